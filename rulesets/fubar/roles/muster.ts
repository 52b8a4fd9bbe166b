import { choice } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Bar, derived, type NamedUnits } from '../../../src/rules/role.js';
import { type Driven, type Foot, infantry, vehicle } from '../kinds.js';
import { VEHICLES } from '../vehicle-tables.js';
import { type ClauseId, role, takes } from '../words.js';

/** One that stands on record is what it is; of one that was only spoken of nobody knows. */
const isOnRecord = ({ unit }: NamedUnits): boolean => unit !== undefined && !unit.met;

const noVehicle: Bar<Foot, ClauseId> = {
  clause: 'fubar:unit.1',
  when: (_, { vehicle: typed }, named) => typed !== undefined && isOnRecord(named),
  says: ({ name }) => `${name} is on record as a unit on foot.`,
  way: 'Give the vehicle another name.',
};
const notOnFoot: Bar<Driven, ClauseId> = {
  clause: 'fubar:unit.1',
  when: (_, { figures, armour }, named) =>
    (figures !== undefined || armour !== undefined) && isOnRecord(named),
  says: ({ name }) => `${name} is on record as a vehicle.`,
  way: 'Give the unit on foot another name.',
};

/** With another training told, whoever leads it is told anew. */
const led = {
  leaderLevel: ({ leaderLevel }: Foot | Driven, { level }: Input) =>
    level === undefined ? leaderLevel : undefined,
};

/** Who is put on record: what is known of its training need not be told again. */
export const unit = role('unit', {
  says: 'the unit',
  by: 'name',
  goneToo: true,
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      fields: ['level', 'leaderLevel'],
      value: led,
      bars: [noVehicle],
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      fields: ['level', 'leaderLevel'],
      value: led,
      also: {
        vehicle: derived(
          choice(VEHICLES, 'a vehicle, in place of a unit on foot', {}),
          (of: Driven, _, named) => (isOnRecord(named) ? of.vehicle : undefined),
        ),
      },
      bars: [notOnFoot],
    }),
  },
});
