import { action } from '../../../src/rules/action.js';
import type { Rule } from '../../../src/rules/rule.js';
import { afvTest } from '../afv-test/afv-test.js';
import { inPeriod, state } from '../state.js';
import type { AfvBand, Band } from './bands.js';
import { reactionConflict } from './conflicts.js';
import { groupTest } from './group.js';
import { GENERAL, OF_AFV, reactionInputs } from './inputs.js';
import { leaderTest } from './leader.js';
import { testPermits } from './may-test.js';
import { joiners, knownOfTest, tester } from './roles.js';
import { BANDS, ROWS_SAID, reactionSaid, saidOf } from './said.js';

export type Result = { score: number; band: Band | AfvBand; surrendered?: number };

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
  reminders: ['wrg:notes.4'],
  roles: [tester, ...joiners],
  fromTable: knownOfTest,
  permits: testPermits,
  memory: state,
  *resolve(input): Rule<Result> {
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
