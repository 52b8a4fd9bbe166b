import type { Ruling } from '../../../src/rules/book.js';

/** Those who ride in vehicles: where the book is silent, lost or at odds with itself. */
export const passengerRulings = {
  'bg:R47': {
    question: 'Can passengers be shot at apart from their vehicle?',
    clauses: ['bg:pass.4', 'bg:pass.3'],
    evidence: 'Only what happens to them when their vehicle is damaged or destroyed is given.',
    options: {
      1: 'No, the vehicle is the target',
      2: "Yes, with the vehicle's red dice",
    },
    why: 'Printed rules cover only the first.',
  },
  'bg:R48': {
    question: 'Do passengers roll once per attack that damages their vehicle?',
    clauses: ['bg:pass.4', 'bg:vdam.5'],
    evidence: 'The roll is tied to the vehicle taking damage, and is only suggested.',
    options: {
      1: "Yes, once for each attack that changes the vehicle's state, on the row of the new state",
      2: 'Only once, at the end of the card',
    },
    why: 'Each shot is resolved by itself.',
  },
} as const satisfies Record<string, Ruling>;
