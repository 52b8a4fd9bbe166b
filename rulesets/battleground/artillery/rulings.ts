import type { Ruling } from '../../../src/rules/book.js';

/** Artillery and aircraft: where the book is silent, lost or at odds with itself. */
export const artilleryRulings = {
  'bg:R105': {
    question: 'How many blasts and dice have mortars and artillery?',
    clauses: ['bg:art.5'],
    evidence:
      'Only dive bomb or strafing survives (1 blast, 2 blue). The random cards name mortar, light, medium and heavy artillery.',
    options: {
      1: 'Mortar 1 blast, 2 white; dive bomb 1 blast, 2 blue (printed); light 1 blast, 4 white; medium 2 blasts, 4 white each; heavy 2 blasts, 4 blue each',
      2: 'Mortar 1 blast 2 white; light 1 blast 2 blue; medium 2 blasts 2 blue each; heavy 3 blasts 2 blue each',
    },
    why: 'Each step is stronger than the last (mean hits per attack at grade C: 0.56, 0.67, 0.93, 1.86, 2.67) and 4 blue is the heavy gun.',
    house: true,
    switch: true,
  },
  'bg:R106': {
    question: 'Which grade do artillery and aircraft hit with?',
    clauses: ['bg:art.5', 'bg:grade.2'],
    evidence: 'No grade is given; vehicles are usually C, mines D.',
    options: {
      1: 'C, hits on 5 and 6',
      2: 'As set per scenario',
    },
    why: 'C is the average and usual grade.',
    house: true,
  },
  'bg:R107': {
    question: 'Are artillery hits on armour halved or doubled?',
    clauses: ['bg:art.5', 'bg:vshoot.1', 'bg:vshoot.7'],
    evidence: 'Halving is for infantry, doubling for main guns.',
    options: {
      1: 'Neither; the vehicle damage table is used as for any attack',
      2: 'Doubled for bombs and heavy guns',
    },
    why: 'Neither rule names artillery.',
    switch: true,
  },
  'bg:R108': {
    question: 'Does each blast of an attack drift by itself?',
    clauses: ['bg:art.3', 'bg:art.4'],
    evidence: 'Drift is described for the ring; several rings stand within 6 inches.',
    options: {
      1: 'Each ring has its own 2D6',
      2: 'One roll moves all rings alike',
    },
    why: 'The steps are written for one ring.',
    switch: true,
  },
  'bg:R109': {
    question: 'A ring covers more than one unit: how is it rolled?',
    clauses: ['bg:art.9', 'bg:art.7'],
    evidence: 'To be settled by agreement.',
    options: {
      1: 'Each unit is attacked with the full dice and its own red dice',
      2: 'The dice are shared out in proportion to figures',
    },
    why: 'Any unit with a part under the ring is attacked.',
    switch: true,
  },
  'bg:R110': {
    question: 'What does a wall give against artillery?',
    clauses: ['bg:art.6', 'bg:terrain.4'],
    evidence: 'Reduced or no protection.',
    options: {
      1: 'None',
      2: 'Half its red dice, rounded down',
    },
    why: 'With a wall of 1 both are the same.',
    switch: true,
  },
  'bg:R111': {
    question: 'Do flank and road bonuses apply to artillery and mines?',
    clauses: ['bg:art.5', 'bg:shoot.5', 'bg:flank.2'],
    evidence: 'Silent; both are for shooting units.',
    options: {
      1: 'No',
      2: 'Road bonus yes, flank no',
    },
    why: 'There is no shooter with a position.',
    switch: true,
  },
  'bg:R112': {
    question: 'Does drawing Reload bring another card?',
    clauses: ['bg:randart.3'],
    evidence: 'All cards are put back; nothing more.',
    options: {
      1: 'No attack and no further draw',
      2: 'Draw again',
    },
    why: 'Printed: that is all it does.',
    switch: true,
  },
  'bg:R113': {
    question: 'Does a 5 or 6 of a suit already played still bring artillery?',
    clauses: ['bg:randart.2', 'bg:card.4'],
    evidence: 'Any suit, whenever drawn.',
    options: {
      1: 'Yes',
      2: 'Only if the card gives an action',
    },
    why: 'Printed.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;

export const strayRulings = {
  'bg:R132': {
    question: 'Does the ban on fire into a melee hold for artillery?',
    clauses: ['bg:charge.8', 'bg:art.2', 'bg:art.9'],
    evidence:
      'Nobody may shoot at units in a melee. A ring is placed where the attack should fall; after drift it may strike other units, friends included.',
    options: {
      1: 'Nobody may aim at a melee; a ring that drifts onto one strikes it all the same',
      2: 'A melee is spared by every ring, wherever it comes down',
    },
    why: 'The ban is on shooting at it, and a ring that drifts is aimed at nobody under it.',
  },
} as const satisfies Record<string, Ruling>;
