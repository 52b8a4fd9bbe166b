import { house, inferred, printed, rollTable, table } from '../../src/rules/cell.js';

/**
 * The tables in play, under the ids of the printed ones. What the book gives is `printed`; what a ruling reads out of
 * other passages is `inferred`; what stands nowhere is `house`, and every line that used it says so.
 */

export const GRADES = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof GRADES)[number];

export const hitNumbers = table({
  id: 'bg:table.grades',
  title: 'Lowest number that hits',
  unit: 'on a die',
  must: ['a number from 2 to 6', (n) => n >= 2 && n <= 6],
  cells: {
    A: inferred(3, 'bg:R1', { 2: 4 }),
    B: inferred(4, 'bg:R1', { 2: 5 }),
    C: inferred(5, 'bg:R1'),
    D: printed(6),
  },
});

export const terrainDice = table({
  id: 'bg:table.terrain-cover',
  title: 'Cover',
  unit: 'red dice',
  cells: {
    none: printed(0),
    light: house(1, 'bg:R31'),
    medium: printed(2),
    heavy: house(3, 'bg:R31'),
    brush: house(1, 'bg:R31'),
    woods: house(1, 'bg:R31', { 2: 2 }),
    crops: house(1, 'bg:R31'),
    wall: house(1, 'bg:R31', { 2: 2 }),
    fence: printed(0),
    hill: house(0, 'bg:R31'),
    building: printed(2),
  },
});

export const armourDice = table({
  id: 'bg:table.vehicle-defence',
  title: 'Protection of vehicles',
  unit: 'red dice',
  must: ['at least 1 red die', (n) => n >= 1],
  cells: {
    car: printed(1),
    truck: printed(1),
    'armoured-car': house(2, 'bg:R45', { 2: 1 }),
    apc: house(2, 'bg:R45'),
    'light-tank': house(3, 'bg:R45', { 2: 2 }),
    'medium-tank': house(4, 'bg:R45', { 2: 3 }),
    'heavy-tank': house(5, 'bg:R45', { 2: 4 }),
  },
});
export const VEHICLES = [
  'car',
  'truck',
  'armoured-car',
  'apc',
  'light-tank',
  'medium-tank',
  'heavy-tank',
] as const;
export type Vehicle = (typeof VEHICLES)[number];

export const emplacementDice = table({
  id: 'bg:table.emplacements',
  title: 'Protection of emplacements',
  unit: 'red dice',
  cells: {
    nest: printed(2),
    pillbox: printed(3),
    'gun-emplacement': inferred(3, 'bg:R91'),
    bunker: printed(3),
  },
});
export const EMPLACEMENTS = ['nest', 'pillbox', 'gun-emplacement', 'bunker'] as const;
export type Emplacement = (typeof EMPLACEMENTS)[number];

/** The dice of one weapon. */
export interface WeaponDice {
  readonly white: number;
  readonly blue: number;
}

/** Damage halves the dice of vehicles (vshoot.4), and of nothing else. */
const canHalve = ({ white, blue }: WeaponDice, weapon: string) =>
  weapon === 'emplacement' || (white % 2 === 0 && blue % 2 === 0);

