import { SYSTEMS } from '../../rulesets/index.js';
import { GameOver } from '../game/add.js';
import { logPath } from '../game/log.js';
import type { Remembered } from '../game/remember.js';
import { isPlayedBy, type Table, tableOf } from '../game/table.js';
import type { RuleSystem } from '../rules/system.js';
import { tableIn } from './agreed.js';
import type { Io } from './io.js';
import { shown } from './shown.js';

/**
 * How the table of a game stands that something is about to be added to.
 * @throws GameOver; LogError when its log cannot be read
 */
export function openTable(path: string, game: string): Remembered<Table> {
  const table = tableOf(path);
  if (table.state.ended) throw new GameOver(game);
  return table;
}

/** The name of a rule system, as a game's log has it. */
export const titleOf = (ruleset: string): string =>
  SYSTEMS.find(({ id }) => id === ruleset)?.title ?? shown(ruleset);

/**
 * Whether an answer goes into the log of a game: not that of a rule system that the game is not played by, which is said.
 * @throws GameOver
 */
export function mayLog(system: RuleSystem, game: string, io: Io): boolean {
  const table = tableIn(logPath(game, io.env));
  if (!table) return true;
  if (isPlayedBy(table, system)) {
    if (table.ended) throw new GameOver(game, '--no-log rolls without a log');
    return true;
  }
  io.stderr.write(`wg: not logged: the game ${shown(game, 64)} is played by ${titleOf(table.ruleset!)}\n`);
  return false;
}

/** Says which lines of a log were passed over, if any were. */
export function noteUnread(path: string, lines: readonly number[], io: Io): void {
  if (lines.length === 0) return;
  io.stderr.write(`wg: passed over what cannot be read in ${path}: line ${lines.join(', ')}\n`);
}
