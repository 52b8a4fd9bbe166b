import type { Permit } from '../../src/rules/permit.js';
import { unitsIn } from './unit-spec.js';
import { armedSaid, type Unit, unitSaid, withLoads } from './units.js';
import type { ClauseId } from './words.js';

/** What forbids several actions alike, declared once. */

type Forbids<I> = Permit<I, ClauseId, never>;

/** Units as they were typed, with those they carry; none, where they are a total. */
export const typedIn = (units: unknown): Unit[] =>
  Array.isArray(units) ? withLoads(unitsIn(units as string[])) : [];

const isPinned = ({ pinned, pinnedNow }: Unit): boolean => pinned || pinnedNow;

/** A pinned unit takes no action (14.7). */
export const pinnedAmong = <N extends string>(name: N): Forbids<Readonly<Record<N, unknown>>> => ({
  clause: 'vv:14.7a',
  word: 'pinned',
  when: (input) => typedIn(input[name]).some(isPinned),
  says: (input) => `The ${unitSaid(typedIn(input[name]).find(isPinned)!)} is pinned and can do nothing.`,
  way: 'wg rally',
});

/** The same of those who are not told by name. */
export const pinnedSaid = (does: string): Forbids<{ pinned: boolean }> => ({
  clause: 'vv:14.7a',
  word: 'pinned',
  when: ({ pinned }) => pinned,
  says: `A pinned unit cannot ${does}.`,
  way: 'wg rally',
});

/** A unit attacks once a turn (13.1). */
export const markedAmong: Forbids<{ fire: unknown; finalFire: boolean }> = {
  clause: 'vv:13.1',
  word: 'marked',
  when: ({ fire, finalFire }) => !finalFire && typedIn(fire).some(({ marked }) => marked),
  says: ({ fire }) =>
    `The ${unitSaid(typedIn(fire).find(({ marked }) => marked)!)} carries a marker: a unit attacks once a turn.`,
};

const hasFired = ({ weapons }: Unit): boolean => weapons.some(({ fired }) => fired);

/** A support weapon fires once a turn (12.3). */
export const firedAmong: Forbids<{ fire: unknown }> = {
  clause: 'vv:12.3a',
  word: 'fired',
  when: ({ fire }) => typedIn(fire).some(hasFired),
  says: ({ fire }) => `The ${armedSaid(typedIn(fire).find(hasFired)!)} has fired its weapon this turn.`,
};

/** An immobile AFV neither moves nor turns (18.6). */
export const immobile: Forbids<{ immobile: boolean }> = {
  clause: 'vv:18.6c',
  word: 'immobile',
  when: ({ immobile }) => immobile,
  says: 'The AFV is immobile and cannot move.',
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
