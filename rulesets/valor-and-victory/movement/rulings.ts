import type { Ruling } from '../../../src/rules/book.js';

/** Movement, stacks and carriers (6 to 8, 10): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R52': {
    question: 'What does it cost to cross a wall, hedge or hedgerow?',
    clauses: ['vv:beyond.10'],
    evidence:
      'The chart has 1 for infantry and vehicles, without the plus sign that it has for hills; a hexside is no hex.',
    options: { 1: '1 movement point more than the hex that is entered.', 2: 'Nothing more.' },
    why: '10.10 has it cost a point to cross. The other reading stays for clubs that play it.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
