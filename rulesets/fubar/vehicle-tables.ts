import { printed, rollTable, table } from '../../src/rules/cell.js';

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

/** What a hit can do to a vehicle, in ascending order. */
export const EFFECTS = ['stunned', 'weapon-destroyed', 'immobilised', 'destroyed'] as const;
export type Effect = (typeof EFFECTS)[number];

/** The effect of a damage roll. */
export const effectOf = rollTable<Effect>('fubar:table.vehicle-damage', 1, 6, [
  [1, 2, 'stunned'],
  [3, 4, 'weapon-destroyed'],
  [5, 5, 'immobilised'],
  [6, 6, 'destroyed'],
]);
