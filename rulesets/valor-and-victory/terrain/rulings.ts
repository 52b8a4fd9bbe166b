import type { Ruling } from '../../../src/rules/book.js';

/** Lines of sight and the cover of hexes (9, 10): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R15': {
    question: 'Does smoke in the target hex matter?',
    clauses: ['vv:11.5', 'vv:15.7b', 'vv:15.8b'],
    evidence:
      'Smoke is a hindrance to attacks that trace LOS, added besides the cover of the hex. A close assault traces no LOS, and cover is left off its roll.',
    options: {
      1: 'No: neither on the roll nor in the CPs.',
      2: 'In the CPs (+1 or +2), like other hindrances.',
      3: 'On the roll.',
    },
    why: "11.5 keeps smoke apart from the hex's cover modifier.",
    switch: true,
  },
  'vv:R16': {
    question:
      'A wall or hedge is ignored by adjacent firers (10.10); is it counted when crossed in an assault?',
    clauses: ['vv:10.10', 'vv:15.8b'],
    evidence: '10.10 lets adjacent units fire over it; 15.8 includes hexside terrain that is crossed.',
    options: { 1: 'Counted: +1 CP for the hexside crossed (once).', 2: 'Ignored.' },
    why: '15.8 is the special rule.',
    switch: true,
  },
  'vv:R55': {
    question: 'Do two hindrances that face each other along a hexside count once or twice?',
    clauses: ['vv:beyond.9.4'],
    evidence:
      '9.4 gives +1 for a hindrance with another on the other side, and +1 for each additional one; whether the other is one is not said.',
    options: {
      1: 'Once: the two together make the first +1, others are additional.',
      2: 'Twice: each hindrance hex beside the line is +1.',
    },
    why: 'The +1 is printed for the pair.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
