import type { Ruling } from '../../../src/rules/book.js';

/** Terrain, buildings and emplacements: where the book is silent, lost or at odds with itself. */
export const terrainRulings = {
  'bg:R26': {
    question: 'Do hills, brush and forest slow cavalry and vehicles?',
    clauses: ['bg:terrain.1'],
    evidence: 'Only infantry is named; the sentence before says other terrain usually slows movement.',
    options: {
      1: 'Infantry and dismounted cavalry only',
      2: 'Mounted cavalry too',
      3: 'Everything',
    },
    why: 'Printed text first.',
    switch: true,
  },
  'bg:R27': {
    question: 'Do linear obstacles cost vehicles, cavalry and charges 3 inches too?',
    clauses: ['bg:terrain.3', 'bg:charge.5'],
    evidence: 'The cost is stated without naming a kind of unit.',
    options: {
      1: 'Yes, every unit and every kind of move',
      2: 'Only infantry in ordinary moves',
    },
    why: 'Printed without exception.',
    switch: true,
  },
  'bg:R31': {
    question: 'How many red dice does each terrain type give?',
    clauses: ['bg:cover.4', 'bg:emp.1', 'bg:build.1'],
    evidence:
      'The list is lost. A house is medium cover with 2; a destroyed pillbox is a building with 2; nest 2, pillbox 3; a fence gives none, a wall some.',
    options: {
      1: 'Brush 1, woods or crops 1, wall 1, hill crest 0, fence 0, building 2 (printed); light, medium and heavy cover 1, 2, 3',
      2: 'Woods 2, wall 2, the rest as in 1',
    },
    why: 'Light cover one below the printed medium, heavy one above; woods are seen through for 6 inches only and need no more.',
    house: true,
    switch: true,
  },
  'bg:R32': {
    question: 'When does a wall protect?',
    clauses: ['bg:terrain.4', 'bg:cover.2', 'bg:cover.3'],
    evidence:
      'Cover works for any attack through the terrain, on targets beyond it too; not if the shooter is at its edge and the target in the clear. A wall has no area.',
    options: {
      1: 'Whenever the line of fire crosses it, unless the shooter is against the wall',
      2: 'Only for a target right behind it, when the line crosses it',
    },
    why: 'The printed rule for fire through terrain, applied to a line; the assistant only asks whether the wall counts.',
    switch: true,
  },
  'bg:R60': {
    question: 'A building holds two units and is charged: who fights?',
    clauses: ['bg:build.4', 'bg:charge.1', 'bg:melee.11'],
    evidence: 'Attackers pick a unit, not the building; units join melees by their own charge.',
    options: {
      1: 'The named unit; the other may join only by charging under its own card',
      2: 'Both defend together',
    },
    why: 'Consistent with shooting at buildings.',
  },
  'bg:R90': {
    question: 'Which grade, facing and armour has an emplacement?',
    clauses: ['bg:emp.1', 'bg:emp.2', 'bg:emp.4', 'bg:vshoot.1'],
    evidence: 'Dice and hits are given, nothing else.',
    options: {
      1: 'Grade C; fires and is shot at from all round, range 12; hits are not halved and add up over the game; no flank die',
      2: 'Grade and arc set per scenario',
    },
    why: 'C is the usual grade, the crew is like a unit in a building, and only armoured vehicles halve hits.',
  },
  'bg:R91': {
    question: 'What has a gun emplacement?',
    clauses: ['bg:emp.6', 'bg:vshoot.6'],
    evidence: 'A pillbox with a longer-ranged, more powerful weapon.',
    options: {
      1: '3 red dice, and in place of the machine gun a light (18 inches) or heavy (24 inches) main gun with its dice',
      2: 'As the pillbox with range 18',
    },
    why: 'Uses values that exist already.',
  },
} as const satisfies Record<string, Ruling>;
