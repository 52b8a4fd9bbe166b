import type { Ruling } from '../../../src/rules/book.js';

/** Who takes hits and how, and how long suppression lasts: where the book is silent or at odds with itself. */
export const hits = {
  'fubar:R30': {
    question: 'Who chooses the figures hit, and which may be chosen?',
    clauses: ['fubar:fire.9', 'fubar:fire.11'],
    evidence:
      'Hits on a unit have to be taken as casualties or suppressed figures; no chooser named. A unit in cover may be fired at when some figures are near its edge.',
    options: {
      1: 'The owner, from any figures of the unit, seen or not.',
      2: 'The owner, only from figures in sight and range.',
      3: 'The firer.',
    },
    why: 'Hits are against the unit and the unit takes them.',
    switch: true,
  },
  'fubar:R31': {
    question: 'Who decides between casualty and suppression?',
    clauses: ['fubar:fire.9', 'fubar:suppress.4'],
    evidence:
      "Unsaved hits 'must be taken' in any combination up to the limit; the 2.5 draft says that the unit can choose.",
    options: {
      1: 'The owner of the unit, freely, up to the limit. A fresh Elite unit of 5 can take 4 hits and lose nobody.',
      2: 'Suppression must be filled up first, then casualties.',
      3: 'Casualties and suppression alternate.',
    },
    why: 'Printed: any combination allowed.',
    switch: true,
  },
  'fubar:R32': {
    question: 'What happens to hits beyond the suppression limit?',
    clauses: ['fubar:fire.9', 'fubar:suppress.4'],
    evidence:
      'Hits must be taken; the number of suppressed figures is limited and earlier suppression still counts.',
    options: {
      1: 'They are casualties. With the limit already full every unsaved hit kills.',
      2: 'They are lost.',
    },
    why: 'Must be taken within the limits leaves only casualties.',
    switch: true,
  },
  'fubar:R33': {
    question:
      'What happens when one bout scores more unsaved hits than the unit has figures left to take them?',
    clauses: ['fubar:fire.9', 'fubar:fire.10', 'fubar:suppress.4'],
    evidence:
      'Every hit must be taken, yet no figure may be both suppressed and a casualty from one bout. 5 hits on 3 Veterans (limit 3): all three may be suppressed and 2 hits find nobody.',
    options: {
      1: 'One hit per figure at most; the surplus is lost. A unit no larger than its limit survives any single bout suppressed.',
      2: 'The owner must place every hit that can be placed: a figure takes one hit only, but surplus hits turn suppressed figures into casualties.',
      3: 'All figures are casualties once hits reach twice the figures.',
    },
    why: 'The ban on both effects from one bout is printed without exception. Large effect on small good units: show it.',
    switch: true,
  },
  'fubar:R34': {
    question:
      'May figures already suppressed be taken as casualties, and does that free room for new suppression?',
    clauses: ['fubar:fire.9', 'fubar:fire.10', 'fubar:suppress.4'],
    evidence: "The ban concerns the same bout only; the limit is a number the unit 'can have'.",
    options: {
      1: 'Yes to both: the limit is checked on the figures lying down after all hits are placed.',
      2: 'They may be casualties, but the room counts from before the bout.',
      3: 'Already suppressed figures are passed over until all others are placed.',
    },
    why: 'The limit is on what the unit has at one time.',
    switch: true,
  },
  'fubar:R35': {
    question: 'What is one bout of fire?',
    clauses: ['fubar:fire.10'],
    evidence: "'the same bout of received fire', undefined.",
    options: {
      1: 'All dice that one enemy unit (or vehicle) throws at the unit in one action or reaction; the hit of bailing out is none of them.',
      2: 'All fire received in a turn.',
    },
    why: 'It is resolved together.',
    switch: true,
  },
  'fubar:R48': {
    question: 'Do suppressed figures recover when a combat activates the unit automatically, without a roll?',
    clauses: ['fubar:suppress.3', 'fubar:melee.10'],
    evidence: 'They stand up after the next activation roll; automatic activation has no roll.',
    options: {
      1: 'No: they stay suppressed and strike last until the unit does roll (for example to withdraw).',
      2: 'Yes: automatic activation counts as the roll.',
    },
    why: 'Printed text ties recovery to a roll.',
    switch: true,
  },
  'fubar:R60': {
    question: 'What becomes of passengers when the vehicle fails its save?',
    clauses: ['fubar:fire.8', 'fubar:vehicle.7', 'fubar:damage.5'],
    evidence:
      'Those inside need no save where the vehicle makes its own, so where it does not they have one to make; the damage table hurts them on a 6 besides.',
    options: {
      1: "Each unsaved hit also strikes the passengers' unit once, saved by their own armour.",
      2: 'Only result 6 hurts them (one hit each).',
      3: 'Each passenger takes a hit for each unsaved hit.',
    },
    why: 'A save that they are spared in one case is theirs to make in the other; result 6 is a hit of its own, for getting out.',
    switch: true,
  },
  'fubar:R70': {
    question: 'Do suppressed figures add dice?',
    clauses: ['fubar:fire.1', 'fubar:fire.4', 'fubar:suppress.1', 'fubar:melee.4', 'fubar:melee.6'],
    evidence:
      'Firing: each figure throws its dice, but a suppressed figure cannot fire. Close combat: one die per figure, the suppressed striking after the rest. As figures stand up after every activation roll, an activated or On Guard unit normally has none until it is fired at again.',
    options: {
      1: 'Firing: none from suppressed figures. Close combat: their full die, in the second step.',
      2: 'Close combat: no dice from suppressed figures.',
    },
    why: 'Printed text in both places.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
