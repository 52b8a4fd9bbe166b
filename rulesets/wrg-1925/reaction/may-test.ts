import { notOut } from '../anti-tank/wreck.js';
import { permits } from '../words.js';
import { dueTest, lastScore, scoreForCrews } from './due.js';
import type { ReactionInput } from './inputs.js';

type Test = Partial<ReactionInput>;

/** Whether it is the test of a group, and neither of its leader nor of its crews alone. */
const isOfGroup = ({ afv, leader, crewWeapons }: Test): boolean => !afv && !leader && !crewWeapons;

const crewsScore = ({ tested, crewsTested, crewsBound }: Test): number | undefined =>
  tested === undefined ? crewsBound : crewsTested;

/** What the state of those who test forbids. */
export const testPermits = [
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
      way: ({ name }) => `wg reaction-test --name "${name}"`,
    },
    {
      clause: 'wrg:extra.2',
      word: 'tested',
      when: ({ leader, leaderTested }) => leader && leaderTested,
      says: ({ name = 'the group' }) => `The leader of ${name} has tested: he does so once.`,
    },
  ),
];
