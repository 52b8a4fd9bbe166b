import { choice, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { type Driven, type Emplaced, emplacement, type Foot, vehicle } from '../kinds.js';
import { hasHalfWeapons, WEAPONS } from '../tables.js';
import { role, takes } from '../words.js';
import {
  ARMS,
  armed,
  SHAKEN,
  STRUCK,
  shaken,
  struck,
  TARGET_IN_MELEE,
  targetGuards,
  targetHw,
  targetRiding,
  targetStartFigures,
} from './foot.js';
import { VEHICLES } from './groups.js';
import { model, place } from './models.js';

/** Who shoots, and at whom. */

const ALL_ROUND = toggle('the shooter is dug in or in a building: it has no rear', { group: 'Line of fire' });
const IN_MELEE = toggle('the shooter is in a melee', {});

/** The main gun of a vehicle, if it has one; a machine gun where that was asked for, or is all it has. */
const weaponOf = ({ gun, mg, bowMg }: Driven, { weapon }: Input) =>
  weapon ?? (gun !== 'none' ? gun : mg + bowMg > 0 ? 'mg' : undefined);

const isMg = (of: Driven, asked: Input) => weaponOf(of, asked) === 'mg';

export const shooter = role('shooter', {
  says: 'who shoots',
  acts: true,
  takes: {
    infantry: takes({
      ...armed,
      fields: [...ARMS, 'hasShot', 'routing', 'reactedShot', 'melee'],
      called: { reactedShot: 'reacted', melee: 'inMelee' },
      as: {
        ...armed.as,
        hasShot: { help: 'has shot under this card already' },
        routing: { help: 'routing (optional rule)' },
        reactedShot: { help: 'has shot in reaction to a charge this turn' },
        melee: { help: IN_MELEE.help },
      },
      also: {
        riding: derived(
          toggle('shooting as passengers of a vehicle', {}),
          ({ aboard }: Foot) => aboard !== undefined,
        ),
        allRound: derived(ALL_ROUND, ({ dugIn }: Foot) => dugIn),
      },
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: VEHICLES,
      fields: ['grade', 'reactedShot', 'melee'],
      called: { reactedShot: 'reacted', melee: 'inMelee' },
      also: {
        weapon: derived(
          choice(WEAPONS, 'the weapon of a vehicle or emplacement that shoots; a bunker has none', {}),
          weaponOf,
        ),
        halfStrength: derived(
          toggle('the shooting vehicle has its weapons at half strength', {}),
          ({ damage }: Driven) => hasHalfWeapons(damage),
        ),
        bow: derived(toggle('the weapon is mounted in the bow', {}), (of: Driven, asked) =>
          isMg(of, asked) ? of.mg === 0 && of.bowMg > 0 : of.bowGun,
        ),
        hasShot: derived(toggle('has shot under this card already', {}), (of: Driven, asked) =>
          isMg(of, asked) ? of.mg + of.bowMg > 0 && of.mgShots >= of.mg + of.bowMg : of.gunShots > 0,
        ),
        allRound: derived(ALL_ROUND, ({ dugIn }: Driven) => dugIn),
      },
      bars: [
        {
          clause: 'bg:vshoot.6',
          when: (of, asked) => weaponOf(of, asked) === undefined,
          says: ({ name }) => `${name} has no weapon.`,
          way: 'Give it one: mg, bow-mg or gun in its roster.',
        },
      ],
    }),
    emplacement: takes({
      kind: emplacement,
      prefix: '',
      group: VEHICLES,
      fields: ['grade', 'hasShot'],
      also: {
        weapon: derived(choice(WEAPONS, 'its weapon', {}), ({ gun }: Emplaced) =>
          gun === 'none' ? 'emplacement' : gun,
        ),
      },
      bars: [
        {
          clause: 'bg:emp.6',
          when: ({ type }) => type === 'bunker',
          says: ({ name }) => `${name} is a bunker: it has no weapon.`,
        },
      ],
    }),
  },
});

export const target = role('target', {
  says: 'the target',
  side: { is: 'enemy', clause: 'bg:shoot.9' },
  takes: {
    infantry: takes({
      ...struck,
      fields: [...STRUCK, ...SHAKEN, 'shotAt', 'melee'],
      called: { ...struck.called, melee: 'targetInMelee' },
      as: {
        ...struck.as,
        ...shaken,
        shotAt: { help: 'it has been shot at under this card already' },
        melee: TARGET_IN_MELEE,
      },
      also: { targetHw, targetGuards, targetStartFigures, targetRiding },
    }),
    vehicle: takes({
      ...model,
      fields: ['armour', 'damage', 'stoppedBy', 'dugIn', 'melee'],
      called: { melee: 'targetInMelee' },
      as: { ...model.as, melee: TARGET_IN_MELEE },
    }),
    emplacement: takes({ ...place, fields: ['marked'] }),
  },
});
