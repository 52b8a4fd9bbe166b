import { kinds } from '../../../rulesets/valor-and-victory/roster/kinds.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { filledIn } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { Refusal } from '../../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';
import { afterMuster } from '../../../src/table/table.js';

/** A unit of a roster, by its counter. */
export const unitOf = (name: string, side: string, counter: string, marks: Input = {}): Unit => ({
  name,
  side,
  kind: 'unit',
  profile: { unit: [counter] },
  began: { unit: [counter] },
  marks,
});

/** A game that goes phase by phase, in a phase of the twelve from 0, or one that goes by whole turns. */
export const tableIn = (
  phase: number | undefined,
  units: readonly Unit[] = [],
  slots: State['slots'] = {},
): State => {
  const came = afterMuster(EMPTY_TABLE, { ruleset: 'valor-and-victory', units }, kinds);
  return {
    ...came,
    sides: ['Axis', 'Allies'],
    slots: { ...came.slots, ...slots, ...(phase !== undefined && { turn: { turn: 2, phase } }) },
    spans: phase === undefined ? [] : ['phase'],
  };
};

/** The phases of the first player; those of the second are six later. */
export const PHASE = { command: 0, fire: 1, move: 2, defend: 3, advance: 4, after: 5 } as const;
export const OTHER = 6;

/** What those who are named for the roles of an action fill in of a line, with what the table knows; or why it is refused. */
export function filled(
  action: AnyAction,
  named: Readonly<Record<string, readonly Unit[]>>,
  asked: Input = {},
  table: State = tableIn(undefined, Object.values(named).flat()),
): Input | string {
  const groups = (action.roles ?? []).map(({ name }) => named[name] ?? []);
  try {
    const all = filledIn(action, groups, asked, table);
    return Object.fromEntries(
      Object.entries(all).filter(([, is]) => is !== undefined && is !== false && String(is) !== ''),
    );
  } catch (error) {
    if (error instanceof Refusal) return `${error.clause}: ${error.message}`;
    throw error;
  }
}
