import type { PrintedTable } from '../../../src/rules/book.js';

// The tables as our copy of the book has them.

export const sequencePrinted: PrintedTable = {
  title: 'Phases of a turn',
  source: 'Sequence of Play',
  columns: ['step', 'as printed', 'inferred'],
  rows: [
    [1, 'Card play phase', ''],
    [2, 'lost', 'Melee phase'],
    [3, 'lost', 'Special actions phase'],
  ],
  provenance:
    'book for the as-printed column; inferred column from the joker rule (melee follows card play) and the artillery cards (special actions after melee)',
};

export const suitsPrinted: PrintedTable = {
  title: 'What each suit does',
  source: 'Sequence of Play: Card play phase',
  columns: ['suit', 'as printed', 'inferred', 'ruling'],
  rows: [
    ['clubs', 'Axis firing (or shooting)', '', 'bg:R7'],
    ['hearts', 'lost', 'Allied firing', 'bg:R7'],
    ['spades', 'lost', 'Axis movement', 'bg:R7'],
    ['diamonds', 'lost', 'Allied movement', 'bg:R7'],
  ],
  provenance: 'book for the as-printed column; inferred column from the worked play in the same section',
};

export const cardexamplesPrinted: PrintedTable = {
  title: 'Card play examples 1 to 5',
  source: 'Sequence of Play: Card play phase',
  columns: ['example', 'cards and actions'],
  rows: [
    [1, 'lost'],
    [2, 'lost'],
    [3, 'lost'],
    [4, 'lost'],
    [5, 'lost'],
  ],
  provenance: 'lost (pictures); one more play is described in prose and is the example of card.5',
};
