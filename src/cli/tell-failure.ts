import { hang, toAscii, widthOf } from '../render/page.js';
import { theme, wantsColour } from '../render/theme.js';
import type { FailureTold } from './failure.js';
import type { Io } from './io.js';
import { colourAsked } from './line/parse.js';

/** Tells of a failure on stderr: as JSON where JSON was asked for, else in a sentence or two. */
export async function tellFailure(
  { code, message, hint, clause }: FailureTold,
  argv: readonly string[],
  io: Io,
): Promise<void> {
  if (argv.includes('--json')) {
    const error = { code, message, ...(hint && { hint }), ...(clause && { clause }) };
    io.stderr.write(`${toAscii(JSON.stringify({ error }))}\n`);
    return;
  }
  const { wrong, faint } = await theme(wantsColour(colourAsked(argv), io.env, io.stderr.isTTY));
  const source = clause ? ` ${faint(`(${clause})`)}` : '';
  const width = io.stderr.columns ?? Number.POSITIVE_INFINITY;
  const lines = [
    ...hang(`${wrong('wg:')} `, `${message}${source}`, width),
    ...(hint ? hint.split('\n').flatMap((line) => asItStands(line, width - 4)) : []),
  ];
  io.stderr.write(`${lines.join('\n')}\n`);
}

/** A line of a hint, below the message: what is drawn, as the place of a mistake, is left as it is where it fits. */
const asItStands = (line: string, width: number): string[] =>
  widthOf(line) <= width ? [`    ${line}`] : hang('    ', line, width + 4);
