import type { Rule } from '../../src/rules/rule.js';
import type { Battle } from './battle.js';
import { inAll } from './group-test.js';
import { bandOf } from './reaction-bands.js';
import { factorsForLeader } from './reaction-factors.js';
import type { Rank, ReactionInput } from './reaction-inputs.js';
import { factsOf } from './reaction-known.js';
import { coverChoice, sumInWords, sumSoFar, testDice } from './reaction-score.js';
import { leaderFactors } from './reaction-tables.js';
import type { Result } from './reaction-test.js';
import { restrictions } from './restrictions.js';
import { signed } from './say.js';
import { look, ruling, step } from './words.js';

const CALLED: Readonly<Record<Rank, string>> = {
  officer: 'officer',
  sgt: 'sergeant',
  cpl: 'corporal',
  lcpl: 'lance corporal',
};

/** The test of the senior leader by himself, after a bad result of his group (extra.2 to extra.5). */
export function* leaderTest(input: ReactionInput, rank: Rank, battle: Battle): Rule<Result> {
  const alone = (yield* ruling('wrg:R147')) === 1;
  const whom = alone ? 'it governs him alone' : 'it governs the whole group';
  const tests = `the ${CALLED[rank]} tests by himself, on new dice: ${whom}`;
  yield* step({ id: 'alone', clause: 'wrg:extra.2', value: alone, text: tests, ruling: 'wrg:R147' });
  const roll = yield* testDice(3, 'leader', 'wrg:extra.2', input);
  const start = yield* sumSoFar(input, 'wrg:react.2');
  const ordinary = input.mod ?? start + (yield* factorsForLeader(yield* factsOf(input, battle)));
  const from = yield* look(leaderFactors.cells[rank]);
  const told = `${CALLED[rank]}: ${signed(from.value)}`;
  yield* step({ id: 'rank', clause: 'wrg:extra.3', value: from.value, text: told, from });
  const sum = ordinary + from.value;
  if (input.mod === undefined) yield* inAll(sum);
  const cover = yield* coverChoice(roll + sum, input);
  const score = roll + sum + cover;
  const { band, says } = yield* bandOf(score);
  const text = `${sumInWords([roll, sum, cover], score)}: ${says}`;
  yield* step({ id: 'score', clause: 'wrg:extra.2', value: score, text, ruling: 'wrg:R139' });
  yield* restrictions(band, input);
  if (band === 'panic' && alone) {
    const join = 'the men directly under him run with him, if they see him pass or are not isolated from him';
    yield* step({ id: 'men-join', clause: 'wrg:extra.5', value: true, text: join, ruling: 'wrg:R147' });
  }
  return { score, band };
}
