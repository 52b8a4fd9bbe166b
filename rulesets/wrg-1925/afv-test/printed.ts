import type { PrintedTable } from '../../../src/rules/book.js';

/** The reaction test of AFVs: the tables as our copy of the book has them. */
export const afvTest = {
  'wrg:table.afv-modifiers': {
    title: 'AFV reaction modifiers',
    source: 'AFV Reaction Test',
    columns: ['factor', 'points', 'each or once', 'clause'],
    rows: [
      ['vehicle moving', 1, 'once', 'wrg:afv.4'],
      ['friendly infantry within 50 metres', 1, 'once', 'wrg:afv.5'],
      ['friendly AFV within 100, of equivalent type or better', 1, 'once', 'wrg:afv.6'],
      ['friendly troops ahead', 1, 'once', 'wrg:afv.7'],
      ['friends firing on its direct opponents', 1, 'once', 'wrg:afv.8'],
      ['under anti-personnel or off-table fire this period', -1, 'once', 'wrg:afv.9'],
      ['stationary', -1, 'once', 'wrg:afv.10'],
      ['friendly group or vehicle seen to retreat', -1, 'once', 'wrg:afv.11'],
      ['anti-tank point scored since the period started', -1, 'each', 'wrg:afv.12'],
      ['friendly AFV knocked out in the battle', -2, 'each', 'wrg:afv.13'],
      ['surprised by first anti-tank fire from unlocated enemy', -2, 'once', 'wrg:afv.14'],
      ['vehicle commander a casualty', -3, 'once', 'wrg:afv.15'],
      [
        'within 50 of possibly hostile cover, or night, or flame, satchel, sticky bomb, molotov attack',
        -3,
        'once',
        'wrg:afv.16',
      ],
    ],
    provenance: 'book; the each or once column inferred where the text does not say each',
  },
  'wrg:table.afv-bands': {
    title: 'AFV reaction result',
    source: 'AFV Reaction Test',
    columns: ['score', 'constraint'],
    rows: [
      ['10 or more', 'must advance'],
      ['Less than 10', 'not beyond the next covered fire position'],
      ['Less than 5', 'must not advance'],
      ['Less than 0', 'must retire, in reverse and firing if wished'],
      ['Less than -5', 'must turn and retire under smoke to a new hidden position'],
    ],
    provenance: 'book (in the quick-reference copy the last two rows have slipped)',
  },
} as const satisfies Record<string, PrintedTable>;
