import type { Ruling } from '../../../../src/rules/book.js';

/** The rules beyond close assaults: where the book is silent, lost or at odds with itself. */
export const beyond = {
  'vv:R46': {
    question: 'Do the two opportunity fire modifiers add up?',
    clauses: ['vv:beyond.13.8'],
    evidence:
      '-1 for units without a positive cover modifier, -2 for an adjacent hex; nothing is said of an adjacent hex in the open.',
    options: { 1: 'Yes: -3 against an adjacent hex in the open.', 2: 'No: the better one, -2.' },
    why: 'All other modifiers of AP fire add up.',
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
  'vv:R48': {
    question: "What do the cells 'E' and '-' of the Armor Elimination Table mean?",
    clauses: ['vv:beyond.18.4'],
    evidence:
      'The E cells lie beyond the 11s, where the factor is far above the armour; the dashes at the other end.',
    options: { 1: 'E: eliminated without a roll. Dash: no effect.' },
    why: 'The order of the table leaves no other reading.',
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
  'vv:R50': {
    question: 'On which rows of the AP and the Armor Elimination Table do missions attack?',
    clauses: ['vv:beyond.21.5', 'vv:beyond.14.5', 'vv:beyond.18.4'],
    evidence: 'The text names no numbers; the colours of the two charts tie each mission to a row of either.',
    options: { 1: 'Light Barrage 29-40 and B, Heavy Barrage 41+ and C, Fighter-Bomber 19-28 and D.' },
    why: 'The colours of the charts.',
  },
  'vv:R51': {
    question: 'Does an air strike roll for accuracy?',
    clauses: ['vv:beyond.21.4', 'vv:beyond.21.5'],
    evidence: '21.4 has one die for each artillery mission; its table is headed support mission die.',
    options: { 1: 'No: artillery missions alone.', 2: 'Yes, like every support mission.' },
    why: '21.4 names artillery.',
    switch: true,
  },
  'vv:R52': {
    question: 'What does it cost to cross a wall, hedge or hedgerow?',
    clauses: ['vv:beyond.10'],
    evidence:
      'The chart has 1 for infantry and vehicles, without the plus sign that it has for hills; a hexside is no hex.',
    options: { 1: '1 movement point more than the hex that is entered.', 2: 'Nothing more.' },
    why: 'A cost that is never paid would not stand in the chart.',
    switch: true,
  },
  'vv:R53': {
    question: 'How is a modified AP roll below 2 read?',
    clauses: ['vv:beyond.14.5'],
    evidence: 'The columns run from 2 to 12 and more.',
    options: { 1: 'In column 2.' },
    why: 'It is the best column there is.',
  },
  'vv:R54': {
    question: 'Which roll does valour lower in an AT attack?',
    clauses: ['vv:beyond.16.3', 'vv:beyond.18.3', 'vv:beyond.18.4'],
    evidence: '16.3 lowers the dice roll of an attack with ATFP; there are two, to hit and to eliminate.',
    options: { 1: 'The roll to hit.', 2: 'Both.' },
    why: 'The roll to hit is the attack; the other takes no modifiers.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
