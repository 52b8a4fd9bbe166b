import type { Bearing as AnyBearing } from '../../../src/rules/permit.js';
import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { list, names, quoted } from '../../../src/rules/text/say.js';
import { linesFor } from '../../../src/rules/waiting.js';
import type { ActionName } from '../index.js';
import { roundsWaiting } from '../melee/opponents.js';
import { unitOf } from '../roster/meets.js';
import type { RoundSlots } from '../slots.js';
import { roundOf } from '../state.js';
import { assaultingIn, idleIn, lastIn } from '../turn/active.js';
import { holderOf, isInPlay, isOver, isUnfought, untriedIn, wasTried } from '../turn/last-try.js';
import { sideOf, sidesTyped } from '../turn/sides.js';
import { type Bearing, bearings, type Moment } from '../words.js';
import { inCombat } from './out-of-combat.js';
import { isTold, onRecord, RECORDED_ACTIONS, TRIES } from './out-of-record.js';

type Now = Moment;

/** A withdrawal is a try of its own only where it was assaulted before it, or as its time is ruled (R75, R49). */
const isTry = ({ action, input }: Now): boolean => action !== 'withdraw' || input.assaulted === true;

/** The side that tries a unit, where it is known. */
const sideIn = ({ state, input, doers }: Now): string | undefined => {
  const said = typeof input.side === 'string' ? input.side : doers[0]?.side;
  return said === undefined ? undefined : sideOf(roundOf(state), said);
};

const isPlaying = ({ order }: RoundSlots, side: string): boolean => order.some((of) => sameName(of, side));

/** Fire On Guard, and a combat that goes on, take no try. */
const needsATry = ({ action, input, doers }: Now): boolean =>
  input.reaction !== true &&
  input.carriedOn !== true &&
  !(action === 'melee' && doers.some(({ marks }) => marks.melee !== undefined));

/** Those whose activation is over: another unit has been tried since, or the player has passed. */
function lateIn({ doers, state }: Now): readonly Unit[] {
  const { active } = roundOf(state);
  if (active === undefined) return [];
  return doers.filter(({ name, marks }) => marks.tried === 'passed' && !sameName(name, active));
}

/** The last unit of a turn acts as long as its activation goes on. */
const isLast = ({ action, doers, state }: Now): boolean =>
  RECORDED_ACTIONS.includes(action) && doers.length > 0 && doers[0]!.name === lastIn(state)?.name;

/** Whether the activation that goes on ends with this: its side tries another unit, or a turn begins. */
function endsActivation(now: Now): boolean {
  if (now.action === 'initiative') return isOver(now.state);
  const side = sideIn(now) ?? holderOf(now.state);
  const { active } = roundOf(now.state);
  const isNext = isTry(now) && now.doers.every(({ name }) => name !== active);
  return isNext && (side === undefined || side === holderOf(now.state));
}

/** Those in close combat whose round of this turn is to be fought yet. */
const unfoughtIn = ({ state }: Now): readonly Unit[] => state.units.filter(isUnfought);

/** Those who take part, and do not take their turn with this. */
const othersIn = ({ named, doers }: Now): readonly Unit[] =>
  Object.values(named)
    .flat()
    .filter((unit) => !doers.includes(unit));

/** Of these units, those who ride in a vehicle; where each of them is, and how they are told to have left it. */
const ridersIn = (units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ marks }) => marks.aboard !== undefined);
const riding = (units: readonly Unit[]): string =>
  ridersIn(units)
    .map(({ name, marks }) => `${name} rides in ${marks.aboard}.`)
    .join(' ');
const gotOut = (name: string): string => `wg roster unmark ${name} aboard, once it has got out`;
const GOT_OUT = gotOut('<unit>');

/** Mounting and dismounting as an action of its own (R72): into or out of what is told by hand. */
const mountsUp = ({ action, input }: Now): boolean => action === 'move' && input.action === 'mount-up';

