import type { Ruling } from '../../../src/rules/book.js';

/** Support weapons, attacks and leaders (12, 13): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R19': {
    question: 'Do Grenades counters of several units add up?',
    clauses: ['vv:12.52a', 'vv:12.52b', 'vv:12.52c'],
    evidence:
      'One counter per unit and attack; when a counter is used the roll (or the Kill Number) changes by 1. No limit per attack.',
    options: {
      1: 'Yes, -1 for each unit that uses one. Four units could lower the roll by 4.',
      2: '-1 at most for each side.',
    },
    why: 'The limit is printed per unit. It can swing the result more than any leader, so show it.',
    switch: true,
  },
  'vv:R20': {
    question: 'May one unit use a satchel charge and grenades together?',
    clauses: ['vv:12.52c', 'vv:12.53b'],
    evidence:
      'A unit with grenades may fire a support weapon as well; a unit with a satchel charge may not fire one; both are support weapons of class X.',
    options: { 1: 'No.', 2: 'Yes, grenades are thrown, not fired.' },
    why: 'The ban beside the satchel charge is the stricter one.',
    switch: true,
  },
  'vv:R21': {
    question: 'What is the APFP of a satchel charge?',
    clauses: ['vv:12.53a'],
    evidence: 'It is printed on the counter; no page or picture that we have shows it.',
    options: {
      1: 'The user types the number from the counter; no default.',
      2: 'The software proposes a number that can be changed.',
    },
    why: 'Lost in our copy; nothing is guessed.',
  },
  'vv:R27': {
    question: 'May a support weapon fired earlier in the turn be used again in a close assault?',
    clauses: ['vv:12.3a', 'vv:13.1', 'vv:15.1c'],
    evidence:
      'One support weapon per unit and turn; close assaults are an exception to one attack a turn, and Fire markers do not matter.',
    options: { 1: 'Yes, one weapon per unit in each close assault.', 2: 'No.' },
    why: "Close assaults stand outside the turn's limits (13.1, 15.1, 15.3).",
    switch: true,
  },
  'vv:R28': {
    question: 'May a half squad with a Heavy weapon, or a leader with a Light one, use its own APFP instead?',
    clauses: ['vv:12.3d', 'vv:12.3e'],
    evidence: "When they use the weapon only the weapon counts; use is a choice ('may').",
    options: { 1: 'Yes, weapon or own, whichever the owner declares.', 2: "The weapon's APFP must be used." },
    why: 'A unit may fire a weapon, it need not.',
    switch: true,
  },
  'vv:R44': {
    question:
      'Do support weapons, and the effect of valour, count when a valorous unit uses a weapon in place of its own APFP?',
    clauses: ['vv:16.3a', 'vv:12.3d', 'vv:12.3e'],
    evidence:
      'Only inherent APFP is doubled; a half squad with a Heavy weapon or a leader with a Light one counts the weapon alone.',
    options: {
      1: "The weapon's APFP undoubled; the owner may use the doubled own APFP instead (R28).",
      2: "The weapon's APFP doubled.",
    },
    why: '16.3 excludes support weapons.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
