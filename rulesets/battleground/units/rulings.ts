import type { Ruling } from '../../../src/rules/book.js';

/** Units, grades and markers: where the book is silent, lost or at odds with itself. */
export const unitRulings = {
  'bg:R1': {
    question: 'Which numbers hit for grades A, B and C?',
    clauses: ['bg:grade.2', 'bg:grade.3', 'bg:dice.1'],
    evidence:
      'The printed chart is lost but for D = 6. The shooting text lets a B unit hit on 5 and 6; the vehicle text gives 5 and 6 to C, and the worked roll counts 5s and 6s for a C unit.',
    options: {
      1: 'A 3-6, B 4-6, C 5-6, D 6',
      2: 'A 4-6, B 5-6, C 5-6, D 6 (B as one line prints it; B then shoots no better than C)',
    },
    why: 'Two passages, one of them a worked roll, stand against one; one step per grade keeps every grade different. B and A follow from the ladder, no passage prints them.',
    switch: true,
  },
  'bg:R2': {
    question: 'Do grade drops (run, mounted, passenger) add up?',
    clauses: ['bg:grade.4', 'bg:cav.3', 'bg:pass.3'],
    evidence:
      'Each drop is given alone as one grade. Victorious cavalry is both mounted and marked as having run.',
    options: {
      1: 'They add; below D nothing can hit, so the unit may not shoot',
      2: 'One grade at most however many reasons (mounted victors still shoot one grade down)',
    },
    why: 'Each rule stands by itself and none excludes another; the text already lets a drop below D mean no shot.',
    switch: true,
  },
  'bg:R65': {
    question: 'May a non-standing unit that is charged react?',
    clauses: ['bg:nonstand.3', 'bg:defend.2'],
    evidence: 'It may not shoot; nothing forbids it to move.',
    options: {
      1: 'It may flee, not shoot',
      2: 'No reaction',
    },
    why: 'Printed ban covers shooting and charging only.',
    switch: true,
  },
  'bg:R77': {
    question: 'When is a side outnumbered 3 to 1, and what if only one of its units is non-standing?',
    clauses: ['bg:nonstand.5', 'bg:melee.9'],
    evidence: 'The rule is for non-standing units; a melee may hold several.',
    options: {
      1: 'Exactly 3 to 1 is enough. Tested for the whole side once all its units in the melee are non-standing, before round 1 and after every round',
      2: 'Each non-standing unit alone against all enemies',
    },
    why: 'The comparison is of sides in every other melee rule.',
  },
  'bg:R78': {
    question: 'How often must the attacker be re-counted for becoming non-standing in melee?',
    clauses: ['bg:nonstand.1', 'bg:nonstand.4', 'bg:melee.10'],
    evidence: 'Losses in melee can make a unit non-standing; it still defends itself.',
    options: {
      1: 'After every round; the unit fights on and only the 3 to 1 test changes',
      2: 'Only between turns',
    },
    why: 'Follows from the wording if ever.',
  },
  'bg:R80': {
    question: 'Is a guard unit non-standing because it has 1 to 3 figures?',
    clauses: ['bg:nonstand.1', 'bg:prison.2'],
    evidence: 'It has to leave the battle in any case.',
    options: {
      1: 'Not tested; it keeps its prisoners and does not shoot',
      2: 'Tested like any unit',
    },
    why: 'Otherwise nearly every guard would lose its own standing at once.',
  },
  'bg:R130': {
    question: 'How does a non-standing unit withdraw?',
    clauses: ['bg:nonstand.2'],
    evidence: 'It must retreat or join; no speed or direction.',
    options: {
      1: 'On its movement card it walks or runs away from the nearest enemy or towards the unit it will join; the assistant only reminds',
      2: 'It routs 2D6 at once',
    },
    why: 'Uses ordinary movement.',
  },
} as const satisfies Record<string, Ruling>;
