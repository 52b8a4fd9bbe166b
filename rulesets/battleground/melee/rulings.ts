import type { Ruling } from '../../../src/rules/book.js';

/** Melee: where the book is silent, lost or at odds with itself. */
export const meleeRulings = {
  'bg:R68': {
    question: 'What happens on a tie in a melee dice-off?',
    clauses: ['bg:melee.1'],
    evidence: 'Silent. When units combine, a tie that leads nowhere is rolled again.',
    options: {
      1: 'The pair rolls again until one wins, with the same modifiers',
      2: 'Both survive and the pair is done for this round',
      3: 'Both are out',
    },
    why: 'A dice-off decides; the only tie rule in the book that must decide rolls again. Option 2 makes rounds longer and first-round bonuses weaker.',
    switch: true,
  },
  'bg:R69': {
    question: 'Is the loser of a dice-off always killed?',
    clauses: ['bg:melee.1', 'bg:melee.13'],
    evidence: 'The text calls them hit and says special figures are killed outright.',
    options: {
      1: 'Yes',
      2: 'Hits are randomised over the side after the round',
    },
    why: 'Pairs are figures, so the beaten figure is the one hit.',
  },
  'bg:R70': {
    question: 'Who chooses the fighters and the pairs when numbers are unequal?',
    clauses: ['bg:melee.2', 'bg:melee.12', 'bg:melee.14'],
    evidence:
      "The side with more may keep special figures out; the first unit's figures must fight first; pairing is not described.",
    options: {
      1: 'The larger side names its fighters (first unit first); the pairs are then drawn at random',
      2: 'The larger side names fighters and pairs',
      3: 'The charger sets the pairs',
    },
    why: "The owner's choice is printed for holding back; random pairs are fair and need no talk.",
  },
  'bg:R71': {
    question: 'Does a unit dug in inside a building, or behind a wall, add 2?',
    clauses: ['bg:melee.5', 'bg:melee.7'],
    evidence: 'Wall, building and dug in are one item of the list of modifiers.',
    options: {
      1: '1 in all',
      2: '1 for the position and 1 for being dug in',
    },
    why: 'One item, one bonus.',
    switch: true,
  },
  'bg:R72': {
    question: 'Which figures have the bonus for attacking from behind, and against whom?',
    clauses: ['bg:melee.6', 'bg:flank.3'],
    evidence: 'First round only; dug-in units and those in buildings have no rear.',
    options: {
      1: "Figures of units whose centre was behind the target's centre line when they charged; never against dug-in or building defenders",
      2: 'All figures of the side if any unit came from behind',
    },
    why: 'Same test as a flank attack.',
  },
  'bg:R73': {
    question: 'Do run markers lower the grade in melee?',
    clauses: ['bg:melee.3', 'bg:cavm.3', 'bg:grade.4'],
    evidence: 'Cavalry is said to keep its grade; run markers are spoken of only for shooting.',
    options: {
      1: 'No, plain grades',
      2: 'Yes',
    },
    why: 'The drop is on shooting.',
    switch: true,
  },
  'bg:R74': {
    question: 'Is the bonus for better grade 1 however large the gap?',
    clauses: ['bg:melee.3'],
    evidence: 'A superior figure adds 1 against any inferior one.',
    options: {
      1: 'Always 1',
      2: '1 per grade of difference',
    },
    why: 'Printed.',
    switch: true,
  },
  'bg:R75': {
    question: 'Does a figure add its bonuses when it is leader and has a weapon bonus as well?',
    clauses: ['bg:melee.4', 'bg:melee.8', 'bg:melee.7'],
    evidence: 'All modifiers are cumulative; the weapon bonus is an option.',
    options: {
      1: 'They add if the option is on',
      2: 'The better of the two',
    },
    why: 'Cumulative is printed.',
    switch: true,
  },
  'bg:R76': {
    question: 'Which figures are counted for surrender at a quarter?',
    clauses: ['bg:melee.9'],
    evidence: 'The text compares the figures of the two sides.',
    options: {
      1: 'All figures of each side in this melee, fighting or waiting, medics too, prisoners not; surrender if 4 times the smaller is not more than the larger',
      2: 'Only figures of single units',
    },
    why: 'Side is printed.',
  },
  'bg:R79': {
    question: 'How many guards must be given, and does that break the ban on dividing units?',
    clauses: ['bg:prison.1', 'bg:prison.2', 'bg:combine.1'],
    evidence: 'One figure may guard up to 4; units may not be divided; guards form a new unit.',
    options: {
      1: 'At least 1 per 4 prisoners rounded up, at least 1; they leave their unit as an exception',
      2: 'One guard is enough for any number',
    },
    why: 'The duty to leave at once presupposes the division.',
    switch: true,
  },
  'bg:R145': {
    question: 'What becomes of prisoners whose guards surrender?',
    clauses: ['bg:prison.5', 'bg:prison.2'],
    evidence:
      'Prisoners whose guards are all killed are removed, and count as captured for nobody; of guards who surrender nothing is said.',
    options: {
      1: 'They are removed, as where their guards are killed',
      2: 'They are free again, and may join another unit',
    },
    why: 'They have lost their guards either way, and prisoners have no hope of escape.',
  },
  'bg:R81': {
    question: 'May a unit in a melee move or shoot when its card comes later in the turn?',
    clauses: ['bg:charge.7', 'bg:charge.8', 'bg:melee.11', 'bg:defend.2'],
    evidence:
      'Nobody may fire into a melee; nothing is said of the units in it, or of a defender whose movement card comes after the charge arrived.',
    options: {
      1: 'No: both sides stay as they are until the melee is fought',
      2: 'The defender may still move off or shoot under its card',
    },
    why: 'The chance to flee or shoot is given once, before the charge distance is rolled.',
  },
  'bg:R82': {
    question: 'May a unit whose charge roll failed still shoot when its card comes?',
    clauses: ['bg:charge.3', 'bg:card.3'],
    evidence: 'It makes no move; shooting is another action.',
    options: {
      1: 'Yes',
      2: 'No, its turn is spent',
    },
    why: 'Only the movement was declared and lost.',
  },
} as const satisfies Record<string, Ruling>;

export const boundRulings = {
  'bg:R131': {
    question: 'What may a unit do that is in a melee?',
    clauses: ['bg:melee.10', 'bg:charge.8', 'bg:charge.7', 'bg:melee.11'],
    evidence:
      'Nobody may fire into a melee, and it is fought to the end; what those in it may not do is nowhere listed.',
    options: {
      1: 'Nothing but the melee: it neither shoots, moves, charges, combines nor lays anything',
      2: 'Whatever its cards let it do, the melee being fought with whoever is still there',
    },
    why: 'Nothing leads out of a melee but its end.',
  },
} as const satisfies Record<string, Ruling>;

export const joinedRulings = {
  'bg:R135': {
    question: 'Has a unit that joins the defenders a share in their position?',
    clauses: ['bg:melee.5', 'bg:melee.11', 'bg:melee.6'],
    evidence:
      'A defender behind a wall, in a building or dug in adds 1; units may join until the turn is over, and nothing is said of where they stand.',
    options: {
      1: 'No: only the unit that was charged has the bonus, and is without a rear where it is dug in or in a building',
      2: 'Yes: all defenders have it',
    },
    why: 'Whoever joins charges in from outside.',
  },
} as const satisfies Record<string, Ruling>;
