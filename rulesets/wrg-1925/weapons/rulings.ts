import type { Ruling } from '../../../src/rules/book.js';

/** Small arms and heavy weapons: what they are worth, and who may fire them: where the book is silent, lost or at odds with itself. */
export const weapons = {
  'wrg:R14': {
    question: 'Where does the last heavy weapon column begin?',
    clauses: ['wrg:heavy.7'],
    evidence:
      'Main heads it 250 +. Sheet heads it 500+ after a 250m column, which leaves 250 to 500 without value.',
    options: { 1: 'Beyond 250 metres', 2: 'Beyond 500 metres, with the 250 column running up to 500' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; only the main heading leaves no gap.',
    switch: true,
  },
  'wrg:R15': {
    question: 'May an LMG No. 2 add his points and also fire his own weapon?',
    clauses: ['wrg:fire.8'],
    evidence: 'Main: only a No. 2 not using his personal weapon. Sheet: extra for LMG No. 2.',
    options: { 1: 'No, one or the other', 2: 'Yes, both' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R16': {
    question: 'Does the pintle row cover helicopter door guns and other pivot mounts?',
    clauses: ['wrg:heavy.7', 'wrg:air.14'],
    evidence:
      'Main table: pintle mount on vehicle or in helicopter door; main text elsewhere says pivot. Sheet: M.G. on pivot mount.',
    options: { 1: 'Yes, pintle, pivot and door guns all use 4, 6, 6, 4, 2', 2: 'Vehicle mounts only' },
    why: 'Both words stand for the same mount.',
  },
  'wrg:R17': {
    question: 'Which AFV guns use the AFV shell gun row, the sheet copy showing 75mm V.P.?',
    clauses: ['wrg:heavy.7'],
    evidence: 'Main: at least 75mm calibre. Sheet copy: 75mm V.P., a misreading of UP.',
    options: { 1: '75mm and larger', 2: '75mm only' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R59': {
    question: 'Where exactly do the bands 25, 50, 100, 250 and 500 end?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7', 'wrg:locate.2'],
    evidence: 'Columns say Up to 25 and so on, the last heavy one 250 +.',
    options: {
      1: 'Inclusive: 25.0 is in the first band, anything more in the next; exactly 250 is Up to 250',
      2: 'Exclusive: 25.0 belongs to the next band',
    },
    why: 'Up to includes its limit.',
    switch: true,
  },
  'wrg:R61': {
    question: 'Can small arms fire beyond 500 metres?',
    clauses: ['wrg:fire.7'],
    evidence: 'The small arms table ends at 500; the heavy table is open.',
    options: { 1: 'No', 2: 'Yes, with the 500 value' },
    why: 'No value is printed.',
    switch: true,
  },
  'wrg:R62': {
    question: 'Does a weapon with 0 points in a band fire at all?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7', 'wrg:potential.2', 'wrg:chance.1'],
    evidence:
      'Zero cells stand beside the need to be within range; yet totals below 5 still hit on 6, and each firing group has a chance die.',
    options: {
      1: 'No: a printed zero is out of range (no chance die, no test for the target); a value that only becomes 0 by deductions may fire',
      2: 'Yes, for 0 points',
    },
    why: 'Otherwise a pistol at 500 metres would bring a die and a test.',
    switch: true,
  },
  'wrg:R63': {
    question: 'Can flame throwers really not harm at 25 metres or less?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7'],
    evidence: 'Man pack 0 at 25 and 8 at 50; AFV flame 0, 10, 6; main and sheet agree.',
    options: { 1: 'Printed zero stands: only over 25 metres', 2: 'Use the next value at 25 metres too' },
    why: 'Both copies print it.',
    switch: true,
  },
  'wrg:R64': {
    question: 'Between which figures is range taken?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7', 'wrg:figure.4'],
    evidence: 'Distances run between front centres; groups are spread out; no pair is named.',
    options: {
      1: 'From each firing figure to the nearest figure of the target group in its arc',
      2: 'One range for the whole group, nearest to nearest',
    },
    why: 'Points are given for each weapon.',
  },
  'wrg:R65': {
    question: 'At what moment is range measured when both sides move?',
    clauses: ['wrg:fire.1', 'wrg:heavy.1'],
    evidence: 'Targets that pass through the arc in the period may be fired on; nothing says when.',
    options: {
      1: 'At end positions, or where the target was nearest in the arc if it has left it',
      2: 'At the nearest point in all cases',
    },
    why: 'Easy on the table, and allows the printed case.',
  },
  'wrg:R95': {
    question: 'Can one figure fire at two targets, or use two weapons, in a period?',
    clauses: ['wrg:fire.1', 'wrg:fire.4'],
    evidence: 'Silent; grenading is instead of firing.',
    options: { 1: 'One weapon at one target group', 2: 'Divide freely' },
    why: 'Points are for each weapon.',
  },
  'wrg:R96': {
    question: 'May a tank fire turret gun and machine gun in one period?',
    clauses: ['wrg:heavy.7', 'wrg:points.14'],
    evidence: 'Each weapon has a row and a price; crews are bought too.',
    options: {
      1: 'Each bought weapon if a crewman serves it; gun and MG in one turret share a gunner, so one of them',
      2: 'All of them always',
    },
    why: 'Weapons need crew.',
    house: true,
    switch: true,
  },
  'wrg:R97': {
    question: 'How few men can fire a crew-served weapon?',
    clauses: ['wrg:heavy.7', 'wrg:heavy.8'],
    evidence: 'Missile set: at least one man; helpers add points from 50 metres up.',
    options: { 1: 'One man fires; up to two helpers add', 2: 'A full crew is needed' },
    why: 'Helpers are printed as extras.',
  },
  'wrg:R98': {
    question: 'Do helpers add points when their weapon has 0 at that range?',
    clauses: ['wrg:heavy.8'],
    evidence: 'Helper row 0, 0, 1, 1, 1; weapon rows hold zeros (2in mortar beyond 250).',
    options: { 1: 'No', 2: 'Yes' },
    why: 'The weapon cannot fire.',
    switch: true,
  },
  'wrg:R164': {
    question: 'What anti-personnel points has a molotov, sticky bomb or satchel?',
    clauses: ['wrg:fire.7', 'wrg:tactical.3'],
    evidence: 'None has a row; the satchel only gives +2.',
    options: { 1: 'Molotov 5 as a hand grenade; sticky bomb 0; satchel only its +2', 2: 'All 5' },
    why: 'Nearest printed item.',
    house: true,
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
