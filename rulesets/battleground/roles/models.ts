import { choice } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { type Driven, type Emplaced, emplacement, vehicle } from '../kinds.js';
import { EMPLACEMENTS, VEHICLES as MODELS } from '../tables.js';
import { VEHICLES } from './groups.js';

/** What several roles take alike from vehicles and emplacements. */

const AT = choice([...MODELS, ...EMPLACEMENTS], 'the vehicle or emplacement that is the target', {});

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
