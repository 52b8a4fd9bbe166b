import type { Ruling } from '../../../src/rules/book.js';

/** Combining units: where the book is silent, lost or at odds with itself. */
export const combiningRulings = {
  'bg:R95': {
    question: 'What are the averages of the grades?',
    clauses: ['bg:combine.5'],
    evidence: 'Only A + D survives (between B and C); the worked case makes A + C a B.',
    options: {
      1: 'A+B, B+C, C+D lie between the two; A+C = B; B+D = C; A+D between B and C',
      2: 'Round to the worse grade',
    },
    why: 'Plain arithmetic that fits both printed values.',
    switch: true,
  },
  'bg:R96': {
    question: 'The average lies between two grades: what does the winner get?',
    clauses: ['bg:combine.7', 'bg:combine.5'],
    evidence: 'The winner shifts the average up to one grade; a tie must give a definite grade.',
    options: {
      1: "The neighbouring grade on the winner's side (A + D: B or C)",
      2: "One and a half steps, to the winner's grade if near (A + D: A or D possible)",
    },
    why: 'A half step makes it definite, and a full step from there would not.',
    switch: true,
  },
  'bg:R97': {
    question: 'Does the 1 against 6 rule give the smaller unit the win at any difference?',
    clauses: ['bg:combine.8'],
    evidence: 'The worked case lets it win 9 against 10.',
    options: {
      1: 'Yes',
      2: 'Only up to five figures',
    },
    why: 'Printed and worked.',
  },
  'bg:R98': {
    question: 'Do units of equal grade roll, and units of equal size?',
    clauses: ['bg:combine.6', 'bg:combine.5'],
    evidence: 'The roll is described for different qualities; the bonus is for additional figures.',
    options: {
      1: 'Equal grades do not roll; equal sizes roll without bonus',
      2: 'Always roll',
    },
    why: 'Follows from the text.',
  },
  'bg:R138': {
    question: 'May a unit take in another that is routing?',
    clauses: ['bg:combine.4', 'bg:retreat.3'],
    evidence:
      'Combining is part of movement, and a routing unit spends its movement phase on its roll to rally. Nothing forbids the other unit to come to it.',
    options: {
      1: 'No, it has to rally first',
      2: 'Yes, and its figures rout no more',
    },
    why: 'A unit with its back to the enemy keeps running until it rallies.',
    switch: true,
  },
  'bg:R99': {
    question: 'After combining over 12 and dividing, which grade have the halves?',
    clauses: ['bg:combine.2', 'bg:combine.6'],
    evidence: 'Silent.',
    options: {
      1: 'Roll for the combined grade first, both halves have it; the owner shares out special figures',
      2: 'Halves keep the grade most of their figures had',
    },
    why: 'The order of the section: combine, then divide.',
    switch: true,
  },
  'bg:R143': {
    question: 'When is a unit decimated, so that another may take it on over 12 figures?',
    clauses: ['bg:combine.2'],
    evidence: 'The word stands alone: nothing says how many it has lost.',
    options: {
      1: 'When it has lost figures in this game, however few',
      2: 'When it has lost half of them or more',
    },
    why: 'Any other number would be one of our own.',
  },
} as const satisfies Record<string, Ruling>;
