import { actionIn, type Conflict } from '../../src/rules/action.js';
import { type Cell, tablesOf } from '../../src/rules/book/cell.js';
import type { OptionsOf } from '../../src/rules/book.js';
import type { Handle as HandleOf } from '../../src/rules/handle.js';
import {
  type Bearing as BearingOf,
  bearingsOf,
  type Moment as MomentOf,
  type Permit,
} from '../../src/rules/permit.js';
import { rolesOf } from '../../src/rules/role.js';
import type { Unit } from '../../src/rules/roster.js';
import { names } from '../../src/rules/text/say.js';
import { wordsOf } from '../../src/rules/words.js';
import type { clauses, rulings, TABLES } from './chapters.js';
import type { ActionName } from './index.js';
import type { Slots } from './slots.js';

/** The ids of this book. Types only: the prose stays out of a run that does not ask for it. */
export type ClauseId = keyof typeof clauses;
export type RulingId = keyof typeof rulings;
type TableId = (typeof TABLES)[number];
type Options = OptionsOf<typeof rulings>;
type Switch = keyof Options;

/** The spans of the clock: a move, a phase, and all of them up to the After-Action Phases (5.36). */
export type Span = 'move' | 'phase' | 'clean-up';
/** What stands on the table besides units. */
interface ValorAndVictory {
  readonly span: Span;
  readonly slots: Slots;
  readonly pile: never;
}

/** What luck is counted in, in the plural: numbers of one name are added up. */
type Counted =
  | 'AFVs eliminated'
  | 'assaults won'
  | 'Casualty Points'
  | 'snipers found'
  | 'targets put out'
  | 'units lost to mines'
  | 'units made valorous'
  | 'units rallied';

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse, ends, forgets, put } = wordsOf<
  ClauseId,
  RulingId,
  Switch,
  Options,
  ValorAndVictory
>();
export const { table, printed, inferred } = tablesOf<TableId, RulingId, Switch>();
export const action = actionIn<ClauseId, ActionName, Counted>();
export const { takes, role, nth, those } = rolesOf<ClauseId, Span>();
/** What can be done to units of a kind in a role. */
export type Handle<K> = HandleOf<K, ClauseId, Span>;

/** A number as the digital edition of the rules has it, which our copy of the book leans on. */
export const edition = <V>(value: V): Cell<V> => ({ value, from: 'other edition' });

/** What is wrong with an input, if it is so. */
export const wrong = (isSo: unknown, input: string, message: string): Conflict | undefined =>
  isSo ? { input, message } : undefined;

/** What forbids several actions alike; by an option of a ruling, where it names one of these. */
export type Forbids<I, R extends Switch = never> = Permit<I, ClauseId, R, Options>;
/** What the state of those who take part forbids, each with the clause that does. */
export const permits = <I>(...of: readonly Forbids<I, Switch>[]): readonly Permit<I>[] => of;
/** A line of an action of this book, for what speaks against it. */
export type Moment = MomentOf<ActionName>;
/** What the turn, and others on the table, speak against. */
export const bearings = bearingsOf<ClauseId, Switch, ActionName, Options>();

/** What is said of some units: `Able and Baker have`. */
export const haveSaid = (units: readonly Unit[]): string =>
  `${names(units)} ${units.length === 1 ? 'has' : 'have'}`;

/** What speaks against a deed where there are such units, and what is said of them. */
export const some = (
  who: (now: Moment) => readonly Unit[],
  says: (units: readonly Unit[], now: Moment) => string,
): Pick<BearingOf<ClauseId, Switch, ActionName, Options>, 'when' | 'says'> => ({
  when: (now) => who(now).length > 0,
  says: (now) => says(who(now), now),
});
