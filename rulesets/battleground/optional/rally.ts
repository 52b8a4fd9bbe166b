import type { InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { boundToMelee } from '../permits.js';
import { gaveWay } from '../shooting/casualties-taken.js';
import { action, inches, permits, ruling, step } from '../words.js';
import { ralliesWaiting } from './due-to-rally.js';
import { passes } from './nerve.js';
import { rout } from './retreat.js';
import { router } from './roles.js';

const all = inputsOf(router);
const inputs = { ...all, grade: { ...all.grade, required: true as const } };
type Routing = InputOf<typeof inputs>;
type Result = { rallied: boolean; inches: number };

/** Optional rule: a routing unit tries to rally (retreat.3). */
export const rally = action({
  name: 'rally',
  says: 'Optional rule: does a routing unit rally',
  inputs,
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
  roles: [router],
  waits: ralliesWaiting,
  permits: permits<Routing>(boundToMelee('rally')),
  *resolve(unit): Rule<Result> {
    const text = 'rolls when its movement card comes, or an ace picks it';
    yield* step({ id: 'when', clause: 'bg:retreat.3', value: true, text, ruling: 'bg:R124' });
    if (yield* passes(RALLY_TEST, unit)) {
      yield* rallied(unit);
      return { rallied: true, inches: 0 };
    }
    const far = yield* rout('bg:retreat.3');
    yield* gaveWay(router.as.infantry, 'routs', 'bg:retreat.3');
    yield* hasMoved(unit);
    return { rallied: false, inches: far };
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
function* rallied(unit: Routing): Rule<void> {
  const off = 'its routing marker comes off';
  yield* step({ id: 'marker', clause: 'bg:retreat.4', value: true, text: off, ruling: 'bg:R125' });
  yield* router.as.infantry.set('bg:retreat.3', { routing: null });
  const moves = (yield* ruling('bg:R123')) === 2;
  if (!moves) {
    yield* hasMoved(unit, { stays: true });
    yield* router.as.infantry.set('bg:move.9', { road: null });
  }
  const text = moves
    ? 'it may move at once: wg move'
    : 'it stays where it is this card, and may shoot when its card comes';
  yield* step({ id: 'rallied', clause: 'bg:retreat.3', value: moves, text, ruling: 'bg:R123' });
}

/** The roll was its movement: the run marker of an earlier one comes off (move.7), as after any that is no run. */
function* hasMoved({ ran }: Routing, marks: { readonly stays?: true } = {}): Rule<void> {
  yield* router.as.infantry.set('bg:retreat.3', { hasMoved: true, ...marks });
  if (ran) yield* router.as.infantry.set('bg:move.7', { ran: null });
}
