import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { shown } from '../engine/shown.js';
import { fileTrouble } from '../log/file.js';
import { CliError } from './errors.js';

/** What goes into a file, piece by piece. */
type Content = AsyncIterable<string> | Iterable<string | Uint8Array>;

/**
 * Writes a file for the player, piece by piece.
 * @param force overwrites one that is there; without it one that is there stays as it is, and one that could not be written
 * to its end is taken away again, so that it is not in the way of the next try
 * @throws the error of the file system
 */
export async function writeNew(path: string, content: Content, force = false): Promise<void> {
  // Only whoever makes the file may write it: none that is there is lost between a look and a stroke.
  const file = openSync(path, force ? 'w' : 'wx');
  try {
    for await (const piece of content) writeFileSync(file, piece);
  } catch (error) {
    if (!force) rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Whoever asked for this file is told that there is one. */
const taken = (file: string): CliError =>
  new CliError('output-failed', `${shown(file, 500)} is there already.`, '--force overwrites it.');

/** A file that the player asked for cannot be written; `what` is it: `report`. */
function unwritten(what: string, file: string, error: unknown): CliError {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return taken(file);
  return new CliError(
    'output-failed',
    `The ${what} cannot be written to ${shown(file, 500)} (${fileTrouble(code)}).`,
  );
}

/**
 * Finds out whether a file could be written, before anybody is asked what goes into it: nobody answers for nothing.
 * @param what it would be: `roster`
 * @throws CliError `output-failed`
 */
export function mustBeWritable(what: string, file: string, force: boolean): void {
  const there = existsSync(file);
  try {
    closeSync(openSync(file, force ? 'a' : 'wx'));
  } catch (error) {
    throw unwritten(what, file, error);
  }
  if (!there) rmSync(file);
}

/**
 * Writes a file that the player asked for by its name.
 * @param what it is: `roster`
 * @throws CliError `output-failed`
 */
export async function writeFor(what: string, file: string, text: string, force: boolean): Promise<void> {
  try {
    await writeNew(file, [text], force);
  } catch (error) {
    throw unwritten(what, file, error);
  }
}

/** Where a page for the player goes. */
interface Goes {
  /** The file; without one it is named as the page is. */
  readonly path: string | undefined;
  readonly name: string;
  /** Overwrites a file that is there. */
  readonly force: boolean;
}

/**
 * Writes a page for the player. One that is named by its page takes a number where there is such a file already.
 * @param what it is: `report`
 * @returns the file
 * @throws CliError `output-failed`
 */
export async function writePage(what: string, { path, name, force }: Goes, text: Content): Promise<string> {
  for (let n = 1; ; n++) {
    const file = path ?? `${fileNameOf(name)}${n > 1 ? `-${n}` : ''}.html`;
    try {
      await writeNew(file, text, force);
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' && path === undefined) continue;
      throw unwritten(what, file, error);
    }
  }
}

/** The letters and digits of a name: what a shell takes without quotes. */
const fileNameOf = (name: string): string => name.match(/[\p{L}\p{N}\p{M}_]+/gu)?.join('-') ?? 'game';
