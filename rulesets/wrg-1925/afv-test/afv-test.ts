import type { Rule } from '../../../src/rules/rule.js';
import { type DueTest, dueTest } from '../reaction/due.js';
import { afvFields, type ReactionInput } from '../reaction/inputs.js';
import { type Facts, factsOf } from '../reaction/known.js';
import { afvBandOf, type TestResult } from '../reaction/score/bands.js';
import { inAll, sumInWords, sumSoFar, testDice } from '../reaction/score/score.js';
import { afvTested } from '../reaction/tested.js';
import { refuse, ruling, step } from '../words.js';
import { afvFactors } from './factors.js';
import { afvRestrictions } from './restrictions.js';

/** The test of an AFV (afv.1 to afv.22). */
export function* afvTest(input: ReactionInput): Rule<TestResult> {
  const due = yield* isDue(input);
  const roll = yield* testDice(2, 'reaction', 'wrg:afv.3', input);
  const facts = yield* factsOf({ ...input, immobilised: input.immobilised || (yield* isHeld(input)) });
  const start = yield* sumSoFar(facts, 'wrg:afv.3');
  const sum = facts.mod === undefined ? yield* inAll(start + (yield* afvFactors(facts)), 'wrg:afv.3') : start;
  yield* movesOrStands(facts);
  yield* notKnown(facts);
  const score = roll + sum;
  const { band, says } = yield* afvBandOf(score);
  const text = `${sumInWords([roll, sum], score)}: ${says}`;
  yield* step({ id: 'score', clause: 'wrg:afv.3', value: score, text, ruling: 'wrg:R139' });
  yield* afvRestrictions(band, facts);
  yield* binds(due);
  yield* afvTested(input, due, score);
  return { score, band };
}

/** A vehicle always does one or the other: what nobody said does not count, and is told (afv.4, afv.10). */
function* movesOrStands({ mod, name, moving, stationary, immobilised }: Facts): Rule<void> {
  if (mod !== undefined || name !== undefined || moving || stationary || immobilised) return;
  const text = 'neither --moving nor --stationary was given: neither counts';
  yield* step({ id: 'moves-or-stands', clause: 'wrg:afv.10', value: false, text });
}

function* binds({ when, overdue, isDue }: DueTest): Rule<void> {
  if (!isDue) {
    const text = 'no test was due: this one binds nothing';
    yield* step({ id: 'binds', clause: 'wrg:afv.1', value: 0, text });
    return;
  }
  const how = when === 'fire' ? 'for the rest of the period' : `in ${overdue ? 'this' : 'the next'} period`;
  const text = `this binds the vehicle ${how}`;
  yield* step({ id: 'binds', clause: 'wrg:afv.17', value: when === 'fire' ? 0 : 1, text });
}

/** One that mines have stopped (mine.13). */
function* isHeld({ name = 'the vehicle', held }: ReactionInput): Rule<boolean> {
  if (!held) return false;
  const text = `${name} is immobilised`;
  return yield* step({ id: 'held', clause: 'wrg:mine.13', value: true, text });
}

/** What a game can know, and what only those know who see the table. */
const OF_THE_GAME = ['moving', 'otherFire', 'antiTankPoints', 'closeAttack', 'light'];
const OF_THE_TABLE = (Object.keys(afvFields) as (keyof typeof afvFields)[]).filter(
  (name) => !OF_THE_GAME.includes(name),
);

/** The game knows nothing of where vehicles stand, nor whose they are. */
function* notKnown({ name, mod, ...facts }: Facts): Rule<void> {
  const isSaid = OF_THE_TABLE.some((of) => facts[of] !== undefined && facts[of] !== false);
  if (name === undefined || mod !== undefined || isSaid) return;
  const rest = facts.light === undefined ? 'the commander, cover and light' : 'the commander and cover';
  const text = `the game does not see the table: friends near, ahead or retreating, AFVs lost, ${rest} are for you to add`;
  yield* step({ id: 'not-known', clause: 'wrg:afv.3', value: true, text });
}

/** When an AFV tests (afv.1, afv.2): whenever anti-tank fire comes at it, and at the end of a period under fire. */
function* isDue(input: ReactionInput): Rule<DueTest> {
  const { name, bound } = input;
  const due = dueTest(input);
  const { when } = due;
  if (when === 'fire' && (yield* ruling('wrg:R56')) === 2) {
    refuse(
      'wrg:afv.1',
      'An AFV makes one test a period, at its end.',
      'At the end of the period: --when period-end',
    );
  }
  if (!due.isDue) {
    const what = when === 'period-end' ? 'fire on' : 'anti-tank fire at';
    const text = `the game knows of no ${what} ${name ?? 'it'} ${when === 'fire' && bound !== undefined ? 'since it last tested' : 'this period'}: no test is due`;
    yield* step({ id: 'due', clause: 'wrg:afv.1', value: false, text, ruling: 'wrg:R56' });
    return due;
  }
  if (when === 'both') {
    const text = 'two tests fall due together: one is made';
    yield* step({ id: 'one-test', clause: 'wrg:afv.2', value: 1, text });
    return due;
  }
  const why =
    when === 'fire'
      ? 'anti-tank fire comes at it'
      : `it was under fire ${due.overdue ? 'in the last period and has not tested' : 'this period'}`;
  yield* step({ id: 'due', clause: 'wrg:afv.1', value: when, text: `${why}: it tests`, ruling: 'wrg:R56' });
  return due;
}