/** A target of fire On Guard that is known not to move: it has acted where it stands, its side tries another, or it had no try yet. */
const isStill = ({ state }: Now, { name, marks }: Unit): boolean => {
  const { active = '' } = roundOf(state);
  const acted = marks.fired === true || marks.acted === true;
  const stands = acted && !marks.moved && marks.drove === undefined;
  return marks.tried === undefined || stands || (active !== '' && !sameName(active, name));
};

/** Why no enemy is known to move, of whom nobody is named: the turn is over, or a unit of the same side is activated. */
function whyStill({ state, doers: [doer], named, input }: Now): string | undefined {
  if (named.target?.length || input.target !== undefined) return undefined;
  if (isOver(state) && lastIn(state) === undefined) return `Turn ${roundOf(state).turn} is over`;
  const active = unitOf(state, roundOf(state).active || undefined);
  const isOwn = active?.side !== undefined && doer?.side !== undefined && sameName(active.side, doer.side);
  return isOwn && active.marks.tried === 'passed'
    ? `${active.name} is activated, of its own side`
    : undefined;
}

/** Whether all are gone who were on record of other sides. */
function isAlone({ state, doers: [doer] }: Now): boolean {
  const foes = state.units.filter(
    ({ side, met }) => !met && side !== undefined && doer?.side !== undefined && !sameName(side, doer.side),
  );
  return foes.length > 0 && !foes.some(isInPlay);
}

/** A unit in the combat that it has assaulted into this turn: it moves no more. */
const hasAssaulted = ({ marks }: Unit): boolean =>
  marks.action === 'assault' && marks.acted === true && marks.fought === true;

/** Sides of a turn that the game was not begun with. */
function strangeSides({ state, input }: Now): readonly string[] {
  const { sides = [] } = state;
  if (sides.length === 0 || typeof input.sides !== 'string') return [];
  return sidesTyped(input.sides).filter((side) => !sides.some((of) => sameName(of, side)));
}

/** Only the side that has the initiative tries a unit, or passes (init.4, init.6). */
const ofInitiative = (
  clause: 'fubar:init.4' | 'fubar:init.6',
  ...actions: readonly ActionName[]
): readonly Bearing[] => [
  {
    clause,
    word: 'side',
    actions,
    when: (now) => {
      const side = isTry(now) ? sideIn(now) : undefined;
      const round = roundOf(now.state);
      return side !== undefined && !isOver(now.state) && round.order.length > 0 && !isPlaying(round, side);
    },
    says: (now) => `${sideIn(now)} is no side of this turn: ${list(roundOf(now.state).order)} are.`,
    way: 'Give --side with one of them.',
    refuses: true,
  },
  {
    clause,
    word: 'initiative',
    actions,
    when: (now) => {
      const side = isTry(now) ? sideIn(now) : undefined;
      const round = roundOf(now.state);
      const holder = holderOf(now.state);
      if (side === undefined || holder === undefined || isOver(now.state)) return false;
      // Whoever failed may be tried again where that is ruled (R8), though nobody else is left.
      const again = now.doers.some(({ marks }) => marks.tried === 'failed') && sameName(side, round.holder!);
      return isPlaying(round, side) && !sameName(side, holder) && !again;
    },
    says: (now) => `${holderOf(now.state)} has the initiative, not ${sideIn(now)}.`,
    way: 'wg pass hands it over.',
    refuses: true,
  },
];

/** Who has the initiative, where that is another side; that a turn is over is told by itself. */
function notTheirs(now: Now): string {
  const side = sideIn(now);
  const holder = isOver(now.state) ? undefined : holderOf(now.state);
  return side === undefined || holder === undefined || sameName(side, holder)
    ? ''
    : `, and ${holder} has the initiative, not ${side}`;
}

