import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { house, printed, table } from '../words.js';

/** Fire effect points by the range up to which they hold, in metres. */
export interface FireEffect {
  readonly 25: number;
  readonly 50: number;
  readonly 100: number;
  readonly 250: number;
  /** Small arms: up to 500. Heavy weapons: beyond 250. */
  readonly 500: number;
}

const effect = (...[a, b, c, d, e]: readonly [number, number, number, number, number]): FireEffect => ({
  25: a,
  50: b,
  100: c,
  250: d,
  500: e,
});

/** Fire effect points of small arms (fire.7, fire.8). */
export const smallArms = table({
  id: 'wrg:table.small-arms',
  title: 'Small arms fire effect points',
  unit: 'points',
  cells: {
    grenade: printed(effect(5, 0, 0, 0, 0)),
    pistol: printed(effect(2, 1, 0, 0, 0)),
    smg: printed(effect(4, 3, 2, 1, 0)),
    rifle: printed(effect(3, 2, 2, 2, 1)),
    'assault-rifle': printed(effect(4, 3, 3, 2, 1)),
    'lmg-magazine': printed(effect(2, 5, 5, 3, 2)),
    'lmg-belt': printed(effect(1, 5, 5, 4, 3)),
    'lmg-no2': printed(effect(2, 2, 3, 3, 2)),
    'grenade-launcher': printed(effect(2, 4, 3, 2, 1)),
    'flame-thrower': printed(effect(0, 8, 0, 0, 0), 'wrg:R63', { 2: effect(8, 8, 0, 0, 0) }),
    claymore: printed(effect(10, 5, 0, 0, 0)),
    'one-man': printed(effect(2, 6, 4, 2, 1)),
  },
});

/** Fire effect points of heavy weapons (heavy.7, heavy.8). */
export const heavyWeapons = table({
  id: 'wrg:table.heavy-weapons',
  title: 'Heavy weapons fire effect points',
  unit: 'points',
  cells: {
    'mg-tripod': printed(effect(1, 4, 5, 4, 3)),
    'mortar-2in': printed(effect(0, 0, 4, 2, 0)),
    'mortar-60mm': printed(effect(0, 0, 0, 1, 3)),
    'mortar-81mm': printed(effect(0, 0, 0, 0, 5)),
    recoilless: printed(effect(0, 4, 4, 4, 3)),
    gun: printed(effect(2, 3, 3, 3, 3)),
    helper: printed(effect(0, 0, 1, 1, 1)),
    'mg-pintle': printed(effect(4, 6, 6, 4, 2)),
    'mg-turret': printed(effect(2, 4, 10, 8, 6)),
    'afv-gun': printed(effect(6, 10, 8, 8, 8)),
    'afv-flame': printed(effect(0, 10, 6, 0, 0), 'wrg:R63', { 2: effect(10, 10, 6, 0, 0) }),
    missile: printed(effect(0, 0, 0, 0, 6)),
  },
});

/** Fire effect points of what engineers and tank hunters use at close range: the book prints none (R164). */
export const improvisedWeapons = table({
  id: 'wrg:table.small-arms',
  title: 'Improvised weapons fire effect points',
  unit: 'points',
  cells: {
    molotov: house(effect(5, 0, 0, 0, 0), 'wrg:R164'),
    'sticky-bomb': house(effect(0, 0, 0, 0, 0), 'wrg:R164', { 2: effect(5, 0, 0, 0, 0) }),
    satchel: house(effect(0, 0, 0, 0, 0), 'wrg:R164', { 2: effect(5, 0, 0, 0, 0) }),
  },
});

const effectOf: CellReading<FireEffect> = (...points) =>
  effect(...(points.map(Number) as [number, number, number, number, number]));
const OF_SMALL_ARM = ['Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', 'Up to 500'];
const OF_HEAVY_WEAPON = ['Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', '250+'];

// The tables as our copy of the book has them.

