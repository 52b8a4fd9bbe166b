import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { unitOf } from '../roster/meets.js';
import type { RoundSlots } from '../slots.js';
import { roundOf } from '../state.js';
import { put, ruling, step } from '../words.js';

/** Whether a unit has figures left, or a vehicle is no wreck. */
export const isInPlay = ({ profile, marks }: Unit): boolean => profile.figures !== 0 && !marks.destroyed;

/** Whether a unit has had its try of this turn, or its close combat took it (melee.10). */
export const wasTried = ({ marks }: Unit): boolean => marks.tried !== undefined || marks.combat === true;

/** Whether a player has passed, and is done for the turn with it (R7). */
const isDone = ({ done }: RoundSlots, side: string | undefined): boolean =>
  side !== undefined && done.some((of) => sameName(of, side));

/** Whether a unit has its try of this turn yet; one that failed may have another, where that is ruled (R8). */
const mayBeTried = (unit: Unit, round: RoundSlots): boolean =>
  isInPlay(unit) &&
  !isDone(round, unit.side) &&
  (!wasTried(unit) || (round.retries === true && unit.marks.tried === 'failed'));

/**
 * Whether everybody has passed, is done for the turn (R7), or nobody is left to be tried (turn.2): whatever took the last try, or
 * took the unit off that had it. One that comes into the game behind the last try has its own in the turn still.
 */
export function isOver(table: State): boolean {
  const { turn, order, passed, done, over } = roundOf(table);
  if (turn === 0) return false;
  if (order.length > 0 && Math.max(passed, done.length) >= order.length) return true;
  if (over === true) return passed > 0 || !hasNewcomer(table);
  return isAllTried(table, undefined);
}

/** Whether a side has somebody on record who has not been tried, though all have. */
function hasNewcomer(table: State): boolean {
  const round = roundOf(table);
  return table.units.some(
    (unit) =>
      unit.profile.level !== undefined &&
      round.order.some((side) => unit.side !== undefined && sameName(side, unit.side)) &&
      !wasTried(unit) &&
      mayBeTried(unit, round),
  );
}

/** Those who have had no try this turn, unless everybody has passed (turn.2), or their side is done for it (R7). */
export function untriedIn(table: State): readonly Unit[] {
  const round = roundOf(table);
  if (round.turn === 0 || isOver(table)) return [];
  return table.units.filter(
    (unit) => !wasTried(unit) && unit.profile.level !== undefined && mayBeTried(unit, round),
  );
}

/** Whether a side has a unit to try yet; one whose units are not all on record may have. */
function mayTry(table: State, side: string, but: Unit | undefined): boolean {
  const round = roundOf(table);
  const own = table.units.filter((unit) => unit.side === undefined || sameName(unit.side, side));
  return own.length === 0 || own.some((unit) => unit !== but && (unit.met || mayBeTried(unit, round)));
}

/**
 * The first of these sides that has a unit to try: one that has nobody left leaves the rest of the turn to the others (turn.2).
 * @param but a unit that has its try with this
 */
export const nextToTry = (
  table: State,
  sides: readonly string[],
  done: readonly string[],
  but?: Unit,
): string | undefined => sides.find((side) => !done.includes(side) && mayTry(table, side, but));

/** The sides of this turn that have a unit to try yet. */
export const sidesToTry = (table: State, but?: Unit): readonly string[] =>
  roundOf(table).order.filter((side) => mayTry(table, side, but));

/** The side whose try it is. */
export function holderOf(table: State): string | undefined {
  const { holder, order, done } = roundOf(table);
  if (holder === undefined || mayTry(table, holder, undefined)) return holder;
  return nextToTry(table, behind(holder, order), done) ?? holder;
}

/** The sides behind this one as the initiative goes round. */
export function behind(side: string, circle: readonly string[]): readonly string[] {
  const at = circle.indexOf(side);
  return [...circle.slice(at + 1), ...circle.slice(0, Math.max(at, 0))];
}

/** Whoever is tried breaks off a row of passes, but in a turn that these have ended. */
export function* passesEnd(table: State): Rule<void> {
  if (!isOver(table)) yield* put('fubar:turn.1', 'passed', 0);
}

/** Says that the turn is over with this try (turn.2). */
export function* turnEnds(whenActed: boolean): Rule<void> {
  const text = `all units have been tried: the turn is over${whenActed ? ' when it has acted' : ''}`;
  yield* step({ id: 'turn-over', clause: 'fubar:turn.2', value: true, text });
  yield* put('fubar:turn.2', 'over', true);
}

/** Whether all other units have been tried this turn (turn.2), where every side has its units on record. */
export function isLastTry(table: State, name: string | undefined): boolean {
  const it = unitOf(table, name);
  return it !== undefined && isInPlay(it) && isAllTried(table, it);
}

/** Whether one that has failed may be tried again (R8), by what is agreed on by now: so that the turn does not end with its failure. */
export function* mayRetry(table: State): Rule<boolean> {
  const may = (yield* ruling('fubar:R8')) === 2;
  if (may || roundOf(table).retries) yield* put('fubar:turn.1', 'retries', may || null);
  return may;
}

/** The table on which units that failed may be tried again, or not. */
export const withRetries = (table: State, retries: boolean): State => ({
  ...table,
  slots: { ...table.slots, retries },
});

/** Whether its round of this turn is to be fought yet: it was in close combat as the turn began (melee.9). */
export const isUnfought = (unit: Unit): boolean =>
  unit.marks.melee !== undefined && !unit.marks.fought && !unit.marks.assaulted && isInPlay(unit);

/**
 * Whether nobody but this one is left to be tried, where every side has its units on record or is done (R7), and no combat to be
 * fought.
 */
function isAllTried(table: State, but: Unit | undefined): boolean {
  const round = roundOf(table);
  const { units } = table;
  return (
    round.order.length > 0 &&
    !units.some(isUnfought) &&
    round.order.every(
      (side) =>
        isDone(round, side) || units.some((unit) => unit.side !== undefined && sameName(unit.side, side)),
    ) &&
    units
      .filter(isInPlay)
      .every((unit) => unit.side !== undefined && (unit === but || !mayBeTried(unit, round)))
  );
}
