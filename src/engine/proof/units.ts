import type { Event, Mustered } from '../../log/line/line.js';
import type { AnyAction, Memory } from '../../rules/action.js';
import type { Field } from '../../rules/field.js';
import { filledIn } from '../../rules/filled.js';
import type { Input } from '../../rules/record.js';
import { isMuster, type Unit, withDefaults } from '../../rules/roster.js';
import { isRefusal } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { likeness } from '../../rules/text/likeness.js';
import { list } from '../../rules/text/say.js';
import { shown } from '../shown.js';

/**
 * What is wrong with the units of an event, if anything is: that they stand in its roles in the order in which they were
 * named, are units of the table as it was, and filled in what it says they did.
 * @param rules that may be played by house rules: logs of before say of them too that the units filled them in
 */
export function wrongUnits(
  { units, record: { input } }: Event,
  action: AnyAction,
  state: State,
  rules: readonly string[] = [],
): string | undefined {
  const { roles } = action;
  if (!units?.roles || !roles) return undefined;
  const byFlag = roles.flatMap(({ by }) => (by === undefined ? [] : [input[by] ?? []].flat()));
  const isThere = (name: string) => state.units.some((unit) => unit.name === name);
  const strangers = units.names.filter((name) => !isThere(name) && !byFlag.includes(name));
  if (strangers.length > 0) return `does not follow: ${shown(list(strangers))} was not on the table`;
  const stand = Object.keys(units.roles);
  const standing = new Set(Object.values(units.roles).flat());
  const isOther =
    stand.some((name) => !roles.some((role) => role.name === name)) ||
    units.names.some((name) => !standing.has(name)) ||
    standing.size !== new Set(units.names).size ||
    !isInOrder(units.names.filter(isThere), stand.flatMap((name) => units.roles![name]!).filter(isThere));
  if (isOther) return 'does not follow: other units stand in its roles than were named';
  const groups = roles.map(({ name }) =>
    (units.roles![name] ?? []).flatMap((of) => state.units.filter((unit) => unit.name === of)),
  );
  const filled = units.filled.filter((name) => !rules.includes(name));
  const otherwise = notFilledIn({ action, groups, state, input, filled });
  return otherwise === undefined
    ? undefined
    : `does not follow: by its units ${shown(otherwise)} is not ${shown(JSON.stringify(input[otherwise] ?? null))}`;
}

/** Whether names come for the first time in this order; one may stand in several roles. */
const isInOrder = (names: readonly string[], all: readonly string[]): boolean =>
  [...new Set(all)].join('\n') === [...new Set(names)].join('\n');

interface UnitsInRoles {
  readonly action: AnyAction;
  readonly groups: readonly (readonly Unit[])[];
  readonly state: State;
  readonly input: Input;
  readonly filled: readonly string[];
}

/** The first input that units do not fill in so, as far as it tells what was typed: defaults may have been. */
function notFilledIn({ action, groups, state, input, filled }: UnitsInRoles): string | undefined {
  const others = Object.entries(input).filter(([other]) => !filled.includes(other));
  const fields = action.inputs as Readonly<Record<string, Field>>;
  const said = others.filter(([other, value]) => value !== fields[other]?.default);
  const fillsIn = (asked: typeof others): Input => filledIn(action, groups, Object.fromEntries(asked), state);
  const left = (open: readonly string[], from: Input | undefined): readonly string[] =>
    from ? open.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(input[name])) : open;
  const first = left(filled, filled.length > 0 ? ifAllowed(() => fillsIn(said)) : {});
  return first.length > 0 ? left(first, fillsIn(others))[0] : undefined;
}

/** What is filled in; nothing, where units may not stand so in their roles. */
function ifAllowed(fillIn: () => Input): Input | undefined {
  try {
    return fillIn();
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** What is wrong with the units of a roster, if anything is: their kinds, their fields, what goes together, their names. */
export function wrongRoster(of: Mustered['roster'], { kinds }: Pick<Memory, 'kinds'>): string | undefined {
  if (!isMuster(of)) return undefined;
  const names = of.units.map(({ name }) => likeness(name));
  const twice = of.units.find((_, i) => names.indexOf(names[i]!) !== i);
  if (twice) return `brings ${shown(twice.name)} twice`;
  for (const { name, kind: of_, profile, marks } of of.units) {
    const kind = Object.hasOwn(kinds, of_) ? kinds[of_] : undefined;
    if (!kind) return `brings ${shown(name)}, of no kind of units there is`;
    const stray = [
      ...Object.keys(profile).filter((field) => !Object.hasOwn(kind.profile, field)),
      ...Object.keys(marks).filter((field) => !Object.hasOwn(kind.marks, field)),
    ][0];
    if (stray !== undefined) return `brings ${shown(name)} with ${shown(stray)}, which no such unit has`;
    const wrong = kind.conflict?.({
      ...withDefaults(kind.profile, profile),
      ...withDefaults(kind.marks, marks),
    });
    if (wrong) return `brings ${shown(name)}, of which ${shown(wrong.input)} cannot be so: ${wrong.message}`;
  }
  return undefined;
}
