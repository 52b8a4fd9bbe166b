import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { LONGEST_ID } from '../rules/system.js';
import { named } from '../rules/text/likeness.js';
import { toDisk } from './on-disk.js';
import { type Grown, hasWritten, type Stamp } from './stamp.js';

/** The log cannot be read or written. */
export class LogError extends Error {
  override readonly name = 'LogError';
  constructor(
    readonly doing: 'read' | 'write',
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }

  /** What the system would not do with a file that wg keeps; `what` is it, with its path. */
  static kept(doing: 'read' | 'write', what: string, error: unknown): LogError {
    const done = doing === 'read' ? 'read' : 'written';
    return new LogError(doing, `${what} cannot be ${done} (${fileTrouble(codeOf(error))})`, ELSEWHERE);
  }
}

const ELSEWHERE = 'XDG_STATE_HOME names another folder to keep games in.';

/** Said of a device, or a pipe where none is read. */
export const NO_FILE = 'not a file';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder: ENOENT',
  EACCES: 'that is not allowed: EACCES',
  EISDIR: 'it is a folder: EISDIR',
  ENOSPC: 'the disk is full: ENOSPC',
  EROFS: 'nothing can be written there: EROFS',
  EPERM: 'that is not allowed: EPERM',
  ELOOP: 'links lead to it in a circle: ELOOP',
  ENOTDIR: 'what stands before the last / is no folder: ENOTDIR',
  ENAMETOOLONG: 'no file has a name as long: ENAMETOOLONG',
  EIO: 'the disk does not give it out: EIO',
  [NO_FILE]: 'it is neither a file nor a folder',
};

const READ_IT = 'Who owns it lets others read it: chmod +r.';
const LOOK = 'It is looked for from the folder that you are in; its whole path begins with /.';
const ADVICE: Readonly<Record<string, string>> = {
  ENOENT: LOOK,
  ENOTDIR: LOOK,
  ENAMETOOLONG: LOOK,
  EACCES: READ_IT,
  EPERM: READ_IT,
  EISDIR: 'A file in it is named with it: folder/file.',
  ELOOP: 'The file itself can be named in place of the link.',
  [NO_FILE]: 'What comes out of it can be saved in a file, and that one named.',
};

/** Why the system will not give a file out or take one, in words. */
export const fileTrouble = (code: string | undefined): string => named(WHY, `${code}`) ?? `${code}`;

/** What whoever named a file that cannot be read can do about it. */
export const fileAdvice = (code: string | undefined): string | undefined => named(ADVICE, `${code}`);

/** The environment of a run. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * The folder of all games: under `$XDG_STATE_HOME/wg`, by default `~/.local/state/wg`.
 * A relative XDG path counts as none, as its specification says.
 */
export function gamesFolder({ XDG_STATE_HOME: xdg, HOME: home }: Env): string {
  if (!folder || folder.xdg !== xdg || folder.home !== home) {
    const state =
      xdg && isAbsolute(xdg)
        ? xdg
        : join(home || process.getBuiltinModule('node:os').homedir(), '.local', 'state');
    folder = { xdg, home, games: join(state, 'wg', 'games') };
  }
  return folder.games;
}

/** The folder that was asked for last: every line of an evening asks for it ten times. */
let folder:
  | { readonly xdg: string | undefined; readonly home: string | undefined; readonly games: string }
  | undefined;

/** The file that holds the log of a game. */
export const logPath = (game: string, env: Env): string => join(gamesFolder(env), `${fileName(game)}.jsonl`);

/**
 * A game's name as every file system takes it: letters and digits as they are, the rest escaped, two digits a character,
 * or six behind a `u`.
 */
function fileName(game: string): string {
  // To put together what letters all alphabets have takes longer than all else a line has to do with names.
  if (/^[\w -]*$/.test(game)) return game;
  return game.replace(/[^\p{L}\p{N} _-]/gu, (c) => {
    const code = c.codePointAt(0)!.toString(16).toUpperCase();
    return code.length <= 2 ? `%${code.padStart(2, '0')}` : `%u${code.padStart(6, '0')}`;
  });
}

/** The longest name, in bytes, that every file system takes, but for what the files of a game have behind it. */
const LONGEST = 255 - '.memory-'.length - LONGEST_ID - '.json.4194304-0123456789'.length;

/** Whether a game of this name can have its files. */
export const fitsFiles = (game: string): boolean => Buffer.byteLength(fileName(game)) <= LONGEST;

const character = (code: string) => {
  const n = Number.parseInt(code, 16);
  return n <= 0x10ffff ? String.fromCodePoint(n) : '';
};

