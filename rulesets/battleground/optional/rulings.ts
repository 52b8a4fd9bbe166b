import type { Ruling } from '../../../src/rules/book.js';

/** Advanced and optional rules: where the book is silent, lost or at odds with itself. */
export const optionalRulings = {
  'bg:R115': {
    question: 'Does quality-based defence add to cover and dug in?',
    clauses: ['bg:quality.1', 'bg:shoot.4'],
    evidence: 'Dice even when not in cover or dug in.',
    options: {
      1: 'Yes, it adds',
      2: 'The higher of the two',
    },
    why: 'Even when reads as besides.',
    switch: true,
  },
  'bg:R116': {
    question: 'Which red dice have front, sides and rear?',
    clauses: ['bg:armour.1'],
    evidence: 'No values are given.',
    options: {
      1: "Front the vehicle's rating, sides 1 less, rear 2 less, never below 1",
      2: 'Front 1 more, sides the rating, rear 1 less',
    },
    why: 'Keeps the rating of the standard game for the usual attack; replaces the flank die by fewer red dice.',
    house: true,
    switch: true,
  },
  'bg:R117': {
    question: 'Of what is the third (or half) counted?',
    clauses: ['bg:retreat.1', 'bg:retreat.2'],
    evidence: 'Current strength is printed.',
    options: {
      1: 'Figures in the unit just before this attack',
      2: "Figures at the start of the enemy's shooting card",
      3: 'Figures at the start of the game',
    },
    why: 'Current is printed and each attack is resolved by itself.',
    switch: true,
  },
  'bg:R118': {
    question: 'Do losses from several attacks under one card add up for the test?',
    clauses: ['bg:retreat.1', 'bg:retreat.2'],
    evidence: 'A unit that loses a third to shooting attacks, in the plural.',
    options: {
      1: 'No, one test for each attack that reaches the third',
      2: 'Yes, one test after the card',
    },
    why: 'Ease of play: nothing to remember between shots.',
    switch: true,
  },
  'bg:R119': {
    question: 'Do 1s cancel in the retreat, rout and rally rolls?',
    clauses: ['bg:retreat.1', 'bg:retreat.3', 'bg:dice.4'],
    evidence: 'The unit must score a hit with 1 or 2 dice.',
    options: {
      1: 'No, any hit passes',
      2: 'Yes, as white dice',
    },
    why: "The leader's die is given as help, and saves work the same way.",
    switch: true,
  },
  'bg:R120': {
    question: 'Which test is made at a loss of half or more?',
    clauses: ['bg:retreat.1', 'bg:retreat.2'],
    evidence: 'A half is also more than a third.',
    options: {
      1: 'The rout test only',
      2: 'First rout, then retreat if passed',
    },
    why: 'The stronger rule replaces the weaker.',
    switch: true,
  },
  'bg:R121': {
    question: 'Which losses other than to shooting bring the tests?',
    clauses: ['bg:retreat.2', 'bg:retreat.1'],
    evidence:
      'Shooting is named for a third, not for a half; the heading speaks of attacks. Artillery attacks as shooting does, nobody shoots a mine.',
    options: {
      1: 'Artillery both, mines the rout test at a half alone, melee none',
      2: 'Artillery both, any other loss the rout test at a half alone',
      3: 'Artillery and mines both, melee none',
    },
    why: 'The word shooting stands in one sentence and not in the other; melees end by surrender or death.',
    switch: true,
  },
  'bg:R122': {
    question: 'Does a run marker lower the roll of a unit that may have to retreat?',
    clauses: ['bg:retreat.1', 'bg:retreat.3', 'bg:grade.4'],
    evidence: "A hit is asked for, by the unit's grade.",
    options: {
      1: 'No, plain grade',
      2: 'Yes',
    },
    why: 'It is a test of nerve like the save, not an attack.',
    switch: true,
  },
  'bg:R123': {
    question: 'What may a unit do that rallies?',
    clauses: ['bg:retreat.3'],
    evidence: 'It rolls in its movement phase; a hit rallies it.',
    options: {
      1: 'It stays where it is this card and is normal again afterwards, free to shoot on its shooting card',
      2: 'It may also move at once',
    },
    why: 'The roll is its movement.',
    switch: true,
  },
  'bg:R124': {
    question: "When is a routing unit's movement phase?",
    clauses: ['bg:retreat.3', 'bg:card.2'],
    evidence: 'Each turn in its movement phase; a joker may end the turn first.',
    options: {
      1: "When its side's plain movement card is played, or an ace picks it; no card, no roll",
      2: 'In the special actions phase if no card came',
    },
    why: 'Movement comes from cards.',
  },
  'bg:R125': {
    question: 'Red marks a poor grade and perhaps a rout. How are they told apart?',
    clauses: ['bg:retreat.2', 'bg:mark.1', 'bg:grade.1'],
    evidence: 'Both uses are printed.',
    options: {
      1: 'The assistant names the state; colours are only hints',
      2: 'Another colour for routs',
    },
    why: 'States are kept by name.',
  },
  'bg:R126': {
    question: 'What was the first way of taking casualties on stands?',
    clauses: ['bg:stand.1'],
    evidence: 'Lost in our copy; the second is all or nothing, and the two even out in the long run.',
    options: {
      1: 'Losses are noted on the stand, which is removed when all its figures are hit',
      2: 'Figures are replaced by smaller stands',
    },
    why: 'The simplest way that counts single figures.',
  },
  'bg:R127': {
    question: 'How is all or nothing rolled for stands of 2 or 4?',
    clauses: ['bg:stand.2'],
    evidence: 'Worked for 3 figures and 2 hits: killed on 1 to 4 of a D6; the chance is to balance the hits.',
    options: {
      1: 'Killed with the chance of hits out of figures: a D6 where that is exact, else a number from 1 to the figures',
      2: 'D6, threshold 6 times hits by figures rounded to the nearest',
    },
    why: 'Gives the worked case and every other one exactly.',
    switch: true,
  },
  'bg:R128': {
    question: 'How many casualties has the stand that loses a melee round?',
    clauses: ['bg:stand.3', 'bg:stand.2'],
    evidence: 'Casualties must be taken by one of the ways; no number is given.',
    options: {
      1: 'One hit',
      2: 'As many hits as the winning stand has figures',
      3: 'The whole stand',
    },
    why: 'The least number that makes either way meaningful.',
    house: true,
    switch: true,
  },
  'bg:R139': {
    question: 'On which stands do the leaders and other special figures of a unit fight a melee?',
    clauses: ['bg:stand.3', 'bg:melee.14'],
    evidence: 'The bonuses of the figures on a stand add up; how a unit is mounted is not said.',
    options: {
      1: 'One to a stand, leaders before the others, and a second only where every stand has one',
      2: 'As many to a stand as it holds',
    },
    why: 'Stands are made up alike; the less one die-off decides, the less hangs on how models were glued.',
    switch: true,
  },
  'bg:R129': {
    question: 'Has a unit whose only heavy weapons do not count against the target a heavy weapon?',
    clauses: ['bg:hw.2', 'bg:vshoot.1', 'bg:vdam.2'],
    evidence: 'Anti-personnel weapons do not count as a heavy weapon against armour.',
    options: {
      1: 'No: its hits on armour are halved and it cannot kill at the first shot',
      2: 'Yes',
    },
    why: 'Printed.',
    switch: true,
  },
  'bg:R144': {
    question: 'Is a charger tested for retreat that loses a third to the fire of the unit it charges?',
    clauses: ['bg:retreat.1', 'bg:defend.5'],
    evidence:
      'Any unit is tested that loses so many to shooting; but a charge that was fired at goes on, unless it is reduced to a non-standing unit.',
    options: {
      1: 'No: its charge is settled by what is left of it, and in a melee nobody is tested',
      2: 'Yes, before its distance is rolled',
    },
    why: 'That sentence says what such fire does to a charge, and names one thing that stops it.',
  },
} as const satisfies Record<string, Ruling>;
