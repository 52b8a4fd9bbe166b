import { isObject, type Value } from '../rules/rule.js';
import { spaced } from '../rules/text/say.js';

/** The players' own numbers that were used: `table.ranges/mg is 18 by the house rules`. */
export const ownNumbers = (house: Readonly<Record<string, Value>>): string[] =>
  Object.entries(house).map(([id, value]) =>
    isRow(value)
      ? `${id} by the house rules: ${cellText(value)}`
      : `${id} is ${cellText(value)} by the house rules`,
  );

type NoteRow = { readonly [column: string]: Value };

/** Whether a cell holds several columns. */
export const isRow = (value: Value): value is NoteRow => isObject(value);

/**
 * What stands in a cell of a table, with the names of its columns: `white 2, blue 1`. Columns that are called by numbers are
 * ranges: `up to 25: 3, over 25: 1`.
 */
export function cellText(value: Value): string {
  if (!isRow(value)) return String(value);
  const columns = Object.entries(value);
  const said = columns.flatMap(([name, n], i) => {
    if (n === 0) return [];
    if (!/^\d+$/.test(name)) return [`${spaced(name)} ${n}`];
    const isLast = i > 0 && i === columns.length - 1;
    return [`${isLast ? `over ${columns[i - 1]![0]}` : `up to ${name}`}: ${n}`];
  });
  return said.length > 0 ? said.join(', ') : '0';
}
