import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { are, list, names, quoted } from '../../../src/rules/text/say.js';
import { triesDue } from '../casualties/tries-due.js';
import { toEnter } from '../movement/where.js';
import { minesDue } from '../positions/mines-due.js';
import { missionSaid } from '../support/mission-said.js';
import { snipersMet } from '../support/snipers-met.js';
import { snipersSought } from '../support/snipers-sought.js';
import { checksDue } from '../valour/due.js';
import { bearings, haveSaid, type Moment } from '../words.js';
import { turnOf } from './turns.js';

/** What is to be rolled, or done, before a phase is over or anybody else moves: afterwards nobody knows of it any more. */

const isNew = ({ action, input }: Moment): boolean => action === 'turn' && input.new === true;

/** Who has come into mines and was not attacked yet: those who move with them come into the hex in the same move (6.1). */
const inMines = (now: Moment): readonly Unit[] =>
  isNew(now) || now.input.together === true ? [] : minesDue(now.state).flatMap(({ units }) => units);

/** Missions that have scattered and not attacked yet, each with the line that does. */
export const toLand = (table: Pick<State, 'slots' | 'spans'>): readonly string[] =>
  turnOf(table).scattered.map(
    (mission) =>
      `a ${missionSaid(mission)} has scattered: wg artillery <hex> --mission ${mission} --landed, on nobody --at none`,
  );

/** A sniper whose hex the enemy has entered: he does nothing any more (17.6). */
const met = (now: Moment) =>
  snipersMet(now.state).find(({ side }) => {
    const isHis = typeof now.input.side === 'string' && sameName(now.input.side, side);
    return now.action === 'turn' ? !isNew(now) : isHis && now.input.entered !== true;
  });

/** A sniper for whom nobody has rolled after his attack (17.6). */
const sought = (now: Moment) =>
  snipersSought(now.state).find(({ side }) => {
    const { side: his, checkOnly, entered } = now.input;
    if (now.action === 'turn') return !isNew(now);
    return typeof his === 'string' && sameName(his, side) && !checkOnly && !entered;
  });

/** Pinned units that have not tried to rally in the After-Action Phase that is played phase by phase (14.8). */
const toRally = (now: Moment): readonly Unit[] =>
  isNew(now) || !turnOf(now.state).byPhases ? [] : triesDue(now.state);

export const beforeItEnds = bearings(
  {
    clause: 'vv:beyond.21.5',
    word: 'scattered',
    actions: ['turn'],
    when: (now) => !isNew(now) && toLand(now.state).length > 0,
    says: ({ state }) => {
      const all = turnOf(state).scattered.map((mission) => `A ${missionSaid(mission)}`);
      return `${list(all)} ${all.length > 1 ? 'have' : 'has'} scattered, and attacked nobody where ${all.length > 1 ? 'they fell' : 'it fell'}.`;
    },
    way: ({ state }) => `wg artillery <hex> --mission ${turnOf(state).scattered[0]} --landed`,
    missing: true,
  },
  {
    clause: 'vv:20.7',
    word: 'mines',
    actions: ['turn', 'move', 'overrun'],
    when: (now) => inMines(now).length > 0,
    says: (now) => `${haveSaid(inMines(now))} come into mines, which attack at once.`,
    way: 'wg mines',
  },
  {
    clause: 'vv:beyond.17.6',
    word: 'sought',
    actions: ['turn', 'sniper'],
    when: (now) => sought(now) !== undefined,
    says: (now) => `The sniper of ${sought(now)!.side} has attacked, and nobody has looked for him.`,
    way: (now) => sought(now)!.line,
    missing: true,
  },
  {
    clause: 'vv:beyond.17.6',
    word: 'entered',
    actions: ['turn', 'sniper'],
    when: (now) => met(now) !== undefined,
    says: (now) => {
      const { units, hex, side } = met(now)!;
      return `${haveSaid(units)} entered ${hex}, where the sniper of ${side} is: that eliminates him.`;
    },
    way: (now) => `wg sniper --entered --side ${quoted(met(now)!.side)}`,
  },
  {
    clause: 'vv:15.8c',
    word: 'bunker',
    actions: ['turn'],
    when: (now) => !isNew(now) && toEnter(now.state).length > 0,
    says: ({ state }) => `A bunker was taken, and nobody has gone into it: ${list(toEnter(state))}.`,
  },
  {
    clause: 'vv:beyond.14.8',
    word: 'rally',
    actions: ['turn'],
    when: (now) => toRally(now).length > 0,
    says: (now) =>
      `${names(toRally(now))} ${are(toRally(now).length)} pinned, and nobody has rolled for a rally.`,
    way: 'wg rally',
    missing: true,
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