export const smallArmsPrinted: PlayedTable = {
  title: 'Small arms fire effect points',
  source: 'Small Arms Fire Effect Points',
  columns: ['each', 'Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', 'Up to 500'],
  rows: [
    ['Hand grenade', 5, 0, 0, 0, 0],
    ['Pistol', 2, 1, 0, 0, 0],
    ['Sub machine gun', 4, 3, 2, 1, 0],
    ['Rifle', 3, 2, 2, 2, 1],
    ['Assault rifle', 4, 3, 3, 2, 1],
    ['Magazine LMG', 2, 5, 5, 3, 2],
    ['Belt fed LMG', 1, 5, 5, 4, 3],
    ['Extra for LMG No. 2, own weapon unused', 2, 2, 3, 3, 2],
    ['Grenade launcher', 2, 4, 3, 2, 1],
    ['Man pack flame thrower', 0, 8, 0, 0, 0],
    ['Command detonated Claymore mine', 10, 5, 0, 0, 0],
    ['One man anti-tank weapon', 2, 6, 4, 2, 1],
  ],
  provenance: 'book (quick-reference has all 60 cells alike)',
  played: [
    /* @__PURE__ */ played(smallArms, {
      grenade: ['Hand grenade', OF_SMALL_ARM, effectOf],
      pistol: ['Pistol', OF_SMALL_ARM, effectOf],
      smg: ['Sub machine gun', OF_SMALL_ARM, effectOf],
      rifle: ['Rifle', OF_SMALL_ARM, effectOf],
      'assault-rifle': ['Assault rifle', OF_SMALL_ARM, effectOf],
      'lmg-magazine': ['Magazine LMG', OF_SMALL_ARM, effectOf],
      'lmg-belt': ['Belt fed LMG', OF_SMALL_ARM, effectOf],
      'lmg-no2': ['Extra for LMG No. 2', OF_SMALL_ARM, effectOf],
      'grenade-launcher': ['Grenade launcher', OF_SMALL_ARM, effectOf],
      'flame-thrower': ['Man pack flame thrower', OF_SMALL_ARM, effectOf],
      claymore: ['Command detonated Claymore mine', OF_SMALL_ARM, effectOf],
      'one-man': ['One man anti-tank weapon', OF_SMALL_ARM, effectOf],
    }),
  ],
};

export const heavyWeaponsPrinted: PlayedTable = {
  title: 'Heavy weapons fire effect points',
  source: 'Heavy Weapons Fire Effect Points',
  columns: ['each', 'Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', '250+'],
  rows: [
    ['Machine gun on tripod or wheels', 1, 4, 5, 4, 3],
    ['2in mortar', 0, 0, 4, 2, 0],
    ['60mm mortar', 0, 0, 0, 1, 3],
    ['3in or 81mm mortar', 0, 0, 0, 0, 5],
    ['Crew-served recoilless A/T gun', 0, 4, 4, 4, 3],
    ['Crew-served conventional gun', 2, 3, 3, 3, 3],
    ['No. 2 or No. 3 helping a weapon above', 0, 0, 1, 1, 1],
    ['Machine gun on pintle mount, vehicle or helicopter door', 4, 6, 6, 4, 2],
    ['Machine gun or automatic light shell gun in turret', 2, 4, 10, 8, 6],
    ['AFV shell gun, at least 75mm', 6, 10, 8, 8, 8],
    ['AFV mounted flame thrower', 0, 10, 6, 0, 0],
    ['Anti-tank guided missile set, one man or more', 0, 0, 0, 0, 6],
  ],
  provenance: 'book (quick-reference has all 60 cells alike, but heads the last column 500+)',
  played: [
    /* @__PURE__ */ played(heavyWeapons, {
      'mg-tripod': ['Machine gun on tripod', OF_HEAVY_WEAPON, effectOf],
      'mortar-2in': ['2in mortar', OF_HEAVY_WEAPON, effectOf],
      'mortar-60mm': ['60mm mortar', OF_HEAVY_WEAPON, effectOf],
      'mortar-81mm': ['3in or 81mm mortar', OF_HEAVY_WEAPON, effectOf],
      recoilless: ['Crew-served recoilless', OF_HEAVY_WEAPON, effectOf],
      gun: ['Crew-served conventional gun', OF_HEAVY_WEAPON, effectOf],
      helper: ['No. 2 or No. 3', OF_HEAVY_WEAPON, effectOf],
      'mg-pintle': ['Machine gun on pintle mount', OF_HEAVY_WEAPON, effectOf],
      'mg-turret': ['Machine gun or automatic light shell gun', OF_HEAVY_WEAPON, effectOf],
      'afv-gun': ['AFV shell gun', OF_HEAVY_WEAPON, effectOf],
      'afv-flame': ['AFV mounted flame thrower', OF_HEAVY_WEAPON, effectOf],
      missile: ['Anti-tank guided missile set', OF_HEAVY_WEAPON, effectOf],
    }),
  ],
};
