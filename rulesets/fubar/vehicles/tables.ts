import { rollTable } from '../../../src/rules/book/cell.js';
import { type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { list } from '../../../src/rules/field.js';
import { list as inWords } from '../../../src/rules/text/say.js';
import { printed, type TableId, table } from '../words.js';

/** The tables in play of vehicles. */

export const VEHICLE_ARMOUR = ['none', 'light', 'medium', 'heavy', 'very-heavy'] as const;
export type VehicleArmour = (typeof VEHICLE_ARMOUR)[number];

export const vehicleSaves = table<number, VehicleArmour>({
  id: 'fubar:table.vehicle-armour',
  title: 'Vehicle armour',
  unit: 'or more saves',
  must: ['a number from 2 to 6', (n) => n >= 2 && n <= 6],
  cells: {
    none: printed(6),
    light: printed(5),
    medium: printed(4),
    heavy: printed(3),
    'very-heavy': printed(2),
  },
});

/** The vehicles that the armour table names, with their row. */
export const vehicleKinds = table<VehicleArmour, string>({
  id: 'fubar:table.vehicle-armour',
  title: 'Armour of vehicles',
  unit: 'armour',
  cells: {
    car: printed('none'),
    truck: printed('none'),
    technical: printed('none'),
    apc: printed('light'),
    'armoured-truck': printed('light'),
    ifv: printed('medium'),
    'light-tank': printed('medium'),
    'medium-tank': printed('heavy'),
    'heavy-tank': printed('very-heavy'),
  },
});

/** The armour of a row that has such an example. */
const armourWith = (example: string, name = '', examples = ''): string =>
  examples.split(', ').includes(example) ? name.toLowerCase().replace(' ', '-') : `no ${example}`;
const OF_ARMOUR = ['Armor', 'Examples'];

/** As our copy of the book has it. */
export const vehicleArmourPrinted: PlayedTable = {
  title: 'Vehicle armour',
  source: 'Vehicles, Armor table',
  provenance: 'book',
  columns: ['Armor', 'Save', 'Examples'],
  rows: [
    ['None', '6+', 'Trucks, Cars, Technicals'],
    ['Light', '5+', 'APCs, Armored Trucks'],
    ['Medium', '4+', 'IFVs, Light Tanks'],
    ['Heavy', '3+', 'Medium Tanks'],
    ['Very Heavy', '2+', 'Heavy Tanks'],
  ],
  played: [
    /* @__PURE__ */ played(vehicleSaves, {
      none: ['None', 'Save'],
      light: ['Light', 'Save'],
      medium: ['Medium', 'Save'],
      heavy: ['Heavy', 'Save'],
      'very-heavy': ['Very Heavy', 'Save'],
    }),
    /* @__PURE__ */ played(vehicleKinds, {
      car: ['None', OF_ARMOUR, (...row) => armourWith('Cars', ...row)],
      truck: ['None', OF_ARMOUR, (...row) => armourWith('Trucks', ...row)],
      technical: ['None', OF_ARMOUR, (...row) => armourWith('Technicals', ...row)],
      apc: ['Light', OF_ARMOUR, (...row) => armourWith('APCs', ...row)],
      'armoured-truck': ['Light', OF_ARMOUR, (...row) => armourWith('Armored Trucks', ...row)],
      ifv: ['Medium', OF_ARMOUR, (...row) => armourWith('IFVs', ...row)],
      'light-tank': ['Medium', OF_ARMOUR, (...row) => armourWith('Light Tanks', ...row)],
      'medium-tank': ['Heavy', OF_ARMOUR, (...row) => armourWith('Medium Tanks', ...row)],
      'heavy-tank': ['Very Heavy', OF_ARMOUR, (...row) => armourWith('Heavy Tanks', ...row)],
    }),
  ],
};

export const VEHICLES = [
  'car',
  'truck',
  'technical',
  'apc',
  'armoured-truck',
  'ifv',
  'light-tank',
  'medium-tank',
  'heavy-tank',
] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** A vehicle as it is said: `light tank`, `APC`. */
export const spoken = (vehicle: Vehicle): string =>
  vehicle === 'apc' || vehicle === 'ifv' ? vehicle.toUpperCase() : vehicle.replace('-', ' ');

export const FACINGS = ['front', 'side', 'rear'] as const;
export type Facing = (typeof FACINGS)[number];

export const facingDice = table<number, Facing>({
  id: 'fubar:table.facing-dice',
  title: 'Damage dice by facing',
  unit: 'dice',
  must: ['1 or 2 dice', (n) => n === 1 || n === 2],
  cells: { front: printed(2), side: printed(1), rear: printed(2) },
});

/** As our copy of the book has it. */
export const facingPrinted: PlayedTable = {
  title: 'Damage dice by facing',
  source: 'Vehicles',
  provenance: 'book (printed as a sentence, not as a table)',
  columns: ['Facing', 'Dice', 'Use'],
  rows: [
    ['Front', 2, 'best'],
    ['Side', 1, 'the one die'],
    ['Rear', 2, 'worst'],
  ],
  played: [
    /* @__PURE__ */ played(facingDice, {
      front: ['Front', 'Dice'],
      side: ['Side', 'Dice'],
      rear: ['Rear', 'Dice'],
    }),
  ],
};

/** What a hit can do to a vehicle, in ascending order. */
export const EFFECTS = ['stunned', 'weapon-destroyed', 'immobilised', 'destroyed'] as const;
export type DamageEffect = (typeof EFFECTS)[number];

/** The effect of a damage roll. */
export const effectOf = rollTable<DamageEffect>('fubar:table.vehicle-damage' satisfies TableId, 1, 6, [
  [1, 2, 'stunned'],
  [3, 4, 'weapon-destroyed'],
  [5, 5, 'immobilised'],
  [6, 6, 'destroyed'],
]);

/** As our copy of the book has it. */
export const damagePrinted: PrintedTable = {
  title: 'Vehicle damage',
  source: 'Vehicles, damage table',
  provenance: 'book (effects shortened by us)',
  columns: ['Roll', 'Effect'],
  rows: [
    ['1-2', 'Crew stunned: -2, next activation only'],
    ['3-4', 'Weapon destroyed, owner chooses'],
    ['5', 'Immobilized for the rest of the game, can still shoot'],
    ['6', 'Destroyed: crew and passengers bail out and take a hit'],
  ],
};

/** Effects in a flag: one, or several with commas. */
export const effectsIn = (entries: readonly string[] = []): DamageEffect[] =>
  entries
    .flatMap((entry) => entry.toLowerCase().split(','))
    .map((word) => word.trim())
    .filter((word): word is DamageEffect => EFFECTS.includes(word as DamageEffect));

/** Effects that a vehicle has suffered. */
export const effectsField = list('effects it has suffered this turn already, with commas', {
  metavar: 'effects',
  max: 4,
  fault: (entry) => {
    const wrong = entry
      .split(',')
      .find((word) => !EFFECTS.includes(word.trim().toLowerCase() as DamageEffect));
    return wrong === undefined ? undefined : { takes: inWords(EFFECTS), word: [wrong.trim(), EFFECTS] };
  },
});
