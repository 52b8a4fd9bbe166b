import type { Action, AnyAction, ResultField } from '../rules/action.js';
import type { Input, Result } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import { spaced } from '../rules/text/say.js';
import { type Distribution, Gatherer, meanOf, spellingOf, type Weighted } from './distribution.js';

type ResultFields = Action['result'];
type Views = Record<string, (result: Result, input: Input) => Value | undefined>;

/** Orders values: numbers by size, words as the result field declares them, lists item by item. */
function compare(a: Value | undefined, b: Value | undefined, order: readonly string[] | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const declared = order ? order.indexOf(String(a)) - order.indexOf(String(b)) : 0;
  if (declared !== 0) return declared;
  // However they were found, they stand in one order.
  const [x, y] = [spellingOf(a), spellingOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Outcomes in ascending order, field by field as the action declares them. */
export function ascending<T extends Result>(
  outcomes: readonly Weighted<T>[],
  fields: ResultFields,
): Weighted<T>[] {
  const names = Object.keys(fields);
  return [...outcomes].sort((a, b) => {
    for (const name of names) {
      const by = compare(a.value[name], b.value[name], fields[name]!.order);
      if (by !== 0) return by;
    }
    return 0;
  });
}

/** A number or a word that can be read off a result. */
export interface ResultReading {
  readonly name: string;
  /** What it is called, in words. */
  readonly label: string;
  readonly read: (result: Result) => Value | undefined;
  /** Its values in ascending order, where they are words. */
  readonly order?: readonly string[];
}

const named = (name: string, field: ResultField | undefined, read: ResultReading['read']): ResultReading => ({
  name,
  label: field?.label ?? spaced(name),
  read,
  ...(field?.order && { order: field.order }),
});

/** The fields of the result of an action. */
export const resultReadings = ({ result }: AnyAction): ResultReading[] =>
  Object.entries<ResultField>(result).map(([name, field]) => named(name, field, (of) => of[name]));

/** What odds of an action are summed up by: its own views where it offers any, else the fields of its result. */
export const readingsOf = (action: AnyAction, input: Input): ResultReading[] =>
  action.views
    ? Object.entries(action.views as Views).map(([name, view]) =>
        named(name, action.result[name], (result) => view(result, input)),
      )
    : resultReadings(action);

/** The chances of one thing that can be read off a result: a field of it, or a view of it. */
export interface Summary {
  readonly name: string;
  /** What it is called, in words. */
  readonly label: string;
  /** Its values in ascending order, each once. */
  readonly outcomes: readonly Weighted<Value>[];
  readonly total: bigint;
  /** Where every value is a number. */
  readonly mean: number | undefined;
}

/**
 * The chances of everything that can be read off a result, one by one. What is certain from the start is left out, unless
 * all of it is.
 */
export function summaries(action: AnyAction, input: Input, odds: Distribution<Result>): Summary[] {
  const all = readingsOf(action, input).map((reading) => summaryOf(reading, odds));
  const open = all.filter(({ outcomes }) => outcomes.length > 1);
  return open.length > 0 ? open : all.filter(({ outcomes }) => outcomes.length > 0);
}

/** The chances of one reading, of those results that tell anything of it. */
export function summaryOf({ name, label, read, order }: ResultReading, odds: Distribution<Result>): Summary {
  const found = new Gatherer<Value>();
  for (const { value, weight } of odds.outcomes) {
    const of = read(value);
    if (of !== undefined) found.add(of, weight, odds.total);
  }
  const distribution = found.distribution();
  const outcomes = [...distribution.outcomes].sort((a, b) => compare(a.value, b.value, order));
  const numbers = outcomes.every(({ value }) => typeof value === 'number');
  const mean = numbers ? meanOf(distribution, (value) => value as number) : undefined;
  return { name, label, outcomes, total: distribution.total, mean };
}

/** The means of the fields that are numbers in every outcome. */
export function means(odds: Distribution<Result>, fields: ResultFields): Record<string, number> {
  const numbers = Object.keys(fields).filter((name) =>
    odds.outcomes.every(({ value }) => typeof value[name] === 'number'),
  );
  return Object.fromEntries(numbers.map((name) => [name, meanOf(odds, (value) => value[name] as number)]));
}
