import type { Action } from '../rules/action.js';
import type { Result } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import { type Distribution, Gatherer, keyOf, meanOf, type Weighted } from './distribution.js';

type Fields = Action['result'];

/** Orders values: numbers by size, words as the result field declares them, lists item by item. */
function compare(a: Value | undefined, b: Value | undefined, order: readonly string[] | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (order) return order.indexOf(String(a)) - order.indexOf(String(b));
  const [x, y] = [keyOf(a), keyOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Outcomes in ascending order, field by field as the action declares them. */
export function ascending<T extends Result>(outcomes: readonly Weighted<T>[], fields: Fields): Weighted<T>[] {
  const names = Object.keys(fields);
  return [...outcomes].sort((a, b) => {
    for (const name of names) {
      const by = compare(a.value[name], b.value[name], fields[name]!.order);
      if (by !== 0) return by;
    }
    return 0;
  });
}

/** The distribution of one field of the result, in ascending order. */
export function marginal(odds: Distribution<Result>, name: string, fields: Fields): Distribution<Value> {
  const found = new Gatherer<Value>();
  for (const { value, weight } of odds.outcomes) {
    const of = value[name];
    if (of !== undefined) found.add(of, weight, odds.total);
  }
  const { outcomes, total } = found.distribution();
  return { outcomes: [...outcomes].sort((a, b) => compare(a.value, b.value, fields[name]!.order)), total };
}

/** The means of the fields that are numbers in every outcome. */
export function means(odds: Distribution<Result>, fields: Fields): Record<string, number> {
  const numbers = Object.keys(fields).filter((name) =>
    odds.outcomes.every(({ value }) => typeof value[name] === 'number'),
  );
  return Object.fromEntries(numbers.map((name) => [name, meanOf(odds, (value) => value[name] as number)]));
}
