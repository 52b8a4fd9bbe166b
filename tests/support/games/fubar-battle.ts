import { game } from '../../../rulesets/fubar/game.js';
import { kinds } from '../../../rulesets/fubar/roster/kinds.js';
import type { RoundSlots } from '../../../rulesets/fubar/slots.js';
import { roundOf } from '../../../rulesets/fubar/state.js';
import type { Fields } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit as OnTable, withDefaults } from '../../../src/rules/roster.js';
import type { Value } from '../../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';
import { fold } from '../../../src/table/fold/fold.js';
import { afterMuster } from '../../../src/table/table.js';
import { atTable } from './at-a-table.js';

/** A unit as tests write it, as in a roster file: what it is, its figures at the start, and the marks it carries. */
export interface Unit {
  readonly name: string;
  readonly side?: string;
  readonly [field: string]: Value | undefined;
}

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

/** A table on which these units stand, in this turn. */
export function tableOf({
  units = [],
  ...round
}: Partial<RoundSlots> & { readonly units?: readonly Unit[] }): State {
  const slots = Object.fromEntries(Object.entries(round).filter(([, is]) => is !== undefined));
  const table = { ...EMPTY_TABLE, slots: slots as State['slots'], spans: round.turn ? ['turn'] : [] };
  return afterMuster(table, { ruleset: 'fubar', units: units.map(coming) }, kinds);
}

export const START: State = EMPTY_TABLE;

/** A game in such a turn, Red before Blue, with units on record. */
export const inTurn = (turn: number, ...units: readonly Unit[]): State =>
  tableOf({ turn, order: ['Red', 'Blue'], seats: ['Red', 'Blue'], holder: 'Red', units });

/** The same table in another turn, or in another try of it. */
export const withRound = (table: State, round: Partial<RoundSlots>): State => {
  const slots = { ...table.slots, ...round } as State['slots'];
  return { ...table, slots, spans: Number(slots.turn ?? 0) > 0 ? ['turn'] : [] };
};

/** The turn and the units that stand on a table, as tests look at them. */
export const told = (table: State): RoundSlots & { readonly units: readonly Unit[] } => ({
  ...roundOf(table),
  units: table.units.map(({ name, side, kind, profile, began, marks }) => ({
    name,
    ...(side !== undefined && { side }),
    ...{ ...profile, ...only({ figures: kinds.infantry.profile.figures }, began) },
    ...withDefaults(kinds[kind as keyof typeof kinds].marks, marks),
  })),
});

/** The same table on which this is so of a unit. */
export const withMarks = (table: State, name: string, is: Input): State => {
  const { units, ...round } = told(table);
  return tableOf({ ...round, units: units.map((unit) => (unit.name === name ? { ...unit, ...is } : unit)) });
};

/** The table as the next turn begins. */
export function nextTurn(table: State): State {
  const ended = fold(table, [{ do: 'end', of: ['turn'], clause: 'fubar:turn.2' }], {}, kinds);
  return { ...ended, slots: { ...ended.slots, turn: roundOf(table).turn + 1 } };
}

/** How a game stands, a line each. */
export const standing = (table: State): readonly string[] => game.says(table as never);

export const { withDice, refusalOf, remembered, following, playing, given } = atTable(game.bearings);
export type { Given } from '../play.js';
export { chanceOf, inputOf, oddsOf, stepOf, withSeed } from '../play.js';
