import { dirname, join } from 'node:path';
import { type Env, gamesFolder, LogError, putFile } from '../../log/file.js';
import { statOf } from '../../log/stamp.js';

/** A rule system of another package, as the list of them has it. */
export interface Kept {
  readonly id: string;
  readonly short: string;
  readonly title: string;
  /** The version that was added. */
  readonly version: string;
  /** Its folder, without links on the way. */
  readonly folder: string;
}

/** The file that lists them, beside the games. */
const listFile = (env: Env): string => join(dirname(gamesFolder(env)), 'systems.json');

/** Loaded where it is needed: a page that has the engine has no files. */
const files = () => process.getBuiltinModule('node:fs');

/**
 * Those that were added, in that order.
 * @throws LogError where the list is there and cannot be read
 */
export function keptIn(env: Env): readonly Kept[] {
  const file = listFile(env);
  if (!statOf(file)) return [];
  try {
    const { systems } = JSON.parse(files().readFileSync(file, 'utf8')) as { systems: readonly Kept[] };
    if (systems.every(isKept)) return systems;
  } catch (error) {
    throw unreadable(file, (error as NodeJS.ErrnoException).code ?? 'it is not as wg writes it');
  }
  throw unreadable(file, 'it is not as wg writes it');
}

const isKept = (of: Kept): boolean =>
  [of.id, of.short, of.title, of.version, of.folder].every((part) => typeof part === 'string');

const unreadable = (file: string, why: string): LogError =>
  new LogError(
    'read',
    `the list of added rule systems ${file} cannot be read (${why}): without it, add them again`,
  );

/** Puts another list in its place. @throws LogError */
export function keepSystems(systems: readonly Kept[], env: Env): void {
  const file = listFile(env);
  try {
    putFile(file, `${JSON.stringify({ systems }, undefined, 2)}\n`);
  } catch (error) {
    throw new LogError('write', `${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
