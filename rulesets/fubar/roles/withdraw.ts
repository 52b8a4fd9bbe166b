import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import type { Foot } from '../kinds.js';
import { role, takes } from '../words.js';
import { side } from './activate.js';
import { OPEN, onFoot } from './bars.js';
import { assaulted } from './so-far.js';

const others = { clause: 'fubar:withdraw.1', says: 'is a vehicle: it is in no close combat' } as const;

/** Who leaves a close combat. */
export const leaver = role('unit', {
  says: 'who withdraws',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      ...onFoot,
      fields: ['level', 'leaderLevel', 'suppressed', 'fought'],
      as: { suppressed: OPEN },
      also: {
        side,
        assaulted,
        // A combat that goes on has activated it for this.
        tried: derived(
          toggle('it has been activated this turn', {}),
          (of: Foot) => of.tried !== undefined && (!of.fought || of.acted),
        ),
      },
    }),
  },
  others,
});

/** The opponents, if they follow up. */
export const pursuer = role('pursuer', {
  says: 'the opponents who follow up',
  by: 'pursuer',
  side: { is: 'enemy', clause: 'fubar:withdraw.2' },
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'pursuer',
      group: 'The opponents',
      fields: ['level', 'leaderLevel', 'suppressed'],
      as: { suppressed: OPEN },
    }),
  },
  others,
});
