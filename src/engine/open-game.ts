import { GameOver } from '../log/append.js';
import { type Env, logPath } from '../log/file.js';
import type { Projected } from '../log/projection.js';
import { isPlayedBy, type Settings, settingsOf } from '../log/settings.js';
import type { RuleSystem } from '../rules/system.js';
import { tableIn } from './house/agreed.js';
import { shown } from './shown.js';
import { titleOf } from './systems.js';

/**
 * How the table of a game stands that something is about to be added to.
 * @throws GameOver; LogError when its log cannot be read
 */
export function openTable(path: string, game: string): Projected<Settings> {
  const table = settingsOf(path);
  if (table.state.ended) throw new GameOver(game);
  return table;
}

/**
 * Why an answer does not go into the log of a game: its rule system is not the one the game is played by.
 * @returns undefined where it does
 * @throws GameOver
 */
export function whyNotLogged(system: RuleSystem, game: string, env: Env): string | undefined {
  const table = tableIn(logPath(game, env));
  if (!table) return undefined;
  if (!isPlayedBy(table, system))
    return `the game ${shown(game, 64)} is played by ${titleOf(table.ruleset!)}`;
  if (table.ended) throw new GameOver(game, '--no-log rolls without a log');
  return undefined;
}
