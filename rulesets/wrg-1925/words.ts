import { actionIn } from '../../src/rules/action.js';
import { tablesOf } from '../../src/rules/book/cell.js';
import type { OptionsOf } from '../../src/rules/book.js';
import {
  type Bearing as BearingOf,
  bearingsOf,
  type Moment as MomentOf,
  type Permit,
} from '../../src/rules/permit.js';
import { rolesOf } from '../../src/rules/role.js';
import type { Rule } from '../../src/rules/rule.js';
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

/** The spans of the clock: of a period, of what a test comes to, and of a battle. */
export type Span = 'period' | 'result' | 'battle';
/** What stands on the table besides units. */
interface Battle {
  readonly span: Span;
  readonly slots: Slots;
  readonly pile: never;
}

/** What luck is counted in, in the plural: numbers of one name are added up. */
type Counted =
  | 'AFVs knocked out'
  | 'aircraft brought down'
  | 'buildings brought down'
  | 'casualties'
  | 'men lost in landing'
  | 'men lost to mines'
  | 'points of reaction'
  | 'vehicles hit by mines'
  | 'weapons taken over';

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse, ends, endsForGood, put, putFirst, split } = wordsOf<
  ClauseId,
  RulingId,
  Switch,
  Options,
  Battle
>();
export const { table, printed, inferred, house } = tablesOf<TableId, RulingId, Switch>();
export const action = actionIn<ClauseId, ActionName, Counted>();
export const { takes, role, nth, those } = rolesOf<ClauseId, Span>();

/** What the state of those who take part forbids, each with the clause that does. */
export const permits = <I>(...of: readonly Permit<I, ClauseId, Switch, Options>[]): readonly Permit<I>[] =>
  of;
/** A line of an action of this book, for what speaks against it. */
export type Moment = MomentOf<ActionName>;
/** Something that speaks against it. */
export type Bearing = BearingOf<ClauseId, Switch, ActionName, Options>;
/** What the turn, and others on the table, speak against. */
export const bearings = bearingsOf<ClauseId, Switch, ActionName, Options>();

/** Where the sheet alone is played nobody is told of what it has no line for (R54). */
export const MAIN_RULES = { ruling: 'wrg:R54', option: 1 } as const;

/**
 * Stops where a table plays nothing but the quick reference sheet, which has none of this (R54).
 * @param what is asked about, as the sheet lacks it
 */
export function* inTheMainRules(clause: ClauseId, what: string): Rule<void> {
  if ((yield* ruling('wrg:R54')) === 1) return;
  refuse(clause, `The sheet has no ${what}.`, 'The main rules have: --ruling wrg:R54=1.');
}