export const weaponDice = table<WeaponDice, 'mg' | 'light-gun' | 'heavy-gun' | 'emplacement'>({
  id: 'bg:table.vehicle-weapons',
  title: 'Weapons of vehicles and emplacements',
  unit: 'dice',
  must: ['even numbers of dice, so that damage can halve them', canHalve],
  cells: {
    mg: printed({ white: 2, blue: 0 }),
    'light-gun': house({ white: 0, blue: 2 }, 'bg:R46', { 2: { white: 4, blue: 0 } }),
    'heavy-gun': house({ white: 0, blue: 4 }, 'bg:R46'),
    emplacement: printed({ white: 1, blue: 1 }),
  },
});
export const WEAPONS = ['mg', 'light-gun', 'heavy-gun', 'emplacement'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const ranges = table({
  id: 'bg:table.ranges',
  title: 'Ranges',
  unit: 'inches',
  must: ['at least 1 inch', (n) => n >= 1],
  cells: {
    infantry: printed(12),
    mg: printed(12),
    emplacement: inferred(12, 'bg:R90'),
    'light-gun': printed(18),
    'heavy-gun': printed(24),
    night: printed(12),
    'close-range': printed(6),
    'short-weapon': printed(6),
    smoke: printed(12),
  },
});

export const qualityDice = table({
  id: 'bg:table.quality-defence',
  title: 'Defence by grade (optional rule)',
  unit: 'red dice',
  cells: { A: printed(4), B: printed(3), C: printed(2), D: printed(1) },
});

export const faceDice = table({
  id: 'bg:table.armour-faces',
  title: 'Armour by face (optional rule), against the rating of the vehicle',
  unit: 'red dice more or less',
  cells: {
    front: house(0, 'bg:R116', { 2: 1 }),
    side: house(-1, 'bg:R116', { 2: 0 }),
    rear: house(-2, 'bg:R116', { 2: -1 }),
  },
});

/** What a vehicle can have suffered, in ascending order. */
export const DAMAGE = ['none', 'immobilised', 'half-weapons', 'both'] as const;
export type Damage = (typeof DAMAGE)[number];
/** Whether damage keeps a vehicle from moving. */
export const isImmobilised = (damage: Damage | undefined): boolean =>
  damage === 'immobilised' || damage === 'both';
/** Whether damage has halved the weapons of a vehicle. */
export const hasHalfWeapons = (damage: Damage | undefined): boolean =>
  damage === 'half-weapons' || damage === 'both';
export const STATES = ['undamaged', 'immobilised', 'half-weapons', 'both', 'destroyed'] as const;
export type VehicleState = (typeof STATES)[number];
/** What a vehicle can be after it was hit, as far as it matters to those who ride in it. */
export const HIT = ['immobilised', 'half-weapons', 'both', 'destroyed'] as const;
export type HitState = (typeof HIT)[number];

/** What stops a vehicle, other than a hit. */
export const STOPS = ['mines', 'breakdown'] as const;
export type Stop = (typeof STOPS)[number];

/** Damage in words. */
export const DAMAGED: Readonly<Record<VehicleState, string>> = {
  undamaged: 'no damage',
  immobilised: 'it cannot move any more',
  'half-weapons': 'all its weapons are at half strength',
  both: 'it cannot move and its weapons are at half strength',
  destroyed: 'destroyed',
};

/** The main gun of a vehicle. */
export const GUNS = ['none', 'light-gun', 'heavy-gun'] as const;

/** What a unit loses figures to. */
export const CAUSES = ['shooting', 'artillery', 'mines', 'melee'] as const;
export type Cause = (typeof CAUSES)[number];

/** The kind of damage of a first hit that does not destroy. */
export const firstDamage = rollTable<'immobilised' | 'half-weapons'>('bg:vdam.3', 1, 6, [
  [1, 2, 'immobilised'],
  [3, 6, 'half-weapons'],
]);

/** What a later hit does that is strong enough. */
export const laterDamage = rollTable<'the other kind' | 'destroyed'>('bg:vdam.5', 1, 6, [
  [1, 1, 'the other kind'],
  [2, 6, 'destroyed'],
]);

/** What moves on wheels or tracks. */
export const DRIVEN = ['car', 'truck', 'armoured-car', 'apc', 'tank'] as const;
export const MOVERS = ['infantry', 'cavalry', ...DRIVEN] as const;
/** On foot or on horseback, not on wheels or tracks. */
export const isFoot = (type: (typeof MOVERS)[number]): type is 'infantry' | 'cavalry' =>
  type === 'infantry' || type === 'cavalry';

export const movementDice = table({
  id: 'bg:table.mounted-move',
  title: 'Movement',
  unit: 'dice',
  must: ['1 to 6 dice', (n) => n >= 1 && n <= 6],
  cells: {
    walk: inferred(1, 'bg:R14', { 2: 2 }),
    run: inferred(2, 'bg:R14', { 2: 3 }),
    cavalry: printed(3),
    mounting: printed(1),
    'digging out': printed(1),
    flee: printed(2),
    charge: printed(3),
    'cavalry charge': printed(4),
    car: printed(4),
    'armoured-car': inferred(4, 'bg:R25'),
    truck: inferred(3, 'bg:R25', { 2: 4 }),
    apc: inferred(3, 'bg:R25'),
    tank: printed(3),
  },
});

/** Totals that break a vehicle down when it rolls all the dice it has: up to this, by number of dice. */
export const breakdownUpTo = table({
  id: 'bg:table.mounted-move',
  title: 'Immobilised by a total of at most',
  unit: 'on all dice',
  cells: { 3: printed(3), 4: printed(6) },
});

export const turningCost = table({
  id: 'bg:table.facing-cost',
  title: 'Cost of ending turned',
  unit: 'inches',
  cells: { 90: inferred(1, 'bg:R15', { 2: 0 }), 180: printed(2) },
});

/** What a unit may be in, or behind. */
export const COVER = [
  'none',
  'light',
  'medium',
  'heavy',
  'brush',
  'woods',
  'crops',
  'wall',
  'fence',
  'hill',
  'building',
] as const;
