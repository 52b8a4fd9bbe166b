import { type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** How far a weapon reaches, and how many dice a figure throws with it. */
export interface WeaponRow {
  /** cm */
  readonly range: number;
  readonly fp: number;
}

const row = (range: number, fp: number): WeaponRow => ({ range, fp });

export const smallArms = table({
  id: 'fubar:table.small-arms',
  title: 'Small arms',
  unit: 'cm, Fire Points',
  cells: {
    pistol: printed(row(8, 1)),
    'infantry-rifle': printed(row(24, 1)),
    'assault-rifle': printed(row(24, 1)),
    // The footnote: nearer than this they have more.
    'assault-rifle-close': printed(row(12, 2)),
    'sniper-rifle': printed(row(32, 2)),
    'sub-machine-gun': printed(row(16, 3)),
    'light-machine-gun': printed(row(32, 3)),
    'combat-shotgun': printed(row(8, 3)),
    'grenade-launcher': printed(row(16, 3)),
  },
});

export const supportWeapons = table({
  id: 'fubar:table.support-weapons',
  title: 'Support weapons',
  unit: 'cm, Fire Points',
  cells: {
    'heavy-machine-gun': printed(row(32, 4)),
    flamethrower: printed(row(8, 4)),
    grenades: printed(row(8, 3)),
    rpg: printed(row(24, 3)),
    'light-anti-tank-gun': printed(row(48, 3)),
    'light-mortar': printed(row(60, 3)),
    'light-cannon': printed(row(48, 4)),
    'heavy-cannon': printed(row(72, 5)),
  },
});

/** The numbers of a weapon as they are printed. */
const rowAs = (range: string, fp: string): WeaponRow =>
  row(Number.parseInt(range, 10), Number.parseInt(fp, 10));
const OF_WEAPON = ['Range', 'Fire Points'];

/** As our copy of the book has it. */
export const smallArmsPrinted: PlayedTable = {
  title: 'Small arms',
  source: 'Weapons, Small Arms',
  provenance: 'book (* = Assault Rifles get 2FP at 12cm or less)',
  columns: ['Weapon', 'Range', 'Fire Points'],
  rows: [
    ['Pistol/Revolver', '8cm', '1FP'],
    ['Infantry Rifle', '24cm', '1FP'],
    ['Assault Rifle*', '24cm', '1FP'],
    ['Sniper Rifle', '32cm', '2FP'],
    ['Sub-Machine Gun', '16cm', '3FP'],
    ['Light Machine Gun', '32cm', '3FP'],
    ['Combat Shotgun', '8cm', '3FP'],
    ['Grenade Launcher', '16cm', '3FP'],
  ],
  played: [
    /* @__PURE__ */ played(smallArms, {
      pistol: ['Pistol/Revolver', OF_WEAPON, rowAs],
      'infantry-rifle': ['Infantry Rifle', OF_WEAPON, rowAs],
      'assault-rifle': ['Assault Rifle*', OF_WEAPON, rowAs],
      'sniper-rifle': ['Sniper Rifle', OF_WEAPON, rowAs],
      'sub-machine-gun': ['Sub-Machine Gun', OF_WEAPON, rowAs],
      'light-machine-gun': ['Light Machine Gun', OF_WEAPON, rowAs],
      'combat-shotgun': ['Combat Shotgun', OF_WEAPON, rowAs],
      'grenade-launcher': ['Grenade Launcher', OF_WEAPON, rowAs],
    }),
  ],
};

/** As our copy of the book has it. */
export const supportWeaponsPrinted: PlayedTable = {
  title: 'Support weapons',
  source: 'Weapons, Support Weapons',
  provenance:
    "book (marks as printed: ** = crew of heavy machine guns, *** = ignores cover, **** = indirect fire; see R45 for the cannons' **)",
  columns: ['Weapon', 'Range', 'Fire Points'],
  rows: [
    ['Heavy Machine Gun**', '32cm', '4FP'],
    ['Flamethrower***', '8cm', '4FP'],
    ['Grenades, Thrown', '8cm', '3FP'],
    ['RPG', '24cm', '3FP'],
    ['Light Anti-Tank Gun', '48cm', '3FP'],
    ['Light Mortar****', '60cm', '3FP'],
    ['Light Cannon**', '48cm', '4FP'],
    ['Heavy Cannon**', '72cm', '5FP'],
  ],
  played: [
    /* @__PURE__ */ played(supportWeapons, {
      'heavy-machine-gun': ['Heavy Machine Gun**', OF_WEAPON, rowAs],
      flamethrower: ['Flamethrower***', OF_WEAPON, rowAs],
      grenades: ['Grenades, Thrown', OF_WEAPON, rowAs],
      rpg: ['RPG', OF_WEAPON, rowAs],
      'light-anti-tank-gun': ['Light Anti-Tank Gun', OF_WEAPON, rowAs],
      'light-mortar': ['Light Mortar****', OF_WEAPON, rowAs],
      'light-cannon': ['Light Cannon**', OF_WEAPON, rowAs],
      'heavy-cannon': ['Heavy Cannon**', OF_WEAPON, rowAs],
    }),
  ],
};

export type SmallArm = Exclude<keyof typeof smallArms.cells, 'assault-rifle-close'>;
export type Weapon = SmallArm | keyof typeof supportWeapons.cells;

export const WEAPONS = [...Object.keys(smallArms.cells), ...Object.keys(supportWeapons.cells)].filter(
  (name) => name !== 'assault-rifle-close',
) as Weapon[];

export const isSmallArm = (weapon: Weapon): weapon is SmallArm => weapon in smallArms.cells;
/** What a figure fires or throws as it walks (action.2). */
export const firesOnWalk = (weapon: Weapon): boolean => isSmallArm(weapon) || weapon === 'grenades';
/** What a figure carries and fires as it walks, where that is so ruled (R16). */
export const isCarried = (weapon: Weapon): boolean =>
  isSmallArm(weapon) || ['grenades', 'rpg', 'flamethrower'].includes(weapon);
export const isCannon = (weapon: Weapon): boolean => weapon === 'light-cannon' || weapon === 'heavy-cannon';
/** What fires at a target that its own crew does not see (weapon.6). */
export const isIndirect = (weapon: Weapon): boolean => weapon === 'light-mortar';

const MANY: Partial<Record<Weapon, string>> = { grenades: 'figures with grenades', rpg: 'RPGs' };

/** The same of figures, not of weapons: two crew serve one heavy machine gun (weapon.4). */
export const figuresWith = (n: number, weapon: Weapon): string =>
  weapon === 'heavy-machine-gun'
    ? `${n} crew of ${n > 1 ? 'heavy machine guns' : 'a heavy machine gun'}`
    : armed(n, weapon);

/** `6 infantry rifles`, `a pistol`. */
export function armed(n: number, weapon: Weapon): string {
  if (weapon === 'grenades') return n === 1 ? '1 figure with grenades' : `${n} ${MANY.grenades}`;
  const one = weapon === 'rpg' ? 'RPG' : weapon.replaceAll('-', ' ').replace(/\b(anti|sub) /, '$1-');
  return `${n} ${n === 1 ? one : (MANY[weapon] ?? `${one}s`)}`;
}
