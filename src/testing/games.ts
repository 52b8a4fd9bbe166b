import type { Field, Fields } from '../rules/field.js';
import type { Kinds } from '../rules/kind.js';
import { goneAs } from '../rules/kind.js';
import { forbidding } from '../rules/permit.js';
import type { Input } from '../rules/record.js';
import type { AnyRole } from '../rules/role.js';
import { type Unit, withDefaults } from '../rules/roster.js';
import type { GameState, RuleSystem } from '../rules/system.js';
import { Chance } from './chance.js';
import { valueFor } from './random-input.js';
import { Table } from './table.js';

/** What came of a random game. */
export interface RandomGame {
  readonly table: Table;
  /** A line each: what was done, and how it ended. */
  readonly told: readonly string[];
  /** The clauses by which something was refused. */
  readonly refused: readonly string[];
  /** What a unit may not do by `wg now`, and did all the same. */
  readonly allowed: readonly string[];
}

/** Whoever can stand in a role beside or against the one who acts. */
function standing(role: AnyRole, unit: Unit, living: readonly Unit[], by: Chance): readonly Unit[] {
  if (role.acts) return [unit];
  const isOfSide = (other: Unit) => !role.side || (other.side === unit.side) === (role.side.is === 'own');
  const fit = living.filter(
    (other) => other !== unit && Object.hasOwn(role.takes, other.kind) && isOfSide(other),
  );
  return fit.length > 0 ? [by.one(fit)] : [];
}

/** What is said of a line besides its units: what has to be, and now and then something else. */
function typed(fields: Fields, by: Chance): Input {
  const said = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.required || by.is(6) ? valueFor(field, by) : undefined;
    return value === undefined || value === false ? [] : [[name, value] as const];
  });
  return Object.fromEntries(said);
}

const rolesOf = (table: Table, action: string): readonly AnyRole[] => table.action(action).roles ?? [];

/** Somebody who may not do something, by what his own state forbids; where the turn alone speaks against it that is a remark. */
function barredIn(table: Table, units: readonly Unit[]): { unit: Unit; action: string } | undefined {
  for (const unit of units)
    for (const { action: name } of table.may(unit).not) {
      const action = table.action(name);
      const roles = rolesOf(table, name);
      const own = roles.find(({ acts, takes }) => acts && Object.hasOwn(takes, unit.kind))!.takes[unit.kind]!;
      const filled = own.fill(unit, {}, {});
      const input = withDefaults(own.inputs as Fields, filled as Input);
      if (forbidding(action.permits ?? [], input, {}).length > 0) return { unit, action: name };
    }
  return undefined;
}

/**
 * A game in which whoever may do something by `wg now` does it, to whomever it can be done; where nobody may, the clock goes on.
 * @param units those who stand in it
 * @param n its number: the same game every time
 * @param lines how many are played
 */
export async function randomGame(
  system: RuleSystem,
  { memory: { kinds }, clock, next }: GameState,
  units: readonly Unit[],
  n: number,
  lines: number,
): Promise<RandomGame> {
  const by = new Chance(n + 1);
  const table = await Table.of(system, units, `game ${n}`);
  const told: string[] = [];
  const refused: string[] = [];
  const allowed: string[] = [];
  const does = (action: string, groups: readonly (readonly Unit[])[], said: Input) => {
    const of = table.do(action, groups, said);
    told.push(`${action} ${of.kind}`);
    if (of.kind === 'refused') refused.push(of.clause);
    return of.kind;
  };
  for (let i = 0; i < lines; i++) {
    const living = table.state.units.filter((unit) => goneAs(unit, kinds) === undefined);
    const barred = by.is(4) ? barredIn(table, by.shuffled(living)) : undefined;
    if (barred) {
      const { unit, action } = barred;
      const groups = rolesOf(table, action).map((role) => (role.acts ? [unit] : []));
      if (does(action, groups, {}) === 'done') allowed.push(`${unit.name} did ${action}`);
      continue;
    }
    const able = by
      .shuffled(living)
      .map((unit) => table.may(unit))
      .find(({ may }) => may.length > 0);
    const coming = next(table.state)?.line[0];
    if (!able || (coming !== undefined && by.is(6))) {
      const action = coming ?? clock[0];
      if (action === undefined) break;
      does(action, [], {});
      continue;
    }
    const name = by.one(able.may);
    const action = table.action(name);
    const roles = rolesOf(table, name);
    const taken = new Set(
      roles.flatMap(({ takes }) =>
        Object.values(takes).flatMap(({ inputs }) => Object.keys(inputs as object)),
      ),
    );
    const own = Object.fromEntries(
      Object.entries(action.inputs as Fields).filter(([input]) => !taken.has(input)),
    );
    does(
      name,
      roles.map((role) => standing(role, able.unit, living, by)),
      typed(own, by),
    );
  }
  return { table, told, refused, allowed };
}

/** What no unit ever is: a field that its kind has not, or a count below its least. */
export const impossible = ({ name, kind, profile, marks }: Unit, kinds: Kinds): string[] => {
  const of = { ...kinds[kind]?.profile, ...kinds[kind]?.marks } as Fields;
  return Object.entries({ ...profile, ...marks }).flatMap(([field, value]) => {
    const is: Field | undefined = of[field];
    if (!is) return [`${name}: ${field} is nothing that a ${kind} has`];
    const least = 'min' in is ? is.min : 0;
    return typeof value === 'number' && value < Math.min(least, 0) ? [`${name}: ${field} is ${value}`] : [];
  });
};
