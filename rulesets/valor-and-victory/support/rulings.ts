import type { Ruling } from '../../../src/rules/book.js';

/** Smoke, snipers and support missions (11, 17, 21): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R50': {
    question: 'On which rows of the AP and the Armor Elimination Table do missions attack?',
    clauses: ['vv:beyond.21.5', 'vv:beyond.14.5', 'vv:beyond.18.4'],
    evidence: 'The text names no numbers; the colours of the two charts tie each mission to a row of either.',
    options: { 1: 'Light Barrage 29-40 and B, Heavy Barrage 41+ and C, Fighter-Bomber 19-28 and D.' },
    why: 'The colours of the charts.',
  },
  'vv:R59': {
    question:
      "When is the elimination check of a sniper rolled: at once, or when his victims' points are met?",
    clauses: ['vv:beyond.17.6', 'vv:14.61a'],
    evidence:
      '17.6 has it immediately after his attack, and none where no unpinned unit is left in the hex, which his own points may bring about.',
    options: {
      1: 'At once: whoever was not pinned when he fired looks for him.',
      2: 'When the points are met: whoever they leave unpinned does.',
    },
    why: '17.6 says immediately.',
    switch: true,
  },
  'vv:R62': {
    question: 'May a sniper attack those aboard an AFV, whose natural 12 has brought him?',
    clauses: ['vv:beyond.17.2', 'vv:beyond.17.5', 'vv:14.65b'],
    evidence:
      '17.5 has him attack the units that brought him, in the manner of AP fire; by 14.65 that does nothing to passengers of an AFV.',
    options: {
      1: 'No: he appears, harms nobody, and fires later at those who move.',
    },
    why: 'What no fire of a whole company does a single rifle does not either.',
  },
  'vv:R60': {
    question: 'In which order are the points of a mortar on a truck and the roll to destroy it?',
    clauses: ['vv:beyond.12.67', 'vv:14.61a'],
    evidence: '12.67 adds a roll for each vehicle of the hex that is struck; of an order it says nothing.',
    options: { 1: 'The points are met first, then each vehicle that is left is rolled for.' },
    why: 'What is gone needs no roll; the owner decides knowing as little as in any attack.',
  },
  'vv:R51': {
    question: 'Does an air strike roll for accuracy?',
    clauses: ['vv:beyond.21.4', 'vv:beyond.21.5'],
    evidence: '21.4 has one die for each artillery mission; its table is headed support mission die.',
    options: { 1: 'No: artillery missions alone.', 2: 'Yes, like every support mission.' },
    why: '21.4 names artillery.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
