import { logPath } from '../../log/file.js';
import { isSame, type Stamp, stampOf } from '../../log/stamp.js';
import { writtenLines } from '../../render/page.js';
import { rosterLines } from '../../render/roster.js';
import { standsAs } from '../../rules/kind.js';
import type { Line } from '../command.js';
import { CliError } from '../errors.js';
import { pageFor } from '../help/page-for.js';
import { timelineFrom, timelineText } from './log.js';
import { atTable } from './now.js';
import { standingOf, systemPlayed } from './standing.js';
import { gameText } from './standing-text.js';

/** Answers that are shown last. */
const LAST = 3;

/** In milliseconds: how often the log is looked at. */
const EVERY = 250;

/**
 * Draws a game anew whenever its log has grown, for a second window: how it stands, its units, the last answers.
 * @returns when somebody presses Ctrl-C, or nobody reads any more
 * @throws CliError `would-ask` where there is no terminal to draw on
 */
export async function watch(line: Line): Promise<void> {
  const { io, game } = line;
  const { stdout } = io;
  if (!stdout.isTTY || !stdout.clear)
    throw new CliError('would-ask', '--watch draws on a terminal.', 'wg game says it once.');
  const path = logPath(game, io.env);
  const interrupted = io.interruptible?.();
  let drawn: { readonly stamp: Stamp | undefined; readonly columns: number | undefined } | undefined;
  while (!interrupted?.aborted && !stdout.closed) {
    const now = { stamp: stampOf(path), columns: stdout.columns };
    if (!drawn || !isSame(drawn.stamp, now.stamp) || drawn.columns !== now.columns) {
      const text = await gameDrawn(line);
      stdout.clear();
      stdout.write(text);
      drawn = now;
    }
    await new Promise((resume) => setTimeout(resume, EVERY));
  }
}

/** How a game stands, its units, and its last answers. */
async function gameDrawn(line: Line): Promise<string> {
  const { io, game, globals } = line;
  const system = systemPlayed(line);
  const page = await pageFor(globals, io, io.stdout);
  const standing = await standingOf({ game, system, globals }, io);
  const table = await atTable(game, system, io);
  const units = table?.units ?? [];
  const kinds = table?.kept.memory.kinds;
  const roster = kinds ? rosterLines(units, (unit) => standsAs(unit, kinds), page) : [];
  const last = await timelineText(game, await timelineFrom(logPath(game, io.env), { last: LAST }), page);
  const [, ...answers] = last.split('\n');
  return [
    await gameText(standing, system, page),
    ...(units.length > 0 ? [writtenLines(roster, page)] : []),
    '\n',
    answers.join('\n'),
  ].join('');
}
