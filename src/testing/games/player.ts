import { eachOf, type Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { Unit } from '../../rules/roster.js';
import { comesIn, type GameState } from '../../rules/system.js';
import type { Chance } from '../chance.js';
import { valueFor } from '../lines/random-input.js';
import type { RandomGame } from './game.js';
import type { Table } from './table.js';
import { forcesBy } from './units.js';

/** Who plays games by chance: what a rule system has of its own for him. */
export interface Player {
  readonly forces: (by: Chance) => readonly Unit[];
  /** How many lines a game has. */
  readonly lines: number;
  readonly begins?: (game: RandomGame) => void;
  /** One line: somebody who may act does, something befalls units, or the clock goes on. Undefined where nothing can go on. */
  readonly step: (game: RandomGame) => string | undefined;
  /** Who is out of the game, where not all are who are gone. */
  readonly out?: (unit: Unit) => boolean;
  /** What no unit of this book ever is. */
  readonly impossible?: (unit: Unit) => readonly (string | false)[];
  /** Actions that he has tried in one game or another. */
  readonly tries?: readonly string[];
  /** What holds of every game, by what it says: a test each, with what is wrong. */
  readonly holds?: Readonly<Record<string, (table: Table) => readonly string[]>>;
}

/** What is said of a line besides its units: what has to be, and now and then something else. */
function typed(fields: readonly (readonly [string, Fields[string]])[], by: Chance): Input {
  const said = fields.flatMap(([name, field]) => {
    const value = field.required || by.is(6) ? valueFor(field, by) : undefined;
    return value === undefined || value === false ? [] : [[name, value] as const];
  });
  return Object.fromEntries(said);
}

/**
 * A player of any rule system: whoever may do something by `wg now` does it, to whomever it can be done; where nobody may, the clock
 * goes on.
 * @param units those of its roster; others by chance stand in every other game, or in all, where there are none
 */
export const anybody = (of: GameState, units: readonly Unit[]): Player => ({
  lines: 30,
  forces: (by) => (units.length > 0 && by.is(2) ? units : forcesBy(of.memory.kinds, by)),
  step(game) {
    const { by, state } = game;
    const able = game.firstAble(by.shuffled(game.living));
    const coming = comesIn(of, state)?.line[0];
    if (!able || (coming !== undefined && by.is(6))) {
      const action = coming ?? of.clock[0];
      return action && game.does(action);
    }
    const action = by.one(able.may);
    const roles = game.rolesOf(action);
    const taken = new Set(
      roles.flatMap(({ takes }) =>
        Object.values(takes).flatMap(({ inputs }) => Object.keys(inputs as object)),
      ),
    );
    const own = eachOf(game.table.action(action).inputs as Fields).filter(([input]) => !taken.has(input));
    return game.does(
      action,
      roles.map((role) => game.standing(role, able.unit)),
      typed(own, by),
    );
  },
});
