import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesFrom, type Env, gamesFolder, LogError, putFile } from './file.js';
import { headOf, read } from './line.js';

/** The game that is played where nobody ever named one. */
const FIRST = 'table';

/** The file that holds the name of the current game. */
export const currentFile = (env: Env): string => join(dirname(gamesFolder(env)), 'current');

/** The game that a run belongs to where its line does not say: `WG_GAME`, the one in use, or `table`. */
export function currentGame(env: Env): string {
  if (env.WG_GAME) return env.WG_GAME;
  try {
    return readFileSync(currentFile(env), 'utf8').trim() || FIRST;
  } catch {
    return FIRST;
  }
}

/**
 * Takes a game into use.
 * @throws LogError when that cannot be kept
 */
export function useGame(game: string, env: Env): void {
  const file = currentFile(env);
  try {
    putFile(file, `${game}\n`);
  } catch (error) {
    throw new LogError('write', `${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** More than the first line of any log. */
const FIRST_LINE = 20_000;

/** The rule system that a game was begun with, if it was with one and its log can be read. */
export function rulesetOf(path: string): string | undefined {
  try {
    const start = bytesFrom(path, 0, FIRST_LINE).toString('utf8');
    const text = start.slice(0, start.indexOf('\n'));
    const of = headOf(text);
    return of && read('opening', { of, text })?.ruleset;
  } catch {
    return undefined;
  }
}
