import type { Ruling } from '../../../src/rules/book.js';

/** Fortifications, entrenchments and mines (20): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R41': {
    question: 'Are the assaulters attacked by a minefield in the hex they take?',
    clauses: ['vv:20.7', 'vv:15.8a'],
    evidence: 'The attack comes when a unit enters the hex, by whatever means.',
    options: {
      1: 'Yes, after the close assault CPs, one die for each unit that enters.',
      2: 'No, occupation is part of the assault.',
    },
    why: 'Printed text.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
