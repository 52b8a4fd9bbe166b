import { measured } from '../../engine/decisions/measure.js';
import { compareJson } from '../../render/decisions/compare-json.js';
import { compareGist, compareText } from '../../render/decisions/compare-text.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { shownAs } from '../shown-as.js';
import { type OddsLine, oddsOfLine } from './lines.js';

/** Lines that are set side by side: more would be nothing to read. */
const MOST_LINES = 20;

/** Sets the odds of lines side by side. @throws CliError where there are not two lines, or one of them cannot be typed */
export async function compareLines(typed: CommandLine): Promise<void> {
  const { words, input, globals, page, json, io } = typed;
  const { of, chance, fewer } = input as { of?: string; chance?: string; fewer: boolean };
  const shown = shownAs({ ...globals, ...input });
  if (words.length < 2 || words.length > MOST_LINES)
    throw new CliError(
      'usage',
      `compare takes from 2 to ${MOST_LINES} lines, not ${words.length}.`,
      'Each in quotes, as in: wg compare "shoot -g C -f 9" "shoot -g B -f 7"',
    );
  if (of !== undefined && chance !== undefined)
    throw new CliError(
      'conflict',
      '--of and --chance exclude each other: a condition names what it is about.',
    );
  const lines: OddsLine[] = [];
  for (const [i, line] of words.entries()) lines.push(await oddsOfLine(line, i + 1, typed));
  const measure = measured({ of, chance }, lines);
  const mute = measure.summaries.findIndex(({ outcomes }) => outcomes.length === 0);
  if (mute >= 0)
    throw new CliError('nothing-found', `Line ${mute + 1}: nothing is told of ${measure.label}.`);
  const compared = { lines, measure, fewer };
  if (globals.json) return json(compareJson(compared));
  if (shown) {
    const { comparePicture, show } = await import('../pictures.js');
    return show(comparePicture(compared), shown, { io, page });
  }
  io.stdout.write(globals.brief ? `${compareGist(compared)}\n` : compareText(compared, page));
}
