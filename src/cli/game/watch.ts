import { logPath } from '../../log/file.js';
import { isSameFile, type Stamp, stampOf } from '../../log/stamp.js';
import { writtenLines } from '../../render/page.js';
import { rosterLines } from '../../render/roster.js';
import { standsAs } from '../../rules/kind.js';
import type { CommandLine } from '../command.js';
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
export async function watch(line: CommandLine): Promise<void> {
  const { io, game } = line;
  const { stdout } = io;
  if (!stdout.isTTY || !stdout.clear)
    throw new CliError('would-ask', '--watch draws on a terminal.', 'wg game says it once.');
  const path = logPath(game, io.env);
  const interrupted = io.interruptible?.();
  let drawn: Drawn | undefined;
  while (!interrupted?.aborted && !stdout.closed) {
    const { columns, rows } = stdout;
    const now: Drawn = { stamp: stampOf(path), columns, rows };
    if (!drawn || !isSameFile(drawn.stamp, now.stamp) || drawn.columns !== columns || drawn.rows !== rows) {
      const parts = await gameDrawn(line);
      stdout.clear();
      stdout.write(inRows(parts, rows ?? Number.POSITIVE_INFINITY));
      drawn = now;
    }
    await new Promise((resume) => setTimeout(resume, EVERY));
  }
}

/** What a window shows, and how large it is. */
interface Drawn {
  readonly stamp: Stamp | undefined;
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

/** What is drawn, line by line. */
interface GameParts {
  readonly standing: readonly string[];
  readonly roster: readonly string[];
  readonly answers: readonly string[];
}

/**
 * As much of a game as a window has lines for, its last left free so that nothing scrolls: the last answers and how it stands
 * come before the units, of which it is told that there are more.
 */
export function inRows({ standing, roster, answers }: GameParts, rows: number): string {
  const room = Math.max(1, rows - 1);
  const all = [standing, roster, answers].filter((part) => part.length > 0);
  const whole = all.flatMap((part, i) => (i === 0 ? part : ['', ...part]));
  if (whole.length <= room) return `${whole.join('\n')}\n`;
  const last = answers.slice(-Math.max(1, Math.min(answers.length, Math.floor(room / 3))));
  const first = standing.slice(0, Math.max(1, room - last.length - 1));
  const left = room - first.length - last.length - 1;
  const units = left > 1 && roster.length > 0 ? [...roster.slice(0, left - 1), MORE] : [];
  const shown = [...first, ...units, ...(room > first.length + last.length ? [''] : []), ...last];
  return `${shown.slice(0, room).join('\n')}\n`;
}

/** That there is no room for the rest of the units. */
const MORE = '  ... wg roster tells the rest';

/** The lines of a text. */
const linesOf = (text: string): string[] => text.replace(/\n+$/, '').split('\n');

/** How a game stands, its units, and its last answers. */
async function gameDrawn(line: CommandLine): Promise<GameParts> {
  const { io, game, globals } = line;
  const system = systemPlayed(line);
  const page = await pageFor(globals, io, io.stdout);
  const standing = await standingOf({ game, system, globals }, io);
  const table = await atTable(game, system, io);
  const units = table?.units ?? [];
  const kinds = table?.kept.memory.kinds;
  const roster = kinds ? rosterLines(units, (unit) => standsAs(unit, kinds), page) : [];
  const last = await timelineText(game, await timelineFrom(logPath(game, io.env), { last: LAST }), page);
  const [, ...answers] = linesOf(last);
  return {
    standing: linesOf(await gameText(standing, system, page)),
    roster: units.length > 0 ? linesOf(writtenLines(roster, page)) : [],
    answers,
  };
}
