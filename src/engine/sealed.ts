import { secretOf, seedBehind } from '../log/sealed/seal.js';
import { EngineError } from './errors.js';
import type { Into } from './record.js';
import { shown } from './shown.js';

/**
 * The seed of an event of a sealed game, for those who roll it; not looked for where the dice are entered.
 * @param path the log of the game
 * @param commitment that of the game
 * @param behind the log as the event is to follow it
 * @returns a function that throws EngineError `conflict` where a seed was typed, and LogError where the secret is lost
 */
export const sealedSeed =
  (
    path: string,
    commitment: string,
    behind: { readonly head: string },
    { seed, from, game }: Pick<Into, 'seed' | 'from' | 'game'>,
  ) =>
  (): string => {
    const flag = seed !== undefined ? '--seed' : from > 0 ? '--from' : undefined;
    if (flag) {
      throw new EngineError(
        'conflict',
        `${flag} does not go with the sealed game ${shown(game)}: the seed of every roll follows from its secret.`,
        '--no-log tries it outside of the game.',
      );
    }
    return seedBehind(secretOf(path, commitment), behind.head);
  };
