import { type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

export const LEVELS = ['green', 'seasoned', 'veteran', 'elite'] as const;
export type Level = (typeof LEVELS)[number];

/** What training gives a unit. */
export interface Training {
  /** The lowest total that activates it. */
  readonly activation: number;
  /** The lowest face that hits. */
  readonly expertise: number;
  /** The most suppressed figures it can have. */
  readonly suppress: number;
}

const trained = (activation: number, expertise: number, suppress: number): Training => ({
  activation,
  expertise,
  suppress,
});

export const training = table<Training, Level>({
  id: 'fubar:table.training',
  title: 'Unit training and experience',
  unit: 'number needed, number needed, figures',
  must: [
    'numbers from 2 to 6 for activation and expertise',
    ({ activation, expertise }) => [activation, expertise].every((n) => n >= 2 && n <= 6),
  ],
  cells: {
    green: printed(trained(5, 6, 1)),
    seasoned: printed(trained(4, 5, 2)),
    veteran: printed(trained(3, 4, 3)),
    elite: printed(trained(2, 4, 4), 'fubar:R39', { 2: trained(2, 3, 4) }),
  },
});

export const activationModifiers = table({
  id: 'fubar:table.activation-modifiers',
  title: 'Modifiers to the activation roll',
  unit: 'on the die',
  cells: {
    'no-enemy': printed(1),
    'out-of-touch': printed(-1),
    suppressed: printed(-1),
    stunned: printed(-2),
  },
});

/** The three numbers of a level. */
const numbersOf = (...texts: readonly string[]): Training => {
  const [activation, expertise, suppress] = texts.map((text) => Number.parseInt(text, 10)) as [
    number,
    number,
    number,
  ];
  return trained(activation, expertise, suppress);
};
const OF_LEVEL = ['Activation', 'Expertise', 'Suppress'];

/** As our copy of the book has it. */
export const trainingPrinted: PlayedTable = {
  title: 'Unit training and experience',
  source: 'Unit Training/Experience',
  provenance: 'book',
  columns: ['Level', 'Activation', 'Expertise', 'Suppress'],
  rows: [
    ['Green', '5+', '6+', 1],
    ['Seasoned', '4+', '5+', 2],
    ['Veteran', '3+', '4+', 3],
    ['Elite', '2+', '4+', 4],
  ],
  played: [
    /* @__PURE__ */ played(training, {
      green: ['Green', OF_LEVEL, numbersOf],
      seasoned: ['Seasoned', OF_LEVEL, numbersOf],
      veteran: ['Veteran', OF_LEVEL, numbersOf],
      elite: ['Elite', OF_LEVEL, numbersOf],
    }),
  ],
};

/** As our copy of the book has it. */
export const modifiersPrinted: PlayedTable = {
  title: 'Modifiers to the activation roll',
  source: 'Units; Activation; Suppression; Vehicles',
  provenance: 'inferred (collected from four places in the text; the book prints no such table)',
  columns: ['Condition', 'Modifier'],
  rows: [
    ['No enemy visible to the unit', 1],
    ['Each figure out of touch', -1],
    ['Each suppressed figure', -1],
    ['Vehicle crew stunned (next activation only)', -2],
  ],
  played: [
    /* @__PURE__ */ played(activationModifiers, {
      'no-enemy': ['No enemy visible to the unit', 'Modifier'],
      'out-of-touch': ['Each figure out of touch', 'Modifier'],
      suppressed: ['Each suppressed figure', 'Modifier'],
      stunned: ['Vehicle crew stunned (next activation only)', 'Modifier'],
    }),
  ],
};
