import type { Ruling } from '../../../src/rules/book.js';

/** The seven actions: where the book is silent or at odds with itself. */
export const actions = {
  'fubar:R16': {
    question: 'Which weapons may a walking unit fire?',
    clauses: ['fubar:action.2', 'fubar:weapon.1', 'fubar:weapon.3'],
    evidence:
      'Walk allows small arms or thrown grenades. The tables list the light machine gun and grenade launcher as Small Arms, the heavy machine gun, flamethrower, RPG and mortar as Support Weapons.',
    options: {
      1: 'Every weapon of the Small Arms table, or thrown grenades. The other support weapons fire only under Aimed Fire or On Guard.',
      2: 'Any man-carried weapon including RPG and flamethrower.',
      3: 'Small arms and grenades both in one Walk.',
    },
    why: "Printed text and printed table headings; 'or' means one of the two per figure.",
    switch: true,
  },
  'fubar:R17': {
    question: 'Aimed Fire and the 6+ cap: which comes first?',
    clauses: ['fubar:action.10', 'fubar:cover.1', 'fubar:cover.3', 'fubar:fire.5'],
    evidence:
      "Cover changes the number needed and may not make it worse than 6+. Aimed Fire gives +1 'to firing' and does not say die or number.",
    options: {
      1: 'Cap first, then +1 on each die. Aimed fire at any cover never needs more than a natural 5 (Veteran at Hard Cover: 4+3=7, held at 6+, hit on a natural 5 or 6). A Green unit aiming in the open also hits on 5+.',
      2: 'Add everything, then cap: Veteran at Hard Cover 4+3-1=6+. Aiming then often gains nothing against good cover.',
    },
    why: 'The cap is written on cover alone and on the number; the +1 is on the firing. Option 1 doubles the chance of aimed fire at heavy cover, so it must be shown.',
    switch: true,
  },
  'fubar:R18': {
    question: 'Duck & Weave inside real cover: add or take the better?',
    clauses: ['fubar:action.5', 'fubar:cover.1'],
    evidence: "The figures 'count as' Soft Cover; nothing about adding to cover that they are in.",
    options: {
      1: 'The better of the two.',
      2: 'One level more than the cover they are in.',
      3: 'Modifiers add up.',
    },
    why: 'To count as Soft Cover is not to gain a level; raising the level is what Gone To Ground says.',
    switch: true,
  },
  'fubar:R19': {
    question: 'Gone To Ground with no cover in reach, or in Hard Cover already?',
    clauses: ['fubar:action.8', 'fubar:action.9', 'fubar:cover.1'],
    evidence:
      "It drops into the nearest cover with a 3cm move and raises 'that cover'; there is no row below Soft or above Hard.",
    options: {
      1: 'No cover within 3cm: no cover, nothing to raise. Hard stays Hard (+3).',
      2: 'Open ground rises to Soft; Hard becomes +4 (the 6+ cap hides it).',
    },
    why: 'The level raised is that of cover actually entered.',
    switch: true,
  },
  'fubar:R20': {
    question: 'How long do Duck & Weave and Gone To Ground protect?',
    clauses: ['fubar:action.5', 'fubar:action.9'],
    evidence: 'No duration is given.',
    options: {
      1: "Until the unit's next activation attempt, passed or failed.",
      2: 'Until the end of the turn.',
      3: 'Duck & Weave only during the move itself (against On Guard fire).',
    },
    why: 'The posture lasts until the unit does something else; the software keeps the last action anyway.',
    switch: true,
  },
  'fubar:R21': {
    question: 'How long does On Guard last?',
    clauses: ['fubar:action.6', 'fubar:action.7', 'fubar:activate.6'],
    evidence: "'once per turn' implies that it may span turns; no end is stated.",
    options: {
      1: "Until the unit's next activation attempt; one reaction in each turn.",
      2: 'Until the end of the turn in which it was taken.',
    },
    why: 'A unit that fails early in a turn must be able to react to later moves, and the wording counts reactions by turn.',
    switch: true,
  },
  'fubar:R22': {
    question: 'When and how does an On Guard unit fire?',
    clauses: ['fubar:action.7', 'fubar:action.10'],
    evidence:
      "It fires 'at enemy movement across their field of fire'; timing, weapons and bonus are not given.",
    options: {
      1: "At any point of the enemy's move (walk, run, assault, withdrawal, vehicle), with any weapons, no +1; hits are applied before the mover goes on.",
      2: 'After the move is complete.',
    },
    why: 'Fire at movement happens during it; +1 belongs to Aimed Fire alone.',
  },
  'fubar:R23': {
    question: 'May an assaulting unit fire or throw grenades on its way in?',
    clauses: ['fubar:action.11', 'fubar:melee.1'],
    evidence:
      'The Assault row neither permits nor forbids fire; Walk permits it expressly, and Run, Duck & Weave and Gone To Ground forbid it expressly.',
    options: { 1: 'No: only what an action grants.', 2: 'Yes: only what is forbidden is forbidden.' },
    why: 'Fire is a grant in the rows that allow it.',
    switch: true,
  },
  'fubar:R24': {
    question: 'May suppressed figures move?',
    clauses: ['fubar:suppress.1', 'fubar:fire.1', 'fubar:melee.6'],
    evidence:
      'Only firing is barred. As figures stand up after the activation roll, this arises only when On Guard fire suppresses them mid-move.',
    options: {
      1: 'Yes, they go on with the unit; in close combat they strike last.',
      2: 'No, they stay where they fell.',
    },
    why: 'Printed effects only.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
