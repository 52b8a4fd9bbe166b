import { choice, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { list } from '../../../src/rules/text/say.js';
import { present } from '../roster/figures.js';
import { ARMS, armed, attacked, inMelee, riding, shotInReaction } from '../roster/foot.js';
import { VEHICLE_GROUP } from '../roster/groups.js';
import { type Driven, type Emplaced, emplacement, type Foot, vehicle } from '../roster/kinds.js';
import { halfStrength, hasWeapon, model, NO_SUCH_WEAPON, place, UNARMED } from '../roster/models.js';
import { WEAPONS, type Weapon } from '../vehicles/tables.js';
import { role, takes } from '../words.js';
import { weaponName } from './shooter.js';

/** Who shoots, and at whom. */

const allRound = derived(
  toggle('the shooter is dug in or in a building: it has no rear', { group: 'Line of fire' }),
  ({ dugIn }: Foot | Driven) => dugIn,
);

/** The weapons that a vehicle has, its main gun first. */
const carriedBy = ({ gun, mg, bowMg }: Pick<Driven, 'gun' | 'mg' | 'bowMg'>): readonly Weapon[] => [
  ...(gun === 'none' ? [] : [gun]),
  ...(mg + bowMg > 0 ? (['mg'] as const) : []),
];
/** The machine guns that can have a shot left: all of them, where nobody said where the target is; else those that bear. */
const spentMg = ({ mgShots, bowMgShots, mg, bowMg }: Driven, bears: 'all' | 'turret' | 'bow'): boolean => {
  if (mg + bowMg > 0 && mgShots >= mg + bowMg) return true;
  if (bears === 'all') return false;
  return bears === 'bow' ? bowMgShots >= bowMg : mgShots - bowMgShots >= mg;
};
/** A machine gun in the bow fires where there is no other, or where the others have shot and the target is ahead (vshoot.11). */
const firesBowMg = (of: Driven, { bow, bearing }: Input): boolean => {
  if (bow === true || of.mg === 0) return of.bowMg > 0;
  return typeof bearing === 'number' && bearing <= 45 && spentMg(of, 'turret') && !spentMg(of, 'bow');
};
/** Whether a weapon has made all its shots under this card: each of its machine guns makes one (vshoot.13). */
const isSpent = (of: Driven, weapon: unknown, asked: Input): boolean => {
  if (weapon !== 'mg') return of.gunShots > 0;
  const mounted = firesBowMg(of, asked) ? 'bow' : 'turret';
  return spentMg(of, asked.bearing === undefined ? 'all' : mounted);
};
/** What fires is what was asked for, or else the first that has a shot left. */
const weaponOf = (of: Driven, asked: Input) =>
  asked.weapon ?? carriedBy(of).find((own) => !isSpent(of, own, asked)) ?? carriedBy(of)[0];
/** Whether any weapon of a vehicle has a shot left under this card. */
export const hasShotLeft = (of: Driven): boolean => carriedBy(of).some((own) => !isSpent(of, own, {}));
const isMg = (of: Driven, asked: Input) => weaponOf(of, asked) === 'mg';
const hasInBow = (of: Driven, asked: Input): boolean => (isMg(of, asked) ? of.bowMg > 0 : of.bowGun);

/** What an emplacement fires: its bigger gun, or what two men have (emp.2, emp.6). */
const gunOf = ({ gun }: Pick<Emplaced, 'gun'>): Weapon => (gun === 'none' ? 'emplacement' : gun);

const WEAPON = choice(WEAPONS, 'the weapon of a vehicle or emplacement that shoots; a bunker has none', {});

export const shooter = role('shooter', {
  says: 'who shoots',
  acts: true,
  takes: {
    infantry: takes({
      ...armed,
      fields: [...ARMS, 'clears', 'hasShot', 'routing'],
      value: { ...armed.value, clears: (of: Foot) => Math.min(of.clears, present(of)) },
      also: { reacted: shotInReaction, inMelee, riding, allRound },
      bars: [
        {
          clause: 'bg:shoot.1',
          when: (_, { weapon }) => weapon !== undefined,
          says: 'is infantry: it fires no weapon of a vehicle',
          way: 'Name the vehicle; or leave out --weapon.',
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      group: VEHICLE_GROUP,
      fields: ['grade'],
      also: {
        ...{ reacted: shotInReaction, inMelee, halfStrength, allRound },
        weapon: derived(WEAPON, weaponOf),
        bow: derived(toggle('the weapon is mounted in the bow', {}), (of: Driven, asked) =>
          isMg(of, asked) ? firesBowMg(of, asked) : of.bowGun,
        ),
        hasShot: derived(emplacement.marks.hasShot, (of: Driven, asked) =>
          isSpent(of, weaponOf(of, asked), asked),
        ),
      },
      bars: [
        { ...UNARMED, when: (of) => !hasWeapon(of) },
        {
          ...NO_SUCH_WEAPON,
          when: (of, { weapon }) => weapon !== undefined && !carriedBy(of).some((own) => own === weapon),
          says: ({ name, ...of }) =>
            `${name} has no such weapon: it has ${list(carriedBy(of).map(weaponName))}.`,
        },
        {
          clause: 'bg:vshoot.11',
          when: (of, asked) => asked.bow === true && !hasInBow(of, asked),
          says: 'has no such weapon in its bow',
        },
      ],
    }),
    emplacement: takes({
      kind: emplacement,
      group: VEHICLE_GROUP,
      fields: ['grade', 'hasShot'],
      also: { weapon: derived(WEAPON, gunOf) },
      bars: [
        {
          clause: 'bg:emp.6',
          when: ({ type }) => type === 'bunker',
          says: 'is a bunker: it has no weapon',
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
    infantry: takes({ ...attacked, fields: [...attacked.fields, 'shotAt'] }),
    vehicle: takes({ ...model, also: { ...model.also, targetInMelee: inMelee } }),
    emplacement: takes(place),
  },
});
