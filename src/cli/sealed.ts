import { logPath } from '../game/log.js';
import { secretOf, seedBehind } from '../game/seal.js';
import { isPlayedBy, tableOf } from '../game/table.js';
import type { RuleSystem } from '../rules/system.js';
import { CliError } from './errors.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { shown } from './shown.js';

/**
 * The seed of an event of a sealed game, for those who roll it; not looked for where the dice are entered.
 * @param path the log of the game
 * @param commitment that of the game
 * @param behind the log as the event is to follow it
 * @returns a function that throws CliError `conflict` where a seed was typed, and LogError where the secret is lost
 */
export const sealedSeed =
  (path: string, commitment: string, behind: { readonly head: string }, { seed, from, game }: Options) =>
  (): string => {
    const flag = seed !== undefined ? '--seed' : from > 0 ? '--from' : undefined;
    if (flag) {
      throw new CliError(
        'conflict',
        `${flag} does not go with the sealed game ${shown(game)}: the seed of every roll follows from its secret.`,
        '--no-log tries it outside of the game.',
      );
    }
    return seedBehind(secretOf(path, commitment), behind.head);
  };

/** Whether what a run resolves goes into the log of a sealed game. */
export function goesIntoSealed(
  { log, odds, repeat, game }: Options,
  system: RuleSystem,
  io: Pick<Io, 'env'>,
): boolean {
  if (!log || odds || repeat !== undefined) return false;
  try {
    const table = tableOf(logPath(game, io.env)).state;
    return table.sealed !== undefined && isPlayedBy(table, system);
  } catch {
    // Whoever needs the log says what is wrong with it.
    return false;
  }
}
