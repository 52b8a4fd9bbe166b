import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { gamesIn } from '../../log/games.js';
import { sameName } from '../../rules/likeness.js';
import type { Io } from '../io.js';
import type { Globals } from '../line/parse.js';
import { note } from '../notes.js';

/**
 * Says so where what is typed with the name of a game begins it, and one that is there may have been meant. Scripts know what they name.
 * @param stays it is kept open for more than a line: that it begins is said though nothing like it is there
 */
export function noteNew(game: string, { json }: Pick<Globals, 'json'>, io: Io, stays = false): void {
  if (json) return;
  const others = namesOfGames(io);
  if (others.some((of) => sameName(of, game))) return;
  const near = didYouMean(game, others);
  if (near === undefined && !(stays && others.length > 0)) return;
  note(
    `there was no game ${shown(game, 64)}: it begins here. ${near ?? 'wg game list lists the others.'}`,
    io,
  );
}

/** Whoever needs a folder that cannot be read says what is wrong with it. */
function namesOfGames({ env }: Io): string[] {
  try {
    return gamesIn(env).flatMap((of) => of.game ?? []);
  } catch {
    return [];
  }
}
