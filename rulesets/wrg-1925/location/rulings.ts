import type { Ruling } from '../../../src/rules/book.js';

/** Seeing and hearing the enemy: where the book is silent, lost or at odds with itself. */
export const location = {
  'wrg:R99': {
    question: 'What is seen beyond 500+?',
    clauses: ['wrg:locate.2'],
    evidence: '500+ has no limit.',
    options: { 1: 'Located at any distance in sight', 2: '500 only' },
    why: 'The plus sign.',
    switch: true,
  },
  'wrg:R100': {
    question: 'What does not applicable mean in a location cell?',
    clauses: ['wrg:locate.2'],
    evidence: 'Erect or moving targets among single trees; firing under silence.',
    options: {
      1: 'That column is ignored and the other column that fits is used (open by day, dark night by dark)',
      2: 'Never located',
    },
    why: 'The target is not using that cover or silence.',
    switch: true,
  },
  'wrg:R101': {
    question: 'Which row is a man standing still and erect?',
    clauses: ['wrg:locate.2'],
    evidence:
      'Rows: moving erect, moving prone, stationary infantry prone or in defences. Sheet puts a comma after stationery inf, so that it might stand alone.',
    options: { 1: 'The moving erect row', 2: 'The stationary row (100 instead of 500 in the open)' },
    why: 'Visibility of the erect row; the third names prone.',
    switch: true,
  },
  'wrg:R102': {
    question: 'Whose silence does the dark night column mean?',
    clauses: ['wrg:locate.2', 'wrg:foot.6'],
    evidence: 'Same but silence observed.',
    options: { 1: 'The target moves or waits in silence', 2: 'The observers' },
    why: 'The cell is not applicable to firing targets.',
    switch: true,
  },
  'wrg:R103': {
    question: 'Must each firing figure locate its target, or one of the group?',
    clauses: ['wrg:locate.1', 'wrg:locate.6'],
    evidence: 'A group is located; a figure must have it in its field of vision.',
    options: {
      1: 'One figure of the firing group locates it; every firer needs own sight, range and arc',
      2: 'Each figure for itself',
    },
    why: 'Location is a state of groups.',
    switch: true,
  },
  'wrg:R104': {
    question: 'How wide is the arc along base sides?',
    clauses: ['wrg:locate.7', 'wrg:figure.2'],
    evidence: 'Front 25, rear 10, depth 20 standing, 30 prone; no angle printed.',
    options: { 1: '41 degrees standing, 28 prone (2 x arctan 7.5/20 and 7.5/30)', 2: '45 for all' },
    why: 'Geometry of printed bases.',
    switch: true,
  },
  'wrg:R105': {
    question: 'What arc has an armed vehicle without turret?',
    clauses: ['wrg:locate.8', 'wrg:locate.9'],
    evidence: 'Only heavy weapons and turreted vehicles are given.',
    options: { 1: '45 degrees ahead, as a heavy weapon; a head out sees 90', 2: 'As a turret' },
    why: 'Nearest printed case.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
