import type { Ruling } from '../../../src/rules/book.js';

/** Smoke and flares: where the book is silent, lost or at odds with itself. */
export const smokeRulings = {
  'bg:R114': {
    question: 'Laid as a shot or by artillery, when does smoke end?',
    clauses: ['bg:smoke.3', 'bg:smoke.4'],
    evidence:
      'Infantry smoke: end of this and of the next turn. Artillery smoke: the next two special actions phases.',
    options: {
      1: "The same; artillery smoke delivered in a special actions phase starts counting with the next turn's",
      2: 'Both count the phase in which they are laid',
    },
    why: 'Next two phases is printed.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
