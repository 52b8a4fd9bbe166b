import type { Unit } from '../../../src/rules/roster.js';
import { are, list, names } from '../../../src/rules/say.js';
import { toEnter } from '../movement/where.js';
import { minesDue } from '../positions/mines-due.js';
import { checksDue } from '../valour/due.js';
import { bearings, haveSaid, type Moment } from '../words.js';

/** What is to be rolled, or done, before a phase is over or anybody else moves: afterwards nobody knows of it any more. */

const isNew = ({ action, input }: Moment): boolean => action === 'turn' && input.new === true;

/** Who has come into mines and was not attacked yet: those who move with them come into the hex in the same move (6.1). */
const inMines = (now: Moment): readonly Unit[] =>
  isNew(now) || now.input.together === true ? [] : [...minesDue(now.state).values()].flat();

export const beforeItEnds = bearings(
  {
    clause: 'vv:20.7',
    word: 'mines',
    actions: ['turn', 'move', 'overrun'],
    when: (now) => inMines(now).length > 0,
    says: (now) => `${haveSaid(inMines(now))} come into mines, which attack at once.`,
    way: 'wg mines',
  },
  {
    clause: 'vv:15.8c',
    word: 'bunker',
    actions: ['turn'],
    when: (now) => !isNew(now) && toEnter(now.state).length > 0,
    says: ({ state }) => `A bunker was taken, and nobody has gone into it: ${list(toEnter(state))}.`,
  },
  {
    clause: 'vv:beyond.16.2',
    word: 'valour',
    actions: ['turn'],
    when: (now) => !isNew(now) && checksDue(now.state).length > 0,
    says: ({ state }) => {
      const due = checksDue(state);
      return `After a natural 2 ${names(due)} ${are(due.length)} to check for valour.`;
    },
    way: 'wg valour-check',
  },
);
