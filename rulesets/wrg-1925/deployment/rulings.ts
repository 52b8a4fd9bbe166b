import type { Ruling } from '../../../src/rules/book.js';

/** Figures and their bases, and orders: where the book is silent, lost or at odds with itself. */
export const deployment = {
  'wrg:R60': {
    question: 'Does within 10, 25, 30, 50 or 100 metres include the limit itself?',
    clauses: [
      'wrg:figure.5',
      'wrg:figure.6',
      'wrg:orders.8',
      'wrg:react.3',
      'wrg:react.15',
      'wrg:react.21',
      'wrg:afv.5',
      'wrg:afv.6',
    ],
    evidence: 'The text always says within and never defines it.',
    options: { 1: 'Yes, at or below', 2: 'No, below only' },
    why: 'Same as the range bands.',
    switch: true,
  },
  'wrg:R66': {
    question: 'What is the order inside a period, and does a man hit still fire?',
    clauses: ['wrg:orders.4', 'wrg:react.1', 'wrg:afv.1'],
    evidence:
      'Printed: orders at the start, simultaneous moves, group tests at the end, AFV tests at each anti-tank attack. No list of steps.',
    options: {
      1: 'Orders, moves, all fire together (men hit still fire), casualties, end tests; AFV tests within the fire step',
      2: 'Fire in turn, losses at once',
    },
    why: 'Moves are simultaneous, so fire is too.',
  },
  'wrg:R93': {
    question: 'Do the crew of a shielded gun count as erect in the open?',
    clauses: ['wrg:figure.3', 'wrg:tactical.1', 'wrg:tactical.2'],
    evidence: 'Crews always count standing; a shield removes the first +1.',
    options: { 1: 'Behind the shield neither +1; from other sides both', 2: 'Second +1 always' },
    why: 'A man behind a shield is not in the open.',
  },
  'wrg:R107': {
    question: 'Is leader isolation counted for single figures or all or none?',
    clauses: ['wrg:figure.6', 'wrg:react.9'],
    evidence:
      'Members are all isolated if none of them is near a leader; the modifier says each figure isolated.',
    options: {
      1: 'All or none: one man in reach clears the whole group; else every man counts',
      2: 'Each figure by his own distance',
    },
    why: 'Printed definition.',
    switch: true,
  },
  'wrg:R108': {
    question: 'Does a leader in the group count as near himself?',
    clauses: ['wrg:figure.6', 'wrg:react.9'],
    evidence: 'None of them within reach of an officer or NCO; leader is himself a member.',
    options: {
      1: 'No: another member must be in reach; the leader himself is never isolated from leaders',
      2: 'Yes: a group with a leader is never isolated',
    },
    why: 'A distance to a leader supposes two figures; men far from him gain nothing by his being on the roll.',
    switch: true,
  },
  'wrg:R110': {
    question: 'Which shooting limits the range of speech?',
    clauses: ['wrg:orders.8'],
    evidence: 'Absence of firing or explosions within 100 metres; orders are given at the period start.',
    options: { 1: 'Firing in the period just ended, by either side', 2: 'Firing in the coming period' },
    why: 'Known when orders are written.',
    switch: true,
  },
  'wrg:R111': {
    question: 'How far does radio reach?',
    clauses: ['wrg:orders.6'],
    evidence: 'No range is given.',
    options: { 1: 'Anywhere on the table between two working sets', 2: 'Only to a set in the same group' },
    why: 'Silent, so unlimited.',
    switch: true,
  },
  'wrg:R185': {
    question: 'Who commands when the officer is hit?',
    clauses: ['wrg:orders.6'],
    evidence: 'Or his successor if hit.',
    options: { 1: 'The next senior rank takes his place for orders', 2: 'None until a new officer arrives' },
    why: 'Successor is printed.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
