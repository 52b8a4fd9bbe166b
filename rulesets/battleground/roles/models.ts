import { choice } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { type Driven, type Emplaced, emplacement, vehicle } from '../kinds.js';
import { EMPLACEMENTS, VEHICLES as MODELS } from '../tables.js';
import { VEHICLES } from './groups.js';

/** What several roles take alike from vehicles and emplacements. */

const AT = choice([...MODELS, ...EMPLACEMENTS], 'the vehicle or emplacement that is the target', {});

/** No vehicle fires what it does not have; that some of it is silent may be said. */
export const ARMED_AS_IT_IS = [
  {
    clause: 'bg:vshoot.6',
    when: ({ mg, bowMg, gun }: Driven, asked: Input) =>
      Number(asked.mg ?? 0) > mg ||
      Number(asked.bowMg ?? 0) > bowMg ||
      (asked.gun !== undefined && asked.gun !== 'none' && asked.gun !== gun),
    says: ({ name }: Driven) => `${name} has no such weapon.`,
    way: 'Give it one: mg, bow-mg or gun in its roster.',
  },
  {
    clause: 'bg:vshoot.6',
    when: ({ mg, bowMg, gun }: Driven, { reaction }: Input) =>
      (reaction === 'shoot' || reaction === 'both') && mg + bowMg === 0 && gun === 'none',
    says: ({ name }: Driven) => `${name} has no weapon.`,
    way: 'Give it one: mg, bow-mg or gun in its roster.',
  },
] as const;

/** A vehicle that is attacked: its armour, and what befell it before. */
export const model = {
  kind: vehicle,
  prefix: '',
  group: VEHICLES,
  as: {
    armour: { help: 'red dice of the vehicle, as the scenario sets them' },
    damage: { help: 'damage the vehicle already has' },
    stoppedBy: { help: 'what has stopped the target before, other than a hit' },
    dugIn: { help: 'dug in' },
  },
  also: { at: derived(AT, ({ vehicle }: Driven) => vehicle) },
} as const;

/** An emplacement that is attacked. */
export const place = {
  kind: emplacement,
  prefix: '',
  group: VEHICLES,
  as: { marked: { help: 'the emplacement has taken one hit already' } },
  also: { at: derived(AT, ({ type }: Emplaced) => type) },
} as const;
