import type { Ruling } from '../../../../src/rules/book.js';

/** Close assaults: one after the other, on AFVs, and who holds the hex. */
export const assaultAfvs = {
  'vv:R35': {
    question: 'Do units pinned by a failed assault die in the next assault on the same hex in that phase?',
    clauses: ['vv:15.1h', 'vv:15.9a', 'vv:15.8f'],
    evidence: 'Each assault is resolved separately, and pinned units are eliminated when close assaulted.',
    options: { 1: 'Yes.', 2: 'Only units pinned before the phase began.' },
    why: 'Printed text. Makes a second assault much stronger.',
    switch: true,
  },
  'vv:R36': {
    question: 'After a failed assault on a mixed hex, who splits CPs between the AFV and the other units?',
    clauses: ['vv:15.10a', 'vv:15.10b', 'vv:15.10c', 'vv:14.61a'],
    evidence:
      "15.10: CPs 'are applied to the AFV', at most 3 'may be', more go to others; 14.61: the owner decides.",
    options: {
      1: 'The owner splits them as he likes, 0 to 3 on each AFV; with nothing else there the surplus is lost.',
      2: 'The AFV takes the first 3 always.',
    },
    why: "'may be applied', and 14.61.",
    switch: true,
  },
  'vv:R37': {
    question: 'Is the maximum of 3 CPs per AFV or per hex?',
    clauses: ['vv:15.10b'],
    evidence: 'The paragraph speaks of an AFV; a hex may hold two.',
    options: { 1: 'Per AFV, one roll each.', 2: 'Per hex.' },
    why: 'Singular throughout.',
    switch: true,
  },
  'vv:R38': {
    question:
      'Is the crew check of 18.6 made after an immobilisation by assault, and can an immobile AFV absorb CPs?',
    clauses: ['vv:15.10a', 'vv:18.6a', 'vv:18.6b'],
    evidence:
      '15.10 does not mention the crew; 18.6 covers any immobilised AFV and any type of attack. Nothing forbids CPs on an AFV already immobile.',
    options: {
      1: 'Yes, at once; an immobile AFV that survives a failed assault checks again, and may absorb up to 3 CPs with no other effect.',
      2: 'No crew check from close assault.',
      3: 'Crew check, but an immobile AFV absorbs nothing.',
    },
    why: '18.6 is general. Each check eliminates the AFV on 2 in 6.',
    switch: true,
  },
  'vv:R39': {
    question: 'May passengers of an AFV take collateral damage in a close assault?',
    clauses: ['vv:15.10d', 'vv:14.65b'],
    evidence: '14.65: passengers on an AFV may not, as AP attacks do not affect AFVs. 15.10: they may.',
    options: { 1: 'Yes: 15.10 is the rule for close assault, 14.65 for AP fire.', 2: 'No.' },
    why: 'The special rule, with its own reference to 14.65.',
    switch: true,
  },
  'vv:R42': {
    question: 'If the CPs of a successful assault eliminate all assaulters, who holds the hex?',
    clauses: ['vv:15.8a', 'vv:15.8b'],
    evidence: 'They occupy the hex and then take CPs; the defenders are already gone.',
    options: { 1: 'Nobody: it stays empty.', 2: 'The defenders return.' },
    why: 'Both results stand.',
  },
  'vv:R43': {
    question:
      'The summary table in 15.8 leaves out hexside terrain, hill levels and pinned defenders; does it override the text?',
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:15.81', 'vv:15.9b'],
    evidence:
      'Table: cover modifier + 1 CP per defending unit (+ roll difference). Text: the hexside crossed is included, 15.81 adds levels, 15.9 drops pinned units. The host of our text says that such tables were added as summaries.',
    options: { 1: 'The text: all of them count.', 2: 'The table as it stands.' },
    why: 'The table is a summary of the text.',
  },
} as const satisfies Record<string, Ruling>;
