import type { Ruling } from '../../../src/rules/book.js';

/** Who has won, and notes on play: where the book is silent, lost or at odds with itself. */
export const victory = {
  'wrg:R182': {
    question: 'How are prisoners counted?',
    clauses: ['wrg:victor.2', 'wrg:victor.3'],
    evidence:
      'Not counting expended off-table support, man and rank points of prisoners: added or excluded is unclear. Their weapons are not excepted: those count as destroyed.',
    options: {
      1: 'Half their man and rank points count as enemy destroyed',
      2: 'Full man and rank points',
      3: 'Not counted at all',
    },
    why: 'Halving is for all destroyed; escaped prisoners are then said to lack weapon points.',
    switch: true,
  },
  'wrg:R183': {
    question: 'Is the 10% margin of own or enemy strength?',
    clauses: ['wrg:victor.10'],
    evidence: 'The margin is 10% of its original strength.',
    options: { 1: 'Of the leader', 2: 'Of the other' },
    why: 'Its means the side with the margin.',
    switch: true,
  },
  'wrg:R192': {
    question:
      'Is the strength of a defender, of which his margin is a tenth, that of single or of double points?',
    clauses: ['wrg:victor.10', 'wrg:victor.6', 'wrg:option.4'],
    evidence:
      'Troops of a defender are worth double, and both sides count what that adds; his original strength is not said to be so.',
    options: { 1: 'Single: what his troops cost', 2: 'Double, as they count' },
    why: 'Strength is what was paid for; the extra points belong to the count.',
    switch: true,
  },
  'wrg:R184': {
    question: 'Which rolls may use 233445 dice?',
    clauses: ['wrg:notes.3', 'wrg:notes.4'],
    evidence: 'Meant for training and nationality, with a warning about weapons.',
    options: { 1: 'Reaction tests only', 2: 'All rolls' },
    why: 'The paragraph is about tests; where a 1 or a 6 is asked for, such dice could not give it.',
  },
} as const satisfies Record<string, Ruling>;
