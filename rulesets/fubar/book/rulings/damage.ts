import type { Ruling } from '../../../../src/rules/book.js';

/** Damage to vehicles and to those aboard: where the book is silent or at odds with itself. */
export const damage = {
  'fubar:R55': {
    question: "Front hit, 'best result': best for whom?",
    clauses: ['fubar:damage.6', 'fubar:damage.8'],
    evidence: 'Two dice for the front take the best, two for the rear the worst; whose best is not said.',
    options: {
      1: 'Best for the vehicle: front the lower die, rear the higher. Destroyed chances per unsaved hit: front 1/36, side 6/36, rear 11/36.',
      2: 'Best for the firer: front the higher, rear the lower (front armour would be the weakest).',
    },
    why: 'Fronts are the strong side in every such game; option 2 turns the facings round.',
    switch: true,
  },
  'fubar:R56': {
    question: 'Is the die chosen before or after a repeated effect is stepped up?',
    clauses: ['fubar:damage.6', 'fubar:damage.8', 'fubar:damage.9'],
    evidence: 'The note speaks of an effect rolled a second time; it does not mention the pair of dice.',
    options: { 1: 'Choose the die first, then step up.', 2: 'Step up each die, then choose.' },
    why: 'Only the chosen die has an effect.',
    switch: true,
  },
  'fubar:R57': {
    question: 'How far does stepping up go?',
    clauses: ['fubar:damage.9'],
    evidence: 'Same effect a second time in the same turn gives the next highest result.',
    options: {
      1: 'On until an effect not yet suffered this turn: stunned, weapon, immobilised, destroyed. 3-4 and 4-3 are the same effect. Hits after destruction are ignored.',
      2: 'One step only, even if that one has happened too.',
    },
    why: 'A step onto a repeated effect is again the same effect a second time.',
    switch: true,
  },
  'fubar:R58': {
    question: 'What if the effect was suffered in an earlier turn, or no weapon is left?',
    clauses: ['fubar:damage.3', 'fubar:damage.4', 'fubar:damage.9'],
    evidence:
      'Stepping up is limited to the same turn; immobilised lasts for the game; a vehicle may have no weapon.',
    options: {
      1: 'Earlier turns do not count: a second immobilised in a later turn adds nothing. With no weapon left the next result up applies.',
      2: 'Any effect that cannot apply steps up.',
      3: 'Any effect that cannot apply is lost, weapons included.',
    },
    why: 'Printed for repeats: same turn only. For weapons the text is silent, and a hit on an unarmed truck should not be a miss.',
    switch: true,
  },
  'fubar:R59': {
    question: 'Do two stuns from different turns add up before the next activation?',
    clauses: ['fubar:damage.2'],
    evidence:
      '-2 to the next activation only; in one turn a second stun steps up; stuns may come before and after the end of a turn.',
    options: { 1: 'No: -2 once.', 2: 'Yes: -4.' },
    why: 'Stunned is a state of the crew.',
    switch: true,
  },
  'fubar:R61': {
    question: 'Do crew and passengers bail out of a destroyed vehicle?',
    clauses: ['fubar:damage.5', 'fubar:damage.10'],
    evidence:
      'Damage result 6: all aboard must bail out and take a hit. The note under the table: crew and passengers cannot bail out of a destroyed vehicle.',
    options: {
      1: 'They must: every figure aboard is placed next to the wreck and takes one hit, saved by personal armour.',
      2: 'They cannot: all aboard are casualties with the vehicle.',
      3: "They must, except in the turn's second destroyed result.",
    },
    why: 'The table gives a procedure that can be carried out, the note gives none. Decides the life of every passenger, so it must be shown.',
    switch: true,
  },
  'fubar:R62': {
    question: 'Can the hit taken on bailing out be suppression?',
    clauses: ['fubar:damage.5', 'fubar:fire.9'],
    evidence:
      "'take a hit', and hits from fire may be casualties or suppressed figures; only vehicles cannot be suppressed.",
    options: {
      1: "Yes: armour save, then casualty or suppressed within the unit's limit.",
      2: 'No: unsaved is a casualty.',
    },
    why: 'A hit is what Firing says it is.',
    switch: true,
  },
  'fubar:R65': {
    question: 'Where are front, side and rear?',
    clauses: ['fubar:damage.6', 'fubar:damage.7', 'fubar:damage.8'],
    evidence: 'No arcs are given.',
    options: {
      1: 'The player states the facing hit; the software asks.',
      2: 'Four 90 degree arcs through the corners.',
    },
    why: 'A judgement on the table.',
  },
  'fubar:R78': {
    question: 'Does the damage to one vehicle from several hits of one bout follow in order?',
    clauses: ['fubar:damage.1', 'fubar:damage.9'],
    evidence: 'One roll for each unsaved hit; the step-up depends on what was rolled before.',
    options: {
      1: 'One hit at a time in the order rolled; each stepped up by those before it in the same turn.',
      2: 'All rolled together, then duplicates stepped up.',
    },
    why: 'The final effects are the same set either way when each repeat moves to the next free effect; in order is easier to show.',
  },
} as const satisfies Record<string, Ruling>;
