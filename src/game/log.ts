import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Resolution } from '../rules/record.js';

/** The log cannot be read or written. */
export class LogError extends Error {
  override readonly name = 'LogError';
  constructor(
    readonly doing: 'read' | 'write',
    message: string,
  ) {
    super(message);
  }
}

/** One line of a log: a resolution, and where it stands among those that build on one another. */
export interface Event {
  /**
   * For actions with a memory: the number of this event in that memory, from 1. Two processes may write the same
   * number; the first in the file stands, the other never happened.
   */
  readonly n?: number;
  /** Tells apart events that are otherwise alike. */
  readonly id: string;
  /** When, in ISO 8601. */
  readonly at: string;
  readonly record: Resolution;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The file that holds the log of a game: under `$XDG_STATE_HOME/wg`, by default `~/.local/state/wg`.
 * A relative XDG path counts as none, as its specification says.
 */
export function logPath(game: string, env: Env): string {
  const { XDG_STATE_HOME: xdg } = env;
  const state = xdg && isAbsolute(xdg) ? xdg : join(env.HOME || homedir(), '.local', 'state');
  return join(state, 'wg', 'games', `${fileName(game)}.jsonl`);
}

/** A game's name as every file system takes it: letters and digits as they are, the rest escaped. */
const fileName = (game: string) =>
  game.replace(
    /[^\p{L}\p{N} _-]/gu,
    (c) => `%${c.codePointAt(0)!.toString(16).padStart(2, '0').toUpperCase()}`,
  );

/** What is in a log, with the lines that could not be read. */
export interface Log {
  readonly events: readonly Event[];
  /** Numbers of the lines that are no event, from 1. */
  readonly unread: readonly number[];
}

/**
 * Reads a log. A line that is torn (its writer was killed) is passed over; nothing else is lost with it.
 * @param only pieces of text, one of which every wanted line holds: others are not parsed
 * @throws LogError when the file is there but cannot be read
 */
export function readLog(path: string, only: readonly string[] = ['']): Log {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { events: [], unread: [] };
    throw new LogError('read', `the log ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const events: Event[] = [];
  const unread: number[] = [];
  const lines = text.split('\n');
  lines.forEach((line, i) => {
    if (line === '') return;
    const whole = line.startsWith('{') && line.endsWith('}');
    if (whole && !only.some((text) => line.includes(text))) return;
    const read = whole ? parse(line) : undefined;
    if (read?.record) events.push(read as Event);
    else if (read?.house !== undefined) return;
    // The last line may be one that another process is just writing.
    else if (i < lines.length - 1) unread.push(i + 1);
  });
  return { events, unread };
}

/** A line of the log: an event, or what was agreed before play. */
type Line = Partial<Event> & { readonly house?: unknown };

function parse(line: string): Line | undefined {
  try {
    const read = JSON.parse(line) as Line;
    return typeof read.record === 'object' || read.house !== undefined ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds one line to a log, in a single write at its end. A torn line before it is closed first, so that only what was
 * being written when a process died is ever lost.
 * @throws LogError when it cannot be written
 */
export const appendEvent = (path: string, event: Event): void => appendLine(path, event);

/** As {@link appendEvent}, for a line of another kind. */
export function appendLine(path: string, line: object): void {
  try {
    makeFolders(dirname(path));
    const file = openSync(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT, 0o600);
    try {
      const bytes = Buffer.from(`${endsTorn(file) ? '\n' : ''}${JSON.stringify(line)}\n`);
      const written = writeSync(file, bytes);
      if (written < bytes.length) throw Object.assign(new Error('short write'), { code: 'ENOSPC' });
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new LogError(
      'write',
      `the log ${path} cannot be written (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

function endsTorn(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

/** Level by level: `recursive` runs for ever where a parent cannot hold folders, such as /proc. */
function makeFolders(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolders(dirname(folder));
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (again) {
      if ((again as NodeJS.ErrnoException).code !== 'EEXIST') throw again;
    }
  }
}
