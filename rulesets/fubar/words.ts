import { actionIn } from '../../src/rules/action.js';
import { tablesOf } from '../../src/rules/book/cell.js';
import type { OptionsOf } from '../../src/rules/book.js';
import type { Handle as HandleOf } from '../../src/rules/handle.js';
import {
  type Bearing as BearingOf,
  bearingsOf,
  type Moment as MomentOf,
  type Permit,
} from '../../src/rules/permit.js';
import { rolesOf } from '../../src/rules/role.js';
import { wordsOf } from '../../src/rules/words.js';
import type { clauses, rulings, TABLES } from './chapters.js';
import type { ActionName } from './index.js';
import type { RoundSlots } from './slots.js';

/** The ids of this book. Types only: the prose stays out of a run that does not ask for it. */
export type ClauseId = keyof typeof clauses;
export type RulingId = keyof typeof rulings;
export type TableId = (typeof TABLES)[number];
type Options = OptionsOf<typeof rulings>;
type Switch = keyof Options;

/** The one span of the clock. */
export type Span = 'turn';
/** What stands on the table besides units. */
interface Fubar {
  readonly span: Span;
  readonly slots: RoundSlots;
  readonly pile: never;
}

/** What luck is counted in, in the plural: numbers of one name are added up. */
type Counted =
  | 'activations'
  | 'casualties'
  | 'figures ahead in melee'
  | 'hits'
  | 'hits not saved'
  | 'melees won'
  | 'vehicles destroyed'
  | 'withdrawals';

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse, ends, put, anew } = wordsOf<
  ClauseId,
  RulingId,
  Switch,
  Options,
  Fubar
>();
export const { table, printed, inferred } = tablesOf<TableId, RulingId, Switch>();
export const action = actionIn<ClauseId, ActionName, Counted>();
export const { takes, role, those } = rolesOf<ClauseId, Span>();
/** What can be done to units of a kind in a role. */
export type Handle<K> = HandleOf<K, ClauseId, Span>;

/** What the state of those who take part forbids, each with the clause that does. */
export const permits = <I>(...of: readonly Forbids<I, Switch>[]): readonly Permit<I>[] => of;
/** What forbids several actions alike. */
export type Forbids<I, R extends Switch = Switch> = Permit<I, ClauseId, R, Options>;
/** A line of an action of this book, for what speaks against it. */
export type Moment = MomentOf<ActionName>;
/** Something that speaks against it. */
export type Bearing = BearingOf<ClauseId, Switch, ActionName, Options>;
/** What the turn, and others on the table, speak against. */
export const bearings = bearingsOf<ClauseId, Switch, ActionName, Options>();
