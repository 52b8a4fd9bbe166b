import type { Ruling } from '../../../src/rules/book.js';

/** Mines: where the book is silent, lost or at odds with itself. */
export const mineRulings = {
  'bg:R100': {
    question: 'Do 1s on mine dice cancel hits?',
    clauses: ['bg:mine.7', 'bg:dice.1'],
    evidence: 'Mines roll white dice and hit like grade D.',
    options: {
      1: 'Yes',
      2: 'No',
    },
    why: 'White dice cancel on 1 everywhere.',
    switch: true,
  },
  'bg:R101': {
    question: 'How are part inches in a minefield counted for the dice?',
    clauses: ['bg:mine.9'],
    evidence: 'As many dice as inches moved onto the field.',
    options: {
      1: 'Rounded up, at least 1 die',
      2: 'Rounded down',
    },
    why: 'A vehicle that touches the field is in it.',
    switch: true,
  },
  'bg:R102': {
    question: 'What do more than 2 mine hits do to an armoured vehicle, or 1 to a vehicle that is immobile?',
    clauses: ['bg:mine.10'],
    evidence: 'Only 1 and 2 are given.',
    options: {
      1: 'Still only immobile; a vehicle already immobile is not affected again, an unarmoured one is destroyed by 2',
      2: '4 hits destroy it',
    },
    why: 'Printed results are the last ones given.',
    switch: true,
  },
  'bg:R103': {
    question: 'How is a distance with a fraction tested for detection?',
    clauses: ['bg:mine.3', 'bg:mine.4'],
    evidence: 'The roll must reach the distance or more.',
    options: {
      1: 'Exactly: 4.2 inches needs 5; over 5 inches needs 6; up to 1 automatic',
      2: 'Rounded to the nearest inch first',
    },
    why: 'Printed comparison.',
    switch: true,
  },
  'bg:R104': {
    question: 'How wide is the path of a clearing vehicle?',
    clauses: ['bg:mine.13'],
    evidence: 'A path is cleared; no width.',
    options: {
      1: 'As wide as the model',
      2: '2 inches, as for engineers',
    },
    why: 'It drives where it drives.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;

export const teamRulings = {
  'bg:R142': {
    question: 'Do engineers who are hit have a save, as special figures do?',
    clauses: ['bg:mine.14', 'bg:cas.3'],
    evidence:
      'A leader, a heavy weapon or another special figure rolls a save; a medic is named as one. Engineers are called special figures where they clear mines, and shooters like the others everywhere else.',
    options: {
      1: 'No: they are ordinary figures with a task, and fall last of these',
      2: 'Yes, each of them by himself',
    },
    why: 'They are picked among the figures of the unit and count as shooters: what is special about them is the task.',
  },
} as const satisfies Record<string, Ruling>;
