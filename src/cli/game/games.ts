import { printable } from '../../engine/shown.js';
import { allSystems, titleOf } from '../../engine/systems.js';
import { progressOf } from '../../game/progress.js';
import { turnOf } from '../../game/turn.js';
import { currentGame } from '../../log/current.js';
import { type GameFile, gameSpelt, gamesIn } from '../../log/games.js';
import { settingsOf } from '../../log/settings.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { gameStateOf } from '../../rules/system.js';
import type { Io } from '../io.js';
import { playedSaid } from './standing-text.js';

/** A game in the list of all games. */
interface Listed {
  readonly game: string;
  readonly ruleset: string | null;
  readonly sides: readonly string[];
  readonly events: number;
  readonly turn: string | null;
  readonly lastPlayed: string | null;
  readonly inUse: boolean;
  readonly ended: boolean;
}

/** A log in the list that cannot be read. */
interface Unreadable {
  readonly game: string;
  readonly unreadable: string;
}

const isUnreadable = (of: Listed | Unreadable): of is Unreadable => 'unreadable' in of;

/** All games, the last played first; then the logs that cannot be read. */
export async function allGames(io: Io): Promise<readonly (Listed | Unreadable)[]> {
  const current = gameSpelt(currentGame(io.env), io.env);
  const all = await Promise.all(gamesIn(io.env).map((file) => listed(file, current)));
  const when = (of: Listed | Unreadable) => (isUnreadable(of) ? '' : (of.lastPlayed ?? ' '));
  return all.sort((a, b) => (when(a) < when(b) ? 1 : when(a) > when(b) ? -1 : a.game < b.game ? -1 : 1));
}

async function listed({ game, file, path }: GameFile, current: string): Promise<Listed | Unreadable> {
  if (game === undefined)
    return { game: file, unreadable: 'its file is not named as games are: import it with wg game import' };
  try {
    const { state: table } = settingsOf(path);
    const { events, last, ruleset: played } = progressOf(path).state;
    if (last === '') return { game, unreadable: `the log ${path} has no line that can be read` };
    const ruleset = table.ruleset ?? played;
    const system = allSystems().find(({ id }) => id === ruleset);
    const kept = system && (await gameStateOf(system));
    return {
      game,
      ruleset: ruleset ?? null,
      sides: table.sides,
      events,
      turn: kept ? turnOf(path, system.id, kept).state.turn : null,
      lastPlayed: last,
      inUse: game === current,
      ended: table.ended === true,
    };
  } catch (error) {
    if ((error as Error).name !== 'LogError') throw error;
    return { game, unreadable: (error as Error).message };
  }
}

/** The list of games, as text. */
export function gamesText(games: readonly (Listed | Unreadable)[], page: Page): string {
  if (games.length === 0)
    return writtenLines(['There are no games yet: wg game start <name> begins one.'], page);
  return writtenLines(
    games.flatMap((of) => lineOf(of, page)),
    page,
  );
}

function lineOf(of: Listed | Unreadable, { theme, width }: Page): string[] {
  const name = theme.head(printable(of.game));
  if (isUnreadable(of)) return hang('', `${name}: cannot be read: ${printable(of.unreadable)}`, width, 4);
  const { ruleset, sides, events, turn, lastPlayed, inUse, ended } = of;
  const said = [
    ...(ruleset === null ? [] : [titleOf(ruleset)]),
    ...(sides.length > 0 ? [sides.join(' against ')] : []),
    ...(turn === null ? [] : [turn]),
    ...playedSaid(events, lastPlayed),
    ...(ended ? ['ended'] : []),
  ];
  return hang('', `${name}${inUse ? ' (in use)' : ''}: ${printable(said.join('; '))}`, width, 4);
}
