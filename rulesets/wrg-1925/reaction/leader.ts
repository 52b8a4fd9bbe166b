import type { Rule } from '../../../src/rules/rule.js';
import type { LeaderRank } from '../roster/marks.js';
import { factorSigned } from '../say.js';
import { look, ruling, step } from '../words.js';
import { lastScore } from './due.js';
import type { ReactionInput } from './inputs.js';
import { type Facts, factsAgain } from './known.js';
import { restrictions } from './restrictions.js';
import type { TestResult } from './score/bands.js';
import { factorsForLeader } from './score/factors.js';
import { chosenInTime, inAll, scored, sumSoFar, testDice } from './score/score.js';
import { leaderFactors } from './tables.js';
import { leaderHasTested } from './tested.js';

const CALLED: Readonly<Record<LeaderRank, string>> = {
  officer: 'officer',
  sgt: 'sergeant',
  cpl: 'corporal',
  lcpl: 'lance corporal',
};

/** The test of the senior leader by himself, after a bad result of his group (extra.2 to extra.5). */
export function* leaderTest(input: ReactionInput, rank: LeaderRank): Rule<TestResult> {
  const atOnce = yield* followsThatOfHisGroup(input);
  const alone = (yield* ruling('wrg:R147')) === 1;
  const whom = alone ? 'it governs him alone' : 'it governs the whole group';
  const tests = `the ${CALLED[rank]} tests by himself, on new dice: ${whom}`;
  yield* step({ id: 'alone', clause: 'wrg:extra.2', value: alone, text: tests, ruling: 'wrg:R147' });
  const facts = yield* factsAgain(input);
  yield* chosenInTime(facts);
  const roll = yield* testDice(3, 'leader', 'wrg:extra.2', input);
  const ordinary = yield* ordinaryFactors(facts);
  const from = yield* look(leaderFactors.cells[rank]);
  const told = `${CALLED[rank]}: ${factorSigned(from.value)}`;
  yield* step({ id: 'rank', clause: 'wrg:extra.3', value: from.value, text: told, from });
  const sum = ordinary + from.value;
  if (facts.mod === undefined) yield* inAll(sum);
  const { score, band } = yield* scored(roll, sum, facts, 'wrg:extra.2');
  yield* restrictions(band, input, '', alone ? 'him' : 'group');
  const binding = `this binds ${alone ? 'him' : 'the group'} in ${atOnce ? 'this' : 'the next'} period`;
  yield* step({ id: 'binds', clause: 'wrg:extra.2', value: 1, text: binding, ruling: 'wrg:R43' });
  if (band === 'panic' && alone) {
    const join = 'the men directly under him run with him, if they see him pass or are not isolated from him';
    yield* step({ id: 'men-join', clause: 'wrg:extra.5', value: true, text: join, ruling: 'wrg:R147' });
  }
  yield* leaderHasTested(input, { score, panics: band === 'panic' }, atOnce);
  return { score, band };
}

/** Those of his group (extra.3), but for isolation (extra.4). */
function* ordinaryFactors(facts: Facts): Rule<number> {
  const start = yield* sumSoFar(facts, 'wrg:react.2');
  if (facts.mod === undefined) return start + (yield* factorsForLeader(facts));
  const text = `isolation does not count for him: it must not be in the ${factorSigned(facts.mod)}`;
  yield* step({ id: 'no-isolation', clause: 'wrg:extra.4', value: 0, text });
  return facts.mod;
}

/**
 * In a game his group has tested before him, in this period or at the end of the last (extra.2).
 * @returns whether his result binds in this period
 */
function* followsThatOfHisGroup(input: ReactionInput): Rule<boolean> {
  const { name, tested } = input;
  const score = lastScore(input);
  if (name === undefined || score === undefined) return false;
  const text = `${name} scored ${score} in its test: the same factors hold for its leader`;
  yield* step({ id: 'group', clause: 'wrg:extra.2', value: score, text });
  return tested === undefined;
}
