import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** What a die says to whoever goes over a mine (mine.6, mine.8, mine.9, mine.13). */
export const mineRolls = table({
  id: 'wrg:table.mines',
  title: 'Mine rolls',
  unit: 'on a die: or less hurts; the row for seeing: or more',
  must: ['a number from 0 to 7', (n) => n >= 0 && n <= 7],
  together: [
    'a higher number in daylight-sees than in daylight-casualty',
    (of) => of['daylight-sees']! > of['daylight-casualty']!,
  ],
  cells: {
    'daylight-casualty': printed(3),
    'daylight-sees': printed(5),
    'otherwise-casualty': printed(3),
    'soft-vehicle-crew': printed(1),
    'hard-vehicle-knocked-out': printed(3),
  },
});

/** How long mines take to find and to lift, and the paths blown or beaten through them (mine.14 to mine.16, mine.18, mine.19). */
export const mineClearing = table({
  id: 'wrg:table.mine-clearing',
  title: 'Finding and clearing mines',
  unit: 'periods for a 10 metre square; paths in metres',
  must: ['a number above 0', (n) => n > 0],
  cells: {
    detector: printed(1),
    engineers: printed(2),
    'engineers-both-types': printed(3),
    bayonet: printed(5),
    'path-width': printed(20),
    'bangalore-depth': printed(10),
    'vehicle-bangalore-depth': printed(50),
  },
});

/** By the die: what happens on each of its faces. */
const OF_DIE = ['1', '2', '3', '4', '5', '6'];
/** `path 20 wide, 10 deep`. */
const deep: CellReading<number> = (path) => Number(/(\d+) deep/.exec(path)?.[1]);

// The tables as our copy of the book has them.

export const minesPrinted: PlayedTable = {
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
  played: [
    /* @__PURE__ */ played(mineRolls, {
      'daylight-casualty': ['man walking', OF_DIE, (...dice) => dice.lastIndexOf('casualty') + 1],
      'daylight-sees': ['man walking', OF_DIE, (...dice) => dice.indexOf('sees mine') + 1],
      'otherwise-casualty': ['man in other', OF_DIE, (...dice) => dice.lastIndexOf('casualty') + 1],
      'soft-vehicle-crew': ['crewman of soft', OF_DIE, (...dice) => dice.lastIndexOf('hit') + 1],
      'hard-vehicle-knocked-out': [
        'hard vehicle, AT',
        OF_DIE,
        (...dice) => dice.lastIndexOf('knocked out') + 1,
      ],
    }),
  ],
};

export const mineClearingPrinted: PlayedTable = {
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
  played: [
    /* @__PURE__ */ played(mineClearing, {
      detector: ['engineer with detector', 'periods'],
      engineers: ['other engineers, one', 'periods'],
      'engineers-both-types': ['other engineers, both', 'periods'],
      bayonet: ['prone infantryman', 'periods'],
      'path-width': ['bangalore', 'result'],
      'bangalore-depth': ['bangalore', 'result', deep],
      'vehicle-bangalore-depth': ['vehicle mounted', 'result', deep],
    }),
  ],
};
