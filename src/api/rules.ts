/**
 * What a rule system is written in: `import { … } from 'wg/rules'`. Rules are generators that ask for dice and say their lines; tables,
 * clauses and units are plain data. Nothing of it depends on which copy of this module made it: a system may bring its own, of any API
 * that wg still plays.
 *
 * `ruleSystem` declares the whole, `bookOf` its book, `action` what can be played, `kind` what stands on the table.
 */

// Actions: what is asked for, and what comes of it.
export type { Action, AnyAction, Conflict, Gauge, Memory } from '../rules/action.js';
export { action, actionIn, barring } from '../rules/action.js';
// Tables in play, whose cells players may put their own numbers in.
export type { AnyTable, Cell, PlayTable } from '../rules/book/cell.js';
export { rollTable, tablesOf } from '../rules/book/cell.js';
export type { Reworded } from '../rules/book/reworded.js';
/** The words of a quick reference sheet. */
export * as sheet from '../rules/book/sheet.js';
export type { Weights } from '../rules/book/weight.js';
// Its book: clauses, rulings, and tables as they are printed.
export type { Book, Clause, OptionsOf, PrintedTable, Questions, Ruling } from '../rules/book.js';
export { bookOf, played } from '../rules/book.js';
// Rules: dice, and the lines of an answer.
export type { Tally } from '../rules/draw.js';
export { D6 } from '../rules/draw.js';
// What is recorded.
export type { Effect } from '../rules/effect.js';
export type { Field, Fields, InputOf } from '../rules/field.js';
export { choice, count, file, list, measure, text, toggle } from '../rules/field.js';
export { flagOf, isGiven } from '../rules/flag.js';
export type { Handle } from '../rules/handle.js';
// Units, the roles they stand in, and what may be done to them.
export type { AnyKind, Kind, Kinds, Of } from '../rules/kind.js';
export { goneAs, kind, known, standsAs, until } from '../rules/kind.js';
// What may be done now.
export type { Bearing, Moment, Permit } from '../rules/permit.js';
export { bearingsOf } from '../rules/permit.js';
export type { Input, Resolution, Result } from '../rules/record.js';
export type { Role } from '../rules/role.js';
export { derived, inputsOf, rolesOf } from '../rules/role.js';
export type { Check, Unit } from '../rules/roster.js';
export type { Rule, Step, Value } from '../rules/rule.js';
export { isRefusal, Refusal } from '../rules/rule.js';
export type { State } from '../rules/state.js';
export { cardsIn, EMPTY_TABLE } from '../rules/state.js';
// The rule system as a whole.
export type {
  Declared,
  DoneFirst,
  GameState,
  HouseScope,
  Meta,
  Next,
  Place,
  Play,
  RuleSystem,
} from '../rules/system.js';
export { API, OLDEST_API, ruleSystem } from '../rules/system.js';
export { sameName } from '../rules/text/likeness.js';
/** Words that every rule system says: `say.counted(2, 'hit')`. */
export * as say from '../rules/text/say.js';
export {
  addUp,
  d6,
  deal,
  dice,
  keep,
  part,
  pick,
  rest,
  restOf,
  roundOf,
  rounds,
  sumOf,
  wordsOf,
} from '../rules/words.js';
