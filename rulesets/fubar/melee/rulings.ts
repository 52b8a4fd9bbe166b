import type { Ruling } from '../../../src/rules/book.js';

/** Close combat, withdrawal and pursuit: where the book is silent, lost or at odds with itself. */
export const melee = {
  'fubar:R46': {
    question: 'Do all figures of the units fight, or only those engaged?',
    clauses: ['fubar:melee.2', 'fubar:melee.3', 'fubar:melee.4'],
    evidence:
      "'one die per figure' names no contact; but unengaged figures within 3cm may move up, which would be pointless if all fought anyway.",
    options: {
      1: 'Figures in base contact (including those that moved up).',
      2: 'Every figure of the units involved.',
    },
    why: 'The closing-up rule only makes sense so.',
    switch: true,
  },
  'fubar:R47': {
    question: 'Does a suppressed figure that becomes a casualty in the first strikes still strike?',
    clauses: ['fubar:melee.6', 'fubar:melee.7'],
    evidence: 'They strike after all other attacks are resolved; resolved includes casualties.',
    options: {
      1: 'No: casualties of the first strikes are removed first; then the suppressed of both sides strike at the same time.',
      2: 'Yes, they always get their die.',
    },
    why: 'Striking after means after the results.',
    switch: true,
  },
  'fubar:R49': {
    question: 'When is a withdrawal from combat tried, and what if it fails?',
    clauses: ['fubar:withdraw.1', 'fubar:melee.9', 'fubar:melee.10'],
    evidence:
      'Units in combat are activated at the start of the turn and may not activate later, yet withdrawing needs an activation roll.',
    options: {
      1: 'At the start of the turn, before that round is fought; on a failure the round is fought normally. (The turn of the assault itself: see R75.)',
      2: 'Instead of fighting; on a failure the unit does not strike but is struck.',
      3: "During the turn, as the unit's own activation.",
    },
    why: 'That is the only point at which the unit is active; no penalty for failing is printed.',
    switch: true,
  },
  'fubar:R50': {
    question: 'When does a follow-up catch, and when is the continued combat fought?',
    clauses: ['fubar:withdraw.2', 'fubar:withdraw.3', 'fubar:melee.9'],
    evidence: "Both distances are 1D6cm; the combat goes on if the followers 'can catch' the others.",
    options: {
      1: "Follow-up die equal to or above the withdrawal die catches; the round is fought at once, as this turn's round.",
      2: 'It must be higher.',
      3: 'The next round waits for the next turn.',
    },
    why: 'Moving as far as the enemy restores contact, and the round of this turn has not been fought yet (R49).',
    switch: true,
  },
  'fubar:R51': {
    question: 'Can infantry assault a vehicle?',
    clauses: ['fubar:melee.1', 'fubar:vehicle.6'],
    evidence:
      'Close combat speaks of units and figures; nothing on vehicles except vehicles assaulting infantry.',
    options: {
      1: 'No rule: infantry harm vehicles only by fire (thrown grenades have 8cm).',
      2: "One die per figure at Expertise, each hit saved by the vehicle's armour, then the damage table.",
    },
    why: 'Silence is not extended; option 2 is offered to groups who want it.',
    switch: true,
  },
  'fubar:R69': {
    question: 'Do the rolls to withdraw and to follow up change initiative, suppression or On Guard?',
    clauses: ['fubar:withdraw.1', 'fubar:withdraw.2', 'fubar:suppress.3', 'fubar:activate.6'],
    evidence: 'Both are activation rolls; the combat has already activated the units.',
    options: {
      1: 'Modifiers apply and suppressed figures stand up; no On Guard on a failure, no end to one of before, and the initiative is not touched. (A withdrawal that is the try of the unit is a full one: see R75 and R49.)',
      2: 'They are full activation attempts.',
    },
    why: 'They happen before initiative is used and the units are already activated.',
    switch: true,
  },
  'fubar:R73': {
    question: 'May figures of other units close up to the assaulters?',
    clauses: ['fubar:melee.3'],
    evidence: "'the opponent can move up any unengaged figures' within 3cm; the opponent is a player.",
    options: {
      1: 'Yes: any unengaged figures of that player; their unit is then in the combat.',
      2: 'Only figures of the assaulted unit.',
    },
    why: "'any'.",
    switch: true,
  },
  'fubar:R74': {
    question: 'Do assaulters suppressed by On Guard fire on the way in strike last?',
    clauses: ['fubar:melee.6', 'fubar:action.7'],
    evidence:
      "'already suppressed before this attack': the attack could begin with the move or with the strikes.",
    options: {
      1: 'Yes: they are suppressed before the strikes.',
      2: 'No: only figures suppressed before the assault was declared.',
    },
    why: 'The sentence orders the strikes.',
    switch: true,
  },
  'fubar:R76': {
    question: 'What is fought when a second unit assaults into a running combat?',
    clauses: ['fubar:melee.1', 'fubar:melee.4', 'fubar:melee.9'],
    evidence:
      'Dice are rolled when an assault comes in and at the start of later turns; joining is not covered.',
    options: {
      1: 'A round at once between the newcomers and the figures they contact (plus any that close up).',
      2: 'A full round for all in the combat.',
      3: 'Nothing until the next turn begins.',
    },
    why: "The newcomers' assault is resolved like any other, among those engaged (R46).",
    switch: true,
  },
  'fubar:R79': {
    question: 'Which figures of a side fall first in close combat, the suppressed or the upright?',
    clauses: ['fubar:melee.6', 'fubar:melee.7'],
    evidence:
      'Hits that are not saved result in casualties; nothing says of which figures, though the suppressed have yet to strike.',
    options: {
      1: 'The suppressed, who then strike no more; --fall upright for owners who choose otherwise.',
      2: 'The upright, who have struck already; --fall suppressed for owners who choose otherwise.',
    },
    why: 'Whoever lies cannot defend himself; option 2 spares the owner every strike that he has still to make.',
    switch: true,
  },
  'fubar:R81': {
    question: 'May one Assault bring a unit into contact with several enemy units?',
    clauses: ['fubar:melee.1', 'fubar:melee.2', 'fubar:melee.4'],
    evidence:
      "The Assault is into 'an enemy unit', but its figures go into contact with 'enemy figures', and those of any unit may close up (R73).",
    options: {
      1: 'Yes: each of its figures strikes once, at the enemy it is in contact with; a line for each enemy unit.',
      2: 'No: one enemy unit; the others come into the combat by an Assault of their own.',
    },
    why: 'Figures make contact, and those of others may close up to them.',
    switch: true,
  },
  'fubar:R82': {
    question:
      'Does a unit with more than half lost that fails to withdraw from contact withdraw 6cm all the same?',
    clauses: ['fubar:activate.7', 'fubar:withdraw.1', 'fubar:melee.9'],
    evidence:
      'Units that fail an activation after such losses withdraw 6cm; leaving close combat takes a roll that succeeds.',
    options: {
      1: 'No: it stays in contact, On Guard, and the combat goes on.',
      2: 'Yes: it is out of contact, unless its opponents follow up.',
    },
    why: 'Otherwise a failed roll would do what a successful one is needed for.',
  },
  'fubar:R83': {
    question:
      'Does a close combat go on when all figures in contact have fallen, and both units have others?',
    clauses: ['fubar:melee.9', 'fubar:melee.4', 'fubar:melee.2'],
    evidence:
      'It continues at the beginning of later turns, and units are involved in it; figures are in contact, and only an Assault moves them there.',
    options: {
      1: 'No: contact is broken, and both units are free.',
      2: 'Yes: the others step up, and fight as the next turn begins.',
    },
    why: 'Nothing but an Assault brings figures into contact.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
