import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shown } from '../../engine/shown.js';
import { fileTrouble } from '../../log/file.js';
import { CliError } from '../errors.js';

/** The end of the names of files with rows, where a folder has others too. */
const ROWS = /\.(jsonl|ndjson)$/i;

/**
 * The files that were named: those of a folder by the end of their names, and those that a pattern with `*` fits, where the
 * shell has left it as it is.
 * @returns paths, each folder's in order
 * @throws CliError `bad-rows` for what is not there
 */
export function rowFiles(named: readonly string[]): readonly string[] {
  return named.flatMap((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory())
      return found(path, (name) => ROWS.test(name), `${shown(path, 200)} has no file of rows (.jsonl).`);
    if (stat || !basename(path).includes('*')) return [path];
    const pattern = new RegExp(`^${basename(path).split('*').map(literally).join('.*')}$`);
    return found(dirname(path), (name) => pattern.test(name), `There is no ${shown(path, 200)}.`);
  });
}

const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function found(folder: string, fits: (name: string) => boolean, none: string): string[] {
  const names = namesIn(folder).filter(fits).sort();
  if (names.length === 0) throw new CliError('bad-rows', none);
  return names.map((name) => (folder === '.' ? name : join(folder, name)));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw unreadable(folder, error);
  }
}

/** What is said of a file or folder that cannot be read. */
export const unreadable = (path: string, error: unknown): CliError =>
  new CliError(
    'bad-rows',
    `${shown(path, 200)} cannot be read (${fileTrouble((error as NodeJS.ErrnoException).code)}).`,
  );
