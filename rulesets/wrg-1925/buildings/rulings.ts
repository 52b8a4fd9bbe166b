import type { Ruling } from '../../../src/rules/book.js';

/** Destruction of buildings and bunkers: where the book is silent, lost or at odds with itself. */
export const buildings = {
  'wrg:R26': {
    question: 'Do wheeled and tripod MGs count among the heavy weapons that wreck buildings?',
    clauses: ['wrg:building.1'],
    evidence: 'Main excludes wheeled or tripod MG. Sheet: hy. weapons.',
    options: { 1: 'No', 2: 'Yes' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R130': {
    question: 'Is off-table fire against a building 5, or 5 for each share?',
    clauses: ['wrg:building.3', 'wrg:option.2'],
    evidence: 'Take off-table fire as 5; it can be trebled.',
    options: { 1: '5 flat (needs a 6)', 2: '5 for each 50 points' },
    why: 'Printed number.',
    switch: true,
  },
  'wrg:R170': {
    question: 'Is one die thrown for a building and all points added?',
    clauses: ['wrg:building.2'],
    evidence: 'Score plus the points of weapons able to harm it, more than 10.',
    options: { 1: 'One die a period, every capable weapon added; 11 or more', 2: 'One die for each weapon' },
    why: 'Plural weapons, one score.',
    switch: true,
  },
  'wrg:R171': {
    question: 'What points have satchel charges and molotovs against buildings?',
    clauses: ['wrg:building.1', 'wrg:building.2'],
    evidence: 'Both must be diced for; neither has a row; off-table fire is given 5.',
    options: { 1: '5 each', 2: '0 each (alone they can never wreck)' },
    why: 'The text foresees destruction by satchel; 5 is the number for the other weapon without a row.',
    house: true,
    switch: true,
  },
  'wrg:R172': {
    question: 'Can hand grenades, AFV machine guns or helpers help wreck a building?',
    clauses: ['wrg:building.1', 'wrg:heavy.8'],
    evidence: 'Heavy weapons except wheeled or tripod MG; grenades not listed.',
    options: { 1: 'Grenades no; vehicle MGs yes; helpers no', 2: 'No machine guns' },
    why: 'Printed exclusion only.',
    switch: true,
  },
  'wrg:R173': {
    question: 'What happens to men in a destroyed building?',
    clauses: ['wrg:building.2', 'wrg:identify.3'],
    evidence:
      'Casualty order puts men in collapsing buildings first; escape dice are printed for bunkers only.',
    options: {
      1: 'No separate die: first in the casualty order, survivors must leave next period',
      2: '5 or 6 to escape as from a bunker',
    },
    why: 'The printed rule is for bunkers.',
    switch: true,
  },
  'wrg:R174': {
    question: 'Is a bunker rolled for once a period or for each attack?',
    clauses: ['wrg:building.7'],
    evidence: 'A bunker which has been attacked must be diced for.',
    options: { 1: 'Once a period', 2: 'Once for each attack' },
    why: 'Singular.',
    switch: true,
  },
  'wrg:R190': {
    question: 'Does a building burn that several kinds of weapon destroyed together?',
    clauses: ['wrg:building.4', 'wrg:building.5'],
    evidence:
      'Guns, charges, mortars and off-table fire set it on fire on 1 or 2, others always; their points are added for one die.',
    options: {
      1: 'By the kind that scored most; of equals by the one that burns more readily',
      2: 'By the one that burns most readily, whatever it scored',
    },
    why: 'The destruction is that of the weapon which did most of it.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
