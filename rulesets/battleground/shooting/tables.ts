import { type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { terrainDice } from '../terrain/tables.js';
import { inferred, printed, table } from '../words.js';

export const ranges = table({
  id: 'bg:table.ranges',
  title: 'Ranges',
  unit: 'inches',
  must: ['at least 1 inch', (n) => n >= 1],
  cells: {
    infantry: printed(12),
    mg: printed(12),
    emplacement: inferred(12, 'bg:R90'),
    'light-gun': printed(18),
    'heavy-gun': printed(24),
    night: printed(12),
    'close-range': printed(6),
    'short-weapon': printed(6),
    smoke: printed(12),
  },
});

/** What a unit loses figures to. */
export const CAUSES = ['shooting', 'artillery', 'mines', 'melee'] as const;

export type Cause = (typeof CAUSES)[number];

// The tables as our copy of the book has them.

export const diceColoursPrinted: PrintedTable = {
  title: 'What the dice colours do',
  source: 'Shooting: Dice and how to shoot with them',
  columns: ['colour', 'numbers of the grade', '1', 'other numbers', 'stands for'],
  rows: [
    ['white', 'hit', 'cancel', 'nothing', 'shooters, leader, machine guns'],
    ['blue (good)', 'hit', 'nothing', 'nothing', 'heavy weapons, flank, good guns'],
    ['red (bad)', 'nothing', 'cancel', 'nothing', 'protection of the target; rolled by the attacker'],
  ],
  provenance: 'book (collected from prose)',
};

export const attackDicePrinted: PlayedTable = {
  title: 'Dice of a shooting infantry unit',
  source: 'Shooting: Dice and how to shoot with them',
  columns: ['for', 'as printed in the list', 'from prose', 'ruling'],
  rows: [
    ['each two shooters (round up)', 'one die (white)', '', ''],
    ['a leader, once', 'lost', '1 white', 'bg:R6'],
    ['each heavy weapon', 'lost', '1 blue', 'bg:R6'],
    ['flank attack', 'lost', '1 blue', 'bg:R6'],
    ['target on road bonus', 'lost', 'an advantage, number lost', 'bg:R3'],
    ['target in light cover', 'lost', 'lost', 'bg:R31'],
    ['target in medium cover', 'lost', '2 red', 'bg:R6'],
    ['target in heavy cover', 'lost', 'lost', 'bg:R31'],
    ['target dug in', 'lost', '1 red', 'bg:R6'],
  ],
  provenance: 'book for the first row and the prose column; which further lines the list had is inferred',
  played: [
    /* @__PURE__ */ played(terrainDice, {
      medium: ['target in medium cover', 'from prose', (text) => Number(/^(\d+) red$/.exec(text)?.[1])],
    }),
  ],
};

export const rangesPrinted: PlayedTable = {
  title: 'Ranges in inches',
  source:
    'Shooting: Dice and how to shoot with them; Shooting: Shooting at and from vehicles; Additional Rules: Flares; Advanced and Optional Rules: Specialized heavy weapons',
  columns: ['weapon', 'range'],
  rows: [
    ['infantry weapons', 12],
    ['special close-range bonus', 'within 6'],
    ['vehicle machine gun', 12],
    ['light tank gun and the like', 18],
    ['heavier gun', 24],
    ['smoke', 12],
    ['night sight without light', 12],
    ['PIAT, panzerfaust, flame thrower (option)', 6],
  ],
  provenance: 'book (collected from prose)',
  played: [
    /* @__PURE__ */ played(ranges, {
      infantry: ['infantry weapons', 'range'],
      mg: ['vehicle machine gun', 'range'],
      'light-gun': ['light tank gun and the like', 'range'],
      'heavy-gun': ['heavier gun', 'range'],
      night: ['night sight without light', 'range'],
      'close-range': ['special close-range bonus', 'range'],
      'short-weapon': ['PIAT, panzerfaust, flame thrower (option)', 'range'],
      smoke: ['smoke', 'range'],
    }),
  ],
};
