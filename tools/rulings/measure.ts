import { commandFirst, parse } from '../../src/cli/line/parse.js';
import { eveningWords } from '../../src/cli/play/words.js';
import { readRulings } from '../../src/engine/house/rulings.js';
import { readInputs } from '../../src/engine/inputs/inputs.js';
import { checkWhole } from '../../src/engine/inputs/whole.js';
import { ruleOf } from '../../src/engine/resolve.js';
import { toNumber } from '../../src/odds/distribution.js';
import { type ByOption, oddsByOption, shareIn, shiftOf, toldBy } from '../../src/odds/shift.js';
import { type AnyAction, asInOdds } from '../../src/rules/action.js';
import type { Weight } from '../../src/rules/book/weight.js';
import type { Ruling } from '../../src/rules/book.js';
import type { Input } from '../../src/rules/record.js';
import type { RuleSystem } from '../../src/rules/system.js';

/** A line of an action with what it comes to, on a table where nothing has happened yet. */
export interface Measurable {
  readonly line: string;
  readonly action: AnyAction;
  readonly input: Input;
  /** The rulings that stand in the line itself. */
  readonly rulings: Readonly<Record<string, number>>;
}

/** Past so many branches a line is not measured. */
const MOST = 100_000;

/**
 * Reads a line as it would be typed.
 * @returns nothing for one that has no odds, or cannot be typed
 */
export async function measurable(
  line: string,
  system: RuleSystem,
  actions: readonly AnyAction[],
): Promise<Measurable | undefined> {
  const { command, rest } = commandFirst(eveningWords(line));
  const action = actions.find(({ name }) => name === command);
  if (!action) return undefined;
  try {
    const { globals, given, words } = parse(action.name, action, rest, { words: true });
    if (words.length > 0) return undefined;
    const input = readInputs(action, given);
    checkWhole(action, input);
    if (action.beyondOdds?.(input as never)) return undefined;
    return {
      line,
      action: asInOdds(action, input, action.memory?.start),
      input,
      rulings: await readRulings(globals.ruling ?? [], system),
    };
  } catch {
    return undefined;
  }
}

/** The odds of a line by each option of a ruling; none where they would take long. */
export function byOption(
  of: Measurable,
  id: string,
  options: readonly number[],
  most = MOST,
): ByOption | undefined {
  const { action, input, rulings } = of;
  const rule = () => ruleOf(action, input as never, action.memory?.start);
  try {
    return oddsByOption(rule as never, id, options, { rulings, most });
  } catch (error) {
    if ((error as Error).name === 'TooManyOutcomes') return undefined;
    throw error;
  }
}

/** How much a ruling moves the odds of one line; nothing where it does not. */
export function weightIn(
  of: Measurable,
  id: string,
  ruling: Ruling,
  most?: number,
): Omit<Weight, 'lines'> | undefined {
  const { line, action, input } = of;
  const found = byOption(of, id, Object.keys(ruling.options).map(Number), most);
  if (!found) return undefined;
  const allowed = new Map([...found].flatMap(([option, odds]) => (odds ? [[option, odds]] : [])));
  if (allowed.size === 0) return undefined;
  if (allowed.size < found.size) {
    const by = Object.fromEntries([...found].map(([option, odds]) => [option, odds ? 1 : 0]));
    return { line, shift: 1, of: 'allowed', is: true, by };
  }
  const shift = shiftOf(action, input, allowed, 1);
  if (!shift) return undefined;
  const { label, atLeast, is, size } = shift;
  const certain = atLeast === undefined && is === undefined;
  const by = [...allowed].map(([option, odds]) => {
    const told = toldBy(shift, odds);
    const [number] = [...told.values.values()].map(({ value }) => value as number);
    const { weight, total } = shareIn(told, shift);
    return [option, certain ? number! : toNumber(weight, total)];
  });
  return {
    line,
    shift: size,
    of: label,
    ...(atLeast !== undefined && { atLeast }),
    ...(is !== undefined && { is }),
    by: Object.fromEntries(by),
  };
}
