import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shown } from '../../engine/shown.js';
import { LogError, makeFolders } from '../../log/file.js';
import { historyOf } from '../../log/history.js';
import { read } from '../../log/line/read.js';
import { firstBroken } from '../../log/links.js';
import { freshSeed, type Randomness } from '../../log/seeds.js';
import { CliError } from '../errors.js';

const failed = (message: string, hint?: string) => new CliError('log-unreadable', message, hint);

/**
 * A log from elsewhere, when every line of it follows from the one before it.
 * @returns the name that the game was begun with, and the numbers of lines that are none
 * @throws CliError `log-unreadable`; LogError
 */
export function proven(file: string): { readonly begunAs: string; readonly unread: readonly number[] } {
  const name = shown(file, 500);
  if (!isFile(file)) throw failed(`There is no file ${name}.`);
  const { standing, unread } = historyOf(file);
  const broken = firstBroken(file);
  if (broken) {
    throw failed(
      `Line ${broken.number} of ${name} ${broken.why}. This is not the log as it was written.`,
      'Ask for the file that wg game export wrote.',
    );
  }
  const first = standing.at(0);
  const opening = first && read('opening', first);
  if (!opening) throw failed(`${name} is not the log of a game.`, 'wg game export writes one.');
  return { begunAs: opening.game, unread };
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Copies a log into the folder of games, all of it at once.
 * @returns false where there is one of this name by now
 * @throws LogError when it cannot be written
 */
export function copied(file: string, path: string, chance: Randomness): boolean {
  const draft = `${path}.${freshSeed(chance)}`;
  try {
    makeFolders(dirname(path));
    writeFileSync(draft, readFileSync(file), { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new LogError('write', `the log ${path} cannot be written (${code})`);
  } finally {
    rmSync(draft, { force: true });
  }
}
