import type { Rule } from '../../../src/rules/rule.js';
import { part } from '../../../src/rules/words.js';
import { refuse, ruling, step } from '../words.js';
import { crewsAnew, crewsOf, crewsWithGroup } from './crews.js';
import { type DueTest, dueTest, scoreForCrews } from './due.js';
import { generalFields, type ReactionInput } from './inputs.js';
import { type Facts, factsOf } from './known.js';
import { restrictions, surrender } from './restrictions.js';
import type { TestResult } from './score/bands.js';
import { factorsOfGroup } from './score/factors.js';
import { chosenInTime, type Scored, scored, testDice } from './score/score.js';
import { groupTested } from './tested.js';

/** What the rest of a test needs to know of the group: its dice, what was added to them, and what they came to. */
/** The test of a group that is not mounted in an AFV (react.1 to react.31). */
export function* groupTest(input: ReactionInput): Rule<TestResult> {
  const { crewWeapons } = input;
  const before = crewWeapons ? scoreForCrews(input) : undefined;
  if (before !== undefined) return yield* crewsOf(input, before);
  const due = yield* isDue(input);
  const counts = due?.isDue !== false;
  const facts = yield* factsOf(input);
  if (crewWeapons && (yield* ruling('wrg:R146')) === 2) {
    const { band } = yield* part(groupScore, facts, due, input);
    return yield* surrender(band === 'panic', yield* crewsAnew(facts, input, due), input, counts);
  }
  const group = yield* part(groupScore, facts, due, input);
  const { score, band } = group;
  const result = crewWeapons ? yield* crewsWithGroup(input, group, due) : { score, band };
  return yield* surrender(band === 'panic', result, input, counts);
}

/** The score of the group, and what it may do. */
function* groupScore(facts: Facts, due: DueTest | undefined, input: ReactionInput): Rule<Scored> {
  yield* chosenInTime(facts);
  const roll = yield* testDice(3, 'reaction', 'wrg:react.2', facts);
  const sum = yield* factorsOfGroup(facts);
  yield* notKnown(facts, input);
  const of = yield* scored(roll, sum, facts, 'wrg:react.2');
  const { score, band } = of;
  yield* restrictions(band, facts);
  yield* binds(due);
  yield* groupTested(input, due, { score, panics: band === 'panic' });
  return of;
}

/** When the result binds, and how long (react.24, R141). */
function* binds(due: DueTest | undefined): Rule<void> {
  if (due?.isDue === false) {
    const text = 'no test was due: this one binds nothing';
    yield* step({ id: 'binds', clause: 'wrg:react.1', value: 0, text });
    return;
  }
  const lasts = (yield* ruling('wrg:R141')) === 2 ? ', until it tests again' : ', and no longer';
  const text = `this binds the group in ${due?.overdue ? 'this' : 'the next'} period${lasts}`;
  yield* step({ id: 'binds', clause: 'wrg:react.24', value: 1, text, ruling: 'wrg:R141' });
}

/** What a game can know, and what only those know who see the table. */
const OF_THE_GAME = [
  'fired',
  'points',
  'lostInBattle',
  'lostInPeriod',
  'machineGuns',
  'ownLeaderRan',
  'flame',
  'surprised',
  'armourFires',
];
const OF_THE_TABLE = (Object.keys(generalFields) as (keyof typeof generalFields)[]).filter(
  (name) => !OF_THE_GAME.includes(name),
);

/** The game knows what was typed into it, and nothing of where the figures stand. */
function* notKnown({ name, mod, allCovered }: Facts, input: ReactionInput): Rule<void> {
  const isSaid = allCovered || OF_THE_TABLE.some((of) => input[of] !== undefined && input[of] !== false);
  if (name === undefined || mod !== undefined || isSaid) return;
  const text =
    'the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add';
  yield* step({ id: 'not-known', clause: 'wrg:react.2', value: true, text });
}

/** Who tests (react.1): groups under fire, but not those inside an AFV (R151). */
function* isDue({ inAfv, ...input }: ReactionInput): Rule<DueTest | undefined> {
  if (inAfv) {
    if ((yield* ruling('wrg:R151')) === 1) {
      refuse('wrg:react.1', 'Troops inside an AFV do not test: they share its result.', 'As in: --afv');
    }
    const text = 'the group inside an AFV tests as well';
    yield* step({ id: 'in-afv', clause: 'wrg:react.1', value: true, text, ruling: 'wrg:R151' });
  }
  const { name } = input;
  if (name === undefined) return undefined;
  const due = dueTest(input);
  const text = due.overdue
    ? `${name} was under fire in the last period and has not tested: it does so now, on what happened then`
    : due.isDue
      ? `${name} was under fire: it tests at the end of the period`
      : `the game knows of no fire on ${name} this period: no test is due`;
  yield* step({ id: 'due', clause: 'wrg:react.1', value: due.isDue, text, ruling: 'wrg:R136' });
  return due;
}
