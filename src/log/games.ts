import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nameAmong } from '../rules/text/likeness.js';
import { type Env, gameIn, gamesFolder, LogError, logPath } from './file.js';
import { looksAt } from './projection.js';
import { settingsProjection } from './settings.js';
import { whileSame } from './stamp.js';

/** The log of a game, as its folder lists it. */
export interface GameFile {
  /** The name of the game; undefined where the file was put there under a name that is no game's. */
  readonly game: string | undefined;
  /** The name of the file. */
  readonly file: string;
  readonly path: string;
}

/**
 * The logs of all games, by the names of their files.
 * @throws LogError when their folder is there but cannot be read
 */
export function gamesIn(env: Env): GameFile[] {
  const folder = gamesFolder(env);
  return filesIn(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({ game: gameIn(file), file, path: join(folder, file) }));
}

const filesIn = whileSame((folder): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw LogError.kept('read', `the folder of games ${folder}`, error);
  }
});

/** The names of all games. Whoever needs their folder says what is wrong with it, where it cannot be read. */
export function namesOfGames(env: Env): string[] {
  try {
    return gamesIn(env).flatMap(({ game }) => game ?? []);
  } catch {
    return [];
  }
}

/** A game as it is spelt: one that is there by a name like this, or the name as it is. */
export function gameSpelt(game: string, env: Env): string {
  const path = logPath(game, env);
  if (looksAt(path, settingsProjection) || existsSync(path)) return game;
  return nameAmong(namesOfGames(env), game) ?? game;
}
