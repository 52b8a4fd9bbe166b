import type { Ruling } from '../../../../src/rules/book.js';

/** Close assaults: odds and dice, and who counts. */
export const assaultRoll = {
  'vv:R1': {
    question: "Leadership Modifiers are printed as -1; is 'subtracting' one a bonus?",
    clauses: ['vv:15.3a', 'vv:15.3b'],
    evidence:
      '15.3 subtracts the modifier; taken literally, subtracting -1 adds 1. The example turns a 7 into a 6 and a Kill Number of 6 into a 5.',
    options: {
      1: 'Use its size: a -1 leader makes the roll, or the Kill Number, 1 lower.',
      2: 'Literal arithmetic: it adds 1.',
    },
    why: 'The example.',
  },
  'vv:R2': {
    question: "Which way does 'rounded down' go when the defender is stronger?",
    clauses: ['vv:15.6b', 'vv:15.6c'],
    evidence:
      "14 to 6 is 2-1 and 6 to 14 is 1-2: 2.33 is cut to 2 in both. Many games round in the defender's favour, where 6 to 14 would be 1-3.",
    options: {
      1: 'Cut the fraction of larger divided by smaller on either side: 11 against 13 is 1-1, 10 against 19 is 1-1, 10 against 20 is 1-2.',
      2: "Always in the defender's favour: 11 against 13 is 1-2 (Kill Number 5 for 6).",
    },
    why: 'The printed example.',
  },
  'vv:R3': {
    question: "What are the odds if one side's APFP total is 0?",
    clauses: ['vv:15.6b', 'vv:15.6e', 'vv:15.5b'],
    evidence:
      'A total of 0 gives no ratio. It needs units whose APFP is a dash, or an AFV without machine guns (R22).',
    options: { 1: 'Defence 0: 4-1. Assault 0: 1-4, also if both are 0.', 2: 'A side with 0 counts as 1.' },
    why: 'The ends of the table take all extreme odds; option 2 adds a number.',
    switch: true,
  },
  'vv:R4': {
    question: 'Do natural 2s or 12s always succeed or fail, and can the Kill Number fall below 2?',
    clauses: ['vv:15.7c', 'vv:15.3b', 'vv:12.52b'],
    evidence:
      'The text only compares the modified roll with the Kill Number. At 1-4 (3) a leader and two Grenades make it 0.',
    options: {
      1: "No automatic results and no floor; the assaulter's modifiers may still reach it.",
      2: 'A natural 2 always succeeds and a natural 12 always fails.',
    },
    why: 'Printed text.',
    switch: true,
  },
  'vv:R5': {
    question: 'Which numbers give the margin of failure?',
    clauses: ['vv:15.8e', 'vv:15.7c'],
    evidence:
      "The CPs include how much the dice roll 'failed' by, without saying before or after modifiers; the example (10-8=2) has no modifiers.",
    options: { 1: 'Modified roll minus modified Kill Number.', 2: 'Natural roll minus printed Kill Number.' },
    why: 'It failed by what it missed by, in the comparison that was made.',
    switch: true,
  },
  'vv:R6': {
    question: 'Does a natural 2 or 12 on a close assault roll start a valour check or a sniper?',
    clauses: ['vv:15.7a', 'vv:16.3a'],
    evidence: "16.2 and 17.2 name AP and AT attacks; 16.3 keeps 'AP combat attack' and close assault apart.",
    options: { 1: 'No.', 2: 'Yes, a close assault is an attack with APFP.' },
    why: 'Printed text names the two kinds.',
  },
  'vv:R7': {
    question: "Do leaders, heroes and half squads count as units for '1 CP per unit'?",
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:15.8f'],
    evidence:
      'The example counts three defending units: a half squad, a squad and a leader. 6.9 has infantry units of any type.',
    options: {
      1: 'Yes, each counter that is a unit is 1; support weapons are not.',
      2: 'Leaders do not count.',
    },
    why: 'The example.',
  },
  'vv:R8': {
    question: 'Is a carrier with passengers one defending unit or several?',
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:8.1', 'vv:15.4b'],
    evidence:
      "8.1 treats carrier and load as a single unit; 15.4 adds the passengers' APFP separately; 15.8 counts defending units.",
    options: {
      1: 'One unit.',
      2: 'The carrier and each passenger unit count 1 each (a half-track with squad and leader: 3 CPs instead of 1).',
    },
    why: '8.1 is explicit.',
    switch: true,
  },
  'vv:R9': {
    question: 'Can passengers or pinned units assault?',
    clauses: ['vv:15.1a', 'vv:14.7a', 'vv:8.1'],
    evidence:
      'A pinned unit can do nothing. Passengers are one unit with the carrier and may only make AP fire (8.5); unloading is for the Movement Phase.',
    options: { 1: 'Neither.', 2: 'Passengers may assault by leaving the carrier.' },
    why: 'Close assault is for infantry units, and a carrier is not one.',
    switch: true,
  },
  'vv:R10': {
    question: 'Is the count of assaulting or defending units taken before or after casualties?',
    clauses: ['vv:15.8e', 'vv:15.8f', 'vv:15.9a'],
    evidence:
      "The example works both sides' CPs from the units that took part; pinned defenders are removed before anything.",
    options: {
      1: "Before: units in the assault when the dice are rolled, pinned defenders excluded; both sides' CPs apply together.",
      2: "The assaulters' losses come first and the survivors count.",
    },
    why: 'The example.',
  },
  'vv:R11': {
    question: 'Must the leader who helps the assault be one of the assaulting units?',
    clauses: ['vv:15.3a', 'vv:13.6'],
    evidence:
      "15.3: a leader's modifier; 13.6: a leader in the same hex, even if he adds no APFP; 15.1: a player may leave units out.",
    options: {
      1: 'He must be unpinned and in the assault hex; he need not assault (then he adds no APFP, counts for no CP, takes none and stays behind).',
      2: 'Only an assaulting leader.',
    },
    why: '13.6 asks for the same hex only.',
    switch: true,
  },
  'vv:R12': {
    question: 'Must all assaulting units move in, and do units that stayed out share the CPs?',
    clauses: ['vv:15.8a', 'vv:15.1f', 'vv:15.8d'],
    evidence:
      "The assaulting units 'immediately occupy the vacant hex'; CPs are said to fall on the assaulting units.",
    options: {
      1: 'All assaulting units move in (bunkers excepted, R13); others take no CPs.',
      2: 'The owner may leave some back.',
    },
    why: 'Printed text.',
  },
  'vv:R13': {
    question: 'After a successful assault on a bunker, who stays out, and when are CPs applied?',
    clauses: ['vv:15.8c', 'vv:20.5b', 'vv:15.8b'],
    evidence:
      'A full stack may assault, two units may occupy; neither the place of the rest nor the order is given.',
    options: {
      1: 'CPs on the whole group first; then the owner puts any two survivors in, the rest stay in the hex they came from.',
      2: 'Two units enter first and only they take CPs.',
    },
    why: 'CPs fall on the assaulting units, and 20.3 lets no unit be in the hex outside the bunker.',
  },
} as const satisfies Record<string, Ruling>;
