import type { Ruling } from '../../../src/rules/book.js';

/** AP fire, opportunity fire and fire lanes (12 to 14): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R46': {
    question: 'Do the two opportunity fire modifiers add up?',
    clauses: ['vv:beyond.13.8'],
    evidence:
      '-1 for units without a positive cover modifier; -2 for an adjacent hex, which 13.8 puts in addition to what the terrain gives.',
    options: { 1: 'Yes: -3 against an adjacent hex in the open.', 2: 'No: the better one, -2.' },
    why: '13.8: the -2 comes in addition. The other reading stays for clubs that play it.',
    switch: true,
  },
  'vv:R47': {
    question:
      'Do hindrances on the way and smoke count as a positive cover modifier against opportunity fire?',
    clauses: ['vv:beyond.13.8', 'vv:beyond.9.4'],
    evidence:
      '13.8 asks for a cover modifier; the chart lists hindrances in that column, and 9.4 keeps them apart.',
    options: {
      1: 'No: what the target hex and its hexside give, and an assault move, alone.',
      2: 'Yes: whatever is added to the roll between the two.',
    },
    why: 'The cover modifier is that of a hex.',
    switch: true,
  },
  'vv:R49': {
    question: 'Does a wall or hedge between adjacent hexes modify fire from one into the other?',
    clauses: ['vv:10.10', 'vv:beyond.14.5', 'vv:beyond.9.4'],
    evidence:
      '10.10 gives +1 and lets adjacent units fire over it; it does not say what it gives to those behind it.',
    options: { 1: 'No: whoever is adjacent to it fires over it.', 2: 'Yes: +1 for the target behind it.' },
    why: '10.10 on adjacent units.',
    switch: true,
  },
  'vv:R53': {
    question: 'How is a modified AP roll below 2 read?',
    clauses: ['vv:beyond.14.5'],
    evidence: 'The columns run from 2 to 12 and more.',
    options: { 1: 'In column 2.' },
    why: 'It is the best column there is.',
  },
  'vv:R58': {
    question: 'Is the fire of a carrier together with its passengers an attack of infantry?',
    clauses: ['vv:beyond.14.3', 'vv:13.6', 'vv:beyond.16.2', 'vv:beyond.17.2'],
    evidence:
      '14.3 makes passengers and carrier one fire group; leaders modify the attacks of infantry and of fire groups, all units of a fire group check for valour, which is for infantry alone, and snipers answer the natural 12 of infantry.',
    options: {
      1: 'Yes: a leader aboard modifies it, passengers check for valour on a natural 2, and a natural 12 may bring a sniper.',
      2: 'No: the attack is that of the carrier.',
    },
    why: 'The passengers are infantry units that make the attack, and 16.2 speaks of all in the group. An overrun is the attack of the AFV by either option: 19.1 gives it to AFVs alone.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
