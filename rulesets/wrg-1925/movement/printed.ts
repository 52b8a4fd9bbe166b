import type { PrintedTable } from '../../../src/rules/book.js';

/** Movement on foot and in vehicles: the tables as our copy of the book has them. */
export const movement = {
  'wrg:table.foot-movement': {
    title: 'Foot movement',
    source: 'Foot Movement',
    columns: ['movement', 'metres', 'limits'],
    rows: [
      ['Short dash', 30, 'no firing'],
      ['Walking, firing if desired', 50, '-'],
      ['Crawling, wading knee deep, climbing with hands', 20, 'no firing'],
      ['Man-handling a wheeled or tripod gun', 15, '3 or more men'],
      ['Climbing a steep slope', -10, '-'],
      ['Moving through woods', -10, '-'],
      ['Crossing hedge, high river bank, wall, wire, punji belt', -10, '-'],
      ['Inside buildings', -10, '-'],
      ['Limbering or unlimbering a gun', -10, '-'],
      ['Preparing mortar, tripod or wheeled MG to fire', -10, '-'],
      ['Entering or leaving a vehicle', -10, '-'],
      [
        'Moving half or third share of MG, mortar, missile set',
        -10,
        'wheeled or tripod MG; 3in or 81mm mortar',
      ],
      ['Hacking through brush', -10, '-'],
      ['Silent movement', 'half speed', 'no firing, dashing, speech, hacking'],
      ['Doubling', 75, 'small arms or radio only; no fire, no grenades; 1 period in 3'],
    ],
    provenance: 'book',
  },
  'wrg:table.vehicle-movement': {
    title: 'Vehicle movement',
    source: 'Vehicle Movement',
    columns: ['movement', 'Daylight', 'Moonlight or illumination', 'In the dark', 'AFV moving closed down'],
    rows: [
      ['High speed dash in the open', 180, 120, 60, -40],
      ['Move and fire', 120, 80, 40, -40],
      ['Reverse', 60, 60, 60, -20],
      ['Swim if amphibious, or riding horse', 60, 60, 60, -20],
      ['Medium tank crushing through brush', -40, -40, -40, -10],
      ['Tracked or multi-wheeled AFV, or horse: hedge, wall, ditch, bank', -40, -40, -40, -10],
      ['Accelerate from halt', -40, -40, -40, -10],
      ['Start up', -40, -40, -40, -10],
      ['Limber or unlimber', -40, -40, -40, -10],
      ['Mount or dismount', -40, -40, -40, -10],
      ['Pick up or set down troops', -40, -40, -40, -10],
      ['Climb steep slope', -40, -40, -40, -10],
      ['Each turn during period', -40, -40, -40, -10],
      ['Each turn over 45 degrees during period', -40, -40, -40, -10],
    ],
    provenance:
      'book; the four cells of Reverse are blank in our copy of the main table and come from the quick-reference sheet; the last ten rows share one printed cell in each column',
  },
} as const satisfies Record<string, PrintedTable>;
