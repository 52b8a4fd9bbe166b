import { choice, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { EMPLACEMENTS } from '../terrain/tables.js';
import { hasHalfWeapons, VEHICLES as MODELS } from '../vehicles/tables.js';
import { VEHICLE_GROUP } from './groups.js';
import { type Driven, type Emplaced, emplacement, vehicle } from './kinds.js';

/** What several roles take alike from vehicles and emplacements. */

const AT = choice([...MODELS, ...EMPLACEMENTS], 'the vehicle or emplacement that is the target', {});

/** What it drives as: of tanks the sort makes no difference to it. */
export const drivenAs = ({ vehicle }: Driven) =>
  vehicle === 'light-tank' || vehicle === 'medium-tank' || vehicle === 'heavy-tank' ? 'tank' : vehicle;

export const halfStrength = derived(
  toggle('the vehicle has its weapons at half strength', {}),
  ({ damage }: Driven) => hasHalfWeapons(damage),
);

const GIVE_IT_ONE = 'Give it one: mg, bow-mg or gun in its roster.';
export const hasWeapon = ({ mg, bowMg, gun }: Driven): boolean => mg + bowMg > 0 || gun !== 'none';
export const UNARMED = { clause: 'bg:vshoot.6', says: 'has no weapon', way: GIVE_IT_ONE } as const;
export const NO_SUCH_WEAPON = {
  clause: 'bg:vshoot.6',
  says: 'has no such weapon',
  way: GIVE_IT_ONE,
} as const;

/** No vehicle fires what it does not have; that some of it is silent may be said. */
export const ARMED_AS_IT_IS = [
  {
    ...NO_SUCH_WEAPON,
    when: (of: Driven, { mg = 0, bowMg = 0, gun = 'none' }: Input) =>
      Number(mg) > of.mg || Number(bowMg) > of.bowMg || (gun !== 'none' && gun !== of.gun),
  },
  {
    ...UNARMED,
    when: (of: Driven, { reaction }: Input) =>
      (reaction === 'shoot' || reaction === 'both') && !hasWeapon(of),
  },
] as const;

/** A vehicle that is attacked: its armour, and what befell it before. */
export const model = {
  kind: vehicle,
  group: VEHICLE_GROUP,
  fields: ['armour', 'damage', 'stoppedBy', 'dugIn'],
  also: { at: derived(AT, ({ vehicle }: Driven) => vehicle) },
} as const;

/** An emplacement that is attacked. */
export const place = {
  kind: emplacement,
  group: VEHICLE_GROUP,
  fields: ['marked'],
  also: { at: derived(AT, ({ type }: Emplaced) => type) },
} as const;
