import type { Ruling } from '../../../src/rules/book.js';

/** Smoke, snipers and support missions (11, 17, 21): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R50': {
    question: 'On which rows of the AP and the Armor Elimination Table do missions attack?',
    clauses: ['vv:beyond.21.5', 'vv:beyond.14.5', 'vv:beyond.18.4'],
    evidence: 'The text names no numbers; the colours of the two charts tie each mission to a row of either.',
    options: { 1: 'Light Barrage 29-40 and B, Heavy Barrage 41+ and C, Fighter-Bomber 19-28 and D.' },
    why: 'The colours of the charts.',
  },
  'vv:R51': {
    question: 'Does an air strike roll for accuracy?',
    clauses: ['vv:beyond.21.4', 'vv:beyond.21.5'],
    evidence: '21.4 has one die for each artillery mission; its table is headed support mission die.',
    options: { 1: 'No: artillery missions alone.', 2: 'Yes, like every support mission.' },
    why: '21.4 names artillery.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
