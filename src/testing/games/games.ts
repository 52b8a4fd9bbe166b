import type { Field, Fields } from '../../rules/field.js';
import { goneAs, type Kinds } from '../../rules/kind.js';
import type { Unit } from '../../rules/roster.js';
import type { State } from '../../rules/state.js';
import type { GameState, RuleSystem } from '../../rules/system.js';
import { Chance } from '../chance.js';
import { clausesIn } from '../lines/played.js';
import { RandomGame } from './game.js';
import type { Player } from './player.js';
import { foldedOtherwise, Table } from './table.js';

/** In every so many lines somebody tries what he may not. */
const BARRED = 8;

/** What no unit of any book ever is: a field that its kind has not, a count below its least, a mark that says nothing. */
function impossible({ kind, profile, marks }: Unit, kinds: Kinds): string[] {
  const of = { ...kinds[kind]?.profile, ...kinds[kind]?.marks } as Fields;
  return Object.entries({ ...profile, ...marks }).flatMap(([name, value]) => {
    const field: Field | undefined = of[name];
    if (!field) return [`${name} is nothing that a ${kind} has`];
    if (typeof value === 'number' && value < ('min' in field ? field.min : 0)) return [`${name} is ${value}`];
    // A score that may be below 0 says something where it is 0.
    const isNothing =
      [false, null, field.default].includes(value as never) ||
      (value === 0 && !('min' in field && field.min < 0));
    return name in marks && isNothing ? [`the mark ${name} says nothing and is there`] : [];
  });
}

/** What is to be done now, by a game that names no action for it; what comes next a random game does. */
function strayDeed({ actions }: RuleSystem, { place }: GameState, state: State): string[] {
  const { act } = place(state);
  return act === undefined || actions.includes(act) ? [] : [`game.place names ${act}, which is no action`];
}

/**
 * A game that a player plays, by its number: the same every time.
 * @throws Error where something comes of it that cannot be, with all that was done
 */
export async function gameOf(
  system: RuleSystem,
  of: GameState,
  player: Player,
  n: number,
): Promise<RandomGame> {
  const { kinds } = of.memory;
  const { out = (unit: Unit) => goneAs(unit, kinds) !== undefined } = player;
  // A unit that has been looked at is as it was: whatever befalls it makes another of it.
  const looked = new WeakSet<Unit>();
  const wrongWith = (unit: Unit): string[] => {
    if (looked.has(unit)) return [];
    looked.add(unit);
    const own = (player.impossible?.(unit) ?? []).filter((why) => why !== false);
    return [...own, ...impossible(unit, kinds)].map((why) => `${unit.name}: ${why}`);
  };
  const by = new Chance(n + 1);
  const game = new RandomGame(await Table.of(system, player.forces(by), `game ${n}`), by, out, of.together);
  player.begins?.(game);
  for (let i = 0; i < player.lines; i++) {
    if (by.is(BARRED) && game.triesWhatIsBarred()) continue;
    const line = player.step(game);
    if (line === undefined) break;
    game.told.push(line);
    const wrong = [
      ...game.wrongs(),
      ...game.state.units.flatMap(wrongWith),
      ...strayDeed(system, of, game.state),
    ];
    if (wrong.length > 0) throw new Error(`game ${n} after ${game.told.join(', ')}: ${wrong.join('; ')}`);
  }
  return game;
}

/** What came of random games. */
class Games {
  constructor(readonly games: readonly RandomGame[]) {}

  get tables(): readonly Table[] {
    return this.games.map(({ table }) => table);
  }

  /** The actions that were done. */
  get done(): ReadonlySet<string> {
    return new Set(this.tables.flatMap(({ deeds }) => deeds.map(({ past }) => past.action)));
  }

  /** How many lines that were permitted ended like this. */
  ended = (how: 'done' | 'refused'): number =>
    this.games.flatMap(({ told }) => told).filter((line) => line.endsWith(how)).length;

  /** What units may not do by `wg now`, and did. */
  get allowed(): readonly string[] {
    return this.games.flatMap(({ allowed }) => allowed);
  }

  /** Games that are not what they were, folded from their records: so they are taken back to any point. */
  get folded(): readonly string[] {
    return this.tables.flatMap((table, n) => {
      const at = foldedOtherwise(table);
      const done = table.deeds.slice(0, at + 1).map(({ past }) => past.action);
      return at < 0 ? [] : [`game ${n}, after ${done.join(', ')}, is folded to another table`];
    });
  }

  /** Records that are not what they were, from their input and dice. */
  get again(): readonly string[] {
    return this.tables.flatMap((table, n) =>
      table.deeds.flatMap((deed) =>
        JSON.stringify(table.again(deed)) === JSON.stringify(deed.past)
          ? []
          : [`game ${n}: ${deed.past.action} comes to something else by the same dice`],
      ),
    );
  }

  get met(): ReadonlySet<string> {
    return new Set([
      ...this.tables.flatMap(({ deeds }) => deeds.flatMap(({ past }) => clausesIn(past))),
      ...this.games.flatMap(({ refused }) => refused),
    ]);
  }
}

/** Has players play so many games, of which each plays every so many. @throws Error as {@link gameOf} does */
export async function gamesAtRandom(
  system: RuleSystem,
  game: GameState,
  players: readonly Player[],
  many: number,
): Promise<Games> {
  return new Games(
    await withoutTraces(() =>
      Promise.all(
        Array.from({ length: many }, (_, n) => gameOf(system, game, players[n % players.length]!, n)),
      ),
    ),
  );
}

/** Of many thousand refusals nobody asks where in the program they came from. */
async function withoutTraces<T>(work: () => Promise<T>): Promise<T> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
