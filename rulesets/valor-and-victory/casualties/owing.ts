import type { Waiting } from '../../../src/rules/action.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { burstsIn } from '../fire/ap-roll.js';
import { known } from '../roster/kinds.js';
import { isWhileMoving, turnOf } from '../turn/turns.js';
import { byHex, firedApart, ridersOf } from '../units/place.js';
import { isInfantry, isInWire } from '../units/units.js';
import { bearings, haveSaid, type Moment, some } from '../words.js';

/** What units have done in this turn already, and Casualty Points that nobody has met yet. */

/** AP fire does nothing to an AFV (14.65): what nobody can take is no debt. */
const isOwing = (unit: Unit): boolean => {
  const { points, pointsBy, eliminated, counter } = known(unit);
  return points > 0 && !eliminated && !(pointsBy === 'fire' && counter.kind === 'afv');
};

/** The units that have Casualty Points to meet. */
export const owingIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => units.filter(isOwing);

/** `Farm: 3 Casualty Points to meet`, hex by hex; by its name, where a unit is in no hex. */
export const owedIn = (table: Pick<State, 'units'>): string[] =>
  [...pointsIn(table)].map(([where, points]) => `${where}: ${counted(points, 'Casualty Point')} to meet`);

/** Those who have points to meet, hex by hex. */
const debtorsIn = (table: Pick<State, 'units'>) => byHex(owingIn(table), table.units);

/** The points of each hex that owes some. */
const pointsIn = (table: Pick<State, 'units'>): ReadonlyMap<string, number> =>
  new Map(
    [...debtorsIn(table)].map(([where, units]) => [
      where,
      Math.max(...units.map(({ marks }) => Number(marks.points))),
    ]),
  );

/** The points of each hex are met at once, by all who owe them there (14.61a). */
export const casualtiesWaiting = (table: Pick<State, 'units'>): Waiting[] =>
  [...debtorsIn(table)].map(([says, units]) => ({ units: [units.map(({ name }) => name)], says }));

/** The same as one remark: `6 Casualty Points of Farm and 1 of Z2 are to be met`. */
function stillOwed(table: Pick<State, 'units'>): string {
  const [[where, points] = ['', 0], ...others] = pointsIn(table);
  const all = [
    `${counted(points, 'Casualty Point')} of ${where}`,
    ...others.map(([hex, n]) => `${n} of ${hex}`),
  ];
  return `${list(all)} ${points === 1 && others.length === 0 ? 'is' : 'are'} still to be met.`;
}

/** The points that those who suffer have to meet. */
const debtOf = ({ named }: Moment): number =>
  Math.max(0, ...(named.sufferers ?? []).filter(isOwing).map(({ marks }) => Number(marks.points)));

const doersOwe = some(
  ({ doers }) => doers.filter(isOwing),
  (who) => `${haveSaid(who)} Casualty Points to meet first.`,
);
/** Those who are attacked, and who of them has points of another attack to meet. */
const attackedBy = ({ named, doers }: Moment): readonly Unit[] =>
  Object.values(named)
    .flat()
    .filter((unit) => !doers.includes(unit));
const debtorsOf = (now: Moment): readonly Unit[] => attackedBy(now).filter(isOwing);

/** Those of the hex on whom the points of an attack fall: all of them, or some by number, as those who move (13.8). */
function meantBy(now: Moment): readonly Unit[] {
  const attacked = attackedBy(now);
  const numbers = now.input.movers ?? now.input.targets;
  return Array.isArray(numbers) ? numbers.flatMap((number) => attacked[Number(number) - 1] ?? []) : attacked;
}

/** Whether points of this attack would be doubled, on infantry in trees (12.64, 21.6). */
const isDoubled = ({ action, input }: Moment): boolean =>
  burstsIn(input.terrain as string | undefined, 1) &&
  input.at === 'infantry' &&
  (action === 'shoot' ? input.mortar === true : action === 'artillery' && input.mission !== 'fighter-bomber');

/** Where a vehicle or Gun is, points that are doubled on others add up to nothing with those that are not. */
function wouldMixBursts(now: Moment, debtors: readonly Unit[]): boolean {
  const isSoft = (unit: Unit) => !isInfantry(known(unit).counter);
  return debtors.some(isSoft) && debtors.some(({ marks }) => (marks.burst === true) !== isDoubled(now));
}

/**
 * Whether the points of this attack would be lost among those that the hex owes: they come of another sort, or fall on others of it,
 * so that nobody could tell whose they are. On the same units those of two attacks add up.
 */
function wouldMix(now: Moment): boolean {
  const debtors = debtorsOf(now);
  if (debtors.length === 0 || now.action === 'anti-tank') return false;
  const by = now.action === 'close-assault' ? 'assault' : 'fire';
  const most = Math.max(...debtors.map(({ marks }) => Number(marks.points)));
  return (
    debtors.some(({ marks }) => marks.pointsBy !== by) ||
    (by === 'fire' && wouldMixBursts(now, debtors)) ||
    !meantBy(now).some(({ marks }) => marks.points === most)
  );
}

