import { count, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { MOST_DICE } from '../inputs.js';
import { type Driven, type Foot, weaponsLeft } from '../roster/kinds.js';
import { disarmed, drives, noWreck, OPEN, onFoot } from '../roster/roles.js';
import { role, takes } from '../words.js';
import { effectsField } from './tables.js';

const before = { group: 'What it suffered before' };

/** What a vehicle has been through. */
export const suffered = {
  effects: derived({ ...effectsField, ...before }, (of: Driven) => of.suffered),
  immobilised: derived(
    toggle('it was immobilised in a turn before this', before),
    (of: Driven) => of.immobilised && !of.suffered?.includes('immobilised'),
  ),
  weapons: derived(count('weapons it has left', { ...before, max: 24 }), weaponsLeft),
  disarmed: { ...disarmed, ...before },
};

const owed = count('in place of --hits: hits that it has not saved', { max: MOST_DICE });
const isUntold = ({ hits, armour }: Input): boolean => hits === undefined && armour === undefined;

/** The vehicle that is hit; or was, where those aboard have their hits to take yet. */
export const struck = role('vehicle', {
  says: 'the vehicle',
  suffers: true,
  by: 'name',
  goneToo: true,
  takes: {
    vehicle: takes({
      ...drives,
      bars: [
        {
          ...noWreck,
          when: ({ destroyed }, _, { passenger: of }) => destroyed && Number(of?.marks.owed ?? 0) === 0,
        },
      ],
      fields: ['vehicle'],
      as: { vehicle: { help: 'what it is, in place of its armour' } },
      also: {
        ...suffered,
        unsaved: derived(owed, (of: Driven, asked) => (isUntold(asked) ? of.owed : undefined)),
      },
    }),
  },
  others: { clause: 'fubar:damage.1', says: 'is no vehicle: fire at a unit takes figures off it' },
});

/** Those aboard. */
export const passenger = role('passenger', {
  says: 'the unit aboard',
  suffers: true,
  by: 'passengerName',
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'passenger',
      group: 'Those aboard',
      fields: ['figures', 'level', 'leaderLevel', 'armour', 'suppressed'],
      called: { figures: 'passengers', suppressed: 'passengersSuppressed' },
      as: {
        figures: { help: 'figures aboard, crew and passengers' },
        suppressed: { ...OPEN, help: 'of them, already suppressed' },
      },
      value: {
        suppressed: ({ suppressed }, { passengers }) =>
          Math.min(suppressed, Number(passengers ?? suppressed)),
      },
      also: {
        unsaved: derived(owed, (of: Foot, asked) => (isUntold(asked) ? of.owed : undefined)),
        rolled: derived(
          toggle('the damage by these hits is rolled for: they are on those aboard alone', {}),
          (of: Foot, asked) => isUntold(asked) && of.owed > 0,
        ),
        wreck: derived(
          toggle('they have got out of its wreck', {}),
          (of: Foot, asked) => isUntold(asked) && of.wrecked,
        ),
      },
    }),
  },
  others: { clause: 'fubar:vehicle.7', says: 'is a vehicle: it does not ride in another' },
});
