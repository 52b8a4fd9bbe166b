import type { PrintedTable } from '../../../src/rules/book.js';

/** Fire at men: target and tactical points, the chance dice, and potential casualties: the tables as our copy of the book has them. */
export const fire = {
  'wrg:table.tactical': {
    title: 'Target and tactical points, anti-personnel',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
    columns: ['for each', 'points'],
    rows: [
      [
        'target figure that did not dash, without protection of trench, building, gun shield, or AFV around part of it',
        1,
      ],
      [
        'target figure erect in the open (grenading and leaving or entering vehicles included), or overlapping another base',
        1,
      ],
      [
        'grenade into bunker slit or building; launcher or flame thrower fired into either; one-man anti-tank, recoilless, conventional gun, guided missile or 75mm+ tank gun at bunker or building; satchel charge on it',
        2,
      ],
      [
        'figure firing or grenading that moved this period or did not fire last period, ground heavy weapons included',
        -1,
      ],
      ['weapon used from a moving vehicle', -2],
      ['enemy figure in a bunker', -3],
    ],
    provenance: 'book (labels shortened)',
  },
  'wrg:table.potential': {
    title: 'Potential casualties',
    source: 'Calculating Potential Personnel Casualties.',
    columns: ['total', 'die scores that hit', 'potential hits'],
    rows: [
      ['less than 5', '6', 1],
      ['5 or more', '5, 6', 1],
      ['10 or more', '4, 5, 6', 1],
      ['15 or more', '3, 4, 5, 6', 1],
      ['20 or more', 'no die', 1],
      ['30 or more', 'no die', 2],
      ['40 or more', 'no die', 3],
    ],
    provenance: 'book (the quick-reference copy stops at 30 or more)',
  },
} as const satisfies Record<string, PrintedTable>;
