import { actionIn } from '../../src/rules/action.js';
import type { SwitchId } from '../../src/rules/book.js';
import { tablesOf } from '../../src/rules/cell.js';
import type { Bearing, Permit } from '../../src/rules/permit.js';
import { rolesOf } from '../../src/rules/role.js';
import { wordsOf } from '../../src/rules/words.js';
import type { clauses, rulings, tables } from './book.js';

/** A distance: `4.5 in`. */
export const inches = (n: number): string => `${Number(n.toFixed(2))} in`;

/** The ids of this book. Types only: the prose stays out of a run that does not ask for it. */
export type ClauseId = keyof typeof clauses;
export type RulingId = keyof typeof rulings;
export type TableId = keyof typeof tables;
type Switch = SwitchId<typeof rulings>;

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse, ends, put, cards, join, cross, split } = wordsOf<
  ClauseId,
  RulingId,
  Switch
>();
export const { table, printed, inferred, house } = tablesOf<TableId, RulingId, Switch>();
export const action = actionIn<ClauseId>();
export const { takes, role, nth, those } = rolesOf<ClauseId>();

/** What the state of those who take part forbids, each with the clause that does. */
export const permits = <I>(...of: readonly Permit<I, ClauseId, Switch>[]): readonly Permit<I>[] => of;
/** What the turn and other units speak against. */
export const bearings = (...of: readonly Bearing<ClauseId>[]): readonly Bearing[] => of;