/** Attacks other than assaults that bring points; and those that bring none. */
const FIRE = ['shoot', 'overrun', 'artillery', 'sniper'] as const;
const ALL_FIRE = [...FIRE, 'anti-tank'] as const;

const ofAnother = (who: readonly Unit[]): string =>
  `${haveSaid(who)} Casualty Points of another attack to meet first.`;
/** Each attack is applied by itself, and by what it was: a second one waits. */
const othersOwe = some((now) => (wouldMix(now) ? [] : debtorsOf(now)), ofAnother);
const wouldBeMixed = some((now) => (wouldMix(now) ? debtorsOf(now) : []), ofAnother);
const meetFirst = { word: 'casualties', way: 'wg casualties' } as const;

const isAdvancing = ({ state }: Moment): boolean => isWhileMoving(turnOf(state)) === 'advancing';

/** Who has fired at the same hex out of the same one, and not together with those who fire now (14.2, 12.61). */
const apart = ({ named: { firer = [], target = [] }, state: { units }, input }: Moment) =>
  firedApart(firer, target, input.mortar === true, units);

/** Who has moved, or fired, before this move; by phases an advance is another matter than a move. */
function movedBefore(now: Moment): readonly Unit[] {
  if (!turnOf(now.state).byPhases) return [];
  if (now.input.taken === true) return [];
  const advances = now.input.advance === true || isAdvancing(now);
  if (advances) return now.doers.filter(({ marks }) => marks.advanced || marks.assaulted);
  // A carrier and those in it are one unit: where they have fired it stays (8.1, R63).
  const riders = now.doers.flatMap((unit) => ridersOf(unit, now.state.units));
  const all = [...now.doers, ...riders.filter((unit) => !now.doers.includes(unit))];
  return all.filter((unit) => unit.marks.marked && !goesOn(now, unit));
}

const goSaid = (units: readonly Unit[]): string => (units.length === 1 ? 'goes' : 'go');

/** Whom barbed wire has stopped on the move of this turn (20.8). */
const isStopped = (unit: Unit): boolean => known(unit).moved && isInWire(known(unit));

/** Who was stopped on his way goes on (13.8); who is carried gets off wherever his carrier has come to (8.3). */
function goesOn({ input }: Moment, unit: Unit): unknown {
  const { moving, spent, aboard, moved, transfer } = unit.marks;
  // A Gun goes one hex a turn, and whoever got off no more than one (6.32, 8.3).
  const mayGoOn =
    input.carrier === undefined &&
    !input.turnsOnly &&
    transfer !== 'unloaded' &&
    (known(unit).counter.kind !== 'gun' || aboard !== undefined);
  return (mayGoOn && moving && Number(spent ?? 0) > 0) || (input.unload && aboard && moved);
}

export const owing = bearings(
  {
    clause: 'vv:14.61a',
    actions: ['shoot', 'anti-tank', 'smoke', 'rally'],
    ...doersOwe,
    ...meetFirst,
  },
  // Who leaves the hex would take a debt along that the hex has to meet once, and an assault brings others on top of it.
  {
    clause: 'vv:14.61a',
    actions: ['move', 'overrun', 'close-assault'],
    ...doersOwe,
    ...meetFirst,
    refuses: true,
  },
  { clause: 'vv:14.61f', actions: ALL_FIRE, ...othersOwe, ...meetFirst },
  { clause: 'vv:14.61f', actions: FIRE, ...wouldBeMixed, ...meetFirst, refuses: true },
  { clause: 'vv:15.1h', actions: ['close-assault'], ...othersOwe, ...meetFirst },
  { clause: 'vv:15.1h', actions: ['close-assault'], ...wouldBeMixed, ...meetFirst, refuses: true },
  {
    clause: 'vv:14.61a',
    actions: ['turn'],
    when: ({ state, input }) => input.new !== true && owedIn(state).length > 0,
    says: ({ state }) => stillOwed(state),
    ...meetFirst,
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
    clause: 'vv:14.2',
    word: 'apart',
    actions: ['shoot'],
    ...some(
      apart,
      (who) => `${haveSaid(who)} fired at the same target already: those of one hex do so together.`,
    ),
  },
  {
    clause: 'vv:beyond.20.8',
    word: 'wire',
    actions: ['move'],
    ...some(
      (now) => (isAdvancing(now) ? [] : movedBefore(now).filter(isStopped)),
      (who) => `${haveSaid(who)} come into barbed wire, and ${goSaid(who)} no further in this phase.`,
    ),
  },
  {
    clause: 'vv:beyond.5',
    word: 'moved',
    actions: ['move', 'overrun'],
    ...some(
      (now) => movedBefore(now).filter((unit) => isAdvancing(now) || !isStopped(unit)),
      (who, now) =>
        `${haveSaid(who)} ${isAdvancing(now) ? 'advanced or assaulted' : 'moved or fired'} already.`,
    ),
  },
  {
    clause: 'vv:15.1g',
    word: 'assaulted',
    actions: ['close-assault'],
    ...some(
      ({ doers }) => doers.filter(({ marks }) => marks.assaulted),
      (who, { state }) =>
        `${haveSaid(who)} close assaulted in this ${turnOf(state).byPhases ? 'phase' : 'turn'}.`,
    ),
  },
);
