import { likeness } from '../../src/rules/likeness.js';

/** A name as it is compared: nobody minds capitals and spaces while he plays. */

/** Whether a name is among others. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((other) => likeness(other) === likeness(name));

/** The names in a flag that may be given once or several times, each once. */
export function namesIn(value: unknown): string[] {
  const all = typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
  return all.filter((name, i) => !isAmong(all.slice(0, i), name));
}
