/** Words that every rule system says: counts, articles and lists. */

/** `1 hit`, `2 hits`, `no hits`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  n === 0 ? `no ${many}` : numbered(n, one, many);

/** `0 hits`, `1 hit`, `2 hits`: where nothing is a number too. */
export const numbered = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `is` of one, `are` of several. */
export const are = (n: number): string => (n === 1 ? 'is' : 'are');

/** Names that stand in one word, as they are typed (`1 Squad,2 Squad`), as they are read. */
export const namesApart = (word: string): string => word.replace(/,(?=\S)/g, ', ');

/** A number as it is read: `299,997`; with so many decimals, where it is to have any: `1,234.50`. */
export function grouped(n: number, decimals?: number): string {
  const [whole, ...part] = (decimals === undefined ? String(n) : n.toFixed(decimals)).split('.');
  return [whole!.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.');
}

/** `no events`, `1 event`, `2,345 events`: of what a long game has very many. */
export const countedLong = (n: number, one: string, many = `${one}s`): string =>
  n < 2 ? counted(n, one, many) : `${grouped(n)} ${many}`;

/** `there is only 1 figure`, `there are only 3 figures`. */
export const thereAreOnly = (n: number, one: string, many?: string): string =>
  `there ${are(n)} only ${numbered(n, one, many)}`;

/** `none of 3`, `1 of 3`, `all 3`, `both`. */
export function outOf(n: number, all: number): string {
  if (n === all && all > 1) return all === 2 ? 'both' : `all ${all}`;
  return `${n === 0 && all > 1 ? 'none' : n} of ${all}`;
}

/** With its sign: `+1`, `-2`, `+0`. */
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** With its article: `a tank`, `an armoured car`, `an NCO`; `A` begins a sentence. */
export const a = (thing: string, article: 'a' | 'A' = 'a'): string =>
  `${article}${/^([aeiou]|[AEFHILMNORSX][A-Z])/.test(thing) ? 'n' : ''} ${thing}`;

/** `a`, `a and b`, `a, b and c`. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Units by their names: `Able`, `Able and Baker`. */
export const names = (units: readonly { readonly name: string }[]): string =>
  list(units.map(({ name }) => name));

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** With a capital, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of somebody by name, a line each: of whom the same is said, in one. Of whom nothing is said there is none. */
export function together(said: readonly (readonly [name: string, says: string])[]): string[] {
  const by = new Map<string, string[]>();
  for (const [name, says] of said) if (says !== '') by.set(says, [...(by.get(says) ?? []), name]);
  return [...by].map(([says, names]) => `${list(names)}: ${says}`);
}

/** A name in the program as words: `closedDown` is `closed down`. */
export const spaced = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]+/g, (word) => ` ${word.length > 1 ? word : word.toLowerCase()}`);

/** A word of a line as it is typed: in quotes, where a shell would take it apart. */
export const quoted = (word: string): string =>
  /^[\w.,:=/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** What comes of values that are not there, or are not what they should be, where they are put into words. */
const NO_WORDS = /undefined|Infinity|\bNaN\b|\[object /;

/**
 * Whether a sentence says something: one that was put together from what a log should not hold may not.
 * @param from what it was put together from, with the names in it: players may call something NaN
 */
export function saysSomething(text: string, from: unknown): boolean {
  const [word] = NO_WORDS.exec(text) ?? [];
  return word === undefined || JSON.stringify(from).includes(word);
}

/** A sentence. @throws TypeError where it says nothing: nobody can have played to what it was put together from */
export function said(text: string, from: unknown): string {
  if (saysSomething(text, from)) return text;
  throw new TypeError(`nothing is said by '${text}'`);
}

/** An action in words: `reaction test`, and `anti-tank`, whose prefix stays with its word. */
export const actionSaid = (name: string): string => name.replace(/(?<!^anti)-/g, ' ');
