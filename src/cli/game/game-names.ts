import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { bytesFrom, logPath } from '../../log/file.js';
import { gameSpelt, gamesIn } from '../../log/games.js';
import { sameName } from '../../rules/text/likeness.js';
import { quoted } from '../../rules/text/say.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { gameName } from '../line/options.js';

/**
 * The name of a game, as it was typed behind a command.
 * @throws CliError `usage` where it is not one word, `bad-value` where no game can have it
 */
export function nameTyped(words: readonly string[], command: string): string {
  const [name, extra] = words;
  if (name === undefined)
    throw new CliError('usage', `wg ${command} takes a name.`, `As in: wg ${command} Arnhem`);
  if (extra !== undefined) {
    const all = shown(words.join(' ').replaceAll('"', ''));
    throw new CliError('usage', `wg ${command} takes one name.`, `In quotes: wg ${command} "${all}"`);
  }
  return gameName('The name of a game', name);
}

export const isThere = (path: string): boolean => bytesFrom(path, 0, 1).length > 0;

/**
 * A game that there is, by its name or by that of its file.
 * @param ruleset the rule system that was typed with it: a game that is begun instead is of that one
 * @throws CliError `unknown-game`, with the nearest name; `bad-value` where no game can have this one
 */
export function gameNamed(typed: string, io: Io, ruleset?: string): string {
  const there = gameSpelt(typed, io.env);
  if (isThere(logPath(there, io.env))) return there;
  const games = gamesIn(io.env).flatMap(({ game, file }) => (game === undefined ? [] : [{ game, file }]));
  const found = games.find(({ file }) => file === typed || file === `${typed}.jsonl`);
  if (found) return found.game;
  // What no game can be called is not offered as the name of one that begins.
  gameName('The name of a game', typed);
  const guess = didYouMean(
    typed,
    games.map(({ game }) => game),
  );
  throw new CliError(
    'unknown-game',
    `There is no game ${shown(typed, 64)}.`,
    guess ??
      `wg game list lists the games; wg game start ${inQuotes(typed)}${ruleset === undefined ? '' : ` -r ${inQuotes(ruleset)}`} begins this one.`,
  );
}

/** Text from outside as a shell takes it. */
export const inQuotes = (text: string): string => quoted(shown(text, 500));

/**
 * Refuses a name that is taken.
 * @param instead what to type for another name
 * @param onward what takes up the one that is there
 * @throws CliError `game-taken`
 */
export function refuseTaken(
  game: string,
  { env }: Io,
  instead: (other: string) => string,
  onward = 'wg game use',
): never {
  const [, stem = game, n = '1'] = /^(.*?) (\d{1,6})$/.exec(game) ?? [];
  let next = Number(n) + 1;
  while (isThere(logPath(`${stem} ${next}`, env))) next++;
  throw new CliError(
    'game-taken',
    `There is a game ${shown(game, 64)} already.`,
    `${onward} ${inQuotes(game)} goes on with it; ${instead(inQuotes(`${stem} ${next}`))}`,
  );
}

/** Says so where a game that was taken into use is not the one that lines belong to. */
export function noteOther(game: string, { env, stderr }: Io): void {
  if (env.WG_GAME && !sameName(env.WG_GAME, game))
    stderr.write(`wg: lines here still belong to ${shown(env.WG_GAME, 64)}, as WG_GAME says\n`);
}
