import type { PrintedTable } from '../../../src/rules/book.js';

/** Support weapons, attacks and leaders (12, 13): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.support-weapon-apfp': {
    title: 'APFP of a unit with a support weapon',
    source: '12.3 Support Weapon Usage',
    provenance: 'other-source (table in the unofficial digital edition)',
    columns: ['Unit', 'Light', 'Heavy'],
    rows: [
      ['Squad', 'Unit + Weapon APFP', 'Unit + Weapon APFP'],
      ['Half squad', 'Unit + Weapon APFP', 'Weapon APFP only'],
      ['Leader', 'Weapon APFP only', '-'],
    ],
  },
  'vv:table.sample-weapons': {
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
  },
} as const satisfies Record<string, PrintedTable>;
