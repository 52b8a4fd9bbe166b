import type { Value } from '../rules/rule.js';

/** The players' own numbers that were used: `table.ranges/mg is 18 by the house rules`. */
export const ownNumbers = (house: Readonly<Record<string, Value>>): string[] =>
  Object.entries(house).map(([id, value]) => `${id} is ${inWords(value)} by the house rules`);

const inWords = (value: Value): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, n]) => `${n} ${name}`)
        .join(', ')
    : String(value);
