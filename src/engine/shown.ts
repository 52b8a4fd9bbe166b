/**
 * What steers a terminal: its sequences for colours as a whole, controls, and what turns the direction of writing; and halves of
 * characters, which nobody can type again.
 */
export const UNPRINTABLE =
  /\u001b\[[0-9;]*m|[\u0000-\u001f\u007f-\u009f\u061c\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters as JSON escapes them. */
export const escaped = (text: string): string =>
  text.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Text from players, names and seeds, as it may be shown: what would steer a terminal is escaped. */
export const printable = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(UNPRINTABLE, escaped);

/** Most texts are of such letters: to see that takes no look for what steers a terminal. */
const PLAIN = /^[ -~]*$/;

/** Whether text would steer a terminal, or break a line: nothing is named so. */
export const steers = (text: string): boolean => printable(text) !== text;

/** Data with every text in it as it may be shown, the names of its parts too. */
export function printableIn(data: unknown): unknown {
  if (typeof data === 'string') return printable(data);
  if (Array.isArray(data)) return data.map(printableIn);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [printable(name), printableIn(value)]),
  );
}

/** Text from outside as an error may show it: what would steer a terminal is escaped, and no more of it than helps. */
export function shown(text: string, most = 60): string {
  const safe = printable(text);
  return safe.length > most ? `${safe.slice(0, most).replace(/[\ud800-\udbff]$/, '')}...` : safe;
}

/** Data from outside as an error may show it: text as it is, the rest as JSON has it. */
export const shownData = (of: unknown): string =>
  shown(typeof of === 'string' ? of : (JSON.stringify(of) ?? 'nothing'));

/** What Node makes of bytes that are no UTF-8. */
const NO_TEXT = '\ufffd';

/** What is wrong with a seed or a name, if anything is: they are one line of text that can be read aloud. */
export const lineFault = (raw: string): string | undefined =>
  raw.includes(NO_TEXT)
    ? 'its bytes are no UTF-8'
    : raw.length < 1 || raw.length > 64 || steers(raw)
      ? 'it takes 1 to 64 characters, none of them a control character'
      : undefined;
