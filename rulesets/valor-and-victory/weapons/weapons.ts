/** Support weapons by name (12.1): their class, and whether they are machine guns. */
export const WEAPONS = {
  lmg: { says: 'LMG', class: 'L' },
  bazooka: { says: 'bazooka', class: 'L' },
  flamethrower: { says: 'flamethrower', class: 'L' },
  mmg: { says: 'MMG', class: 'H' },
  hmg: { says: 'HMG', class: 'H' },
  mortar: { says: 'mortar', class: 'H' },
  panzerfaust: { says: 'Panzerfaust', class: 'X' },
  'at-grenades': { says: 'AT grenades', class: 'X' },
  grenades: { says: 'Grenades', class: 'X' },
  satchel: { says: 'satchel charge', class: 'X' },
} as const satisfies Record<string, { readonly says: string; readonly class: 'L' | 'H' | 'X' }>;
export type WeaponName = keyof typeof WEAPONS;
export const WEAPON_NAMES = Object.keys(WEAPONS) as WeaponName[];

/** A support weapon that a unit carries, or uses up. */
export interface Weapon {
  readonly name: WeaponName;
  readonly apfp: number;
  /** Printed range in hexes, where it was told. */
  readonly range?: number;
  /** It has fired this turn already. */
  readonly fired: boolean;
}

/** Weapons without a firepower of their own against infantry: none is typed for them. */
export const WITHOUT_APFP: readonly WeaponName[] = ['bazooka', 'panzerfaust', 'at-grenades', 'grenades'];

/** Expendable counters (12.5). */
export const isExpendable = ({ name }: Weapon): boolean => WEAPONS[name].class === 'X';
