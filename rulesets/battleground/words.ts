import { actionIn } from '../../src/rules/action.js';
import { tablesOf } from '../../src/rules/book/cell.js';
import type { OptionsOf } from '../../src/rules/book.js';
import type { Handle as HandleOf } from '../../src/rules/handle.js';
import { bearingsOf, type Moment as MomentOf, type Permit } from '../../src/rules/permit.js';
import { rolesOf } from '../../src/rules/role.js';
import { wordsOf } from '../../src/rules/words.js';
import type { clauses, rulings, TABLES } from './chapters.js';
import type { ActionName } from './index.js';
import type { PileName, Slots } from './slots.js';

/** A distance: `4.5 in`. */
export const inches = (n: number): string => `${Number(n.toFixed(2))} in`;

/** A vehicle or an emplacement as it is called: `armoured car`, `APC`. */
export const modelSaid = (at: string): string => (at === 'apc' ? 'APC' : at.replace('-', ' '));

/** The ids of this book. Types only: the prose stays out of a run that does not ask for it. */
export type ClauseId = keyof typeof clauses;
export type RulingId = keyof typeof rulings;
type TableId = (typeof TABLES)[number];
type Options = OptionsOf<typeof rulings>;
type Switch = keyof Options;

/** The spans of the clock: of a card, and of a turn. */
export type Span = 'card' | 'turn';
/** What stands on the table besides units. */
interface Battleground {
  readonly span: Span;
  readonly slots: Slots;
  readonly pile: PileName;
}

/** What luck is counted in, in the plural: numbers of one name are added up. */
type Counted =
  | 'charges home'
  | 'charges won'
  | 'figures ahead in melee'
  | 'figures healed'
  | 'hits'
  | 'hits by mines'
  | 'melees won'
  | 'minefields found'
  | 'steps of damage'
  | 'tests passed';

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse, ends, put, cards, join, cross, split } = wordsOf<
  ClauseId,
  RulingId,
  Switch,
  Options,
  Battleground
>();
export const { table, printed, inferred, house } = tablesOf<TableId, RulingId, Switch>();
export const action = actionIn<ClauseId, ActionName, Counted>();
export const { takes, role, nth, those } = rolesOf<ClauseId, Span>();
/** What can be done to units of a kind in a role. */
export type Handle<K> = HandleOf<K, ClauseId, Span>;

/** What forbids several actions alike; by an option of a ruling, where it names one of these. */
export type Forbids<I, R extends Switch = never> = Permit<I, ClauseId, R, Options>;
/** What the state of those who take part forbids, each with the clause that does. */
export const permits = <I>(...of: readonly Forbids<I, Switch>[]): readonly Permit<I>[] => of;
/** A line of an action of this book, for what speaks against it. */
export type Moment = MomentOf<ActionName>;
/** What the turn, and others on the table, speak against. */
export const bearings = bearingsOf<ClauseId, Switch, ActionName, Options>();
