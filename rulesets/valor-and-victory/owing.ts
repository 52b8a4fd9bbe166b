import type { Moment } from '../../src/rules/permit.js';
import type { Unit } from '../../src/rules/roster.js';
import { counted, list } from '../../src/rules/say.js';
import type { State } from '../../src/rules/state.js';
import { known } from './kinds.js';
import { together } from './place.js';
import { isWhileMoving, turnOf } from './turns.js';
import { bearings } from './words.js';

/** What units have done in this turn already, and Casualty Points that nobody has met yet. */

type Now = Moment;

const names = (units: readonly Unit[]): string => list(units.map(({ name }) => name));
const has = (units: readonly Unit[]): string => `${names(units)} ${units.length === 1 ? 'has' : 'have'}`;

/** AP fire does nothing to an AFV (14.65): what nobody can take is no debt. */
const isOwing = (unit: Unit): boolean => {
  const { points, pointsBy, eliminated, counter } = known(unit);
  return points > 0 && !eliminated && !(pointsBy === 'fire' && counter.kind === 'afv');
};

const oweFirst = ({ doers }: Now): string => `${has(doers.filter(isOwing))} Casualty Points to meet first.`;

/** The points that those who suffer have to meet. */
const debtOf = ({ named }: Now): number =>
  Math.max(0, ...(named.sufferers ?? []).filter(isOwing).map(({ marks }) => Number(marks.points)));

/** Those whom somebody attacks. */
const attacked = ({ named, doers }: Now): readonly Unit[] =>
  Object.values(named)
    .flat()
    .filter((unit) => !doers.includes(unit));

/** Who has moved, or fired, before this move; by phases an advance is another matter than a move. */
function movedBefore({ state, doers, input }: Now): readonly Unit[] {
  const turn = turnOf(state);
  if (!turn.byPhases) return [];
  const advances = input.advance === true || isWhileMoving(turn) === 'advancing';
  return doers.filter(({ marks }) => (advances ? marks.advanced || marks.assaulted : marks.marked));
}

/** `Farm: 3 Casualty Points to meet`, hex by hex; by its name, where a unit is in no hex. */
export function owedIn({ units }: Pick<State, 'units'>): string[] {
  const owed = new Map<string, number>();
  for (const unit of units.filter(isOwing)) {
    const where = together.place(unit, units) ?? unit.name;
    owed.set(where, Math.max(owed.get(where) ?? 0, Number(unit.marks.points)));
  }
  return [...owed].map(([where, points]) => `${where}: ${counted(points, 'Casualty Point')} to meet`);
}

export const owing = bearings(
  {
    clause: 'vv:14.61a',
    word: 'casualties',
    actions: ['shoot', 'anti-tank', 'close-assault', 'overrun', 'smoke', 'rally'],
    when: ({ doers }) => doers.some(isOwing),
    says: oweFirst,
    way: 'wg casualties',
  },
  {
    // Who leaves the hex would take a debt along that the hex has to meet once.
    clause: 'vv:14.61a',
    word: 'casualties',
    actions: ['move'],
    when: ({ doers }) => doers.some(isOwing),
    says: oweFirst,
    way: 'wg casualties',
    refuses: true,
  },
  {
    // Each attack is applied by itself, and by what it was: a second one waits.
    clause: 'vv:14.61f',
    word: 'casualties',
    actions: ['shoot', 'anti-tank', 'overrun', 'artillery', 'sniper'],
    when: (now) => attacked(now).some(isOwing),
    says: (now) => `${has(attacked(now).filter(isOwing))} Casualty Points of another attack to meet first.`,
    way: 'wg casualties',
  },
  {
    clause: 'vv:15.1h',
    word: 'casualties',
    actions: ['close-assault'],
    when: (now) => attacked(now).some(isOwing),
    says: (now) => `${has(attacked(now).filter(isOwing))} Casualty Points of another attack to meet first.`,
    way: 'wg casualties',
  },
  {
    clause: 'vv:14.61a',
    word: 'casualties',
    actions: ['turn'],
    when: ({ state, input }) => input.new !== true && owedIn(state).length > 0,
    says: ({ state }) => `Nobody has said yet how they are met: ${list(owedIn(state))}.`,
    way: 'wg casualties',
  },
  {
    // All of the points have to be met, and not only those that somebody types.
    clause: 'vv:14.61g',
    word: 'points',
    actions: ['casualties'],
    when: (now) => now.typed.includes('points') && Number(now.input.points) < debtOf(now),
    says: (now) => `${debtOf(now)} Casualty Points are to be met, and not ${now.input.points}.`,
  },
  {
    clause: 'vv:beyond.5',
    word: 'moved',
    actions: ['move', 'overrun'],
    when: (now) => movedBefore(now).length > 0,
    says: (now) => {
      const did =
        isWhileMoving(turnOf(now.state)) === 'advancing' ? 'advanced or assaulted' : 'moved or fired';
      return `${has(movedBefore(now))} ${did} already.`;
    },
  },
  {
    clause: 'vv:15.1g',
    word: 'assaulted',
    actions: ['close-assault'],
    when: ({ doers }) => doers.some(({ marks }) => marks.assaulted),
    says: ({ doers }) =>
      `${has(doers.filter(({ marks }) => marks.assaulted))} close assaulted in this phase.`,
  },
);
