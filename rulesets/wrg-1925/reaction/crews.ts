import type { Rule } from '../../../src/rules/rule.js';
import { refuse, ruling, step } from '../words.js';
import type { DueTest } from './due.js';
import { FACTORS, type ReactionInput } from './inputs.js';
import { type Facts, factsAgain } from './known.js';
import { restrictions, surrender } from './restrictions.js';
import { bandOf, type TestResult } from './score/bands.js';
import { factorsOfGroup } from './score/factors.js';
import { chosenInTime, coverChoice, type Scored, sumInWords, testDice } from './score/score.js';
import { crewsTested } from './tested.js';

/** What anti-tank weapons and crews of 2 or more add to the score (extra.1). */
const CREWS_ADD = 1;
const CREWS = 'anti-tank weapons and crews of 2 or more';

/** Whether the test counts, and binds at once. */
type Due = Pick<DueTest, 'isDue' | 'overdue'>;

/** The supplementary test for crews (extra.1): the score of their group, raised. */
export function* crewsWithGroup(
  input: ReactionInput,
  { roll, sum, cover, says: group }: Pick<Scored, 'roll' | 'sum' | 'cover' | 'says'>,
  due: Due | undefined,
): Rule<TestResult> {
  const score = roll + sum + cover + CREWS_ADD;
  const { band, says } = yield* bandOf(score);
  const same = says === group;
  const text = `${CREWS}: ${sumInWords([roll, sum + cover, CREWS_ADD], score)}: ${says}${same ? ', as the group' : ''}`;
  yield* step({ id: 'crew-score', clause: 'wrg:extra.1', value: score, text, ruling: 'wrg:R146' });
  if (!same) {
    yield* restrictions(band, input, 'crew-');
    yield* mayDecline();
  }
  const panics = band === 'panic';
  if (due?.isDue !== false) yield* crewsTested(input, { score, panics }, due?.overdue === true);
  return { score, band };
}

/** The crews of a group of the game that has tested: no dice but those of its test, unless so ruled (R146). */
export function* crewsOf(input: ReactionInput, score: number): Rule<TestResult> {
  // The score to which they add binds the group already, or will in the next period.
  const after = { isDue: true, overdue: input.tested === undefined };
  const { band, says } = yield* bandOf(score);
  const anew = (yield* ruling('wrg:R146')) === 2;
  if (!anew) {
    const stray = [...FACTORS, 'mod', 'allCovered', 'averageDice'].find((of) => isGiven(input, of));
    if (stray) {
      const who = input.name ?? 'The group';
      refuse('wrg:extra.1', `${who} has scored ${score}, factors included: only 1 is added to that.`);
    }
  }
  const text = `${input.name ?? 'the group'} scored ${score} in its test: ${says}`;
  yield* step({ id: 'group', clause: 'wrg:extra.1', value: score, text });
  const result = anew
    ? yield* crewsAnew(yield* factsAgain(input), input, after, true)
    : yield* crewsWithGroup(input, { roll: score, sum: 0, cover: 0, says }, after);
  return yield* surrender(band === 'panic', result, input, true);
}

const isGiven = (input: ReactionInput, name: string): boolean => {
  const value = input[name as keyof ReactionInput];
  return value !== undefined && value !== false && value !== 0;
};

/** The same on dice of their own (R146). @param aloud whether the factors have yet to be said */
export function* crewsAnew(
  facts: Facts,
  input: ReactionInput,
  due: Due | undefined,
  aloud = false,
): Rule<TestResult> {
  yield* chosenInTime(facts);
  const roll = yield* testDice(3, 'crew', 'wrg:extra.1', facts);
  const factors = aloud ? factorsOfGroup(facts) : silently(factorsOfGroup(facts));
  const sum = (yield* factors) + CREWS_ADD;
  const cover = yield* coverChoice(roll + sum, facts, 'crew-');
  const score = roll + sum + cover;
  const { band, says } = yield* bandOf(score);
  const text = `${CREWS}: ${sumInWords([roll, sum - CREWS_ADD, CREWS_ADD, cover], score)}: ${says}`;
  yield* step({ id: 'crew-score', clause: 'wrg:extra.1', value: score, text, ruling: 'wrg:R146' });
  yield* restrictions(band, facts, 'crew-');
  const panics = band === 'panic';
  if (due?.isDue !== false) yield* crewsTested(input, { score, panics }, due?.overdue === true);
  return { score, band };
}

function* mayDecline(): Rule<void> {
  const text = 'their player may decline the +1: then they do as the group';
  yield* step({ id: 'crew-decline', clause: 'wrg:extra.1', value: true, text, ruling: 'wrg:R146' });
}

/** A rule whose lines were said before. */
function* silently<T>(rule: Rule<T>): Rule<T> {
  let next = rule.next();
  while (!next.done) next = rule.next(next.value.kind === 'step' ? undefined : yield next.value);
  return next.value;
}
