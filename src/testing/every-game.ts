import type { Unit } from '../rules/roster.js';
import type { GameState, RuleSystem } from '../rules/system.js';
import { impossible, randomGame } from './games.js';
import { clausesIn } from './played.js';
import { foldedOtherwise } from './table.js';
import { forcesBy } from './units.js';

/** So many games, of so many lines each. */
const [GAMES, LINES] = [20, 30];

/** What came of random games. */
export interface Games {
  /** Units that are what none can be, a line each. */
  readonly wrong: readonly string[];
  readonly done: number;
  /** What a unit may not do by `wg now`, and did. */
  readonly allowed: readonly string[];
  /** Games that are not what they were, folded from their records; and records that are not, from their dice. */
  readonly folded: readonly string[];
  readonly again: readonly string[];
  readonly met: ReadonlySet<string>;
}

/**
 * Plays games in which whoever may do something does it: with these units, and with others by chance.
 */
export async function gamesAtRandom(
  system: RuleSystem,
  game: GameState,
  units: readonly Unit[],
): Promise<Games> {
  const { kinds } = game.memory;
  const games = await Promise.all(
    Array.from({ length: GAMES }, (_, n) => {
      const forces = units.length > 0 && n % 2 === 0 ? units : forcesBy(kinds, n);
      return randomGame(system, game, forces, n, LINES);
    }),
  );
  const deeds = games.flatMap(({ table }) => table.deeds);
  return {
    wrong: deeds.flatMap(({ after }) => after.units.flatMap((unit) => impossible(unit, kinds))).slice(0, 20),
    done: deeds.length,
    allowed: games.flatMap(({ allowed }) => allowed).slice(0, 20),
    folded: games.flatMap(({ table, told }, n) => {
      const at = foldedOtherwise(table);
      return at < 0
        ? []
        : [`game ${n}, after ${told.slice(0, at + 1).join(', ')}, is folded to another table`];
    }),
    again: games.flatMap(({ table }, n) =>
      table.deeds.flatMap((deed) =>
        JSON.stringify(table.again(deed)) === JSON.stringify(deed.past)
          ? []
          : [`game ${n}: ${deed.past.action} comes to something else by the same dice`],
      ),
    ),
    met: new Set([
      ...deeds.flatMap(({ past }) => clausesIn(past)),
      ...games.flatMap(({ refused }) => refused),
    ]),
  };
}
