import type { Clause } from '../../../src/rules/book.js';

/** Combining units. */
export const combiningClauses = {
  'bg:combine.1': {
    title: 'Combining and dividing',
    says: 'Infantry units may combine with each other; neither combined nor original units may be divided.',
    kind: 'limit',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
  },
  'bg:combine.2': {
    title: 'Over twelve figures',
    says: 'If taking on a broken unit would pass 12 figures, the whole group divides into two units of about the same size, and has to.',
    kind: 'limit',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
    case: '10 + 3 = 13 -> 7 and 6',
  },
  'bg:combine.3': {
    title: 'Vehicles do not combine',
    says: 'A vehicle cannot combine with anything.',
    kind: 'limit',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
  },
  'bg:combine.4': {
    title: 'Combining in movement',
    says: 'It is part of movement and costs no distance; the units start side by side or move towards each other this turn.',
    kind: 'reminder',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
  },
  'bg:combine.5': {
    title: 'Average grade',
    says: 'Units of different grades first take the average of their grades.',
    kind: 'table',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
    table: 'bg:table.combine-average',
    example: 'A + C -> B; A + D -> between B and C',
  },
  'bg:combine.6': {
    title: 'Combining roll',
    says: 'Each unit rolls 1D6; the larger adds 1 for each figure it has more than the other.',
    kind: 'dice',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
    example:
      'A of 7 rolls 4, C of 3 rolls 3 -> 4 + 4 = 8 against 3 (the text adds whole unit sizes, 11 to 6: same gap) -> grade A',
  },
  'bg:combine.7': {
    title: 'Winner pulls the grade',
    says: 'The winner shifts the average up to one grade towards its own, never past it. A tie leaves a definite average as it is and is rolled again if the average lies between two grades.',
    kind: 'calculation',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
    example: 'A of 7 rolls 1, C of 3 rolls 5 -> 8 to 8 tie -> B; rolls 1 and 6 -> 8 to 9 -> C',
  },
  'bg:combine.8': {
    title: 'One against six',
    says: 'A 1 for the larger and a 6 for the smaller unit lets the smaller win even if it is 5 or more figures weaker.',
    kind: 'state',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
    example: 'A of 9 rolls 1, C of 3 rolls 6 -> 10 to 9, yet grade C',
  },
  'bg:combine.9': {
    title: 'Leaders of the worse unit',
    says: 'A leader from a unit of lower grade than the new unit no longer counts as a leader.',
    kind: 'state',
    action: 'combine',
    source: 'Additional Rules: Combining Units',
    case: 'C leader in a combined grade B unit -> not a leader',
  },
} as const satisfies Record<string, Clause>;
