import type { Rule } from '../../src/rules/rule.js';
import { afvFactors } from './afv-factors.js';
import { afvRestrictions } from './afv-restrictions.js';
import type { Battle } from './battle.js';
import { inAll } from './group-test.js';
import { afvBandOf } from './reaction-bands.js';
import type { ReactionInput } from './reaction-inputs.js';
import { factsOf } from './reaction-known.js';
import { sumInWords, sumSoFar, testDice } from './reaction-score.js';
import type { Result } from './reaction-test.js';
import { refuse, ruling, step } from './words.js';

/** The test of an AFV (afv.1 to afv.22). */
export function* afvTest(input: ReactionInput, battle: Battle): Rule<Result> {
  const when = yield* isDue(input);
  const roll = yield* testDice(2, 'reaction', 'wrg:afv.3', input);
  const start = yield* sumSoFar(input, 'wrg:afv.3');
  const sum =
    input.mod === undefined
      ? yield* inAll(start + (yield* afvFactors(yield* factsOf(input, battle))), 'wrg:afv.3')
      : start;
  const score = roll + sum;
  const { band, says } = yield* afvBandOf(score);
  const text = `${sumInWords([roll, sum], score)}: ${says}`;
  yield* step({ id: 'score', clause: 'wrg:afv.3', value: score, text, ruling: 'wrg:R139' });
  yield* afvRestrictions(band, input);
  const binding = `this binds the vehicle ${when === 'fire' ? 'for the rest of the period' : 'in the next period'}`;
  yield* step({ id: 'binds', clause: 'wrg:afv.17', value: when === 'fire' ? 0 : 1, text: binding });
  return { score, band };
}

/** When an AFV tests (afv.1, afv.2): whenever anti-tank fire comes at it, and at the end of a period under fire. */
function* isDue({ when = 'fire' }: ReactionInput): Rule<NonNullable<ReactionInput['when']>> {
  if (when === 'both') {
    const text = 'two tests fall due together: one is made';
    yield* step({ id: 'one-test', clause: 'wrg:afv.2', value: 1, text });
    return when;
  }
  if (when === 'fire' && (yield* ruling('wrg:R56')) === 2) {
    refuse(
      'wrg:afv.1',
      'an AFV makes one test a period, at its end',
      'At the end of the period: --when period-end',
    );
  }
  const why = when === 'fire' ? 'anti-tank fire comes at it' : 'it was under fire this period';
  yield* step({ id: 'due', clause: 'wrg:afv.1', value: when, text: `${why}: it tests`, ruling: 'wrg:R56' });
  return when;
}
