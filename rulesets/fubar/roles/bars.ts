import type { Bar } from '../../../src/rules/role.js';
import type { Driven, Foot } from '../kinds.js';
import type { ClauseId } from '../words.js';

/** Nobody who has lost all figures takes part (unit.1). */
export const someLeft: Bar<Foot, ClauseId> = {
  clause: 'fubar:unit.1',
  when: ({ figures }) => figures === 0,
  says: ({ name }) => `${name} has no figures left.`,
};

/** Nor does a wreck (damage.5). */
export const noWreck: Bar<Driven, ClauseId> = {
  clause: 'fubar:damage.5',
  when: ({ destroyed }) => destroyed,
  says: ({ name }) => `${name} is destroyed.`,
};

/** What a unit carries is asked for only where it is not known. */
export const OPEN = { default: undefined } as const;
