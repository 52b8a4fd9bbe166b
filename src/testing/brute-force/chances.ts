/** An exact chance. */
export interface Fraction {
  readonly over: bigint;
  readonly num: bigint;
}

export const CERTAIN: Fraction = { num: 1n, over: 1n };

/** A fraction in lowest terms. */
export function reduced(num: bigint, over: bigint): Fraction {
  let [a, b] = [num, over];
  while (b !== 0n) [a, b] = [b, a % b];
  return { num: num / a, over: over / a };
}
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.num * b.num, a.over * b.over);
const plus = (a: Fraction, b: Fraction): Fraction =>
  a.over === b.over
    ? { num: a.num + b.num, over: a.over }
    : reduced(a.num * b.over + b.num * a.over, a.over * b.over);

/** Whether two fractions are the same number. */
export const same = (a: Fraction, b: Fraction): boolean => a.num * b.over === b.num * a.over;

/** The same text for values that are equal, whatever the order in which their names were put in. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf)}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, of]) => `${name}:${textOf(of)}`)}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

/** What can come of something, each value once, with its chance. */
export class ExactChances<T> {
  private readonly found = new Map<string, { readonly value: T; chance: Fraction }>();

  add(value: T, chance: Fraction): void {
    const text = textOf(value);
    const entry = this.found.get(text);
    if (entry) entry.chance = plus(entry.chance, chance);
    else this.found.set(text, { value, chance });
  }

  of(value: unknown): Fraction {
    return this.found.get(textOf(value))?.chance ?? { num: 0n, over: 1n };
  }

  all(): { readonly value: T; readonly chance: Fraction }[] {
    return [...this.found.values()];
  }
}
