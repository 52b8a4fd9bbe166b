import type { PrintedTable } from '../../../src/rules/book.js';

// The tables as our copy of the book has them.

export const smokePrinted: PrintedTable = {
  title: 'How long smoke stands',
  source: 'Additional Rules: Smoke; Additional Rules: Flares',
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
};