const turnOver = {
  clause: 'fubar:turn.2',
  word: 'over',
  when: (now: Now) => needsATry(now) && isOver(now.state) && !isLast(now),
  says: ({ state }: Now) => `Turn ${roundOf(state).turn} is over.`,
  way: 'wg initiative begins the next turn.',
} as const;

/** Whose combat has activated it, with no try of its own: it may have that to leave it, where that is so ruled (R49). */
const mayLeave = ({ action, doers }: Now): boolean =>
  action === 'withdraw' &&
  doers.some(({ marks }) => marks.melee !== undefined && marks.fought === true && !marks.acted);

/** Of the turn before nothing is left to be done where a new game begins, but its sides are those of the game. */
const inTheSameGame = (of: AnyBearing): AnyBearing =>
  of.clause === 'fubar:init.1' || !of.actions.includes('initiative')
    ? of
    : {
        ...of,
        when: (now) => !(now.action === 'initiative' && now.input.new === true) && of.when(now),
      };

/** Where no roster was loaded, names are all there is: one that nobody has told of has its try, unless everybody has passed. */
const isUnheardOf = ({ action, input, state }: Now): boolean =>
  action === 'activate' &&
  roundOf(state).passed === 0 &&
  state.units.every(({ met }) => met) &&
  unitOf(state, input.name as string | undefined) === undefined;

