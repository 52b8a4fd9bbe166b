import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { dice } from '../../../src/rules/words.js';
import { gradeBelow, hitsOn } from '../units/grade.js';
import { type Grade, hitNumbers } from '../units/tables.js';
import { type ClauseId, look, ruling, step } from '../words.js';
import { moraleDice } from './tables.js';

/** A unit that has to keep its nerve. */
export interface Nerve {
  readonly grade: Grade;
  /** Leaders that are still there; one is enough for the second die. */
  readonly leaders: number;
  /** It carries the run marker, which may count against it (R122). */
  readonly ran: boolean;
}

/** A test of nerve: what it is called, where it stands, and what comes of it. */
interface Test {
  readonly id: 'retreat-test' | 'rout-test' | 'rally-test';
  readonly clause: ClauseId;
  readonly passed: string;
  readonly failed: string;
}

/** Whether a unit passes: one die, two with a leader, and a hit will do (retreat.1 to retreat.3). */
export function* passes({ id, clause, passed, failed }: Test, unit: Nerve): Rule<boolean> {
  const lowest = yield* lowestToPass(unit, id, clause);
  if (lowest === undefined) {
    return yield* step({ id, clause, value: false, text: `no number passes: ${failed}`, ruling: 'bg:R122' });
  }
  const roll = id === 'rally-test' ? 'rally' : 'test';
  const from = yield* look(moraleDice.cells[unit.leaders > 0 ? (`${roll} with a leader` as const) : roll]);
  const text = `${counted(from.value, 'die', 'dice')}${unit.leaders > 0 ? ', with a leader' : ''}`;
  yield* step({ id: `${id}-dice`, clause, value: from.value, text, from });
  const cancelling = (yield* ruling('bg:R119')) === 2;
  const score = yield* dice({
    dice: [id],
    times: from.value,
    tally: ['hits', 'cancels'],
    read: (face) => ({ hits: face >= lowest ? 1 : 0, cancels: cancelling && face === 1 ? 1 : 0 }),
  });
  const value = score.hits > score.cancels;
  const cancels = score.cancels > 0 ? `, ${counted(score.cancels, 'cancel')}` : '';
  const said = `${counted(score.hits, 'hit')}${cancels}: ${value ? passed : failed}`;
  return yield* step({ id, clause, value, text: said, ruling: 'bg:R119' });
}

/** The lowest face that passes; none where a run marker, if it is ruled to count, leaves no grade below (R122). */
function* lowestToPass({ grade, ran }: Nerve, id: Test['id'], clause: ClauseId): Rule<number | undefined> {
  const lower = ran && (yield* ruling('bg:R122')) === 2;
  if (ran) {
    const text = lower ? 'has run: tests one grade lower' : 'has run: that does not count here';
    yield* step({ id: `${id}-ran`, clause, value: lower ? -1 : 0, text, ruling: 'bg:R122' });
  }
  const now = lower ? gradeBelow(grade, 1) : grade;
  if (!now) return undefined;
  const from = yield* look(hitNumbers.cells[now]);
  const text = `${lower ? 'now' : 'grade'} ${now} passes on ${hitsOn(from.value)}`;
  return yield* step({ id: `${id}-grade`, clause: 'bg:grade.2', value: from.value, text, from });
}
