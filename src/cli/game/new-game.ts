import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { logPath } from '../../log/file.js';
import { namesOfGames } from '../../log/games.js';
import { sameName } from '../../rules/text/likeness.js';
import type { Io } from '../io.js';
import type { Globals } from '../line/parse.js';
import { note } from '../notes.js';
import { isThere } from './game-names.js';

/**
 * Looks whether a game that is named is there, before a line that may begin it. Scripts know what they name.
 * @returns says behind that line that it has begun one, where one that was there may have been meant
 */
export function lookBeforeNew(game: string, { json }: Pick<Globals, 'json'>, io: Io): () => void {
  const near = json ? undefined : didYouMean(game, othersThan(game, io) ?? []);
  return () => {
    if (near !== undefined && isThere(logPath(game, io.env)))
      note(`there was no game ${shown(game, 64)}: it has begun with this. ${near}`, io);
  };
}

/** Says that a game that is kept open for more than a line is a new one, though nothing like it may be there. */
export function noteNew(game: string, { json }: Pick<Globals, 'json'>, io: Io): void {
  const others = othersThan(game, io) ?? [];
  if (json || others.length === 0) return;
  const near = didYouMean(game, others) ?? 'wg game list lists the others.';
  note(`there was no game ${shown(game, 64)}: it begins here. ${near}`, io);
}

/** The games that are there; undefined, where one of this name is. */
function othersThan(game: string, io: Io): string[] | undefined {
  const others = namesOfGames(io.env);
  return others.some((of) => sameName(of, game)) ? undefined : others;
}
