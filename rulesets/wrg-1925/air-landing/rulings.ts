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
  'wrg:R188': {
    question: 'Does the first period of paratroops hold for troops from gliders and helicopters?',
    clauses: ['wrg:air.2', 'wrg:air.4', 'wrg:air.12'],
    evidence:
      'All figures erect and no return fire follows the dropping of papers; heavy weapons of all air landed troops are barred in the second period; leaving an aircraft is leaving a vehicle.',
    options: {
      1: 'No: their small arms fire at once, their heavy weapons from the third period on',
      2: 'Yes: in the first period nobody fires, and all count as erect',
    },
    why: 'It stands with the drop; the ban on heavy weapons is for all who land from the air.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
