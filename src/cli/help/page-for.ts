import { type Page, symbolsFor } from '../../render/page.js';
import { theme, wantsColour } from '../../render/theme.js';
import type { Io, Out } from '../io.js';
import type { Globals } from '../line/parse.js';

/** Lines no longer than this are easier to read, however wide the screen. */
const WIDEST = 100;

/** How text looks on a stream of this run. */
export async function pageFor(globals: Globals, io: Io, stream: Out): Promise<Page> {
  const columns = stream.columns || positive(io.env.COLUMNS) || 80;
  const ascii = isAscii(globals.ascii === true, io);
  return {
    width: Math.max(20, Math.min(columns, WIDEST)),
    theme: await theme(!globals.json && wantsColour(globals.color, io.env, stream.isTTY)),
    symbols: symbolsFor(ascii),
    ascii,
  };
}

const positive = (text: string | undefined) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined);

/** Whether only ASCII is to be written: by the flag, or by the locale. */
export function isAscii(flag: boolean, { env }: Io): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return flag || (locale !== undefined && locale !== '' && !/utf-?8/i.test(locale));
}

/** Writes JSON on stdout, a line for each value. */
export const jsonWriter =
  ({ stdout }: Pick<Io, 'stdout'>) =>
  (value: unknown): void =>
    stdout.write(`${JSON.stringify(value)}\n`);
