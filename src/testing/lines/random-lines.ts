import type { Cells } from '../../dice/play.js';
import type { AnyAction } from '../../rules/action.js';
import type { Book } from '../../rules/book.js';
import type { Input } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import type { RuleSystem } from '../../rules/system.js';
import { Chance } from '../chance.js';
import { LineTried } from './line.js';
import { inputBy } from './random-input.js';

/** Counts go so far above their least: the odds of few figures are those of every face in a moment. */
const MUCH = [2, 4, 8];
/** So many rulings are chosen at most, and in every other line none. */
const RULINGS = 12;

/** Of what lines are made by chance. */
interface LineSource {
  readonly system: RuleSystem;
  readonly actions: readonly AnyAction[];
  readonly book: Book;
  /** All inputs of lines that somebody has shown, by their action. */
  readonly shown: (action: AnyAction) => readonly Input[];
  /** Tables as they were met in games. */
  readonly tables: readonly State[];
  readonly cells: Cells;
}

/** Options that are not at their default, by chance. */
function rulingsBy({ rulings }: Book, by: Chance): Record<string, number> {
  if (by.is(2)) return {};
  const switches = Object.entries(rulings).filter(([, ruling]) => ruling.switch);
  const chosen = by.shuffled(switches).slice(0, by.below(Math.min(RULINGS, switches.length) + 1));
  return Object.fromEntries(chosen.map(([id, { options }]) => [id, Number(by.one(Object.keys(options)))]));
}

/**
 * The table an action is played at: one that was met, where it is about no unit, and speaks of none that another table has not.
 */
function tableBy({ memory, roles = [] }: AnyAction, tables: readonly State[], by: Chance): State | undefined {
  const isOfUnits = roles.length > 0;
  return memory && (isOfUnits || tables.length === 0 || by.is(2) ? memory.start : by.one(tables));
}

/**
 * Lines by chance: those that are shown, with some of their inputs changed, by rulings of any choice.
 * @param each how many of every action
 */
export function randomLines(
  { system, actions, book, shown, tables, cells }: LineSource,
  each: number,
): LineTried[] {
  return actions.flatMap((action, of) => {
    const by = new Chance(of + 1);
    const from = shown(action);
    if (from.length === 0) return [];
    return Array.from({ length: each }, (_, n) => n).flatMap((n) => {
      const input = inputBy(action, from, by, MUCH[n % MUCH.length]);
      const rulings = rulingsBy(book, by);
      const table = tableBy(action, tables, by);
      return input ? new LineTried({ system, action, input, rulings, table, seed: `line ${n}`, cells }) : [];
    });
  });
}
