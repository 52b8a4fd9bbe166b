import { actionIn, type Conflict } from '../../src/rules/action.js';
import type { SwitchId } from '../../src/rules/book.js';
import { type Cell, tablesOf } from '../../src/rules/cell.js';
import type { Bearing, Moment, Permit } from '../../src/rules/permit.js';
import { rolesOf } from '../../src/rules/role.js';
import type { Unit } from '../../src/rules/roster.js';
import { list } from '../../src/rules/say.js';
import { wordsOf } from '../../src/rules/words.js';
import type { clauses, rulings, tables } from './book.js';

/** The ids of this book. Types only: the prose stays out of a run that does not ask for it. */
export type ClauseId = keyof typeof clauses;
export type RulingId = keyof typeof rulings;
export type TableId = keyof typeof tables;

type Switch = SwitchId<typeof rulings>;

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse, ends, forgets, put } = wordsOf<ClauseId, RulingId, Switch>();
export const { table, printed, inferred } = tablesOf<TableId, RulingId, Switch>();
export const action = actionIn<ClauseId>();
export const { takes, role, nth, those } = rolesOf<ClauseId>();

/** A number as the digital edition of the rules has it, which our copy of the book leans on. */
export const edition = <V>(value: V): Cell<V> => ({ value, from: 'other edition' });

/** What is wrong with an input, if it is so. */
export const wrong = (isSo: unknown, input: string, message: string): Conflict | undefined =>
  isSo ? { input, message } : undefined;

/** What the state of those who take part forbids, each with the clause that does. */
export const permits = <I>(...of: readonly Permit<I, ClauseId, Switch>[]): readonly Permit<I>[] => of;
/** What the turn and other units speak against. */
export const bearings = (...of: readonly Bearing<ClauseId>[]): readonly Bearing[] => of;

/** What is said of some units: `Able and Baker`, `Able and Baker have`. */
export const whoSaid = (units: readonly Unit[]): string => list(units.map(({ name }) => name));
export const haveSaid = (units: readonly Unit[]): string =>
  `${whoSaid(units)} ${units.length === 1 ? 'has' : 'have'}`;

/** What speaks against a deed where there are such units, and what is said of them. */
export const some = (
  who: (now: Moment) => readonly Unit[],
  says: (units: readonly Unit[], now: Moment) => string,
): Pick<Bearing, 'when' | 'says'> => ({
  when: (now) => who(now).length > 0,
  says: (now) => says(who(now), now),
});
