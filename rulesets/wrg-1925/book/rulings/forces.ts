import type { Ruling } from '../../../../src/rules/book.js';

/** The men, their scale, what they cost and how they are given orders: where the book is silent, lost or at odds with itself. */
export const forces = {
  'wrg:R9': {
    question: 'Are the rank prices on the sheet (35, 25, 20, 15) additions or totals?',
    clauses: ['wrg:points.3', 'wrg:points.4'],
    evidence:
      'Main: 10 a man plus 25, 15, 10, 5. Sheet: each man 10, officer 35, sergeant 25, corporal 20, lance corporal 15.',
    options: {
      1: 'Totals: 10 plus the addition (an officer is 35 before weapons)',
      2: 'Additions (an officer would be 45)',
    },
    why: 'Both texts then agree exactly.',
  },
  'wrg:R10': {
    question: 'Do vehicle MGs and AFV guns have a price, though the sheet omits them?',
    clauses: ['wrg:points.10', 'wrg:points.11'],
    evidence:
      'Main: 30 for a vehicle mounted machine gun, 50 for each AFV gun. Sheet: neither, but weapons on vehicles are additional; its A/TK gun has no mounting named.',
    options: { 1: '30 and 50 as in the main rules', 2: 'No price' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; the sheet itself says they are extra.',
  },
  'wrg:R11': {
    question:
      'Do wire, pungis, motorcycles, cycles, horses and command mines other than the fougasse keep their prices, absent from the sheet?',
    clauses: ['wrg:points.15', 'wrg:option.10', 'wrg:option.11'],
    evidence: 'Main: 2, 2, 10, 5, 5, 10. Sheet: silent (fougasse 10 only).',
    options: { 1: 'Main prices stand', 2: 'Free' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R12': {
    question: 'Is an emplacement an extra cost of half, and does it serve vehicles?',
    clauses: ['wrg:option.9'],
    evidence:
      'Main: 50% of the value of heavy weapons or vehicles accommodated. Sheet: heavy weapons in emplacements +50%.',
    options: { 1: '+50% for the weapon or vehicle it is made for', 2: 'Heavy weapons only' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; the number is the same.',
  },
  'wrg:R13': {
    question: 'Which troops of the defender are doubled?',
    clauses: ['wrg:option.4'],
    evidence: 'Main: every one of his troops on the table at the start. Sheet: defender in position, double.',
    options: {
      1: 'Every troop point on the table at the start; later arrivals single',
      2: 'Only troops inside positions',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R52': {
    question: 'Does an assault rifle without burst fire cost 10?',
    clauses: ['wrg:points.6'],
    evidence: 'Main: 10 for one able to fire bursts. Sheet: assault rifle +10.',
    options: { 1: 'No: it is a rifle at 5 and fires as one', 2: 'Yes' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R58': {
    question: 'Do all mines on the sheet cost by squares of 5 metres?',
    clauses: ['wrg:option.10'],
    evidence: 'Main: a belt 5 metres wide, per 5 metres. Sheet: 5m x 5m.',
    options: { 1: 'Same thing: one 5 by 5 metre piece', 2: 'Per 5 metres of any width' },
    why: 'Both texts agree.',
  },
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
  },
  'wrg:R110': {
    question: 'Which shooting limits the range of speech?',
    clauses: ['wrg:orders.8'],
    evidence: 'Absence of firing or explosions within 100 metres; orders are given at the period start.',
    options: { 1: 'Firing in the period just ended, by either side', 2: 'Firing in the coming period' },
    why: 'Known when orders are written.',
  },
  'wrg:R111': {
    question: 'How far does radio reach?',
    clauses: ['wrg:orders.6'],
    evidence: 'No range is given.',
    options: { 1: 'Anywhere on the table between two working sets', 2: 'Only to a set in the same group' },
    why: 'Silent, so unlimited.',
  },
  'wrg:R119': {
    question: 'Are fractions of tons or halves of points rounded?',
    clauses: ['wrg:points.12', 'wrg:points.13', 'wrg:option.3', 'wrg:option.9'],
    evidence: 'No rounding is printed.',
    options: { 1: 'Keep exact fractions', 2: 'Round up each item' },
    why: 'Printed silence.',
  },
  'wrg:R120': {
    question: 'Is the price of a second personal weapon added?',
    clauses: ['wrg:points.6', 'wrg:points.7'],
    evidence: 'Grenades may come on top; others are listed per man armed.',
    options: { 1: 'Every weapon carried is paid for', 2: 'Only the dearest' },
    why: 'Points follow equipment.',
  },
  'wrg:R121': {
    question:
      'What do unpriced things cost (sticky bombs, molotovs, AFV flame, flails, line charges, aircraft, searchlights)?',
    clauses: ['wrg:points.9', 'wrg:points.14', 'wrg:light.2'],
    evidence: 'Used in play but absent from the lists; vehicles have standard night equipment.',
    options: {
      1: 'Sticky bombs and molotovs as grenades 2; AFV flame thrower 20; vehicle Bangalore 3; flails, aircraft, lights and projectors free',
      2: 'Nothing is free: 10 each',
    },
    why: 'Nearest printed item.',
    house: true,
  },
  'wrg:R122': {
    question: 'Is a turret machine gun or light automatic gun 30 or 50?',
    clauses: ['wrg:points.10', 'wrg:points.11'],
    evidence: '30 vehicle mounted machine gun; 50 AFV gun.',
    options: { 1: 'Machine gun 30, any shell gun 50', 2: 'Both 30' },
    why: 'A shell gun is a gun.',
  },
  'wrg:R123': {
    question: 'Is the emplacement half of the single or doubled value?',
    clauses: ['wrg:option.4', 'wrg:option.9'],
    evidence: 'Defender troops are doubled; emplacement is 50% of value.',
    options: { 1: 'Half of the single value', 2: 'Half of the doubled value' },
    why: 'Doubling is of troops.',
  },
  'wrg:R124': {
    question: 'Is ammunition limited?',
    clauses: ['wrg:points.11', 'wrg:points.7'],
    evidence: 'Missile sets come with two missiles, Claymores are spent; nothing else counts.',
    options: { 1: 'Two missiles a set, one charge each; all else unlimited', 2: 'Unlimited missiles' },
    why: 'Only those numbers are printed.',
  },
  'wrg:R125': {
    question: 'What does doubling or trebling off-table fire cost and give?',
    clauses: ['wrg:option.1', 'wrg:option.2', 'wrg:offtable.11'],
    evidence: '50 points for each period of fire; may be doubled or trebled; each 50 points gives 25.',
    options: {
      1: 'In one period 100 points give 50 fire effect, 150 give 75, in the same area',
      2: 'Two or three areas of 25 each',
    },
    why: 'Effect is printed per 50 points.',
  },
  'wrg:R185': {
    question: 'Who commands when the officer is hit?',
    clauses: ['wrg:orders.6'],
    evidence: 'Or his successor if hit.',
    options: { 1: 'The next senior rank takes his place for orders', 2: 'None until a new officer arrives' },
    why: 'Successor is printed.',
  },
  'wrg:R186': {
    question: 'Do trenches of 54mm figures cost by 25mm or by figure?',
    clauses: ['wrg:option.8', 'wrg:figure.2'],
    evidence: '25mm is the small base front; 54mm is doubled.',
    options: { 1: 'One base front: 50mm for 54mm figures', 2: '25mm always' },
    why: 'One man place.',
  },
} as const satisfies Record<string, Ruling>;
