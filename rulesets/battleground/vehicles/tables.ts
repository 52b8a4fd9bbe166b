import { rollTable } from '../../../src/rules/book/cell.js';
import { type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { house, printed, table } from '../words.js';

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

/** What figures ride in (pass.1). */
export const CARRIERS: readonly Vehicle[] = ['truck', 'apc'];

/** The dice of one weapon. */
interface WeaponDice {
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

/** The main gun of a vehicle. */
export const GUNS = ['none', 'light-gun', 'heavy-gun'] as const;

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

// The tables as our copy of the book has them.

export const vehicleDefencePrinted: PlayedTable = {
  title: 'Typical red dice of vehicles',
  source: 'Shooting: Shooting at and from vehicles',
  columns: ['type', 'as printed in the list', 'from prose', 'armoured', 'ruling'],
  rows: [
    ['car', 'lost', 1, 'no', 'bg:R45'],
    ['truck', 'lost', 1, 'no', 'bg:R45'],
    ['armoured car, carrier', 'lost', 'lost', 'yes', 'bg:R45'],
    ['light tank', 'lost', 'lost', 'yes', 'bg:R45'],
    ['medium tank', 'lost', 'lost', 'yes', 'bg:R45'],
    ['heavy tank', 'lost', 'lost', 'yes', 'bg:R45'],
  ],
  provenance: 'lost; the row names of armoured types are ours, cars and trucks are book (prose)',
  played: [
    /* @__PURE__ */ played(armourDice, { car: ['car', 'from prose'], truck: ['truck', 'from prose'] }),
  ],
};

export const vehicleWeaponsPrinted: PlayedTable = {
  title: 'Dice of vehicle weapons',
  source: 'Shooting: Shooting at and from vehicles',
  columns: ['weapon', 'as printed', 'from prose', 'range', 'ruling'],
  rows: [
    ['vehicle machine gun', 'two dice', 'white', 12, ''],
    ['light main gun', 'lost', 'an even number', 18, 'bg:R46'],
    ['heavy main gun', 'lost', 'an even number', 24, 'bg:R46'],
  ],
  provenance: 'book for the first row and the prose columns; the rest lost',
  played: [
    /* @__PURE__ */ played(weaponDice, {
      mg: [
        'vehicle machine gun',
        ['as printed', 'from prose'],
        (dice, colour) =>
          dice === 'two dice' && colour === 'white' ? { white: 2, blue: 0 } : `${dice}, ${colour}`,
      ],
    }),
  ],
};

export const vehicleDamagePrinted: PrintedTable = {
  title: 'Damage to vehicles',
  source: 'Shooting: Damage to vehicles',
  columns: ['state before', 'step', 'as printed', 'inferred'],
  rows: [
    ['no damage', 1, 'roll a D6', ''],
    [
      'no damage',
      2,
      'hits + D6 of 7 or more: destroyed (not by infantry without heavy weapon against armour)',
      '',
    ],
    ['no damage', 3, 'below 7, another D6: 1-2 cannot move; 3-6 half weapons', ''],
    ['damage', 1, 'lost', 'roll a D6'],
    ['damage', 2, 'hits + D6 of 5 or more, another D6: 1 the other kind of damage; 2-6 destroyed', ''],
    ['damage', 3, 'below 5: no more damage', ''],
  ],
  provenance: 'book for the as-printed column; inferred column from step 2 of the same list',
};

export const hitsOnArmourPrinted: PrintedTable = {
  title: 'What happens to hits on vehicles',
  source: 'Shooting: Shooting at and from vehicles; Melee: Melee and vehicles',
  columns: ['attack', 'unarmoured', 'armoured'],
  rows: [
    ['infantry with heavy weapon', 'all', 'all'],
    ['infantry without heavy weapon', 'all', 'half, rounded down'],
    ['infantry in melee', 'all', 'all'],
    ['vehicle machine gun', 'all', 'cannot attack'],
    ['main gun', 'all', 'doubled'],
  ],
  provenance: 'book (collected from prose)',
};
