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
