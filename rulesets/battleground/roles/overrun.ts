import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { type Driven, vehicle } from '../kinds.js';
import { hasHalfWeapons } from '../tables.js';
import { role, takes } from '../words.js';
import {
  inMelee,
  SHAKEN,
  STRUCK,
  shaken,
  struck,
  targetGuards,
  targetHw,
  targetInMelee,
  targetRiding,
  targetStartFigures,
} from './foot.js';

/** Who drives through whom. */

export const tank = role('tank', {
  says: 'the tank',
  acts: true,
  takes: {
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: 'Tank',
      fields: ['grade', 'damage', 'stoppedBy', 'reactedFled'],
      called: { reactedFled: 'reacted' },
      as: {
        grade: { help: 'grade of the tank, A the best', short: 'g' },
        damage: { help: 'damage it has' },
        stoppedBy: { help: 'what has stopped it, other than a hit' },
        reactedFled: { help: 'it has fled from a charge this turn' },
      },
      also: {
        inMelee: inMelee('it is in a melee'),
        halfStrength: derived(toggle('it has its weapons at half strength', {}), ({ damage }: Driven) =>
          hasHalfWeapons(damage),
        ),
      },
      bars: [
        {
          clause: 'bg:overrun.1',
          when: ({ vehicle: type }) => !type.endsWith('-tank'),
          says: ({ name }) => `${name} is no tank: only tanks drive through infantry.`,
        },
        {
          clause: 'bg:overrun.1',
          when: ({ mg, bowMg }) => mg + bowMg === 0,
          says: ({ name }) => `${name} has no machine gun to fire on the way.`,
          way: 'wg move --into-enemy, without a shot.',
        },
      ],
    }),
  },
  others: {
    clause: 'bg:overrun.1',
    says: ({ name }) => `${name} is no vehicle: it cannot drive through infantry.`,
  },
});

/** Infantry through which a tank drives, firing. */
export const drivenThrough = role('target', {
  says: 'the infantry',
  side: { is: 'enemy', clause: 'bg:overrun.1' },
  takes: {
    infantry: takes({
      ...struck,
      fields: [...STRUCK, ...SHAKEN],
      as: { ...struck.as, ...shaken },
      also: { targetHw, targetInMelee, targetGuards, targetStartFigures, targetRiding },
    }),
  },
  others: {
    clause: 'bg:overrun.1',
    says: ({ name }) => `${name} is no infantry: it cannot be driven through.`,
  },
});
