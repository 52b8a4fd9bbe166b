import { action } from '../../src/rules/action.js';
import { choice, count, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { MOST } from './inputs.js';
import { passes } from './nerve.js';
import { rout } from './retreat.js';
import { inches } from './say.js';
import { GRADES } from './tables.js';
import { ruling, step } from './words.js';

type Result = { rallied: boolean; inches: number };

/** Optional rule: a routing unit tries to rally (retreat.3). */
export const rally = action({
  name: 'rally',
  says: 'Optional rule: does a routing unit rally',
  inputs: {
    grade: choice(GRADES, 'grade of the unit, A the best', { short: 'g', required: true }),
    leaders: count('leaders still there', { short: 'l', max: MOST, default: 0 }),
    ran: toggle('carries the run marker', {}),
  },
  examples: [
    ['wg rally --grade C', 'without a leader: one die'],
    ['wg rally -g C -l 1', 'with one: two dice'],
    ['wg rally -g B -l 1 --odds', 'the chances instead of a roll'],
    ['wg rally -g C --dice "rally-test=2 rout=3,4"', 'dice thrown by hand'],
  ],
  result: {
    rallied: { help: 'it is an ordinary unit again', order: ['false', 'true'] },
    inches: { help: 'how far it routs on, in inches' },
  },
  *resolve(unit): Rule<Result> {
    const text = 'rolls when its movement card comes, or an ace picks it';
    yield* step({ id: 'when', clause: 'bg:retreat.3', value: true, text, ruling: 'bg:R124' });
    if (!(yield* passes(RALLY_TEST, unit))) return { rallied: false, inches: yield* rout('bg:retreat.3') };
    yield* rallied();
    return { rallied: true, inches: 0 };
  },
  luck: () => ({ of: 'tests passed', read: ({ rallied }) => Number(rallied) }),
  announce: ({ rallied, inches: far }) => (rallied ? 'the unit rallies' : `it routs on ${inches(far)}`),
});

const RALLY_TEST = {
  id: 'rally-test',
  clause: 'bg:retreat.3',
  passed: 'it rallies',
  failed: 'it routs on',
} as const;

/** It is marked as routing no more; the roll was its movement, unless it is ruled that it may move at once (R123). */
function* rallied(): Rule<void> {
  const off = 'its routing marker comes off';
  yield* step({ id: 'marker', clause: 'bg:retreat.4', value: true, text: off, ruling: 'bg:R125' });
  const moves = (yield* ruling('bg:R123')) === 2;
  const text = moves
    ? 'it may move at once: wg move'
    : 'it stays where it is this card, and may shoot when its card comes';
  yield* step({ id: 'rallied', clause: 'bg:retreat.3', value: moves, text, ruling: 'bg:R123' });
}
