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
  'vv:R63': {
    question: 'May a carrier move, or overrun a hex, after those aboard have fired?',
    clauses: ['vv:8.1', 'vv:beyond.14.3', 'vv:beyond.5'],
    evidence:
      'By 8.1 both are a single unit, and whoever carries a Fire marker does not move; by 14.3 passengers attack by themselves.',
    options: { 1: 'No: they are one unit, and move with no Fire marker among them.' },
    why: '8.1 has them suffer and move as one.',
  },
} as const satisfies Record<string, Ruling>;
