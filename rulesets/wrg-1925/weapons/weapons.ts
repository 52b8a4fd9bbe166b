import type { PlayTable } from '../../../src/rules/cell.js';
import { house, printed, table } from '../words.js';

/** Fire effect points by the range up to which they hold, in metres. */
export interface Effect {
  readonly 25: number;
  readonly 50: number;
  readonly 100: number;
  readonly 250: number;
  /** Small arms: up to 500. Heavy weapons: beyond 250. */
  readonly 500: number;
}

const effect = (...[a, b, c, d, e]: readonly [number, number, number, number, number]): Effect => ({
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

export type SmallArm = keyof typeof smallArms.cells;
export type HeavyWeapon = keyof typeof heavyWeapons.cells;
export type Improvised = keyof typeof improvisedWeapons.cells;
/** What has the row of another weapon: an AFV gun under 75mm (R156), and a fougasse (mine.4). */
export type Borrowing = 'light-gun' | 'fougasse';
export type Weapon = SmallArm | HeavyWeapon | Improvised | Borrowing;

export const SMALL_ARMS = Object.keys(smallArms.cells) as SmallArm[];
export const HEAVY_WEAPONS = Object.keys(heavyWeapons.cells) as HeavyWeapon[];
export const IMPROVISED = Object.keys(improvisedWeapons.cells) as Improvised[];
export const WEAPONS: readonly Weapon[] = [
  ...SMALL_ARMS,
  'fougasse',
  ...HEAVY_WEAPONS,
  'light-gun',
  ...IMPROVISED,
];

/** Each of a weapon, as it is called at the table: its name and what several of them are called. */
const CALLED: Readonly<Record<Weapon, readonly [one: string, many: string]>> = {
  grenade: ['hand grenade', 'hand grenades'],
  pistol: ['pistol', 'pistols'],
  smg: ['SMG', 'SMGs'],
  rifle: ['rifle', 'rifles'],
  'assault-rifle': ['assault rifle', 'assault rifles'],
  'lmg-magazine': ['magazine LMG', 'magazine LMGs'],
  'lmg-belt': ['belt fed LMG', 'belt fed LMGs'],
  'lmg-no2': ['LMG No. 2', 'LMG No. 2s'],
  'grenade-launcher': ['grenade launcher', 'grenade launchers'],
  'flame-thrower': ['flame thrower', 'flame throwers'],
  claymore: ['Claymore', 'Claymores'],
  fougasse: ['fougasse', 'fougasses'],
  'one-man': ['one-man anti-tank weapon', 'one-man anti-tank weapons'],
  'mg-tripod': ['tripod or wheeled MG', 'tripod or wheeled MGs'],
  'mortar-2in': ['2in mortar', '2in mortars'],
  'mortar-60mm': ['60mm mortar', '60mm mortars'],
  'mortar-81mm': ['3in or 81mm mortar', '3in or 81mm mortars'],
  recoilless: ['recoilless gun', 'recoilless guns'],
  gun: ['conventional gun', 'conventional guns'],
  helper: ['No. 2 or No. 3', 'No. 2s and No. 3s'],
  'mg-pintle': ['pintle MG', 'pintle MGs'],
  'mg-turret': ['turret MG or automatic gun', 'turret MGs or automatic guns'],
  'afv-gun': ['AFV shell gun', 'AFV shell guns'],
  'light-gun': ['AFV gun under 75mm', 'AFV guns under 75mm'],
  'afv-flame': ['AFV flame thrower', 'AFV flame throwers'],
  missile: ['guided missile set', 'guided missile sets'],
  molotov: ['molotov', 'molotovs'],
  'sticky-bomb': ['sticky bomb', 'sticky bombs'],
  satchel: ['satchel charge', 'satchel charges'],
};

/** `6 rifles`, `a rifle`. */
export const called = (weapon: Weapon, n: number): string => CALLED[weapon][n === 1 ? 0 : 1];

/** The row of a weapon, whichever table it stands in. */
export function rowOf(weapon: Weapon): { readonly table: PlayTable<Effect>; readonly isHeavy: boolean } {
  if (Object.hasOwn(smallArms.cells, weapon)) return { table: smallArms, isHeavy: false };
  if (Object.hasOwn(heavyWeapons.cells, weapon) || weapon === 'light-gun')
    return { table: heavyWeapons, isHeavy: true };
  if (weapon === 'fougasse') return { table: smallArms, isHeavy: false };
  return { table: improvisedWeapons, isHeavy: false };
}
