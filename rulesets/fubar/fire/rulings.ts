import type { Ruling } from '../../../src/rules/book.js';

/** Firing, cover and weapons: where the book is silent or at odds with itself. */
export const fire = {
  'fubar:R25': {
    question: 'How finely may fire be split?',
    clauses: ['fubar:fire.3', 'fubar:fire.4'],
    evidence: "'A unit... can split its fire'; dice are thrown by each figure.",
    options: {
      1: 'By figure: all dice of one figure go at one target, declared before any roll.',
      2: 'By die: a machine gunner may spread his 3 dice.',
    },
    why: 'The figure is the thing that throws the dice.',
    switch: true,
  },
  'fubar:R26': {
    question: 'How many dice does a crewed weapon throw?',
    clauses: ['fubar:weapon.4', 'fubar:fire.4'],
    evidence:
      "Infantry heavy machine guns need two crew 'to serve them'; each figure throws one die per Fire Point.",
    options: {
      1: '4 dice for the gun once; the two crew figures fire nothing else. With fewer than two unsuppressed crew it cannot fire.',
      2: 'One remaining crew figure may still fire it.',
      3: 'The second crewman may fire his own weapon too.',
    },
    why: 'Needed crew who serve the gun do not fire separately.',
    switch: true,
  },
  'fubar:R27': {
    question: 'Where is range measured from, and is there any range modifier?',
    clauses: ['fubar:fire.6'],
    evidence: 'Each weapon has one range; no measuring rule, no long-range modifier.',
    options: {
      1: 'Per figure, to the nearest figure of the target; at or under the range is in range; figures out of range add no dice.',
      2: 'From unit centre to unit centre, all or nothing.',
    },
    why: 'Dice are per figure, so is range.',
  },
  'fubar:R28': {
    question: 'Which hit number applies when only part of the target is in cover?',
    clauses: ['fubar:cover.1', 'fubar:fire.11'],
    evidence:
      "Cover applies if 'the target' is in cover; armour goes by the majority; targets may be single figures.",
    options: {
      1: "The cover of most of the target unit's figures; level: the target's owner has the better.",
      2: 'The firer names figures; each group has its own number.',
      3: 'Any figure in cover gives it to all.',
    },
    why: 'Consistent with the majority rule for armour, one number per roll.',
    switch: true,
  },
  'fubar:R29': {
    question: 'Which armour counts when no type is in the majority?',
    clauses: ['fubar:armour.1'],
    evidence: "'majority type' has no tie rule.",
    options: { 1: 'The most common type; if tied, the better save.', 2: 'If tied, the worse save.' },
    why: "The unit 'can make' saves, so its owner picks.",
    switch: true,
  },
  'fubar:R36': {
    question: "What is the 'cover save' of a target inside the firer's own area of cover?",
    clauses: ['fubar:fire.14', 'fubar:cover.1'],
    evidence:
      "The text has no cover saves: cover worsens the firer's number. The 2.5 draft says that both sides have the benefit of the shared cover.",
    options: {
      1: 'The ordinary cover modifier to hit.',
      2: 'A saving throw besides armour, of a value that the players agree; fire that ignores cover ignores it.',
      3: 'Nothing.',
    },
    why: 'The only printed effect of cover is the modifier; option 2 needs a number that no source gives.',
    switch: true,
  },
  'fubar:R37': {
    question: 'Does the 2cm edge rule hold inside a shared area of cover?',
    clauses: ['fubar:fire.11', 'fubar:fire.12', 'fubar:fire.13'],
    evidence: 'The 2cm rule is about fire across the edge; 6cm is given for a shared area.',
    options: {
      1: "No: inside the same area only the 6cm limit applies (and the weapon's range).",
      2: 'Both apply.',
    },
    why: 'No edge lies between them.',
    switch: true,
  },
  'fubar:R38': {
    question: 'Does cover help a vehicle that is fired at?',
    clauses: ['fubar:cover.1', 'fubar:vehicle.6'],
    evidence:
      "Cover is given to 'the target of a firing attack'; vehicles may enter Soft Cover and some Moderate.",
    options: { 1: 'Yes, like any target.', 2: 'No, vehicles rely on armour.' },
    why: 'Printed text makes no exception.',
    switch: true,
  },
  'fubar:R40': {
    question: "Do thrown grenades replace the figure's own fire?",
    clauses: ['fubar:action.2', 'fubar:weapon.3'],
    evidence: 'Grenades are a row of 8cm and 3FP; no supply and no count per unit are given.',
    options: {
      1: 'Yes: a figure equipped with grenades throws 3 dice at 8cm instead of firing its weapon; no ammunition is tracked.',
      2: 'One figure of the unit only.',
    },
    why: "'small arms or throw grenades'.",
    switch: true,
  },
  'fubar:R42': {
    question: 'How do mortars work at a target out of sight?',
    clauses: ['fubar:weapon.6', 'fubar:cover.1'],
    evidence: "'any figure with line of sight'; no scatter, no minimum range, no penalty.",
    options: {
      1: 'Any unpenalised friendly figure may see for it; hit number, cover, edges of cover and range as normal.',
      2: "Only a figure of the mortar's own unit.",
    },
    why: "'If you have any figure' addresses the player.",
    switch: true,
  },
  'fubar:R43': {
    question: 'May units fire at enemies in close combat?',
    clauses: ['fubar:fire.2', 'fubar:melee.10'],
    evidence:
      'A clear line of sight is the only printed need. Units in the combat itself are activated by it and cannot act again.',
    options: {
      1: 'Fire at the enemy part of a combat is allowed and hits only them; units in the combat do not fire.',
      2: 'No fire into a combat.',
    },
    why: 'Printed text sets no ban; option 2 is the common table custom.',
    switch: true,
  },
  'fubar:R44': {
    question: "Are unspecified 'Buildings' Soft or Moderate cover?",
    clauses: ['fubar:cover.2'],
    evidence: "Wooden Buildings are Soft; Moderate lists 'Stone or Brick Walls, Buildings or Rubble'.",
    options: { 1: 'Wooden Soft, all others Moderate, bunkers Hard.', 2: 'Ask the material each time.' },
    why: 'Stone or brick goes with walls, buildings and rubble alike.',
    switch: true,
  },
  'fubar:R45': {
    question:
      'Which weapons ignore cover: the cannons are marked ** (crew), but the note on ignoring cover is ***?',
    clauses: ['fubar:weapon.4', 'fubar:weapon.5'],
    evidence:
      'Our table marks Light and Heavy Cannon with **, the note about heavy machine-gun crews, while note *** names Flamethrowers and Tank Cannons and only the flamethrower bears ***. In the 4th edition both cannon rows bear the ignore-cover mark.',
    options: {
      1: 'Cannons mounted on a tank ignore cover, no others, and the crew note does not touch them (a misprinted mark).',
      2: 'Both cannons ignore cover, whatever they are mounted on.',
      3: 'Marks as printed: cannons follow the machine-gun crew note and do not ignore cover.',
    },
    why: 'The note says tank cannons; the printed mark makes no sense for cannons, and nothing else lets one in a bunker or on wheels ignore cover.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
