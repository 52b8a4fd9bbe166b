import { sameName } from '../../../src/rules/likeness.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { unitOf } from '../meets.js';
import type { Round } from '../slots.js';
import { roundOf } from '../state.js';
import { put, step } from '../words.js';

/** Whether a unit has figures left, or a vehicle is no wreck. */
export const isInPlay = ({ profile, marks }: Unit): boolean => profile.figures !== 0 && !marks.destroyed;

/** Whether a unit has had its try of this turn, or its close combat took it (melee.10). */
export const wasTried = ({ marks }: Unit): boolean => marks.tried !== undefined || marks.combat === true;

/** Whether everybody has passed, is done for the turn (R7), or has tried all units (turn.2). */
export const isOver = ({ turn, order, passed, done, over }: Round): boolean =>
  turn > 0 && (over === true || (order.length > 0 && Math.max(passed, done.length) >= order.length));

/** The unit whose activation goes on, where it is the last of a turn. */
export function lastIn(table: State): Unit | undefined {
  const round = roundOf(table);
  const last = isOver(round) && round.active ? unitOf(table, round.active) : undefined;
  return last?.marks.tried === 'passed' && isInPlay(last) ? last : undefined;
}

/** Those who have had no try this turn, unless everybody has passed (turn.2). */
export function untriedIn(table: State): readonly Unit[] {
  const round = roundOf(table);
  if (round.turn === 0 || isOver(round)) return [];
  return table.units.filter((unit) => !wasTried(unit) && unit.profile.level !== undefined && isInPlay(unit));
}

/** Whether a side has a unit to try yet; one whose units are not all on record may have. */
function mayTry({ units }: State, side: string): boolean {
  const own = units.filter((unit) => unit.side === undefined || sameName(unit.side, side));
  return own.length === 0 || own.some((unit) => unit.met || (isInPlay(unit) && !wasTried(unit)));
}

/** The side whose try it is: a side that has nobody left to try leaves the rest of the turn to the others (turn.2). */
export function holderOf(table: State): string | undefined {
  const { holder, order, done } = roundOf(table);
  if (holder === undefined || mayTry(table, holder)) return holder;
  const at = order.indexOf(holder);
  const others = [...order.slice(at + 1), ...order.slice(0, at)];
  return others.find((side) => !done.includes(side) && mayTry(table, side)) ?? holder;
}

/** Says that the turn is over with this try (turn.2). */
export function* turnEnds(whenActed: boolean): Rule<void> {
  const text = `all units have been tried: the turn is over${whenActed ? ' when it has acted' : ''}`;
  yield* step({ id: 'turn-over', clause: 'fubar:turn.2', value: true, text });
  yield* put('fubar:turn.2', 'over', true);
}

/** Whether all other units have been tried this turn (turn.2), where every side has its units on record. */
export function isLastTry(table: State, name: string | undefined): boolean {
  const { order } = roundOf(table);
  const it = unitOf(table, name);
  const inPlay = table.units.filter(isInPlay);
  return (
    order.length > 0 &&
    inPlay.some((unit) => unit === it) &&
    order.every((side) => inPlay.some((unit) => unit.side !== undefined && sameName(unit.side, side))) &&
    inPlay.every((unit) => unit.side !== undefined && (wasTried(unit) || unit === it))
  );
}
