import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesFrom, type Env, gamesFolder, LogError, putFile } from './file.js';
import { headOf } from './line/head.js';
import { read } from './line/read.js';
import { looksAt } from './projection.js';
import { settingsOf, settingsProjection } from './settings.js';
import { statOf } from './stamp.js';

/** The game that is played where nobody ever named one. */
const FIRST = 'table';

/** The file that holds the name of the current game. */
export const currentFile = (env: Env): string => join(dirname(gamesFolder(env)), 'current');

/** The game that a run belongs to where its line does not say: `WG_GAME`, the one in use, or `table`. */
export function currentGame(env: Env): string {
  if (env.WG_GAME) return env.WG_GAME;
  const file = currentFile(env);
  // Most have none, and to be told so by an error takes half a millisecond.
  if (!statOf(file)) return FIRST;
  try {
    return readFileSync(file, 'utf8').trim() || FIRST;
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
    throw LogError.kept('write', file, error);
  }
}

/**
 * Takes no game into use any more.
 * @throws LogError when that cannot be kept
 */
export function noneInUse(env: Env): void {
  const file = currentFile(env);
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw new LogError('write', `${file} cannot be removed (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** The first line of a log as a rule, and more than that of any. */
const FIRST_LINE = [1_000, 20_000];

/** The rule system that a game was begun with, if it was with one and its log can be read. */
export function rulesetOf(path: string): string | undefined {
  try {
    // Every line of an evening asks, and has folded its log.
    if (looksAt(path, settingsProjection)) return settingsOf(path).state.ruleset;
    const text = firstLine(path);
    const of = headOf(text);
    return of && read('opening', { of, text })?.ruleset;
  } catch {
    return undefined;
  }
}

/** Empty where there is none, or none as short as all are. */
function firstLine(path: string): string {
  for (const most of FIRST_LINE) {
    const bytes = bytesFrom(path, 0, most);
    const end = bytes.indexOf('\n');
    if (end >= 0) return bytes.toString('utf8', 0, end);
    if (bytes.length < most) break;
  }
  return '';
}
