import type { PrintedTable } from '../../../src/rules/book.js';

/** Mine warfare: the tables as our copy of the book has them. */
export const mines = {
  'wrg:table.mines': {
    title: 'Mine rolls',
    source: 'Mine Warfare',
    columns: ['who', '1', '2', '3', '4', '5', '6'],
    rows: [
      [
        'man walking or crawling, daylight, AP, per 10 metre square',
        'casualty',
        'casualty',
        'casualty',
        'safe, unaware',
        'sees mine',
        'sees mine',
      ],
      [
        'man in other circumstances, AP, per 10 metre square',
        'casualty',
        'casualty',
        'casualty',
        'safe, unaware',
        'safe, unaware',
        'safe, unaware',
      ],
      [
        'crewman of soft vehicle, AP (vehicle disabled)',
        'hit',
        'unhurt',
        'unhurt',
        'unhurt',
        'unhurt',
        'unhurt',
      ],
      ['hard vehicle, AP', 'no damage', 'no damage', 'no damage', 'no damage', 'no damage', 'no damage'],
      [
        'occupant of soft vehicle, AT (vehicle destroyed)',
        'casualty',
        'casualty',
        'escapes, pistol',
        'escapes, pistol',
        'escapes, pistol',
        'escapes, SMG',
      ],
      [
        'hard vehicle, AT',
        'knocked out',
        'knocked out',
        'knocked out',
        'immobilised',
        'immobilised',
        'immobilised',
      ],
    ],
    provenance: 'book (printed as prose)',
  },
  'wrg:table.mine-clearing': {
    title: 'Finding and clearing mines',
    source: 'Mine Warfare',
    columns: ['means', 'result', 'periods'],
    rows: [
      ['engineer with detector, walking or crawling', 'marks a 10 metre square', 1],
      ['other engineers, one type', 'makes a marked square harmless', 2],
      ['other engineers, both types', 'makes a marked square harmless', 3],
      ['prone infantryman with bayonet', 'marks a 10 metre square', 5],
      ['bangalore torpedo', 'path 20 wide, 10 deep, mines or wire', '-'],
      ['vehicle mounted equivalent', 'path 20 wide, 50 deep', '-'],
      ['flail vehicle', 'path 20 wide at reverse speed', '-'],
    ],
    provenance: 'book (printed as prose)',
  },
} as const satisfies Record<string, PrintedTable>;
