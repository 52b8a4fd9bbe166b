import type { RulePlayed, Rulings } from '../../../src/dice/play.js';
import { yielding } from '../../../src/engine/inputs/inputs.js';
import type { Odds } from '../../../src/odds/exact.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { filledIn, inRoles } from '../../../src/rules/filled.js';
import type { Bearing } from '../../../src/rules/permit.js';
import type { Input, Result } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { Refusal } from '../../../src/rules/rule.js';
import { EMPTY_TABLE, type InRoles, type State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { against } from '../../../src/table/against.js';
import { afterPast } from '../../../src/table/table.js';
import type { Given } from '../play.js';
import * as plain from '../play.js';

/** Actions at a table, as a line of a game would have them: units whom its flags name fill in what they are. */

interface Line {
  readonly table: State;
  /** With what is filled in. */
  readonly given: Given;
  readonly units: Readonly<Record<string, readonly Unit[]>>;
}

/** Who stands in the roles of an action by the flags that name them, as the table spells them. */
function namedBy({ roles = [] }: AnyAction, given: Given, { units }: State): InRoles {
  const spelt = (name: string) => units.find((unit) => sameName(unit.name, name))?.name ?? name.trim();
  const namesIn = (of: unknown) => [of ?? []].flat().map((name) => spelt(String(name)));
  const once = (name: string, i: number, all: readonly string[]) =>
    !all.slice(0, i).some((other) => sameName(other, name));
  return Object.fromEntries(
    roles.map(({ name, by }) => [name, by === undefined ? [] : namesIn(given[by]).filter(once)]),
  );
}

function lineOf(action: AnyAction, given: Given, table: State): Line {
  const { roles = [], memory } = action;
  const names = namedBy(action, given, table);
  const groups = roles.map(({ name }) => table.units.filter((unit) => names[name]!.includes(unit.name)));
  if (!memory) return { table, given, units: {} };
  const typed = given as Input;
  const filled = filledIn(action, groups, typed, table);
  const read = plain.inputOf(action, given) as Input;
  const kept = yielding(action, { read, typed, filled });
  return { table, given: { ...kept, ...given }, units: inRoles(roles, groups) };
}

/** The ways in which tests of a rule system play at a table. */
export function atTable(bearings: readonly Bearing[] = []) {
  /** Refuses what is refused in every game. */
  const mustBeInTurn = (action: AnyAction, { table, given, units }: Line): void => {
    const { roles = [] } = action;
    const doers = roles.filter(({ acts }) => acts).flatMap(({ name }) => units[name] ?? []);
    const input = plain.inputOf(action, given) as Input;
    const moment = { state: table, action: action.name, input, typed: [], named: units, doers };
    const found = against(moment, roles, bearings).find(({ refuses }) => refuses);
    if (found) throw new Refusal(found.clause, found.says, found.way);
  };
  const withDice = (
    action: AnyAction,
    given: Given,
    dice: string,
    rulings: Rulings = {},
    table = EMPTY_TABLE,
  ): RulePlayed<Result> => {
    const line = lineOf(action, given, table);
    if (bearings.length > 0) mustBeInTurn(action, line);
    return plain.withDice(action, line.given, dice, rulings, table);
  };
  const withSeed = (
    action: AnyAction,
    given: Given,
    seed = 'test',
    index = 0,
    rulings: Rulings = {},
    table = EMPTY_TABLE,
  ): RulePlayed<Result> =>
    plain.withSeed(action, lineOf(action, given, table).given, seed, index, rulings, table);
  const oddsOf = (
    action: AnyAction,
    given: Given,
    rulings: Rulings = {},
    table = EMPTY_TABLE,
  ): Odds<Result> => plain.oddsOf(action, lineOf(action, given, table).given, rulings, table);
  /** The refusal it ends in, by its rules or else by the turn. */
  const refusalOf = (
    action: AnyAction,
    given: Given,
    rulings: Rulings = {},
    table = EMPTY_TABLE,
  ): Refusal => {
    try {
      const line = lineOf(action, given, table);
      const allowed = plain.refusalIn(action, line.given, rulings, table);
      if (allowed instanceof Refusal) return allowed;
      mustBeInTurn(action, line);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error(`${action.name} was allowed`);
  };
  /** The table after a resolution that was logged. */
  const remembered = (
    action: AnyAction,
    table: State,
    given: Given,
    { result, rulings, steps, effects }: RulePlayed<Result>,
  ): State => {
    const input = plain.inputOf(action, given) as Input;
    const event = { action: action.name, input, result, rulings, steps, effects };
    return afterPast(table, { ...event, named: namedBy(action, given, table) }, action.memory!.kinds);
  };
  return {
    ...{ withDice, withSeed, oddsOf, refusalOf, remembered },
    playing: plain.playingBy({ withDice, oddsOf, refusalOf }),
    given: (action: AnyAction, given: Given, table: State): Given => lineOf(action, given, table).given,
    /** The table after an action. */
    following: (action: AnyAction, table: State, given: Given, dice = '', rulings: Rulings = {}): State =>
      remembered(action, table, given, withDice(action, given, dice, rulings, table)),
  };
}
