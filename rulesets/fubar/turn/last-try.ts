import { sameName } from '../../../src/rules/likeness.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { unitOf } from '../meets.js';
import type { Round } from '../slots.js';
import { roundOf } from '../state.js';

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
