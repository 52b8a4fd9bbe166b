import type { Rule } from '../../../src/rules/rule.js';
import { quoted } from '../../../src/rules/text/say.js';
import { afvTest } from '../afv-test/afv-test.js';
import { notOut } from '../anti-tank/wreck.js';
import { inPeriod, state } from '../state.js';
import { action, permits } from '../words.js';
import { reactionConflict } from './conflicts.js';
import { dueTest, isDue, lastScore, scoreForCrews } from './due.js';
import { groupTest } from './group.js';
import { GENERAL, OF_AFV, type ReactionInput, reactionInputs } from './inputs.js';
import { leaderTest } from './leader.js';
import { joiners, knownOfTest, tester } from './roles.js';
import { BANDS, ROWS_SAID, reactionSaid, saidOf } from './said.js';
import type { TestResult } from './score/bands.js';
import { testsWaiting } from './testers.js';

/** Whether it is the test of a group, and neither of its leader nor of its crews alone. */
const isOfGroup = ({ afv, leader, crewWeapons }: Test): boolean => !afv && !leader && !crewWeapons;

const crewsScore = ({ tested, crewsTested, crewsBound }: Test): number | undefined =>
  tested === undefined ? crewsBound : crewsTested;

/** What the state of those who test forbids. */
const testPermits = [
  ...notOut('does not test'),
  ...permits<ReactionInput>(
    {
      clause: 'wrg:react.1',
      word: 'tested',
      when: (of) => isOfGroup(of) && of.tested !== undefined && !of.overdue,
      says: ({ name = 'The group', tested }) => `${name} has tested in this period: it scored ${tested}.`,
      way: 'For its crews: --crew-weapons. For its leader: --leader. wg undo takes the test back.',
    },
    {
      clause: 'wrg:afv.2',
      word: 'tested',
      when: (of) => of.afv && of.tested !== undefined && !of.overdue && dueTest(of).when !== 'fire',
      says: ({ name = 'The vehicle', tested }) =>
        `${name} has tested for the end of this period: it scored ${tested}.`,
      way: 'wg undo takes the test back.',
    },
    {
      clause: 'wrg:mine.13',
      word: 'held',
      when: ({ afv, held, moving }) => afv && held && moving,
      says: ({ name = 'The vehicle' }) => `${name} is immobilised: it does not move.`,
    },
    {
      clause: 'wrg:extra.1',
      word: 'tested',
      when: (of) =>
        of.crewWeapons && !of.leader && scoreForCrews(of) !== undefined && crewsScore(of) !== undefined,
      says: (of) => `The crews of ${of.name ?? 'the group'} have their result: ${crewsScore(of)}.`,
    },
    {
      clause: 'wrg:extra.2',
      word: 'tested',
      when: (of) => of.leader && of.name !== undefined && lastScore(of) === undefined,
      says: ({ name }) => `${name} has not tested: its leader tests after it.`,
      way: ({ name }) => `wg reaction-test --name ${quoted(name!)}`,
    },
    {
      clause: 'wrg:extra.2',
      word: 'tested',
      when: ({ leader, leaderTested }) => leader && leaderTested,
      says: ({ name = 'the group' }) => `The leader of ${name} has tested: he does so once.`,
    },
  ),
];

export const reactionTest = action({
  name: 'reaction-test',
  says: 'What a group, a leader or an AFV under fire makes up its mind to',
  inputs: reactionInputs,
  conflict: reactionConflict,
  checklist: {
    names: (input) => {
      if (input === undefined) return [...new Set([...GENERAL, ...OF_AFV])];
      if (input.mod !== undefined) return [];
      return input.afv ? OF_AFV : GENERAL;
    },
    line: 'factors',
  },
  examples: [
    [
      'wg reaction-test -r wrg --fired --points 34 --lost-in-period 2',
      'a group under fire that lost two men',
    ],
    ['wg reaction-test -r wrg --mod -6 --all-covered --odds', 'the chances, with the sum made already'],
    [
      'wg reaction-test -r wrg --mod -2 --crew-weapons --dice "2 3 5"',
      'dice thrown by hand, for its machine guns',
    ],
    [
      'wg reaction-test -r wrg --machine-guns 2 --leader sgt',
      'the sergeant tests by himself after a bad result',
    ],
    ['wg reaction-test -r wrg --mod -14 --interpenetrated --men 8', 'who surrenders of a group that panics'],
    ['wg reaction-test -r wrg --afv --stationary --anti-tank-points 4', 'a tank under anti-tank fire'],
  ],
  result: {
    score: { help: 'the score, all factors included' },
    band: { help: 'the lowest score of its row', order: [...BANDS, ...ROWS_SAID] },
    surrendered: { help: 'men who surrender; with --men' },
  },
  sums: ['score'],
  reminders: [['wrg:notes.4', ({ quality, averageDice }) => quality !== 0 || averageDice]],
  roles: [tester, ...joiners],
  fromTable: knownOfTest,
  waits: testsWaiting,
  // A line that tells of the fire, or has the sum made already, is a test of whoever it is.
  lacksWhom: ({ mod, leader, crewWeapons, afv, ...asked }) =>
    mod === undefined && !leader && !crewWeapons && !afv && !isDue(undefined, asked),
  permits: testPermits,
  memory: state,
  *resolve(input): Rule<TestResult> {
    yield* inPeriod();
    if (input.afv) return yield* afvTest(input);
    if (input.leader) return yield* leaderTest(input, input.leader);
    return yield* groupTest(input);
  },
  // The bands are names of rows: nothing can be averaged over them, nor said of a score in general.
  views: {
    band: ({ band }, { afv }) => saidOf(band, afv),
    surrendered: ({ surrendered }) => surrendered,
  },
  luck: () => ({ of: 'points of reaction', read: ({ score }) => score }),
  announce: reactionSaid,
});

type Test = Partial<ReactionInput>;
