import { cannotDrive } from '../permits.js';
import { whyNonStanding } from '../units/standing.js';
import { permits } from '../words.js';
import type { MeleeInput } from './input.js';
import { ONE_BY_ONE } from './roles.js';

/** What the state of those who meet forbids. */
export const meleePermits = permits<MeleeInput>(
  {
    clause: 'bg:vmelee.2',
    word: 'no tank',
    when: ({ at, tankCharged }) => at && tankCharged && !at.endsWith('tank'),
    says: 'Of vehicles only tanks may charge infantry.',
  },
  ...cannotDrive<MeleeInput>(
    'A tank that cannot move has not charged',
    ({ at, tankCharged, continued, roundBegun, arrived }) =>
      at && tankCharged && !continued && !roundBegun && !arrived,
    'If its charge has arrived all the same: --arrived; if it was hit in an earlier round: --continued.',
  ),
  {
    clause: 'bg:nonstand.3',
    word: 'non-standing',
    when: (input) => weakness(input),
    says: (input) => `A non-standing unit may not charge a vehicle (${weakness(input)}).`,
  },
  {
    clause: 'bg:vmelee.3',
    when: ({ at, ...joined }) => at && anybodyJoined(joined),
    says: ONE_BY_ONE,
    way: 'Fight the rounds of each apart: wg melee --rounds 1.',
    physical: true,
  },
  {
    clause: 'bg:stand.3',
    when: ({ stand, ...joined }) => stand && anybodyJoined(joined),
    says: 'Several units of a side cannot be fought stand against stand.',
    way: 'Figure by figure: without --stand; --house none where it is a house rule.',
    physical: true,
  },
);

const anybodyJoined = ({ attackersJoined, defendersJoined }: Partial<MeleeInput>): boolean =>
  [attackersJoined, defendersJoined].some((units) => units !== undefined && units.length > 0);

/** Why infantry that charged a vehicle is non-standing, if it is known to be. */
function weakness(input: Partial<MeleeInput>): string | undefined {
  const { at, tankCharged, attackers, attackerLeaders = 0, attackerHw = 0 } = input;
  if (!at || tankCharged || attackers === undefined) return undefined;
  return whyNonStanding({ figures: attackers, leaders: attackerLeaders, heavyWeapons: attackerHw });
}
