import { unitsIn } from './units/unit-spec.js';
import { armedSaid, type Counter, isPinned, unitSaid, withLoads } from './units/units.js';
import type { ClauseId, Forbids } from './words.js';

/** What forbids several actions alike, declared once. */

/** Units as they were typed, with those they carry; none, where they are a total. */
export const typedIn = (units: unknown): Counter[] =>
  Array.isArray(units) ? withLoads(unitsIn(units as string[])) : [];

/** Forbids it where one of the units that were typed is such, and says so of that one. */
export const among = <N extends string>(
  name: N,
  [clause, word]: readonly [ClauseId, string],
  is: (unit: Counter) => boolean,
  says: (unit: Counter) => string,
): Forbids<Readonly<Record<N, unknown>>> => ({
  clause,
  word,
  when: (input) => typedIn(input[name]).some(is),
  says: (input) => says(typedIn(input[name]).find(is)!),
});

/** A pinned unit takes no action (14.7). */
export const pinnedAmong = <N extends string>(name: N): Forbids<Readonly<Record<N, unknown>>> => {
  const says = (unit: Counter) => `The ${unitSaid(unit)} is pinned and can do nothing.`;
  return { ...among(name, ['vv:14.7a', 'pinned'], isPinned, says), way: 'wg rally' };
};

/** The same of those who are not told by name. */
export const pinnedSaid = (does: string): Forbids<{ pinned: boolean }> => ({
  clause: 'vv:14.7a',
  word: 'pinned',
  when: ({ pinned }) => pinned,
  says: `A pinned unit cannot ${does}.`,
  way: 'wg rally',
});

/** A unit attacks once a turn (13.1). */
export const markedAmong = among(
  'fire',
  ['vv:13.1', 'marked'],
  ({ marked }) => marked,
  (unit) => `The ${unitSaid(unit)} carries a marker: a unit attacks once a turn.`,
);

/** A support weapon fires once a turn (12.3). */
export const firedAmong = among(
  'fire',
  ['vv:12.3a', 'fired'],
  ({ weapons }) => weapons.some(({ fired }) => fired),
  (unit) => `The ${armedSaid(unit)} has fired its weapon this turn.`,
);

/** An immobile AFV neither moves nor turns (18.6). */
export const immobile: Forbids<{ immobile: boolean }> = {
  clause: 'vv:18.6c',
  word: 'immobile',
  when: ({ immobile }) => immobile,
  says: 'The AFV is immobile and cannot move.',
};

/** No hex is shared with the enemy (6.8). */
export const enemiesThere: Forbids<{ enemyThere: boolean }> = {
  clause: 'vv:6.8',
  word: 'enemy',
  when: ({ enemyThere }) => enemyThere,
  says: 'There are enemies in that hex: it is entered by close assault or overrun alone.',
  way: 'wg close-assault; wg overrun',
  physical: true,
};

/** A leader modifies one attack a turn (13.6). */
export const leaderUsed: Forbids<{ leaderUsed: boolean; leader: number; fire: unknown; clearWire: boolean }> =
  {
    clause: 'vv:13.6',
    word: 'led',
    when: ({ leaderUsed, leader = 0, fire, clearWire }) =>
      leaderUsed && !clearWire && Math.max(leader, ...typedIn(fire).map(({ modifier }) => modifier)) > 0,
    says: 'A leader modifies one attack a turn; close assaults alone are extra.',
  };
