/** What the parts of an answer look like. */
export interface Theme {
  readonly head: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly hit: (text: string) => string;
  readonly cancel: (text: string) => string;
  readonly again: (text: string) => string;
  readonly result: (text: string) => string;
  readonly bar: (text: string) => string;
  readonly wrong: (text: string) => string;
  /** A figure among others, from the least (0) to the most ({@link SHADES} - 1). */
  readonly shade: (level: number, text: string) => string;
}

/** How many shades figures can be told apart by. */
export const SHADES = 5;

/** No colours: what is written into pipes and files. */
const plain = (text: string): string => text;
export const PLAIN: Theme = {
  head: plain,
  faint: plain,
  hit: plain,
  cancel: plain,
  again: plain,
  result: plain,
  bar: plain,
  wrong: plain,
  shade: (_, text) => text,
};

/** The colours, or none: the library that knows them is loaded where there are any. The level is ours to set (NO_COLOR). */
export async function theme(colour: boolean): Promise<Theme> {
  if (!colour) return PLAIN;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  // One text each: chalk itself would join whatever else a caller such as map hands it.
  const paint = (style: (text: string) => string) => (text: string) => style(text);
  const shades = [
    chalk.dim,
    (text: string) => text,
    chalk.cyan,
    chalk.bold.cyan,
    chalk.bold.cyan.inverse,
  ].map(paint);
  return {
    head: paint(chalk.bold),
    faint: paint(chalk.dim),
    hit: paint(chalk.green.bold),
    cancel: paint(chalk.red),
    again: paint(chalk.dim),
    result: paint(chalk.bold.cyan),
    bar: paint(chalk.cyan),
    wrong: paint(chalk.red),
    // Whatever the colours of the terminal: from faint to letters cut out of colour.
    shade: (level, text) => shades[level]!(text),
  };
}

/**
 * Whether a stream is to be coloured: the flag, then FORCE_COLOR, then NO_COLOR, then TERM=dumb, then whether that
 * stream is a terminal.
 * @param flag what `--color` or `--no-color` said; undefined or `auto` leaves it to the rest
 */
export function wantsColour(
  flag: boolean | string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  isTTY: boolean,
): boolean {
  if (flag === true || flag === 'always') return true;
  if (flag === false || flag === 'never') return false;
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: term } = env;
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  if (no !== undefined && no !== '') return false;
  return term !== 'dumb' && isTTY;
}

/** Whether a sequence is one that a theme paints with: bold, faint, cut out, red, green, cyan, and the ends of them. */
export const isColour = (sequence: string): boolean =>
  /^\u001b\[(?:1|2|7|22|27|31|32|36|39)m$/.test(sequence);
