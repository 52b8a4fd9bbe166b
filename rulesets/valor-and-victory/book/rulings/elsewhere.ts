import type { Ruling } from '../../../../src/rules/book.js';

/** What close assaults need of other sections: where the book is silent, lost or at odds with itself. */
export const elsewhere = {
  'vv:R15': {
    question: 'Does smoke in the target hex matter?',
    clauses: ['vv:11.5', 'vv:15.7b', 'vv:15.8b'],
    evidence:
      'Smoke is a hindrance to attacks that trace LOS, added besides the cover of the hex. A close assault traces no LOS, and cover is left off its roll.',
    options: {
      1: 'No: neither on the roll nor in the CPs.',
      2: 'In the CPs (+1 or +2), like other hindrances.',
      3: 'On the roll.',
    },
    why: "11.5 keeps smoke apart from the hex's cover modifier.",
    switch: true,
  },
  'vv:R16': {
    question:
      'A wall or hedge is ignored by adjacent firers (10.10); is it counted when crossed in an assault?',
    clauses: ['vv:10.10', 'vv:15.8b'],
    evidence: '10.10 lets adjacent units fire over it; 15.8 includes hexside terrain that is crossed.',
    options: { 1: 'Counted: +1 CP for the hexside crossed (once).', 2: 'Ignored.' },
    why: '15.8 is the special rule.',
    switch: true,
  },
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
  'vv:R31': {
    question: 'How far may or must the total be exceeded?',
    clauses: ['vv:14.61g', 'vv:14.61h'],
    evidence:
      'CPs must be equalled or exceeded; the owner chooses freely; pins come last when they are not enough.',
    options: {
      1: 'Any choice that meets the total is lawful, also a wasteful one; the software lists the cheapest ones first. If all units together cannot meet it, all are eliminated.',
      2: 'The smallest possible excess is compulsory.',
    },
    why: 'The owner determines.',
    switch: true,
  },
  'vv:R32': {
    question: 'Does an ignored CP count towards the total, and for how many units?',
    clauses: ['vv:14.63a', 'vv:14.63b', 'vv:16.3b'],
    evidence:
      'A valorous unit may ignore the first CP put on it; remaining CPs must be applied to the same unit before others.',
    options: {
      1: 'Yes: each valorous unit takes 1 off the total, one after the other; each must take an effect before the next, while CPs remain.',
      2: 'Only one unit per attack may ignore one.',
    },
    why: 'The right belongs to each such unit.',
    switch: true,
  },
  'vv:R33': {
    question: 'Does a Gun Shield ignore a CP of a failed close assault?',
    clauses: ['vv:14.63a', 'vv:15.8d', 'vv:15.8f'],
    evidence:
      '13.5 speaks of AP fire; 14.63 says only that the attack must come from within the FFA; 15.8 applies CPs in the manner of 14.61.',
    options: { 1: "Yes, if the assault came from within the Gun's FFA.", 2: 'No, AP fire only.' },
    why: '14.63 belongs to the same way of applying CPs.',
    switch: true,
  },
  'vv:R34': {
    question: 'Do the survival roll and collateral damage hold in close assault?',
    clauses: ['vv:14.64b', 'vv:14.65a', 'vv:15.8d'],
    evidence:
      '15.8 refers to 14.61; 15.10 refers to 14.65; 14.64 is not named but is the only rule for CPs on vehicles and Guns.',
    options: {
      1: 'Yes, for CPs on the defenders after a failed assault.',
      2: 'No: vehicles and Guns are pinned for 1 or eliminated at their rating.',
    },
    why: 'It is how such units take CPs.',
    switch: true,
  },
  'vv:R40': {
    question: 'Which Casualty Rating has the half squad that a squad is reduced to?',
    clauses: ['vv:14.61c', 'vv:13.10'],
    evidence: "The rating is on the half squad's counter; we know only 4-6-4 to 2-6-2 and 5-6-4 to 2-6-2.",
    options: {
      1: 'The user enters it with the unit; without it the software offers no reduction.',
      2: "Half the squad's rating, rounded down (4 to 2, 5 to 2).",
    },
    why: 'Lost in our copy; option 2 is a guess that fits the two known cases.',
    switch: true,
  },
  'vv:R41': {
    question: 'Are the assaulters attacked by a minefield in the hex they take?',
    clauses: ['vv:20.7', 'vv:15.8a'],
    evidence: 'The attack comes when a unit enters the hex, by whatever means.',
    options: {
      1: 'Yes, after the close assault CPs, one die for each unit that enters.',
      2: 'No, occupation is part of the assault.',
    },
    why: 'Printed text.',
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
  'vv:R45': {
    question: 'When may Casualty Points be put on a unit that was pinned before?',
    clauses: ['vv:14.62a', 'vv:14.62b'],
    evidence:
      '14.62 puts unpinned units before pinned ones; it does not say whether a pin is enough for a unit to have had its turn.',
    options: {
      1: 'Once every unpinned unit of the hex has taken an effect: pinned, reduced or eliminated.',
      2: 'Once every unpinned unit is eliminated.',
    },
    why: 'The order is printed, and no measure of it.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