/** What the turn and the initiative speak against, as far as they are told. */
export const outOfTurn = bearings(
  ...onRecord,
  {
    clause: 'fubar:init.1',
    word: 'sides',
    actions: ['initiative'],
    when: (now) => strangeSides(now).length > 0,
    says: (now) => `${list(strangeSides(now))}: the sides of this game are ${list(now.state.sides ?? [])}.`,
  },
  ...ofInitiative('fubar:init.4', 'activate', 'withdraw'),
  ...ofInitiative('fubar:init.6', 'pass'),
  // No more tries; whoever acts on may have been tried before the last pass was told.
  {
    ...turnOver,
    actions: TRIES,
    when: (now) => turnOver.when(now) && !mayLeave(now) && !isUnheardOf(now),
    refuses: true,
  },
  { ...turnOver, actions: RECORDED_ACTIONS },
  {
    clause: 'fubar:activate.1',
    word: 'not activated',
    actions: RECORDED_ACTIONS,
    when: (now) => needsATry(now) && isTold(now) && !now.doers.every(wasTried),
    says: (now) => `${names(now.doers)} has not been activated this turn${notTheirs(now)}.`,
    way: 'wg activate <unit>',
  },
  {
    clause: 'fubar:activate.5',
    word: 'activation over',
    actions: RECORDED_ACTIONS,
    when: (now) => needsATry(now) && lateIn(now).length > 0,
    says: (now) => {
      const { active } = roundOf(now.state);
      return `The activation of ${names(lateIn(now))} is over${active ? `: ${active} has been tried since` : ''}.`;
    },
  },
  {
    clause: 'fubar:turn.2',
    word: 'turn not over',
    actions: ['initiative'],
    when: (now) => untriedIn(now.state).length > 0,
    says: ({ state }) => `Turn ${roundOf(state).turn} is not over: ${names(untriedIn(state))} had no try.`,
    way: 'wg pass, where a side has no more to try',
  },
  {
    clause: 'fubar:melee.9',
    word: 'melee first',
    actions: ['activate', 'pass', 'initiative'],
    when: (now) => isTold(now) && unfoughtIn(now).length > 0,
    says: (now) =>
      now.action === 'initiative'
        ? `The round of turn ${roundOf(now.state).turn} between ${names(unfoughtIn(now))} was not fought.`
        : `A turn begins with the close combat of ${names(unfoughtIn(now))}.`,
    way: ({ state }) => linesFor('melee', roundsWaiting(state)),
  },
  {
    clause: 'fubar:activate.5',
    word: 'not acted',
    actions: [...TRIES, 'initiative'],
    when: (now) => endsActivation(now) && idleIn(now.state) !== undefined,
    says: ({ state }) => `${idleIn(state)!.name} was activated, and has done nothing that was told.`,
    missing: true,
  },
  {
    clause: 'fubar:action.11',
    word: 'not fought',
    actions: [...TRIES, 'initiative'],
    when: (now) => endsActivation(now) && assaultingIn(now.state) !== undefined,
    says: ({ state }) => `${assaultingIn(state)!.name} took Assault, and no close combat of it was told.`,
    way: ({ state }) => `wg melee ${quoted(assaultingIn(state)!.name)}, where it came into contact`,
    missing: true,
  },
  ...inCombat,
  {
    clause: 'fubar:action.7',
    word: 'not on guard',
    actions: ['shoot'],
    when: (now) =>
      now.input.reaction === true &&
      now.doers.some(({ marks }) => marks.action === undefined && (isTold(now) || marks.tried !== undefined)),
    says: ({ doers }) => `${names(doers)} is not On Guard.`,
  },
  {
    clause: 'fubar:action.7',
    word: 'struck',
    actions: ['shoot'],
    when: (now) => now.input.reaction === true && (now.named.target ?? []).some(hasAssaulted),
    says: ({ named }) =>
      `${names(named.target!)} has struck already: fire On Guard at its Assault comes before the close combat (R22).`,
    way: 'wg undo, and tell the fire first.',
  },
  {
    clause: 'fubar:action.7',
    word: 'still',
    actions: ['shoot'],
    when: (now) =>
      isTold(now) && now.input.reaction === true && (now.named.target ?? []).some((of) => isStill(now, of)),
    says: ({ named }) => `${names(named.target!)} does not move now: fire On Guard is at an enemy that does.`,
  },
  {
    clause: 'fubar:action.7',
    word: 'nobody moves',
    actions: ['shoot'],
    when: (now) => isTold(now) && now.input.reaction === true && whyStill(now),
    says: (now) => `${whyStill(now)}: fire On Guard is at an enemy that moves.`,
  },
  {
    clause: 'fubar:activate.3',
    word: 'no enemy',
    actions: ['activate'],
    when: (now) => now.input.noEnemy !== true && isAlone(now),
    says: () => 'No enemy is left on record: where none is visible the roll is at +1.',
    way: 'Give --no-enemy.',
    missing: true,
  },
  {
    clause: 'fubar:vehicle.7',
    word: 'aboard',
    actions: ['move', 'melee', 'withdraw'],
    when: (now) => ridersIn(now.doers).length > 0 && !mountsUp(now),
    says: (now) => riding(now.doers),
    way: GOT_OUT,
  },
  {
    clause: 'fubar:vehicle.7',
    word: 'mounting',
    actions: ['move'],
    when: (now) => now.doers.length > 0 && mountsUp(now),
    says: ({ doers }) =>
      ridersIn(doers).length > 0
        ? `${riding(doers)} wg roster unmark ${quoted(doers[0]!.name)} aboard tells that it has got out.`
        : `What ${names(doers)} mounts was not told: wg roster mark ${quoted(doers[0]!.name)} aboard=<vehicle>, once it is inside.`,
    missing: true,
  },
  {
    clause: 'fubar:vehicle.7',
    word: 'aboard',
    actions: ['shoot'],
    when: (now) => ridersIn(now.doers).length > 0,
    says: (now) => `${riding(now.doers)} Whether it fires from there is for the players (R72).`,
    way: GOT_OUT,
    missing: true,
  },
  // Nobody gets at those inside, as with fire.
  {
    clause: 'fubar:vehicle.7',
    word: 'aboard',
    actions: ['melee', 'overrun', 'withdraw'],
    when: (now) => ridersIn(othersIn(now)).length > 0,
    says: (now) => riding(othersIn(now)),
    way: (now) =>
      ridersIn(othersIn(now))
        .map(({ name }) => gotOut(quoted(name)))
        .join('; '),
    refuses: true,
  },
).map(inTheSameGame);
