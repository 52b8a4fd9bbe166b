import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

/** How the APFP of a unit and of its support weapon go together (12.3). */
const WITH_WEAPON = ['both', 'weapon alone', 'none'] as const;
type WithWeapon = (typeof WITH_WEAPON)[number];
export const weaponUse = table<WithWeapon, `${'squad' | 'half-squad' | 'leader'} ${'L' | 'H'}`>({
  id: 'vv:table.support-weapon-apfp',
  title: 'APFP that counts: of the unit and its weapon, or of the weapon alone',
  unit: 'by unit and class of weapon',
  cells: {
    'squad L': edition<WithWeapon>('both'),
    'squad H': edition<WithWeapon>('both'),
    'half-squad L': edition<WithWeapon>('both'),
    'half-squad H': edition<WithWeapon>('weapon alone'),
    'leader L': edition<WithWeapon>('weapon alone'),
    'leader H': edition<WithWeapon>('none'),
  },
});

const USES: Readonly<Record<string, WithWeapon>> = {
  'Unit + Weapon APFP': 'both',
  'Weapon APFP only': 'weapon alone',
  '-': 'none',
};
const useOf: CellReading<string> = (text) => USES[text] ?? text;

// The tables as our copy of the book has them.

export const supportWeaponApfpPrinted: PlayedTable = {
  title: 'APFP of a unit with a support weapon',
  source: '12.3 Support Weapon Usage',
  provenance: 'other-source (table in the unofficial digital edition)',
  columns: ['Unit', 'Light', 'Heavy'],
  rows: [
    ['Squad', 'Unit + Weapon APFP', 'Unit + Weapon APFP'],
    ['Half squad', 'Unit + Weapon APFP', 'Weapon APFP only'],
    ['Leader', 'Weapon APFP only', '-'],
  ],
  played: [
    /* @__PURE__ */ played(weaponUse, {
      'squad L': ['Squad', 'Light', useOf],
      'squad H': ['Squad', 'Heavy', useOf],
      'half-squad L': ['Half squad', 'Light', useOf],
      'half-squad H': ['Half squad', 'Heavy', useOf],
      'leader L': ['Leader', 'Light', useOf],
      'leader H': ['Leader', 'Heavy', useOf],
    }),
  ],
};

export const sampleWeaponsPrinted: PrintedTable = {
  title: 'Support weapon counters shown in the rules',
  source:
    'images: unit_and_weapon_counters, support_weapons, close_assault_example, ap_combat example, armor_overrun_example',
  provenance:
    "other-source (read from images; the MG34's class letter is partly covered; the satchel charge counter is nowhere shown)",
  columns: ['Weapon', 'Class', 'APFP', 'Range', 'ATFP', 'Ability'],
  rows: [
    ['M1919A6', 'L', 3, 6, '-', ''],
    ['Bren Mark 1', 'L', 3, 6, '-', ''],
    ['MG34', 'L', 3, 6, '-', ''],
    ['5cm Mortar', 'H', 5, '6 (minimum 2)', 'A', ''],
    ['Grenades', 'X', '-', 'adjacent', '-', '-1'],
    ['Panzerfaust', 'X', '-', 'adjacent', 'D', ''],
    ['Satchel charge', 'X', 'lost', 'adjacent', '-', ''],
  ],
};