/** The game whose log a file of the folder of games holds; undefined where its name is none that a game can have. */
export function gameIn(file: string): string | undefined {
  if (!file.endsWith('.jsonl')) return undefined;
  const name = file.slice(0, -'.jsonl'.length);
  const game = name.replace(/%(?:u([0-9A-F]{6})|([0-9A-F]{2}))/g, (_, long, short) =>
    character(long ?? short),
  );
  return game !== '' && fileName(game) === name ? game : undefined;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** No log is longer: a million events. Nobody waits for the end of a file that has none to speak of. */
export const LONGEST_LOG = 2 ** 31;

/** A file that no log can be: a device, or one without an end. */
export const noLog = (why: string): Error => Object.assign(new Error(why), { code: why });

/**
 * The bytes of a log from an offset to another, or to its end.
 * @param room where they are put, as far as it goes; a place of their own, where none is given
 * @returns nothing where there is no log
 * @throws LogError when the file is there but cannot be read
 */
export const bytesFrom = (
  path: string,
  offset: number,
  to = Number.MAX_SAFE_INTEGER,
  room?: Buffer,
): Buffer =>
  opened(path, Buffer.alloc(0), (file, size) => {
    const wanted = Math.max(0, Math.min(size, to) - offset);
    return readInto(room?.subarray(0, wanted) ?? Buffer.allocUnsafeSlow(wanted), file, offset);
  });

/** What is read in pieces is read so much at once. */
const PIECE = 1 << 16;

/**
 * Whether a stretch of one file is the same as one of another. They are read a piece at a time, each in the place of the one
 * before: to read a long stretch into memory that is new takes longer than to read it.
 * @param one its path and where the stretch begins
 * @param other the same
 * @throws LogError when either is there but cannot be read
 */
export const isSameStretch = (
  [one, from]: readonly [string, number],
  [other, start]: readonly [string, number],
  length: number,
): boolean =>
  opened(one, false, (a) =>
    opened(other, false, (b) => {
      const [room, beside] = [PIECE, PIECE].map((most) => Buffer.allocUnsafeSlow(Math.min(most, length)));
      for (let at = 0; at < length; at += PIECE) {
        const wanted = Math.min(PIECE, length - at);
        const piece = readInto(room!.subarray(0, wanted), a, from + at);
        if (piece.length < wanted) return false;
        if (!readInto(beside!.subarray(0, wanted), b, start + at).equals(piece)) return false;
      }
      return true;
    }),
  );

/**
 * Does something with a log that is open.
 * @param none what comes of it where there is no log
 * @throws LogError when the file is there but cannot be read
 */
function opened<T>(path: string, none: T, does: (file: number, size: number) => T): T {
  try {
    // Not to wait for a writer, where it is a pipe.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stat = fstatSync(file);
      if (!stat.isFile()) throw noLog(stat.isDirectory() ? 'EISDIR' : 'no file');
      if (stat.size > LONGEST_LOG) throw noLog('too long for a log');
      return does(file, stat.size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return none;
    throw LogError.kept('read', `the log ${path}`, error);
  }
}

/** Fills a place with what stands in a file behind an offset, as far as there is any. */
function readInto(bytes: Buffer, file: number, offset: number): Buffer {
  let read = 0;
  while (read < bytes.length) {
    const more = readSync(file, bytes, read, bytes.length - read, offset + read);
    if (more === 0) break;
    read += more;
  }
  return bytes.subarray(0, read);
}

/**
 * Adds one line to a log, in a single write at its end. A torn line before it is closed first, so that only what was
 * being written when a process died is ever lost.
 * @param safe nobody is told of the line before it is on the disk, and not only in the hands of the system
 * @param whole where a line is known to end, as far as the log was followed
 * @returns how the log grew by it; others may have added to it at the same time
 * @throws LogError when it cannot be written
 */
export function append(path: string, line: string, safe = false, whole = -1): Grown {
  hasWritten();
  try {
    const file = openToAppend(path);
    try {
      const before = fstatSync(file);
      const bytes = Buffer.from(`${before.size !== whole && endsTorn(file, before) ? '\n' : ''}${line}\n`);
      const written = writeSync(file, bytes);
      if (written < bytes.length) throw Object.assign(new Error('short write'), { code: 'ENOSPC' });
      if (safe) toDisk(path, file);
      return { before, after: fstatSync(file), by: bytes };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw LogError.kept('write', `the log ${path}`, error);
  }
}

function openToAppend(path: string): number {
  const open = () => openSync(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT, 0o600);
  try {
    return open();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    makeFolders(dirname(path));
    return open();
  }
}

function endsTorn(file: number, { size }: Stamp): boolean {
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

/**
 * Writes a file beside the logs, for its owner alone, all of it at once: whoever reads it finds the old or the new one.
 * Where it cannot be written the old one stays, and nothing is left lying about.
 * @throws what the file system throws
 */
export function putFile(path: string, content: string | Uint8Array): void {
  hasWritten();
  makeFolders(dirname(path));
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Level by level: `recursive` runs for ever where a parent cannot hold folders, such as /proc. */
export function makeFolders(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolders(dirname(folder));
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (again) {
      if (codeOf(again) !== 'EEXIST') throw again;
    }
  }
}
