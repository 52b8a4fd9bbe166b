import type { Rule } from '../../src/rules/rule.js';
import { type Battle, groupNamed } from './battle.js';
import { bandOf } from './reaction-bands.js';
import { generalFactors } from './reaction-factors.js';
import type { ReactionInput } from './reaction-inputs.js';
import { factsOf } from './reaction-known.js';
import { coverChoice, sumInWords, sumSoFar, testDice } from './reaction-score.js';
import type { Result } from './reaction-test.js';
import { restrictions } from './restrictions.js';
import { signed } from './say.js';
import { surrender } from './surrender.js';
import { refuse, ruling, step } from './words.js';

/** The test of a group that is not mounted in an AFV (react.1 to react.31). */
export function* groupTest(input: ReactionInput, battle: Battle): Rule<Result> {
  yield* isDue(input, battle);
  const roll = yield* testDice(3, 'reaction', 'wrg:react.2', input);
  const sum = yield* factorsOfGroup(input, battle);
  const cover = yield* coverChoice(roll + sum, input);
  const score = roll + sum + cover;
  const { band, says } = yield* bandOf(score);
  const text = `${sumInWords([roll, sum, cover], score)}: ${says}`;
  yield* step({ id: 'score', clause: 'wrg:react.2', value: score, text, ruling: 'wrg:R139' });
  yield* restrictions(band, input);
  const binding = 'this binds the group in the next period, and no longer';
  yield* step({ id: 'binds', clause: 'wrg:react.24', value: 1, text: binding, ruling: 'wrg:R141' });
  const result = input.crewWeapons ? yield* crewTest(input, roll, sum + cover, says) : { score, band };
  return yield* surrender(band, result, input);
}

/** The sum of all factors of the general test. */
function* factorsOfGroup(input: ReactionInput, battle: Battle): Rule<number> {
  const start = yield* sumSoFar(input, 'wrg:react.2');
  if (input.mod !== undefined) return start;
  const sum = start + (yield* generalFactors(yield* factsOf(input, battle)));
  return yield* inAll(sum);
}

/** What all factors come to, in a line of its own. */
export function* inAll(sum: number, clause: 'wrg:react.2' | 'wrg:afv.3' = 'wrg:react.2'): Rule<number> {
  return yield* step({ id: 'factors', clause, value: sum, text: `all factors together: ${signed(sum)}` });
}

/** Who tests (react.1): groups under fire, but not those inside an AFV (R151). */
function* isDue({ inAfv, name }: ReactionInput, battle: Battle): Rule<void> {
  if (inAfv) {
    if ((yield* ruling('wrg:R151')) === 1) {
      refuse('wrg:react.1', 'troops inside an AFV do not test: they share its result', 'As in: --afv');
    }
    const text = 'the group inside an AFV tests as well';
    yield* step({ id: 'in-afv', clause: 'wrg:react.1', value: true, text, ruling: 'wrg:R151' });
  }
  if (name === undefined) return;
  const { underFire } = groupNamed(battle, name);
  const text = underFire
    ? `${name} was under fire: it tests at the end of the period`
    : `the game knows of no fire on ${name} this period: no test is due`;
  yield* step({ id: 'due', clause: 'wrg:react.1', value: underFire, text, ruling: 'wrg:R136' });
}

/**
 * The supplementary test for anti-tank weapons and crews of 2 or more (extra.1).
 * @param added all factors and the choice under cover
 * @param groupSays the row of the group
 */
function* crewTest(input: ReactionInput, roll: number, added: number, groupSays: string): Rule<Result> {
  const anew = (yield* ruling('wrg:R146')) === 2;
  const own = anew ? yield* testDice(3, 'crew', 'wrg:react.2', input) : roll;
  const score = own + added + 1;
  const { band, says } = yield* bandOf(score);
  const sum = sumInWords([own, added, 1], score);
  const same = says === groupSays;
  const text = `anti-tank weapons and crews of 2 or more: ${sum}: ${says}${same ? ', as the group' : ''}`;
  yield* step({ id: 'crew-score', clause: 'wrg:extra.1', value: score, text, ruling: 'wrg:R146' });
  if (!same) yield* restrictions(band, input, 'crew-');
  return { score, band };
}
