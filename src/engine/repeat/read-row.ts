import type { Input, Result, Source } from '../../rules/record.js';
import { isObject } from '../../rules/rule.js';
import type { Beside, Chosen } from './beside.js';

/** A row of repetitions, brief or whole, as far as a tally reads it. */
export interface RepetitionRow {
  readonly seed: string;
  readonly index: number;
  readonly result: Result;
  readonly of: Beside & Source & { readonly action: string; readonly input: Input };
}

const isText = (of: unknown): of is string => typeof of === 'string';

const are = (of: unknown, each: (value: unknown) => boolean): boolean =>
  isObject(of) && Object.values(of).every(each);

const isChosen = (of: unknown): of is Chosen =>
  isObject(of) &&
  (of.rulings === undefined || are(of.rulings, Number.isInteger)) &&
  (of.house === undefined || isObject(of.house)) &&
  (of.anyway === undefined || of.anyway === true);

const isNamed = (of: unknown): boolean =>
  isObject(of) && [of.names, of.filled].every((list) => Array.isArray(list) && list.every(isText));

/** Reads a row. @returns undefined for what is none, or not whole */
export function readRow(text: string): RepetitionRow | undefined {
  let row: unknown;
  try {
    row = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(row)) return undefined;
  const { seed, index, result } = row;
  const of = row.of ?? row;
  if (!isText(seed) || !Number.isSafeInteger(index) || (index as number) < 0 || !isObject(result))
    return undefined;
  if (!isObject(of) || ![of.wg, of.ruleset, of.action].every(isText) || !isObject(of.input)) return undefined;
  if (of.rulesetVersion !== undefined && !isText(of.rulesetVersion)) return undefined;
  if (of.chosen !== undefined && !isChosen(of.chosen)) return undefined;
  if (of.units !== undefined && !isNamed(of.units)) return undefined;
  if (of.table !== undefined && !isText(of.table)) return undefined;
  return { seed, index, result, of } as unknown as RepetitionRow;
}

/** A row without its number: what stands before it, and behind. */
interface RowApart {
  readonly before: string;
  readonly index: number;
  readonly behind: string;
}

const NUMBER = '"index":';

/**
 * Takes a row apart at its number. Rows that have the same before and behind it tell of the same line, and the same result; no text
 * within JSON looks so, since its quotes are escaped.
 * @returns undefined where it has no number, or more than one
 */
export function apart(text: string): RowApart | undefined {
  const at = text.indexOf(NUMBER);
  if (at < 0 || text.indexOf(NUMBER, at + 1) >= 0) return undefined;
  const start = at + NUMBER.length;
  let end = start;
  let index = 0;
  for (let digit = digitAt(text, end); digit !== undefined && end < start + 15; digit = digitAt(text, end)) {
    index = index * 10 + digit;
    end++;
  }
  // A number with a nought before it is none.
  if (end === start || (text[start] === '0' && end > start + 1)) return undefined;
  return { before: text.slice(0, start), index, behind: text.slice(end) };
}

function digitAt(text: string, at: number): number | undefined {
  const digit = text.charCodeAt(at) - 48;
  return digit >= 0 && digit <= 9 ? digit : undefined;
}
