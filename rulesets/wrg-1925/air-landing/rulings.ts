import type { Ruling } from '../../../src/rules/book.js';

/** Air landed troops: where the book is silent, lost or at odds with itself. */
export const airLanding = {
  'wrg:R54': {
    question:
      'Do rules wholly absent from the sheet apply (arcs, noise, air landing, bunker collapse, mines, light, smoke, prisoners, victory)?',
    clauses: [
      'wrg:air.1',
      'wrg:noise.2',
      'wrg:building.7',
      'wrg:mine.8',
      'wrg:light.3',
      'wrg:smoke.4',
      'wrg:prisoner.1',
      'wrg:victor.1',
    ],
    evidence: 'Main has full sections; the sheet has nothing.',
    options: {
      1: 'They apply',
      2: 'Only what is on the sheet applies: no arcs, no noise, no night equipment; what is wholly absent cannot be asked about (mines but the Claymore, air landing, collapsing bunkers, light, smoke, prisoners, victory points)',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
