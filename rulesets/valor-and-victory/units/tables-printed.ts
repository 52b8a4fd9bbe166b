import type { PrintedTable } from '../../../src/rules/book.js';

/** What counters say (1): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.sample-infantry': {
    title: 'Infantry counters shown in the rules',
    source:
      'images: close_assault_example, ap_combat_and_casualty_reduction_example, unit_and_weapon_counters, ap_combat_reduction1',
    provenance: 'other-source (read from images; enough for tests, the full counter set is lost)',
    columns: ['Counter', 'APFP', 'Range', 'Casualty Rating', 'Leadership Modifier'],
    rows: [
      ['German Rifle squad', 4, 6, 5, '-'],
      ['German leader Schmidt', 1, 3, 1, '-1'],
      ['German leader Hermes', 1, 3, 1, '-1'],
      ['US Rifle squad', 5, 6, 4, '-'],
      ['US Rifle half squad', 2, 6, 2, '-'],
      ['US Paratrooper half squad (E)', 2, 6, 3, '-'],
      ['US leader Coleman', 1, 3, 1, '-1'],
      ['British leader Adamson', 1, 3, 1, '-1'],
      ['Rifle squad of 14.61 (text)', 4, 6, 4, '-'],
      ['Rifle half squad of 14.61 (text)', 2, 6, 2, '-'],
      ['German Rifle half squad', 'lost', 'lost', 'lost', '-'],
    ],
  },
  'vv:table.sample-vehicles': {
    title: 'AFV, vehicle and Gun counters shown in the rules',
    source:
      'images: unit_and_weapon_counters, transport, anti_tank_combat_example, quickref/armor_facing_diagram',
    provenance: "other-source (read from images; '-' = not on the counter)",
    columns: [
      'Counter',
      'ATFP',
      'Turreted',
      'Gun APFP',
      '360 MG',
      'FF MG',
      'Armor front',
      'Armor rear',
      'Casualty Rating',
      'Gun Shield',
      'Transport',
      'Tow',
      'MP',
    ],
    rows: [
      ['M4A3E8', 'D', 'yes', 12, 4, 3, 'E', 'C', '-', '-', '-', '-', 10],
      ['PzKpfw VI', 'E', 'yes', 14, 4, 3, 'E', 'D', '-', '-', '-', '-', 10],
      ['PzKpfw V', 'E', 'yes', 14, 4, 3, 'E', 'D', '-', '-', '-', '-', 12],
      ['M3 Halftrack', '-', '-', '-', 4, '-', 'A', 'A', '-', '-', 'T1', 'yes', 14],
      ['6-Pndr Mk. IV', 'C', '-', 5, '-', '-', '-', '-', 3, 'yes', '-', '-', 1],
      ['3-Ton Truck', '-', '-', '-', '-', '-', '-', '-', 4, '-', 'T2', 'yes', 14],
      ['M38 Jeep', '-', '-', '-', 4, '-', '-', '-', 3, '-', 'TH', 'yes', 16],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
