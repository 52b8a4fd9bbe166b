import { choice, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { list } from '../../../src/rules/say.js';
import { type Driven, type Emplaced, emplacement, type Foot, hasReacted, vehicle } from '../kinds.js';
import { weaponName } from '../shooter.js';
import { hasHalfWeapons, WEAPONS, type Weapon } from '../tables.js';
import { role, takes } from '../words.js';
import {
  ARMS,
  armed,
  inMelee,
  riding,
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
import { VEHICLES } from './groups.js';
import { model, place } from './models.js';

/** Who shoots, and at whom. */

const ALL_ROUND = toggle('the shooter is dug in or in a building: it has no rear', { group: 'Line of fire' });
const IN_MELEE = inMelee('the shooter is in a melee');

/** The main gun of a vehicle, if it has one; a machine gun where that was asked for, or is all it has. */
const weaponOf = ({ gun, mg, bowMg }: Driven, { weapon }: Input) =>
  weapon ?? (gun !== 'none' ? gun : mg + bowMg > 0 ? 'mg' : undefined);

/** The weapons that a vehicle has. */
const carriedBy = ({ gun, mg, bowMg }: Pick<Driven, 'gun' | 'mg' | 'bowMg'>): readonly Weapon[] => [
  ...(gun === 'none' ? [] : [gun]),
  ...(mg + bowMg > 0 ? (['mg'] as const) : []),
];
const carries = (of: Driven, weapon: unknown): boolean => carriedBy(of).some((own) => own === weapon);

const hasInBow = (of: Driven, asked: Input): boolean => (isMg(of, asked) ? of.bowMg > 0 : of.bowGun);

/** What an emplacement fires: its bigger gun, or what two men have (emp.2, emp.6). */
const gunOf = ({ gun }: Pick<Emplaced, 'gun'>): Weapon => (gun === 'none' ? 'emplacement' : gun);

const isMg = (of: Driven, asked: Input) => weaponOf(of, asked) === 'mg';

export const shooter = role('shooter', {
  says: 'who shoots',
  acts: true,
  takes: {
    infantry: takes({
      ...armed,
      fields: [...ARMS, 'hasShot', 'routing', 'reactedShot'],
      called: { reactedShot: 'reacted' },
      as: {
        ...armed.as,
        hasShot: { help: 'has shot under this card already' },
        routing: { help: 'routing (optional rule)' },
        reactedShot: { help: 'has shot in reaction to a charge this turn' },
      },
      also: {
        inMelee: IN_MELEE,
        riding: riding('shooting as passengers of a vehicle'),
        allRound: derived(ALL_ROUND, ({ dugIn }: Foot) => dugIn),
      },
      value: { ...armed.value, reactedShot: (of) => hasReacted('shoot', of) },
      bars: [
        {
          clause: 'bg:shoot.1',
          when: (_, { weapon }) => weapon !== undefined,
          says: ({ name }) => `${name} is infantry: it fires no weapon of a vehicle.`,
          way: 'Name the vehicle; or leave out --weapon.',
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: VEHICLES,
      fields: ['grade', 'reactedShot'],
      called: { reactedShot: 'reacted' },
      value: { reactedShot: (of) => hasReacted('shoot', of) },
      also: {
        inMelee: IN_MELEE,
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
          when: (of) => carriedBy(of).length === 0,
          says: ({ name }) => `${name} has no weapon.`,
          way: 'Give it one: mg, bow-mg or gun in its roster.',
        },
        {
          clause: 'bg:vshoot.6',
          when: (of, { weapon }) => weapon !== undefined && !carries(of, weapon),
          says: ({ name, ...of }) =>
            `${name} has no such weapon: it has ${list(carriedBy(of).map(weaponName))}.`,
          way: 'Give it one: mg, bow-mg or gun in its roster.',
        },
        {
          clause: 'bg:vshoot.11',
          when: (of, asked) => asked.bow === true && !hasInBow(of, asked),
          says: ({ name }) => `${name} has no such weapon in its bow.`,
        },
      ],
    }),
    emplacement: takes({
      kind: emplacement,
      prefix: '',
      group: VEHICLES,
      fields: ['grade', 'hasShot'],
      also: {
        weapon: derived(choice(WEAPONS, 'its weapon', {}), gunOf),
      },
      bars: [
        {
          clause: 'bg:emp.6',
          when: ({ type }) => type === 'bunker',
          says: ({ name }) => `${name} is a bunker: it has no weapon.`,
        },
        {
          clause: 'bg:emp.2',
          when: (of, { weapon }) => weapon !== undefined && weapon !== gunOf(of),
          says: ({ name, ...of }) => `${name} has no such weapon: it has ${weaponName(gunOf(of))}.`,
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
      fields: [...STRUCK, ...SHAKEN, 'shotAt'],
      called: struck.called,
      as: {
        ...struck.as,
        ...shaken,
        shotAt: { help: 'it has been shot at under this card already' },
      },
      also: { targetHw, targetInMelee, targetGuards, targetStartFigures, targetRiding },
    }),
    vehicle: takes({
      ...model,
      fields: ['armour', 'damage', 'stoppedBy', 'dugIn'],
      also: { ...model.also, targetInMelee },
    }),
    emplacement: takes({ ...place, fields: ['marked'] }),
  },
});
