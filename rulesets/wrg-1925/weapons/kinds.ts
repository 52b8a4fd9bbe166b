import type { Weapon } from './weapons.js';

/** What the rules of fire say of some weapons and not of others. */

const oneOf = (weapons: readonly Weapon[]) => (weapon: Weapon) => weapons.includes(weapon);

/** Thrown or placed by hand instead of firing (fire.4). */
export const isThrown = oneOf(['grenade', 'molotov', 'sticky-bomb', 'satchel']);
/** The man who helps, and does not fire (fire.8, heavy.8). */
export const isHelper = oneOf(['lmg-no2', 'helper']);
export const isLmg = oneOf(['lmg-magazine', 'lmg-belt']);
export const isMortar = oneOf(['mortar-2in', 'mortar-60mm', 'mortar-81mm']);
/** Heavy weapons on the ground that a second and third man help to fire (heavy.8). */
export const isCrewServed = oneOf([
  'mg-tripod',
  'mortar-2in',
  'mortar-60mm',
  'mortar-81mm',
  'recoilless',
  'gun',
]);
/** Heavy weapons on the ground, which cannot fire and move (heavy.5). */
export const isGroundHeavy = (weapon: Weapon): boolean => isCrewServed(weapon) || weapon === 'missile';
/** Those of them that are carried in halves or thirds (foot.5), and those that are pushed (foot.3). */
export const isCarried = oneOf(['mg-tripod', 'mortar-81mm', 'missile']);
export const isPushed = oneOf(['gun', 'recoilless']);
/** Those that are prepared to fire where they come to stand (foot.4). */
export const isPrepared = (weapon: Weapon): boolean => weapon === 'mg-tripod' || isMortar(weapon);
export const isTurreted = oneOf(['mg-turret', 'afv-gun', 'light-gun', 'afv-flame']);
/** Weapons on vehicles (heavy.5); the pintle row is that of pivots and door guns too (R16). */
export const isMounted = (weapon: Weapon): boolean => isTurreted(weapon) || weapon === 'mg-pintle';
/** Guns in a turret, which share its gunner with the machine gun beside them (R96). */
export const isTurretGun = oneOf(['afv-gun', 'light-gun']);
/** Fired by an operator from a distance: nobody aims them, so they have no chance die of a group (R72). */
export const isMine = oneOf(['claymore', 'fougasse']);
/** Those that reaction tests deduct for (react.13, R135). */
export const isMachineGun = (weapon: Weapon): boolean =>
  isLmg(weapon) || weapon === 'mg-tripod' || weapon === 'mg-pintle' || weapon === 'mg-turret';
/** What is seen to be flame (react.18). */
export const isFlame = oneOf(['flame-thrower', 'afv-flame']);
/** Rocket and recoilless weapons (option.7). */
export const isRocket = oneOf(['one-man', 'recoilless', 'missile']);
/** Those that earn points into a slit, or at a bunker or building (tactical.3). */
export const isStrong = oneOf([
  'grenade',
  'grenade-launcher',
  'flame-thrower',
  'afv-flame',
  'one-man',
  'recoilless',
  'gun',
  'missile',
  'afv-gun',
  'satchel',
  'molotov',
]);
/** Those of them that need only fire on it, and into no slit. */
export const strikesFromOutside = oneOf(['one-man', 'recoilless', 'gun', 'missile', 'afv-gun']);
/** Light shell guns, automatic or not, which earn them only if so ruled (R20). */
export const isLightGun = oneOf(['mg-turret', 'light-gun']);
/** Any grenade, flame or gun attack (R23). */
export const isGrenadeFlameOrGun = (weapon: Weapon): boolean => isStrong(weapon) || isLightGun(weapon);
