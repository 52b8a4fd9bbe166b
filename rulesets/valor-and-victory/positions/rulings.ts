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
  'vv:R64': {
    question: 'From where does a satchel charge clear barbed wire?',
    clauses: ['vv:beyond.20.8', 'vv:12.53a'],
    evidence:
      '20.8 names the charge and the phase, and not where its unit is; charges reach an adjacent hex.',
    options: { 1: 'From the hex of the wire, or from an adjacent one.' },
    why: 'It is used as far as it reaches.',
  },
} as const satisfies Record<string, Ruling>;
