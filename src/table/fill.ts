import { type AnyAction, type Conflict, conflictIn, missingInputs } from '../rules/action.js';
import { filledBy, standing } from '../rules/filled.js';
import type { Input } from '../rules/record.js';
import type { AnyRole } from '../rules/role.js';
import type { Unit } from '../rules/roster.js';
import type { InRoles, State } from '../rules/state.js';

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

/**
 * What units and the rules of a game fill in, as far as it goes with what was typed: where the two do not go together they
 * yield, whoever is blamed first, then in the order in which they stand.
 * @param read what was typed, with defaults
 * @param typed what was typed alone
 * @param rules what of it the game is played by
 */
export function yielding(
  action: AnyAction,
  read: Input,
  typed: Input,
  filled: Input,
  rules: Input = {},
): Input {
  const inputWith = (kept: Input) => ({ ...read, ...kept, ...typed });
  const conflictWith = (kept: Input) => conflictIn(action, inputWith(kept));
  // What a unit is cannot yield: without it the line would ask for what it is not.
  const lacks = (kept: Input): number => missingInputs(action, inputWith(kept)).length;
  // A rule that binds is not left out for the sake of what it forbids.
  const binds = (name: string, conflict: Conflict | undefined) =>
    conflict?.binds === true && Object.hasOwn(rules, name);
  let kept = filled;
  for (;;) {
    const conflict = conflictWith(kept);
    if (!conflict) return kept;
    const open = Object.keys(kept).filter((name) => !Object.hasOwn(typed, name));
    const canYield = (name: string) => lacks(without(kept, name)) <= lacks(kept);
    const mends = (name: string) => !isSame(conflictWith(without(kept, name)), conflict);
    const may = (name: string) => canYield(name) && !binds(name, conflict);
    const culprit =
      open.includes(conflict.input) && may(conflict.input)
        ? conflict.input
        : open.find((name) => may(name) && mends(name));
    if (culprit === undefined) return goingTogether(filled, conflictWith, lacks, binds);
    kept = without(kept, culprit);
  }
}

/**
 * As much as goes together with what was typed, where more than one of them would have to yield. What cannot yield stays:
 * whoever typed what no such unit has is told so.
 */
function goingTogether(
  filled: Input,
  conflictWith: (kept: Input) => Conflict | undefined,
  lacks: (kept: Input) => number,
  binds: (name: string, conflict: Conflict | undefined) => boolean,
): Input {
  const stays = (name: string) => lacks(without(filled, name)) > lacks(filled);
  let kept: Input = Object.fromEntries(Object.entries(filled).filter(([name]) => stays(name)));
  let left = Object.keys(filled).filter((name) => !Object.hasOwn(kept, name));
  for (;;) {
    const conflict = conflictWith(kept);
    const withIt = (name: string) => conflictWith({ ...kept, [name]: filled[name]! });
    const next =
      left.find((name) => withIt(name) === undefined || binds(name, withIt(name))) ??
      left.find((name) => isSame(withIt(name), conflict));
    if (next === undefined) return kept;
    kept = { ...kept, [next]: filled[next]! };
    left = left.filter((name) => name !== next);
  }
}

const isSame = (one: Conflict | undefined, other: Conflict | undefined): boolean =>
  one?.input === other?.input && one?.message === other?.message;

const without = (input: Input, name: string): Input => {
  const { [name]: _, ...others } = input;
  return others;
};
