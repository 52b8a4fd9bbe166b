import type { Ruling } from '../../../src/rules/book.js';

/** Shooting and casualties: where the book is silent, lost or at odds with itself. */
export const shootingRulings = {
  'bg:R3': {
    question: 'What is the advantage of shooting at a unit with the road marker?',
    clauses: ['bg:shoot.5', 'bg:move.9'],
    evidence:
      'The text calls the target slightly more vulnerable and speaks of an advantage; the line with the die is lost.',
    options: {
      1: '1 extra blue die',
      2: '1 extra white die (weaker, it can also cancel)',
      3: '1 red die fewer, if there is any',
    },
    why: 'It is built like the flank bonus, the one other bonus of its kind, which is 1 blue die.',
    house: true,
    switch: true,
  },
  'bg:R4': {
    question: 'Several units shoot at the same road-marked target under one card: who has the advantage?',
    clauses: ['bg:shoot.5', 'bg:move.9', 'bg:shoot.8'],
    evidence: 'The marker is removed once the unit has been shot at; shots may all be declared first.',
    options: {
      1: 'Only the first attack rolled; the marker then goes, hit or miss',
      2: 'Every attack of that card, the marker goes at its end',
    },
    why: 'The removal is printed without waiting for other shots.',
    switch: true,
  },
  'bg:R5': {
    question: 'Do cancels on white or red dice take away only hits of their own colour?',
    clauses: ['bg:dice.4'],
    evidence:
      'The worked roll nets one blue and two white hits against one white and one red cancel to a single hit.',
    options: {
      1: 'Any cancel takes any hit; colour and order do not matter',
      2: 'Own colour first (would leave blue hits safe from white cancels)',
    },
    why: 'The worked roll is printed and only this reading gives its result.',
  },
  'bg:R6': {
    question: 'Which lines did the lost list of attack dice have?',
    clauses: ['bg:shoot.2', 'bg:shoot.3', 'bg:shoot.4', 'bg:flank.2', 'bg:dig.3', 'bg:shoot.5'],
    evidence:
      'Only the first line survives. The prose gives leader 1 white, each heavy weapon 1 blue, flank 1 blue, house 2 red, dug in 1 red; only the road line has no number.',
    options: {
      1: 'Use the prose values; road by its own ruling',
      2: 'Ask the table for every lost line',
    },
    why: "The prose is the same author's text and complete but for one line.",
  },
  'bg:R30': {
    question: 'Do several kinds of cover on one shot add up?',
    clauses: ['bg:shoot.4', 'bg:cover.2', 'bg:dig.3'],
    evidence: 'The worked roll adds house 2 and dug in 1. Two terrain types on one line are not mentioned.',
    options: {
      1: 'Only the best terrain value, plus 1 if dug in',
      2: 'All terrain values and dug in',
    },
    why: 'Keeps red dice within the printed range of 1 to 3 plus 1.',
    switch: true,
  },
  'bg:R35': {
    question: 'Under one card, do the results of one shot change the shots that follow?',
    clauses: ['bg:shoot.8', 'bg:vshoot.13', 'bg:vdam.4'],
    evidence: 'Shots may be declared together; each shot is rolled and resolved by itself.',
    options: {
      1: 'Yes: rolled in declared order, casualties and vehicle damage count at once; a declared shot at a lost target is wasted',
      2: 'No, all work on the state before the card',
    },
    why: 'Separate resolution is printed for vehicles.',
    switch: true,
  },
  'bg:R36': {
    question: 'What of hits beyond the number of figures in the target?',
    clauses: ['bg:cas.2', 'bg:cas.4'],
    evidence: 'Each hit needs a figure of its own; nothing is said when none is left.',
    options: {
      1: 'Lost',
      2: 'They pass to the nearest unit in line',
    },
    why: 'A hit is scored on the unit that was attacked.',
  },
  'bg:R37': {
    question: 'Who dies when a special figure is saved?',
    clauses: ['bg:cas.4', 'bg:cas.2'],
    evidence: 'A normal figure is taken unless there are not enough other figures.',
    options: {
      1: 'A normal figure not already hit in this attack; if there is none, the special figure dies',
      2: 'Any other figure, special ones included',
    },
    why: 'The word normal is printed, and one figure takes one hit.',
    switch: true,
  },
  'bg:R38': {
    question: 'Which reductions are left out of the save?',
    clauses: ['bg:cas.3'],
    evidence:
      'The roll is as for an attack under usual circumstances; the run marker is named as not counting.',
    options: {
      1: "All of them: the unit's own grade",
      2: 'Only the run marker; mounted units save one grade lower',
    },
    why: 'Usual circumstances reads as the plain grade.',
    switch: true,
  },
  'bg:R136': {
    question:
      'Several special figures are hit, and fewer figures can fall instead: in which order do they roll?',
    clauses: ['bg:cas.3', 'bg:cas.4'],
    evidence:
      'Each rolls for itself, and a normal figure falls for it while there are enough; no order is given.',
    options: {
      1: 'Leaders first, then heavy weapons, then medics',
      2: 'At random',
    },
    why: 'The book names them in this order; nothing more has to be drawn.',
    switch: true,
  },
  'bg:R39': {
    question: 'How is a random figure chosen with six-sided dice?',
    clauses: ['bg:cas.1', 'bg:cas.2'],
    evidence: 'The text asks for special dice or common sense.',
    options: {
      1: 'The assistant draws without replacement, all figures equally likely',
      2: 'Players roll and enter the figures',
    },
    why: 'Exactly what the text wants the dice to do.',
  },
} as const satisfies Record<string, Ruling>;
