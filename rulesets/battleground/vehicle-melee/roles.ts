import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { attacked, hasFled, inMelee } from '../roster/foot.js';
import { type Driven, type Foot, vehicle } from '../roster/kinds.js';
import { halfStrength } from '../roster/models.js';
import { role, takes } from '../words.js';

/** Who drives through whom. */

export const tank = role('tank', {
  says: 'the tank',
  acts: true,
  takes: {
    vehicle: takes({
      kind: vehicle,
      group: 'Tank',
      fields: ['grade', 'damage', 'stoppedBy', 'byCharge', 'dugIn'],
      // The red die for being dug in is that of the infantry.
      called: { dugIn: 'ownDugIn' },
      also: {
        reacted: hasFled,
        inMelee,
        halfStrength,
        lastMove: derived(
          toggle('it has broken down on its move under this card', {}),
          ({ stoppedBy, hasMoved }: Driven) => stoppedBy === 'breakdown' && hasMoved,
        ),
      },
      bars: [
        {
          clause: 'bg:overrun.1',
          when: ({ vehicle: type }) => !type.endsWith('-tank'),
          says: 'is no tank: only tanks drive through infantry',
        },
        {
          clause: 'bg:overrun.1',
          when: ({ mg, bowMg }) => mg + bowMg === 0,
          says: 'has no machine gun to fire on the way',
          way: 'wg move --into-enemy, without a shot.',
        },
      ],
    }),
  },
  others: { clause: 'bg:overrun.1', says: 'is no vehicle: it cannot drive through infantry' },
});

/** Infantry through which a tank drives, firing. */
export const drivenThrough = role('target', {
  says: 'the infantry',
  side: { is: 'enemy', clause: 'bg:overrun.1' },
  takes: {
    infantry: takes({
      ...attacked,
      also: {
        ...attacked.also,
        again: derived(
          toggle('the tank has driven through it under this card already', {}),
          ({ overrunBy = [] }: Foot, _, { tank: by }) =>
            by !== undefined && overrunBy.some((name) => sameName(name, by.name)),
        ),
      },
    }),
  },
  others: { clause: 'bg:overrun.1', says: 'is no infantry: it cannot be driven through' },
});
