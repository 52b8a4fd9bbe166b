import type { PrintedTable } from '../../../../src/rules/book.js';

/** Medics, combining, mines, artillery, smoke and flares: the tables as our copy of the book has them. */
export const additional = {
  'bg:table.combine-average': {
    title: 'Average grades when combining',
    source: 'Additional Rules: Combining Units',
    columns: ['grades', 'as printed in the list', 'from examples', 'inferred', 'ruling'],
    rows: [
      ['A + D', 'somewhere between B and C', '', '', 'bg:R95'],
      ['A + B', 'lost', '', 'between A and B', 'bg:R95'],
      ['A + C', 'lost', 'B', 'B', 'bg:R95'],
      ['B + C', 'lost', '', 'between B and C', 'bg:R95'],
      ['B + D', 'lost', '', 'C', 'bg:R95'],
      ['C + D', 'lost', '', 'between C and D', 'bg:R95'],
    ],
    provenance: 'book for the as-printed column; inferred column from arithmetic on the two surviving values',
  },
  'bg:table.minefield-sizes': {
    title: 'Minefields of 24 square inches',
    source: 'Additional Rules: Mines',
    columns: ['shape', 'size in inches'],
    rows: [
      ['rectangle', '2 x 12'],
      ['rectangle', '3 x 8 (our copy reads Y for 3)'],
      ['rectangle', '4 x 6'],
      ['circle', '5.5 across'],
    ],
    provenance: 'book',
  },
  'bg:table.mine-effects': {
    title: 'Effect of mine hits',
    source: 'Additional Rules: Mines',
    columns: ['target', 'dice', '1 hit', '2 hits'],
    rows: [
      ['unarmoured vehicle', '1 white per inch moved onto the field', 'immobilised', 'destroyed'],
      ['armoured vehicle', '1 white per inch moved onto the field', 'no effect', 'immobilised, weapons fire'],
      [
        'infantry',
        '1 white per figure that entered',
        '1 figure of the whole unit',
        '2 figures of the whole unit',
      ],
    ],
    provenance: 'book (collected from prose)',
  },
  'bg:table.artillery': {
    title: 'Artillery and air attacks',
    source: 'Additional Rules: Artillery and aircraft',
    columns: ['weapon', 'blasts', 'dice', 'ruling'],
    rows: [
      ['dive bomb or strafing', 1, '2 blue', 'bg:R105'],
      ['mortar', 'lost', 'lost', 'bg:R105'],
      ['light artillery', 'lost', 'lost', 'bg:R105'],
      ['medium artillery', 'lost', 'lost', 'bg:R105'],
      ['heavy artillery', 'lost', 'lost', 'bg:R105'],
    ],
    provenance:
      'book for the first row; the other row names are inferred from the random cards, their cells lost',
  },
  'bg:table.artillery-cards': {
    title: 'Example set of random artillery cards',
    source: 'Additional Rules: Artillery and aircraft',
    columns: ['card', 'number'],
    rows: [
      ['German medium artillery', 1],
      ['German heavy artillery', 1],
      ['Reload', 1],
      ['US mortar', 3],
      ['US light artillery', 1],
    ],
    provenance: 'book',
  },
  'bg:table.smoke': {
    title: 'How long smoke stands',
    source: 'Additional Rules: Smoke; Flares',
    columns: ['kind', 'size', 'thins', 'gone'],
    rows: [
      ['infantry smoke', 'line of 6 inches within 12', 'end of the turn laid', 'end of the next turn'],
      [
        'artillery smoke',
        'circle 4 inches across',
        'first special actions phase after',
        'second special actions phase after',
      ],
      ['infantry flare', 'whole table', '', 'end of the turn'],
      ['artillery flare in special actions', 'whole table', '', 'end of the next turn'],
    ],
    provenance: 'book (collected from prose)',
  },
} as const satisfies Record<string, PrintedTable>;
