import { toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { CLASSES, COUNTED, heavyWeapons } from '../roster/figures.js';
import { VEHICLE_GROUP } from '../roster/groups.js';
import { type Foot, infantry, vehicle } from '../roster/kinds.js';
import { role, takes } from '../words.js';

/** A unit that is looked at: whether it is a legal one. */

/** Heavy weapons are counted in one way or the other: in all, where a unit has both, or where all of them were typed. */
const inAll = ({ hw, ...of }: Foot, asked: Input): boolean =>
  asked.hw !== undefined || (hw > 0 && heavyWeapons({ ...of, hw: 0 }) > 0);
const byClass = Object.fromEntries(
  CLASSES.map((sort) => [sort, (of: Foot, asked: Input) => (inAll(of, asked) ? 0 : of[sort])]),
);

export const checked = role('unit', {
  says: 'the unit',
  takes: {
    infantry: takes({
      kind: infantry,
      group: 'Infantry',
      // More than a unit may have, so that they can be asked about.
      fields: ['grade', ...COUNTED],
      value: { hw: (of, asked) => (inAll(of, asked) ? heavyWeapons(of) : of.hw), ...byClass },
      also: {
        // The limits of the start bind a unit that is as it was then.
        inPlay: derived(toggle('it has been in play: the limits of the start bind no more', {}), (of: Foot) =>
          Object.entries(of.began).some(([name, was]) => of[name as keyof Foot] !== was),
        ),
      },
    }),
    vehicle: takes({
      kind: vehicle,
      group: VEHICLE_GROUP,
      fields: ['grade', 'vehicle', 'models', 'armour', 'weaponDice'],
      as: {
        vehicle: { help: 'a vehicle, in place of infantry' },
        models: { help: 'models that are to be one unit' },
        armour: { min: 0 },
      },
    }),
  },
  others: { clause: 'bg:emp.1', says: 'is an emplacement: no rule limits it' },
});
