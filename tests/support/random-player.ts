import { expect, test } from 'vitest';
import type { Field, Fields } from '../../src/rules/field.js';
import type { Kinds } from '../../src/rules/kind.js';
import { goneAs } from '../../src/rules/kind.js';
import type { Input } from '../../src/rules/record.js';
import type { AnyRole } from '../../src/rules/role.js';
import type { Unit } from '../../src/rules/roster.js';
import type { RuleSystem } from '../../src/rules/system.js';
import type { May } from '../../src/table/now.js';
import { Chance } from '../../src/testing/chance.js';
import { foldedOtherwise, Table } from '../../src/testing/table.js';
import { times } from './deep.js';

/**
 * Games that a random player plays: whoever may do something by `wg now` does it, to whomever it can be done. Whatever comes
 * of it, no unit ever is what none can be.
 */

const GAMES = times(1000);
const LONG = 240_000;

/** What a rule system has of its own for a random player. */
export interface Player {
  readonly system: RuleSystem;
  readonly kinds: Kinds;
  /** How many lines a game has. */
  readonly lines: number;
  readonly forces: (by: Chance) => readonly Unit[];
  readonly begins?: (game: RandomGame) => void;
  /** One line: somebody who may act does, something befalls units, or the clock goes on. */
  readonly step: (game: RandomGame) => string;
  /** Who is out of the game, where not all are who are gone. */
  readonly out?: (unit: Unit) => boolean;
  /** What no unit of this book ever is. */
  readonly impossible: (unit: Unit) => readonly (string | false)[];
  /** Sees to it that he has tried what there is. */
  readonly tries: (done: readonly string[]) => void;
}

/** A game, and the words in which a player says what he does in it. */
export class RandomGame {
  readonly told: string[] = [];

  constructor(
    readonly table: Table,
    readonly by: Chance,
    private readonly isOut: (unit: Unit) => boolean,
  ) {}

  get living(): Unit[] {
    return this.table.state.units.filter((unit) => !this.isOut(unit));
  }

  /** Does something, and tells what came of it. */
  does(action: string, groups: readonly (readonly Unit[])[] = [], typed: Input = {}): string {
    return `${action} ${this.table.do(action, groups, typed).kind}`;
  }

  rolesOf = (action: string): readonly AnyRole[] => this.table.action(action).roles ?? [];

  /** The first of them who may do something by himself, with what that is: nobody is asked twice. */
  firstAble(units: readonly Unit[]): May | undefined {
    for (const unit of units) {
      const may = this.table.may(unit);
      if (may.may.length > 0) return may;
    }
    return undefined;
  }

  /** Those who can stand in a role beside or against the one who acts: nobody at times, where it may be empty. */
  standing(role: AnyRole, unit: Unit): readonly Unit[] {
    if (role.acts) return [unit];
    const fit = this.living.filter(
      (other) => other !== unit && Object.hasOwn(role.takes, other.kind) && isOfSide(role, other, unit),
    );
    return fit.length > 0 && !(role.side === undefined && this.by.is(2)) ? [this.by.one(fit)] : [];
  }

  /** What has come of the last line and cannot. */
  wrongs(): string[] {
    const { table, isOut } = this;
    const last = table.deeds.at(-1);
    if (!last) return [];
    const dead = last.before.units.filter(isOut).map(({ name }) => name);
    const acting = this.rolesOf(last.past.action).find(({ acts }) => acts)?.name;
    const acted = (acting && last.past.named?.[acting]) ?? [];
    const now = table.state.units;
    return [
      ...dead.filter((name) => acted.includes(name)).map((name) => `${name} acted`),
      ...now
        .filter((unit) => dead.includes(unit.name) && !isOut(unit))
        .map(({ name }) => `${name} came back`),
      ...now
        .filter((unit) => !isOut(unit) && isAboardOf(unit, now.filter(isOut)))
        .map(({ name }) => `${name} is aboard of a wreck`),
    ];
  }
}

export const isOfSide = ({ side }: AnyRole, other: Unit, unit: Unit): boolean =>
  !side || (other.side === unit.side) === (side.is === 'own');

const isAboardOf = ({ marks }: Unit, carriers: readonly Unit[]): boolean =>
  carriers.some(({ name }) => name === marks.aboard);

/** What no unit of any book ever is: a field that its kind has not, a count below none, a mark that says nothing. */
function impossible({ kind, profile, marks }: Unit, kinds: Kinds): string[] {
  const of = { ...kinds[kind]!.profile, ...kinds[kind]!.marks } as Fields;
  return Object.entries({ ...profile, ...marks }).flatMap(([name, value]) => {
    const field: Field | undefined = of[name];
    if (!field) return [`${name} is nothing`];
    if (typeof value === 'number' && value < ('min' in field ? field.min : 0)) return [`${name} is ${value}`];
    // A score that may be below 0 says something where it is 0.
    const isNothing =
      [false, null, field.default].includes(value as never) ||
      (value === 0 && !('min' in field && field.min < 0));
    return name in marks && isNothing ? [`the mark ${name} says nothing and is there`] : [];
  });
}

/** One of his games, by its number. */
export async function gameOf(player: Player, n: number): Promise<RandomGame> {
  const { system, kinds, out = (unit: Unit) => goneAs(unit, kinds) !== undefined } = player;
  // A unit that has been looked at is as it was: whatever befalls it makes another of it.
  const looked = new WeakSet<Unit>();
  const wrongWith = (unit: Unit): string[] => {
    if (looked.has(unit)) return [];
    looked.add(unit);
    return [...player.impossible(unit).filter((why) => why !== false), ...impossible(unit, kinds)].map(
      (why) => `${unit.name}: ${why}`,
    );
  };
  const by = new Chance(n + 1);
  const game = new RandomGame(await Table.of(system, player.forces(by), `game ${n}`), by, out);
  player.begins?.(game);
  for (let i = 0; i < player.lines; i++) {
    game.told.push(player.step(game));
    const wrong = [...game.wrongs(), ...game.table.state.units.flatMap(wrongWith)];
    if (wrong.length > 0) throw new Error(`game ${n} after ${game.told.join(', ')}: ${wrong.join('; ')}`);
  }
  return game;
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

/** Plays the games, and proves what holds of them in any book. */
export function playsAtRandom(player: Player): Promise<Table[]> {
  const games = withoutTraces(() => Promise.all(Array.from({ length: GAMES }, (_, n) => gameOf(player, n))));
  const all = games.then((them) => them.map(({ table }) => table));

  test(
    `plays ${GAMES} games in which no unit is ever impossible`,
    async () => {
      const done = new Set((await all).flatMap(({ deeds }) => deeds.map(({ past }) => past.action)));
      player.tries([...done].sort());
    },
    LONG,
  );

  test(
    'what wg now permits is seldom refused',
    async () => {
      const told = (await games).flatMap((game) => game.told);
      const ended = (how: string) => told.filter((line) => line.endsWith(how)).length;
      // Targets, distances and ways still forbid some of it.
      expect(ended('refused')).toBeLessThan(ended('done'));
    },
    LONG,
  );

  test(
    'every record gives the same effects again from its input and dice',
    async () => {
      for (const table of await all)
        for (const deed of table.deeds)
          expect(JSON.stringify(table.again(deed))).toBe(JSON.stringify(deed.past));
    },
    LONG,
  );

  test(
    'taking back to any point gives the table that was there',
    async () => {
      for (const table of await all) expect(foldedOtherwise(table)).toBe(-1);
    },
    LONG,
  );

  return all;
}
