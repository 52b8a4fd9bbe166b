import type { Ruling } from '../../../src/rules/book.js';

/** How Casualty Points are met, pins and rallies (13, 14): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R31': {
    question: 'How far may or must the total be exceeded?',
    clauses: ['vv:14.61g', 'vv:14.61h'],
    evidence:
      'CPs must be equalled or exceeded; the owner chooses freely; pins come last when they are not enough.',
    options: {
      1: 'Any choice that meets the total is lawful, also a wasteful one; the software lists those in which nothing milder would do, units alike once, the cheapest first. If all units together cannot meet it, all are eliminated.',
      2: 'The smallest possible excess is compulsory.',
    },
    why: 'The owner determines.',
    switch: true,
  },
  'vv:R32': {
    question: 'Does an ignored CP count towards the total, and for how many units?',
    clauses: ['vv:14.63a', 'vv:14.63b', 'vv:16.3b'],
    evidence:
      'A valorous unit may ignore the first CP put on it; remaining CPs must be applied to the same unit before others.',
    options: {
      1: 'Yes: each valorous unit takes 1 off the total, one after the other; each must take an effect before the next, while CPs remain.',
      2: 'Only one unit per attack may ignore one.',
    },
    why: 'The right belongs to each such unit.',
    switch: true,
  },
  'vv:R33': {
    question: 'Does a Gun Shield ignore a CP of a failed close assault?',
    clauses: ['vv:14.63a', 'vv:15.8d', 'vv:15.8f'],
    evidence:
      '13.5 speaks of AP fire; 14.63 says only that the attack must come from within the FFA; 15.8 applies CPs in the manner of 14.61.',
    options: { 1: "Yes, if the assault came from within the Gun's FFA.", 2: 'No, AP fire only.' },
    why: '14.63 belongs to the same way of applying CPs.',
    switch: true,
  },
  'vv:R34': {
    question: 'Do the survival roll and collateral damage hold in close assault?',
    clauses: ['vv:14.64b', 'vv:14.65a', 'vv:15.8d'],
    evidence:
      '15.8 refers to 14.61; 15.10 refers to 14.65; 14.64 is not named but is the only rule for CPs on vehicles and Guns.',
    options: {
      1: 'Yes, for CPs on the defenders after a failed assault.',
      2: 'No: vehicles and Guns are pinned for 1 or eliminated at their rating.',
    },
    why: 'It is how such units take CPs.',
    switch: true,
  },
  'vv:R40': {
    question: 'Which Casualty Rating has the half squad that a squad is reduced to?',
    clauses: ['vv:14.61c', 'vv:13.10'],
    evidence:
      "The rating is on the half squad's counter; 14.61 prints 4-6-4 to 2-6-2 and 5-6-4 to 2-6-2, which are played so, and no other.",
    options: {
      1: 'The user enters it with the unit; without it, and beside the two that are printed, the software offers no reduction.',
      2: "Half the squad's rating, rounded down (4 to 2, 5 to 2).",
    },
    why: 'Lost in our copy; option 2 is a guess that fits the two known cases.',
    switch: true,
  },
  'vv:R45': {
    question: 'When may Casualty Points be put on a unit that was pinned before?',
    clauses: ['vv:14.62a', 'vv:14.62b'],
    evidence:
      '14.62 puts unpinned units before pinned ones, which suffer where no unpinned ones are left: whether a pin of this very attack is enough for that it does not say. A squad that is reduced is not pinned yet.',
    options: {
      1: 'Once no unpinned unit is left in the hex: each is pinned, reduced and pinned, or eliminated.',
      2: 'Once every unpinned unit is eliminated.',
    },
    why: '14.62 asks whether unpinned units are left, and whoever is pinned is none.',
    switch: true,
  },
  'vv:R56': {
    question: 'Which points are measured when a single attack eliminates a vehicle or Gun without a roll?',
    clauses: ['vv:14.64b', 'vv:14.64c', 'vv:14.61a'],
    evidence:
      '14.64 speaks of an attack against a vehicle or Gun that inflicts more than its rating; its owner spreads the points of an attack over the hex.',
    options: {
      1: 'Those that its owner puts on it: up to its rating it rolls.',
      2: 'All of the attack: where they are more, a vehicle or Gun that takes any is eliminated.',
    },
    why: '14.64 has points applied to the unit up to its rating, in the sentence before.',
    switch: true,
  },
  'vv:R57': {
    question: 'Must passengers of an AFV take points of an assault that nothing else in the hex can take?',
    clauses: ['vv:15.10c', 'vv:15.10d', 'vv:14.61g'],
    evidence:
      '15.10 has further points go to other units, if there are any, and lets passengers take points; 14.61 has all points met; 8.1 makes passengers and carrier one unit.',
    options: {
      1: 'No: they may, and what is left over is lost.',
      2: 'Yes: points are lost only when the passengers are eliminated.',
    },
    why: "15.10 says 'may', and they are no other unit.",
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
