import type { AnyAction } from './action.js';
import type { Field, Fields } from './field.js';
import { goneAs, type Kinds } from './kind.js';
import type { Input } from './record.js';
import type { AnyRole, Filled, NamedUnits, Role } from './role.js';
import type { Unit } from './roster.js';
import { Refusal, type Value } from './rule.js';
import type { InRoles, State } from './state.js';
import { saidOf } from './taking.js';

/** Whether a unit that is out of the game may stand in a role all the same. */
export const takesGone = ({ goneToo }: Pick<Role, 'goneToo'>, unit: Unit): boolean =>
  typeof goneToo === 'function' ? goneToo(unit) : goneToo === true;

/** Whether a unit may stand in a role: it is in the game, or the role takes it all the same. */
export const mayStand = (role: AnyRole, unit: Unit, kinds: Kinds): boolean =>
  takesGone(role, unit) || goneAs(unit, kinds) === undefined;

/** Whether an input tells of whoever stands in a role. */
export const tellsOf = ({ takes }: AnyRole, input: string): boolean =>
  Object.values(takes).some(({ inputs }) => Object.hasOwn(inputs as object, input));

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0);

/**
 * What says nothing is not filled in. Of a score that may be below 0 that one says something, and so does none of a choice
 * that is another one where nothing is said, or an empty list that tells that there are none.
 */
const says = (value: Value | undefined, field: Field): value is Value =>
  !isNothing(value) ||
  (value === 0 && field.kind === 'count' && field.min < 0) ||
  (value === 'none' && !isNothing(field.default)) ||
  (Array.isArray(value) && field.kind === 'list' && field.orNone === true);

/** The units of each role, with those who stand in it because nobody else was named for it. */
const standing = <U>(
  roles: readonly AnyRole[],
  groups: readonly (readonly U[])[],
): readonly (readonly U[])[] => {
  const namedFor = (role: number) => groups[role] ?? [];
  return roles.map(({ otherwise }, i) =>
    namedFor(i).length > 0 || otherwise === undefined
      ? namedFor(i)
      : namedFor(roles.findIndex(({ name }) => name === otherwise)),
  );
};

/**
 * What units fill in that were named for the roles of an action, of its inputs.
 * @param groups the units of each role
 * @throws Refusal where such a unit cannot stand in its role
 */
export function filledBy(
  { roles = [], inputs }: { readonly roles?: readonly AnyRole[]; readonly inputs: Fields },
  groups: readonly (readonly Unit[])[],
  asked: Input,
): Input {
  const all = standing(roles, groups);
  const named: NamedUnits = Object.fromEntries(roles.map(({ name }, i) => [name, all[i]![0]]));
  const filled: Record<string, Value> = {};
  const fillIn = (found: Filled) => {
    for (const [name, value] of Object.entries(found))
      if (inputs[name] && says(value, inputs[name])) filled[name] = value;
  };
  for (const [i, { takes, others, by, fills }] of roles.entries()) {
    const units = all[i]!;
    if (units.length === 0) continue;
    for (const unit of units) {
      const from = takes[unit.kind];
      if (!from && others) throw new Refusal(others.clause, saidOf(unit, others.says));
      from?.bar(unit, asked, named);
    }
    fillIn(takes[units[0]!.kind]?.fill(units[0]!, asked, named) ?? {});
    if (by !== undefined) fillIn({ [by]: nameIn(units, inputs[by]?.kind === 'list') });
    if (fills) fillIn(fills(units, asked, named));
  }
  return filled;
}

/** The names of units as a flag has them: one, or several. */
const nameIn = (units: readonly Unit[], listed: boolean): Value =>
  units.length === 1 && !listed ? units[0]!.name : units.map(({ name }) => name);

/** The units of a line by the roles in which anybody stands. */
export const inRoles = (
  roles: readonly AnyRole[],
  groups: readonly (readonly Unit[])[],
): Readonly<Record<string, readonly Unit[]>> => {
  const all = standing(roles, groups).map((units, i) => [roles[i]!.name, units] as const);
  return Object.fromEntries(all.filter(([, units]) => units.length > 0));
};

/** The same by name, as an event has them. */
export const namesInRoles = (roles: readonly AnyRole[], groups: readonly (readonly Unit[])[]): InRoles =>
  Object.fromEntries(
    Object.entries(inRoles(roles, groups)).map(([role, units]) => [role, units.map(({ name }) => name)]),
  );

/**
 * What is known of the units that were named, and of the table, fills in of an action.
 * @param groups the units of each role
 * @throws Refusal where such a unit cannot stand in its role
 */
export const filledIn = (
  action: AnyAction,
  groups: readonly (readonly Unit[])[],
  asked: Input,
  table: State,
): Input => ({
  ...filledBy(action, groups, asked),
  ...action.fromTable?.(table, inRoles(action.roles ?? [], groups), asked),
});
