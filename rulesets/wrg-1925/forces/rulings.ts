import type { Ruling } from '../../../src/rules/book.js';

/** Scales, and what troops cost: where the book is silent, lost or at odds with itself. */
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
    switch: true,
  },
  'wrg:R10': {
    question: 'Do vehicle MGs and AFV guns have a price, though the sheet omits them?',
    clauses: ['wrg:points.10', 'wrg:points.11'],
    evidence:
      'Main: 30 for a vehicle mounted machine gun, 50 for each AFV gun. Sheet: neither, but weapons on vehicles are additional; its A/TK gun has no mounting named.',
    options: { 1: '30 and 50 as in the main rules', 2: 'No price' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; the sheet itself says they are extra.',
    switch: true,
  },
  'wrg:R11': {
    question:
      'Do wire, pungis, motorcycles, cycles, horses and command mines other than the fougasse keep their prices, absent from the sheet?',
    clauses: ['wrg:points.15', 'wrg:option.10', 'wrg:option.11'],
    evidence: 'Main: 2, 2, 10, 5, 5, 10. Sheet: silent (fougasse 10 only).',
    options: { 1: 'Main prices stand', 2: 'Free' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R12': {
    question: 'Is an emplacement an extra cost of half, and does it serve vehicles?',
    clauses: ['wrg:option.9'],
    evidence:
      'Main: 50% of the value of heavy weapons or vehicles accommodated. Sheet: heavy weapons in emplacements +50%.',
    options: { 1: '+50% for the weapon or vehicle it is made for', 2: 'Heavy weapons only' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; the number is the same.',
    switch: true,
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
    switch: true,
  },
  'wrg:R52': {
    question: 'Does an assault rifle without burst fire cost 10?',
    clauses: ['wrg:points.6'],
    evidence: 'Main: 10 for one able to fire bursts. Sheet: assault rifle +10.',
    options: { 1: 'No: it is a rifle at 5 and fires as one', 2: 'Yes' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R58': {
    question: 'Do all mines on the sheet cost by squares of 5 metres?',
    clauses: ['wrg:option.10'],
    evidence: 'Main: a belt 5 metres wide, per 5 metres. Sheet: 5m x 5m.',
    options: { 1: 'Same thing: one 5 by 5 metre piece', 2: 'Per 5 metres of any width' },
    why: 'Both texts agree.',
    switch: true,
  },
  'wrg:R119': {
    question: 'Are fractions of tons or halves of points rounded?',
    clauses: ['wrg:points.12', 'wrg:points.13', 'wrg:option.3', 'wrg:option.9'],
    evidence: 'No rounding is printed.',
    options: { 1: 'Keep exact fractions', 2: 'Round up each item' },
    why: 'Printed silence.',
    switch: true,
  },
  'wrg:R120': {
    question: 'Is the price of a second personal weapon added?',
    clauses: ['wrg:points.6', 'wrg:points.7'],
    evidence: 'Grenades may come on top; others are listed per man armed.',
    options: { 1: 'Every weapon carried is paid for', 2: 'Only the dearest' },
    why: 'Points follow equipment.',
    switch: true,
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
    switch: true,
  },
  'wrg:R122': {
    question: 'Is a turret machine gun or light automatic gun 30 or 50?',
    clauses: ['wrg:points.10', 'wrg:points.11'],
    evidence: '30 vehicle mounted machine gun; 50 AFV gun.',
    options: { 1: 'Machine gun 30, any shell gun 50', 2: 'Both 30' },
    why: 'A shell gun is a gun.',
    switch: true,
  },
  'wrg:R123': {
    question: 'Is the emplacement half of the single or doubled value?',
    clauses: ['wrg:option.4', 'wrg:option.9'],
    evidence: 'Defender troops are doubled; emplacement is 50% of value.',
    options: { 1: 'Half of the single value', 2: 'Half of the doubled value' },
    why: 'Doubling is of troops.',
    switch: true,
  },
  'wrg:R124': {
    question: 'Is ammunition limited?',
    clauses: ['wrg:points.11', 'wrg:points.7'],
    evidence: 'Missile sets come with two missiles, Claymores are spent; nothing else counts.',
    options: { 1: 'Two missiles a set, one charge each; all else unlimited', 2: 'Unlimited missiles' },
    why: 'Only those numbers are printed.',
    switch: true,
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
    switch: true,
  },
  'wrg:R186': {
    question: 'Do trenches of 54mm figures cost by 25mm or by figure?',
    clauses: ['wrg:option.8', 'wrg:figure.2'],
    evidence: '25mm is the small base front; 54mm is doubled.',
    options: { 1: 'One base front: 50mm for 54mm figures', 2: '25mm always' },
    why: 'One man place.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
