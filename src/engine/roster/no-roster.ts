import type { Env } from '../../log/file.js';
import { namesOfGames } from '../../log/games.js';
import { EngineError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';

/** That a game has no units; or that there is no such game, where there is one with a name like it. */
export function noRoster(game: string, env: Env): EngineError {
  const near = gameLike(game, env);
  return near === undefined
    ? new EngineError(
        'nothing-found',
        `There is no roster in the game ${shown(game)}.`,
        'wg roster load <file> puts one in; wg roster kinds shows what stands in it.',
      )
    : new EngineError('nothing-found', `There is no game ${shown(game)}.`, near);
}

/** The game that was probably meant, where there is none of this name. */
export const gameLike = (game: string, env: Env): string | undefined => didYouMean(game, namesOfGames(env));
