import { type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

/** What an infantry counter says, where all that we know say the same. */
export const counters = table<{ apfp: number; range: number; rating: number }, 'leader'>({
  id: 'vv:table.sample-infantry',
  title: 'Profile of a leader, unless another is typed',
  unit: 'APFP, range and Casualty Rating',
  cells: { leader: edition({ apfp: 1, range: 3, rating: 1 }) },
});

// The tables as our copy of the book has them.

export const sampleInfantryPrinted: PlayedTable = {
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
  played: [
    /* @__PURE__ */ played(counters, {
      leader: [
        'German leader Schmidt',
        ['APFP', 'Range', 'Casualty Rating'],
        (apfp, range, rating) => ({ apfp: Number(apfp), range: Number(range), rating: Number(rating) }),
      ],
    }),
  ],
};

export const sampleVehiclesPrinted: PrintedTable = {
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
};
