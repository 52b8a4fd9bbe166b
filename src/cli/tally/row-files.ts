import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shown } from '../../engine/shown.js';
import { statOf } from '../../log/stamp.js';
import { CliError, unreadable } from '../errors.js';

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
    const stat = statOf(path);
    if (stat?.isDirectory())
      return found(path, (name) => ROWS.test(name), `${shown(path, 200)} has no file of rows (.jsonl).`);
    if (stat || !basename(path).includes('*')) return [path];
    const parts = basename(path).split('*');
    return found(dirname(path), (name) => fits(parts, name), `There is no ${shown(path, 200)}.`);
  });
}

/** Whether a name is these parts, at least two, with anything between them. */
function fits(parts: readonly string[], name: string): boolean {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (!name.startsWith(first) || !name.slice(first.length).endsWith(last)) return false;
  const room = name.slice(0, name.length - last.length);
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const there = room.indexOf(part, at);
    if (there < 0) return false;
    at = there + part.length;
  }
  return true;
}

function found(folder: string, fits: (name: string) => boolean, none: string): string[] {
  const names = namesIn(folder).filter(fits).sort();
  if (names.length === 0) throw new CliError('bad-rows', none);
  return names.map((name) => (folder === '.' ? name : join(folder, name)));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw unreadableRows(folder, error);
  }
}

/** What is said of rows that cannot be read. */
export const unreadableRows = (path: string, error: unknown): CliError =>
  unreadable('bad-rows', shown(path, 200), error);
