import type { Ruling } from '../../../src/rules/book.js';

/** AFVs, AT fire and overruns (12, 18, 19): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R48': {
    question: "What do the cells 'E' and '-' of the Armor Elimination Table mean?",
    clauses: ['vv:beyond.18.4'],
    evidence:
      'The E cells lie beyond the 11s, where the factor is far above the armour; the dashes at the other end.',
    options: { 1: 'E: eliminated without a roll. Dash: no effect.' },
    why: 'The order of the table leaves no other reading.',
  },
  'vv:R54': {
    question: 'Which roll does valour lower in an AT attack?',
    clauses: ['vv:beyond.16.3', 'vv:beyond.18.3', 'vv:beyond.18.4'],
    evidence: '16.3 lowers the dice roll of an attack with ATFP; there are two, to hit and to eliminate.',
    options: { 1: 'The roll to hit.', 2: 'Both.' },
    why: 'The roll to hit is the attack; the other takes no modifiers.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
