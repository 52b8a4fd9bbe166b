import type { PlayTable } from '../../../src/rules/book/cell.js';
import { type FireEffect, heavyWeapons, improvisedWeapons, smallArms } from './tables.js';

type SmallArm = keyof typeof smallArms.cells;
type HeavyWeapon = keyof typeof heavyWeapons.cells;
type Improvised = keyof typeof improvisedWeapons.cells;
/** What has the row of another weapon: an AFV gun under 75mm (R156), and a fougasse (mine.4). */
type Borrowing = 'light-gun' | 'fougasse';
export type Weapon = SmallArm | HeavyWeapon | Improvised | Borrowing;

export const SMALL_ARMS = Object.keys(smallArms.cells) as SmallArm[];
export const HEAVY_WEAPONS = Object.keys(heavyWeapons.cells) as HeavyWeapon[];
const IMPROVISED = Object.keys(improvisedWeapons.cells) as Improvised[];
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
export const weaponCalled = (weapon: Weapon, n: number): string => CALLED[weapon][n === 1 ? 0 : 1];

/** The row of a weapon, whichever table it stands in. */
export function rowOf(weapon: Weapon): { readonly table: PlayTable<FireEffect>; readonly isHeavy: boolean } {
  if (Object.hasOwn(smallArms.cells, weapon)) return { table: smallArms, isHeavy: false };
  if (Object.hasOwn(heavyWeapons.cells, weapon) || weapon === 'light-gun')
    return { table: heavyWeapons, isHeavy: true };
  if (weapon === 'fougasse') return { table: smallArms, isHeavy: false };
  return { table: improvisedWeapons, isHeavy: false };
}
