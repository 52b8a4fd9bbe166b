import type { Ruling } from '../../../src/rules/book.js';

/** Movement: where the book is silent, lost or at odds with itself. */
export const movementRulings = {
  'bg:R14': {
    question: 'What are the walk and run distances of infantry?',
    clauses: ['bg:move.5', 'bg:move.6', 'bg:dig.2', 'bg:defend.6'],
    evidence:
      'The distance list is lost. Digging out costs a walk and leaves 1 die that counts as running; a fleeing unit moves 2D6, said to be its full distance even if dug in; a charge is 3D6.',
    options: {
      1: 'Walk 1D6, run 2D6',
      2: 'Walk 2D6, run 3D6 (a walk less digging out would then not leave one die)',
    },
    why: 'One die for digging out plus one for moving makes a run, so a run is two dice.',
    switch: true,
  },
  'bg:R15': {
    question: 'What does ending turned by up to 90 degrees cost?',
    clauses: ['bg:move.12', 'bg:move.13'],
    evidence: 'Item 1 of the list is lost; item 2 is 2 inches for up to 180 degrees.',
    options: {
      1: '1 inch',
      2: 'Nothing',
    },
    why: 'The list has an item before 180 degrees, and half the angle at half the price is the plain step.',
    switch: true,
  },
  'bg:R16': {
    question: 'Does the one inch minimum hold after terrain and turning costs, and for vehicles?',
    clauses: ['bg:move.14', 'bg:terrain.1', 'bg:terrain.3'],
    evidence: 'It stands under infantry movement but speaks of any unit, whatever the roll.',
    options: {
      1: 'Any unit able to move at all, after all deductions: past a linear obstacle that took the whole roll, but never over one',
      2: 'Infantry only, and only against turning costs',
    },
    why: 'The words any unit are printed; an obstacle has its own price.',
    switch: true,
  },
  'bg:R17': {
    question: 'Does the road bonus apply to the whole roll or to the part on the road?',
    clauses: ['bg:move.8', 'bg:vmove.4', 'bg:cav.2'],
    evidence: 'Silent. Slow terrain is explicitly counted only for the part of the move in it.',
    options: {
      1: 'Only to inches moved along the road (each inch of roll is worth 1 1/3, for vehicles 1 1/2)',
      2: 'To the whole roll if the move starts and ends on the road, otherwise not at all',
    },
    why: 'Consistent with the rule for slow terrain.',
    switch: true,
  },
  'bg:R18': {
    question: 'Are fractions of inches rounded?',
    clauses: ['bg:move.8', 'bg:vmove.7', 'bg:terrain.1', 'bg:mine.13'],
    evidence: 'The text says where it rounds (figures, hits) and says nothing for distances.',
    options: {
      1: 'No rounding; the assistant shows inches to two decimals',
      2: 'Round down to whole inches',
      3: 'Round to the nearest half inch',
    },
    why: 'A ruler needs no rounding.',
    switch: true,
  },
  'bg:R19': {
    question: 'Is a unit that digs out but does not move further marked as having run?',
    clauses: ['bg:dig.2'],
    evidence: 'Dropping the marker is worth a walk; the mark is mentioned with the extra die.',
    options: {
      1: 'Only if it also moves',
      2: 'Always',
    },
    why: 'The sentence ties the mark to the additional move.',
    switch: true,
  },
  'bg:R20': {
    question: 'Does the run marker come off when the unit gets a card but does nothing with it?',
    clauses: ['bg:move.7', 'bg:grade.4'],
    evidence:
      'One passage clears it after the next shooting or movement card the unit has, another after shooting.',
    options: {
      1: "Yes, after any card for all units of its side, also where this one may not act on it: it has reacted, is in a melee, or routs; another unit's ace does not clear it",
      2: 'Only when it really shoots or moves',
    },
    why: 'The wider wording speaks of having a card, and asks nobody to do anything with it; a unit that waits has recovered.',
  },
  'bg:R21': {
    question: 'May a unit change facing on its movement card without moving?',
    clauses: ['bg:move.4', 'bg:move.14'],
    evidence: 'Any unit may always move at least an inch and end facing anywhere.',
    options: {
      1: 'Yes, free, as a move of 0 to 1 inch',
      2: 'Only by paying the 1 or 2 inches from a roll',
    },
    why: 'The one inch rule already grants it whatever the roll.',
  },
  'bg:R22': {
    question: 'Does a vehicle that breaks down still make the move it rolled?',
    clauses: ['bg:vmove.1', 'bg:vmove.2', 'bg:vmelee.8'],
    evidence:
      'The roll immobilises it; vehicles are said to move as far as the roll of the turn allows, and no roll is excepted.',
    options: {
      1: 'Yes, it moves the 3 to 6 inches and then never again',
      2: 'No, it stays where it is',
    },
    why: 'The roll is a distance like any other; immobility for good is what comes after it.',
    switch: true,
  },
  'bg:R23': {
    question: 'Does immobility from a breakdown or from mines count as damage when the vehicle is next hit?',
    clauses: ['bg:vmove.1', 'bg:vdam.1', 'bg:vdam.4', 'bg:mine.10'],
    evidence:
      'The damage procedure speaks of damage from hits; breakdowns come from the movement roll, mines from hits.',
    options: {
      1: 'Mines yes, breakdown no',
      2: 'Both',
      3: 'Neither',
    },
    why: 'A breakdown is no hit. If a broken-down vehicle is later made immobile by damage it simply counts as damaged from then on.',
    switch: true,
  },
  'bg:R24': {
    question: 'What does a tracked vehicle pay for turns other than 90 and 180 degrees?',
    clauses: ['bg:vmove.5'],
    evidence: 'Printed: 3 inches for 90, 6 for 180.',
    options: {
      1: 'In proportion, 1 inch per 30 degrees',
      2: '3 inches for anything up to 90, 6 for more',
    },
    why: 'Both printed values lie on the same line; a small correction of course should not cost as much as a quarter turn.',
    switch: true,
  },
  'bg:R25': {
    question: 'How many movement dice do trucks and armoured cars have?',
    clauses: ['bg:vmove.1', 'bg:vmove.2'],
    evidence: 'Both lists name some trucks or armored cars.',
    options: {
      1: "Set in the vehicle's profile; preset car 4, armoured car 4, truck 3, carrier 3, tank 3",
      2: 'All wheeled vehicles 4, all tracked 3',
    },
    why: 'The text leaves it to the scenario; the presets only save typing.',
    switch: true,
  },
  'bg:R29': {
    question: 'How does a unit of more than 6 figures ride?',
    clauses: ['bg:pass.1', 'bg:combine.1'],
    evidence: 'A truck carries 6 figures and units may not be divided.',
    options: {
      1: 'In several vehicles, still one unit; all mount and dismount on the same card',
      2: 'Not at all',
    },
    why: 'Nothing forbids it and the unit is not divided for good.',
  },
  'bg:R34': {
    question: 'Can a vehicle that started dug in be flanked, and where can it fire?',
    clauses: ['bg:dig.6', 'bg:flank.3', 'bg:vshoot.10'],
    evidence: "Dug-in units have no rear; a vehicle's hull facing counts.",
    options: {
      1: 'It adds 1 red die only; facing, bow arc and flank stay',
      2: 'It has all-round facing like infantry',
    },
    why: 'Vehicle facing has rules of its own.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
