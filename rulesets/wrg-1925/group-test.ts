import type { Rule } from '../../src/rules/rule.js';
import { settled } from '../../src/rules/words.js';
import { type Battle, groupNamed } from './battle.js';
import { type Band, bandOf } from './reaction-bands.js';
import { generalFactors } from './reaction-factors.js';
import type { ReactionInput } from './reaction-inputs.js';
import { factsOf } from './reaction-known.js';
import { coverChoice, sumInWords, sumSoFar, testDice } from './reaction-score.js';
import type { Result } from './reaction-test.js';
import { restrictions } from './restrictions.js';
import { signed } from './say.js';
import { surrender } from './surrender.js';
import { refuse, ruling, step } from './words.js';

/** What the rest of a test needs to know of the group: its dice, what was added to them, and what they came to. */
type Scored = { roll: number; sum: number; cover: number; score: number; band: Band; says: string };

/** The test of a group that is not mounted in an AFV (react.1 to react.31). */
export function* groupTest(input: ReactionInput, battle: Battle): Rule<Result> {
  yield* isDue(input, battle);
  if (input.crewWeapons && (yield* ruling('wrg:R146')) === 2) {
    const panics = yield* settled('group', function* () {
      return (yield* groupScore(input, battle)).band === 'panic';
    });
    return yield* surrender(panics, yield* crewsAnew(input, battle), input);
  }
  const group = yield* settled('group', () => groupScore(input, battle));
  const { score, band } = group;
  const result = input.crewWeapons ? yield* crewsWithGroup(input, group) : { score, band };
  return yield* surrender(band === 'panic', result, input);
}

/** The score of the group, and what it may do. */
function* groupScore(input: ReactionInput, battle: Battle): Rule<Scored> {
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
  return { roll, sum, cover, score, band, says };
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

/** What anti-tank weapons and crews of 2 or more add to the score (extra.1). */
const CREWS_ADD = 1;
const CREWS = 'anti-tank weapons and crews of 2 or more';

/** The supplementary test for crews (extra.1): the score of their group, raised. */
function* crewsWithGroup(input: ReactionInput, { roll, sum, cover, says: group }: Scored): Rule<Result> {
  const score = roll + sum + cover + CREWS_ADD;
  const { band, says } = yield* bandOf(score);
  const same = says === group;
  const text = `${CREWS}: ${sumInWords([roll, sum + cover, CREWS_ADD], score)}: ${says}${same ? ', as the group' : ''}`;
  yield* step({ id: 'crew-score', clause: 'wrg:extra.1', value: score, text, ruling: 'wrg:R146' });
  if (!same) yield* restrictions(band, input, 'crew-');
  return { score, band };
}

/** The same on dice of their own (R146). */
function* crewsAnew(input: ReactionInput, battle: Battle): Rule<Result> {
  const roll = yield* testDice(3, 'crew', 'wrg:extra.1', input);
  const sum = (yield* silently(factorsOfGroup(input, battle))) + CREWS_ADD;
  const cover = yield* coverChoice(roll + sum, input, 'crew-');
  const score = roll + sum + cover;
  const { band, says } = yield* bandOf(score);
  const text = `${CREWS}: ${sumInWords([roll, sum - CREWS_ADD, CREWS_ADD, cover], score)}: ${says}`;
  yield* step({ id: 'crew-score', clause: 'wrg:extra.1', value: score, text, ruling: 'wrg:R146' });
  yield* restrictions(band, input, 'crew-');
  return { score, band };
}

/** A rule whose lines were said before. */
function* silently<T>(rule: Rule<T>): Rule<T> {
  let next = rule.next();
  while (!next.done) next = rule.next(next.value.kind === 'step' ? undefined : yield next.value);
  return next.value;
}
