import { type PlayedTable, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

export const valourNumbers = table<number, 'leader'>({
  id: 'vv:table.valour-check',
  title: 'Valour check of a leader; squads and half squads have their Casualty Rating',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: { leader: edition(6) },
});

// The tables as our copy of the book has them.

export const valourCheckPrinted: PlayedTable = {
  title: 'Valour check',
  source: '16.2',
  columns: ['Unit', 'Valor check'],
  rows: [
    ['Squad', 'Casualty Rating or less'],
    ['Half squad', 'Casualty Rating or less'],
    ['Leader', '6 or less'],
  ],
  provenance: 'other-source (table in 16.2)',
  played: [
    /* @__PURE__ */ played(valourNumbers, {
      leader: ['Leader', 'Valor check'],
    }),
  ],
};
