import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { COUNTED, type Foot, heavyWeapons, infantry, vehicle } from '../kinds.js';
import { role, takes } from '../words.js';
import { BY_CLASS, VEHICLES } from './groups.js';

/** A unit that is looked at: whether it is a legal one. */

/** Counted in one way or the other: in all, where a unit has both, or where all of them were typed. */
const inAll = ({ hw, ...of }: Foot, asked: { readonly hw?: unknown }): boolean =>
  asked.hw !== undefined || (hw > 0 && heavyWeapons({ ...of, hw: 0 }) > 0);
const byClass =
  (name: 'hwPersonnel' | 'hwArmour' | 'hwPiat' | 'hwFlame') =>
  (of: Foot, asked: { readonly hw?: unknown }): number =>
    inAll(of, asked) ? 0 : of[name];

export const checked = role('unit', {
  says: 'the unit',
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      group: 'Infantry',
      fields: ['grade', ...COUNTED],
      // More than a unit may have, so that they can be asked about.
      as: {
        grade: { short: 'g' },
        figures: { short: 'f', min: 1 },
        leaders: { short: 'l' },
        hw: { short: 'w' },
        hwPersonnel: { help: 'machine guns: heavy against infantry and unarmoured', group: BY_CLASS },
        hwArmour: { help: 'bazookas, panzerschrecks: heavy against vehicles', group: BY_CLASS },
        hwPiat: { help: 'PIATs, panzerfausts: as bazookas', group: BY_CLASS },
        hwFlame: { help: 'flame throwers: heavy against everything', group: BY_CLASS },
      },
      value: {
        hw: (of, asked) => (inAll(of, asked) ? heavyWeapons(of) : of.hw),
        hwPersonnel: byClass('hwPersonnel'),
        hwArmour: byClass('hwArmour'),
        hwPiat: byClass('hwPiat'),
        hwFlame: byClass('hwFlame'),
      },
      also: {
        inPlay: derived(toggle('it has been in play: the limits of the start bind no more', {}), hasChanged),
      },
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: VEHICLES,
      fields: ['grade', 'vehicle', 'models', 'armour', 'weaponDice'],
      as: {
        vehicle: { help: 'a vehicle, in place of infantry' },
        models: { help: 'models that are to be one unit' },
        armour: { min: 0 },
        weaponDice: { help: 'dice of each of its weapons: 4, or 4,2' },
      },
    }),
  },
  others: { clause: 'bg:emp.1', says: ({ name }) => `${name} is an emplacement: no rule limits it.` },
});

/** The limits of the start bind a unit that is as it was then. */
function hasChanged(of: Foot): boolean {
  const now: Readonly<Record<string, unknown>> = of;
  return Object.entries(of.began).some(([name, was]) => now[name] !== was);
}
