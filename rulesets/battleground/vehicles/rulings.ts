import type { Ruling } from '../../../src/rules/book.js';

/** Shooting with and at vehicles: where the book is silent, lost or at odds with itself. */
export const vehicleRulings = {
  'bg:R33': {
    question: "Does a vehicle in cover add the terrain's red dice to its own?",
    clauses: ['bg:vshoot.3', 'bg:cover.4', 'bg:shoot.4'],
    evidence:
      "Red dice stand for the target's defences; the sum is not mentioned. A dug-in vehicle has a defensive bonus.",
    options: {
      1: 'They add',
      2: 'The higher of the two',
    },
    why: 'The dug-in bonus of a vehicle shows that more than armour counts.',
    switch: true,
  },
  'bg:R40': {
    question: 'Are hits on armour halved before or after cancels?',
    clauses: ['bg:vshoot.1'],
    evidence: 'The final number of hits is halved.',
    options: {
      1: 'After cancels, then round down',
      2: 'Hits halved first, then cancels taken away',
    },
    why: 'Final number is printed.',
    switch: true,
  },
  'bg:R41': {
    question: 'Are main gun hits doubled before or after cancels?',
    clauses: ['bg:vshoot.7'],
    evidence: 'The text doubles successful hits; a hit that is cancelled does not count.',
    options: {
      1: 'After cancels',
      2: 'Before cancels (a heavy gun at 4 blue against 4 red then averages 2.14 instead of 1.72)',
    },
    why: 'A cancelled hit is not a successful one; same order as halving.',
    switch: true,
  },
  'bg:R42': {
    question:
      'Infantry without a heavy weapon reaches 7 or more on an undamaged armoured vehicle: what happens?',
    clauses: ['bg:vdam.2', 'bg:vdam.3'],
    evidence: 'It cannot destroy it; no result is given instead.',
    options: {
      1: 'Treated as less than 7: roll for the kind of damage',
      2: 'No effect at all',
    },
    why: 'Otherwise good rolls would do less than bad ones.',
    switch: true,
  },
  'bg:R43': {
    question: 'A vehicle with both kinds of damage comes to 5 or more and then rolls a 1: what happens?',
    clauses: ['bg:vdam.5'],
    evidence: 'A 1 gives the kind it lacks, and it lacks none.',
    options: {
      1: 'Nothing more',
      2: 'Destroyed',
    },
    why: 'The letter of the rule: on a 1 there is nothing to add; only 2 to 6 destroys.',
    switch: true,
  },
  'bg:R44': {
    question: 'What is rolled in the lost first step for a damaged vehicle?',
    clauses: ['bg:vdam.4'],
    evidence: 'The list starts at 2 with the hits plus the D6.',
    options: {
      1: '1D6, as for an undamaged vehicle',
      2: '2D6',
    },
    why: 'Step 2 speaks of one D6 roll.',
    switch: true,
  },
  'bg:R45': {
    question: 'How many red dice have armoured vehicles?',
    clauses: ['bg:vshoot.3'],
    evidence:
      'The list is lost; cars and trucks have 1, every other type is armoured, light vehicles at least 1.',
    options: {
      1: 'Car or truck 1 (printed); armoured car or carrier 2; light tank 3; medium tank 4; heavy tank 5',
      2: 'As 1 but armoured car 1, light tank 2, medium 3, heavy 4 (armour easier to kill)',
    },
    why: 'One step per class above the printed 1; the scenario may set others.',
    house: true,
    switch: true,
  },
  'bg:R46': {
    question: 'How many dice have light and heavy main guns?',
    clauses: ['bg:vshoot.6', 'bg:vshoot.4'],
    evidence:
      'The lines are lost. Numbers are even, white or blue; the machine gun has 2 white; a dive bomb has 2 blue.',
    options: {
      1: 'Light main gun 2 blue, heavy main gun 4 blue',
      2: 'Light main gun 4 white, heavy main gun 4 blue',
    },
    why: "Even, better than the machine gun, and stepped by the dive bomb's 2 blue.",
    house: true,
    switch: true,
  },
  'bg:R85': {
    question: 'Does the ban on first-shot kills without a heavy weapon hold in melee?',
    clauses: ['bg:vdam.2', 'bg:vmelee.3'],
    evidence: 'In melee all hits count even without a heavy weapon; the attack is as in normal shooting.',
    options: {
      1: 'Yes while the vehicle is undamaged; from its first damage on it can be destroyed',
      2: 'No, close in it can be destroyed at once',
    },
    why: 'Only the halving is waived in print.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
