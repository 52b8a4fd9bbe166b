import { game } from '../../rulesets/fubar/game.js';
import { kinds } from '../../rulesets/fubar/kinds.js';
import { type Round, roundOf } from '../../rulesets/fubar/state.js';
import type { Played, Rulings } from '../../src/dice/play.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Field, Fields } from '../../src/rules/field.js';
import { sameName } from '../../src/rules/likeness.js';
import type { Input, Result } from '../../src/rules/record.js';
import { type Unit as OnTable, withDefaults } from '../../src/rules/roster.js';
import { Refusal, type Value } from '../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { against } from '../../src/table/against.js';
import { filledIn, inRoles, yielding } from '../../src/table/fill.js';
import { fold } from '../../src/table/fold.js';
import { afterMuster, afterPast } from '../../src/table/table.js';
import type { Given } from './play.js';
import * as plain from './play.js';

/** A unit as tests write it, as in a roster file: what it is, its figures at the start, and the marks it carries. */
export interface Unit {
  readonly name: string;
  readonly side?: string;
  readonly [field: string]: Value | undefined;
}

/** A game as tests write it: the turn, and the units. */
export type Battle = Round & { readonly units: readonly Unit[] };

export const START: Battle = { ...roundOf(EMPTY_TABLE), units: [] };

const said = (all: object): Input =>
  Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined && value !== false && value !== 0),
  ) as Input;

const only = (fields: Fields, of: Input): Input =>
  Object.fromEntries(Object.entries(of).filter(([name]) => Object.hasOwn(fields, name)));

/** A unit as it comes into a game; of one without figures somebody only spoke. */
function coming({ name, side, ...of }: Unit): OnTable {
  const is = said(of);
  const kind = Object.keys(is).every((field) => Object.hasOwn(fieldsOf(kinds.infantry), field))
    ? kinds.infantry
    : kinds.vehicle;
  const profile = only(kind.profile, is);
  return {
    name,
    ...(is.figures === undefined && is.vehicle === undefined && { met: true as const }),
    ...(side !== undefined && { side }),
    ...{ kind: kind.name, profile, began: profile, marks: only(kind.marks, is) },
  };
}

const fieldsOf = ({ profile, marks }: { profile: Fields; marks: Fields }): Fields => ({
  ...profile,
  ...marks,
});

/** The table of such a game. */
export function tableOf({ units, ...round }: Battle): State {
  const slots = Object.fromEntries(Object.entries(round).filter(([, is]) => is !== undefined));
  const table = { ...EMPTY_TABLE, slots, spans: round.turn > 0 ? ['turn'] : [] };
  return afterMuster(table, { ruleset: 'fubar', units: units.map(coming) }, kinds);
}

/** The game that a table holds. */
export const battleOf = (table: State): Battle => ({
  ...roundOf(table),
  units: table.units.map(({ name, side, kind, profile, began, marks }) => ({
    name,
    ...(side !== undefined && { side }),
    ...{ ...profile, ...only({ figures: kinds.infantry.profile.figures }, began) },
    ...withDefaults(kinds[kind as keyof typeof kinds].marks, marks),
  })),
});

/** The game as the next turn begins. */
export function nextTurn(battle: Battle): Battle {
  const ended = fold(tableOf(battle), [{ do: 'end', of: ['turn'], clause: 'fubar:turn.2' }], {}, kinds);
  return { ...battleOf(ended), turn: battle.turn + 1 };
}

/** An action at a table: units that are named in it fill in what they are, as a line of a game would. */
function atTable(action: AnyAction, given: Given, past: Battle | undefined) {
  const table = tableOf(past ?? START);
  const { roles = [] } = action;
  const groups = roles.map(({ by }) => {
    const name = by === undefined ? undefined : given[by];
    return table.units.filter((unit) => typeof name === 'string' && sameName(unit.name, name));
  });
  const names = roles.map(({ by }, i) =>
    groups[i]!.length > 0
      ? groups[i]!.map(({ name }) => name)
      : by !== undefined && typeof given[by] === 'string'
        ? [(given[by] as string).trim()]
        : [],
  );
  const typed = given as Input;
  const filled = filledIn(action, groups, typed, table as never);
  const read = withDefaults(action.inputs as Readonly<Record<string, Field>>, typed);
  return {
    table,
    named: Object.fromEntries(roles.map(({ name }, i) => [name, names[i]!])),
    given: { ...yielding(action, read, typed, filled), ...given },
    units: inRoles(roles, groups),
  };
}

/** Refuses what is refused in every game. */
function inTurn(action: AnyAction, { table, given, units }: ReturnType<typeof atTable>): void {
  const { roles = [] } = action;
  const doers = roles.filter(({ acts }) => acts).flatMap(({ name }) => units[name] ?? []);
  const input = plain.inputOf(action, given) as Input;
  const moment = { state: table, action: action.name, input, typed: [], named: units, doers };
  const found = against(moment, roles, game.bearings ?? []).find(({ refuses }) => refuses);
  if (found) throw new Refusal(found.clause, found.says, found.way);
}

export function withDice(
  action: AnyAction,
  given: Given,
  dice: string,
  rulings: Rulings = {},
  past?: Battle,
): Played<Result> {
  const at = atTable(action, given, past);
  inTurn(action, at);
  return plain.withDice(action, at.given, dice, rulings, at.table);
}

const tryOut = <T>(of: () => T): T | unknown => {
  try {
    return of();
  } catch (error) {
    return error;
  }
};

export function refusalOf(action: AnyAction, given: Given, rulings: Rulings = {}, past?: Battle): Refusal {
  try {
    const at = atTable(action, given, past);
    const found = tryOut(() => plain.refusalOf(action, at.given, rulings, at.table));
    if (found instanceof Refusal) return found;
    inTurn(action, at);
    throw found;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export const playing = plain.playingBy({ withDice, oddsOf: plain.oddsOf, refusalOf } as never);

/** The game after a resolution that was logged. */
export function remembered(action: AnyAction, past: Battle, given: Given, played: Played<Result>): Battle {
  const { result, rulings, steps, effects } = played;
  const at = atTable(action, given, past);
  const event = {
    action: action.name,
    input: plain.inputOf(action, at.given) as Input,
    result,
    rulings,
    steps,
    effects,
    named: at.named,
  };
  return battleOf(afterPast(at.table, event, action.memory!.kinds));
}

/** How a game stands, a line each. */
export const standing = (battle: Battle): readonly string[] => game.says(tableOf(battle) as never);

export type { Given } from './play.js';
export { chanceOf, inputOf, oddsOf, stepOf, withSeed } from './play.js';
