import { choice } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import { type Driven, type Foot, infantry, vehicle } from '../kinds.js';
import { VEHICLES } from '../vehicle-tables.js';
import { role, takes } from '../words.js';

/** One that stands on record is what it is; of one that was only spoken of nobody knows. */
const isOnRecord = ({ unit }: NamedUnits): boolean => unit !== undefined && !unit.met;

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
      fields: ['level', 'leaderLevel'],
      value: led,
      bars: [
        {
          clause: 'fubar:unit.1',
          when: (_, { vehicle: typed }, named) => typed !== undefined && isOnRecord(named),
          says: 'is on record as a unit on foot',
          way: 'Give the vehicle another name.',
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      fields: ['level', 'leaderLevel'],
      value: led,
      also: {
        vehicle: derived(
          choice(VEHICLES, 'a vehicle, in place of a unit on foot', {}),
          (of: Driven, _, named) => (isOnRecord(named) ? of.vehicle : undefined),
        ),
      },
      bars: [
        {
          clause: 'fubar:unit.1',
          when: (_, { figures, armour }, named) => (figures ?? armour) !== undefined && isOnRecord(named),
          says: 'is on record as a vehicle',
          way: 'Give the unit on foot another name.',
        },
      ],
    }),
  },
});
