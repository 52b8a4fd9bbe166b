import { type Recalled, tableNow, tableToBuildOn } from '../../game/table.js';
import { type Env, logPath } from '../../log/file.js';
import type { NamedTogether } from '../../log/line/line.js';
import type { Projected } from '../../log/projection.js';
import type { AnyAction } from '../../rules/action.js';
import { mayStand, namesInRoles } from '../../rules/filled.js';
import { flagOf, listsFlags } from '../../rules/flag.js';
import type { AnyKind, Kinds } from '../../rules/kind.js';
import { goneAs } from '../../rules/kind.js';
import type { Input } from '../../rules/record.js';
import type { AnyRole } from '../../rules/role.js';
import { type Together, type Unit, unitNamed } from '../../rules/roster.js';
import type { InRoles } from '../../rules/state.js';
import { type GameState, gameStateOf, type RuleSystem } from '../../rules/system.js';
import { sameName } from '../../rules/text/likeness.js';
import { either, list } from '../../rules/text/say.js';
import { EngineError } from '../errors.js';
import { checkGroups, groupsIn, LONGEST_NAME, type NamedGroup } from '../roster/named-units.js';
import { withoutUnits } from '../roster/no-roster.js';
import { meant, tellApart } from '../roster/short-names.js';
import { shown } from '../shown.js';
import type { Given } from './inputs.js';
import { straysIn } from './strays.js';

/**
 * Looks at the table of a rule system in a game, as it stands when somebody looks.
 * @returns a look; whoever looks may be told of a log that cannot be read (LogError)
 */
export const lookAt =
  (path: string, { id }: RuleSystem, { memory }: GameState): (() => Projected<Recalled>) =>
  () =>
    tableNow(path, id, memory);

/** A field as it is said in a roster: `dug-in`. */
export const rosterKey = (field: string): string => flagOf(field).slice(2);

/** The field that a key of a file, or a word, is for. */
export const fieldNamed = (key: string, { profile, marks }: AnyKind): string | undefined =>
  [...Object.keys(profile), ...Object.keys(marks)].find(
    (field) => field === key || rosterKey(field) === key.toLowerCase(),
  );

/**
 * @param kinds what tells who is out of the game
 * @throws EngineError `unknown-unit`, with the nearest name there is, or all of them
 */
export function noSuchUnit(
  words: readonly string[],
  units: readonly Unit[],
  kinds: Kinds,
  together?: Together,
): never {
  const places = units.flatMap((unit) => together?.place(unit, units) ?? []);
  const names = [...units.map(({ name }) => name), ...new Set(places)];
  const meantBy = (typed: string) => meant(typed, units, { role: undefined, side: undefined, kinds });
  const alike = meantBy(words[0] ?? '');
  if (alike.length > 1)
    throw new EngineError(
      'unknown-unit',
      shown(`'${words[0]}' may be ${list(alike.map(({ name }) => name))}.`, 300),
      shown(tellApart(alike.map(({ name }) => name)), 300),
    );
  const strays = straysIn(words, names, (typed) => meantBy(typed).length === 1);
  const several = strays.length > 1;
  const said = strays.map(({ typed }) => `'${shown(typed, LONGEST_NAME)}'`);
  const guesses = strays.flatMap(({ typed, meant }) =>
    meant.length === 0
      ? []
      : [several ? `${typed}: did you mean ${either(meant)}?` : `Did you mean ${either(meant)}?`],
  );
  throw new EngineError(
    'unknown-unit',
    several
      ? `There are no units ${list(said)}.`
      : `There is no unit ${said[0] ?? `'${shown(words.join(' '), LONGEST_NAME)}'`}.`,
    shown(guesses.length > 0 ? guesses.join(' ') : `There is ${list(names)}.`, 300),
  );
}

/** The units that a line named, and what its action takes from them. */
export interface Filling {
  /** As the roster spells them. */
  readonly names: readonly string[];
  /** The same by whom they were named for, where several may be. */
  readonly groups?: readonly NamedTogether[];
  /** The same by the roles they stand in. */
  readonly roles: InRoles;
  /** What was typed for units of which it is only the beginning. */
  readonly short?: readonly (readonly [typed: string, said: string])[];
  /** The side of the first, where it is not the one that something is done to by somebody unnamed. */
  readonly by?: string;
  /** The side of that one: it is its enemy who acts. */
  readonly against?: string;
  /** The table it was taken from, and how its log was followed. */
  readonly seen: Projected<Recalled>;
  readonly kinds: Kinds;
  /** Who stands in each role of the action, as they stood before anything was done. */
  readonly stood: readonly (readonly Unit[])[];
  /** The same from the roster as it stands now. */
  readonly again: () => Filling;
}

/**
 * What an action takes from the units that were named behind it.
 * @throws EngineError where there is no roster, or not such units; LogError
 */
export async function fillingFor(
  words: readonly string[],
  given: Given,
  { system, action, game, env, table }: FillingOf,
): Promise<Filling> {
  const kept = await gameStateOf(system);
  const { roles = [] } = action;
  const stray = shown(words.join(' '));
  const help = listsFlags(action.name);
  if (!kept || roles.length === 0)
    throw new EngineError('usage', `${action.name} takes flags only; '${stray}' is not one.`, help);
  if (words.some((word) => word.trim() === ''))
    throw new EngineError('usage', 'A unit without a name was named: one of the words is empty.', help);
  const path = logPath(game, env);
  const again = table ? () => table : lookAt(path, system, kept);
  // Where something of the game is lost nobody knows how they stand.
  const deed = { action: action.name, input: given as Input };
  const seen = table ?? tableToBuildOn(path, system.id, kept.memory, deed);
  const { units } = seen.state.state;
  if (units.length === 0 && words.length > 0) {
    const { why, hint } = withoutUnits({ game, system, env });
    throw new EngineError(
      'usage',
      `${action.name} takes flags and units; '${stray}' is neither, as ${why}.`,
      `${hint} ${help}`,
    );
  }
  const { kinds } = kept.memory;
  const together = togetherIn(roles, kept);
  const isEmpty = (name: string) =>
    together?.knows?.(name, seen.state.state) === true &&
    !units.some((unit) => sameName(together.place(unit, units) ?? '', name));
  const { found, rest } = groupsIn(words, units, { roles, together, typed: given, kinds, isEmpty });
  const takes = list(roles.map(({ says }) => says));
  if (rest.length > 0 && found.length === roles.length) {
    throw new EngineError(
      'usage',
      `${action.name} takes no unit besides ${takes}: '${shown(rest.join(' '))}' is one too many.`,
      together
        ? 'Those who act together stand in one word: "1 Squad,2 Squad", or the place where they are.'
        : `wg help ${action.name} says whom it takes.`,
    );
  }
  const empty = rest.find(isEmpty);
  if (empty !== undefined)
    throw new EngineError(
      'unknown-unit',
      `Nobody is in ${shown(empty, LONGEST_NAME)}, as far as the game knows.`,
    );
  if (rest.length > 0) noSuchUnit(rest, units, kinds, together);
  checkGroups(found, takes, roles);
  const all = withFlags(found, given, roles, units);
  const short = found.flatMap(({ short, said }) => (short === undefined ? [] : [[short, said] as const]));
  const filling = fillingOf(all, seen, { kinds, roles, given, again });
  return short.length > 0 ? { ...filling, short } : filling;
}

/**
 * Those who were named behind the action, and those whom flags name for the other roles.
 * @throws EngineError `usage` where a flag names another than stands there by a word
 */
function withFlags(
  found: readonly NamedGroup[],
  given: Given,
  roles: readonly AnyRole[],
  units: readonly Unit[],
): readonly NamedGroup[] {
  const named = roles.map(({ by, says }, i): NamedGroup => {
    const typed = by === undefined ? undefined : given[by];
    const names = typeof typed === 'string' ? [typed] : Array.isArray(typed) ? typed : [];
    const there = names.flatMap((name) => unitNamed(units, name) ?? []);
    const strangers = names.filter((name) => !unitNamed(units, name)).map((name) => name.trim());
    const behind = found[i];
    if (!behind || !isAnybody(behind))
      return { said: names.join(', '), units: there, ...(strangers.length > 0 && { strangers }) };
    const other =
      typeof typed === 'string' && ![behind.said, ...namesOf(behind.units)].some((of) => sameName(of, typed));
    if (!other) return behind;
    throw new EngineError(
      'usage',
      `${flagOf(by!)} names ${shown(typed)}, and ${shown(behind.said)} was named already: ${says}.`,
      'Each is named once, behind the action or by the flag.',
    );
  });
  return named.slice(0, 1 + named.findLastIndex(isAnybody));
}

/** Those who stand in a role without a word, by how those stand who were named. */
function withComers(
  groups: readonly NamedGroup[],
  roles: readonly AnyRole[],
  typed: Given,
  { kinds, units }: { readonly kinds: Kinds; readonly units: readonly Unit[] },
): readonly NamedGroup[] {
  if (groups.length === 0 || !roles.some(({ comes }) => comes)) return groups;
  const named = Object.fromEntries(roles.map(({ name }, i) => [name, groups[i]?.units[0]]));
  const all = roles.map((role, i): NamedGroup => {
    const { comes } = role;
    const of = groups[i] ?? { said: '', units: [] };
    if (!comes || isAnybody(of)) return of;
    return { ...of, units: units.filter((unit) => mayStand(role, unit, kinds) && comes(unit, named, typed)) };
  });
  return all.slice(0, 1 + all.findLastIndex(isAnybody));
}

const isAnybody = ({ units, strangers = [] }: NamedGroup): boolean => units.length + strangers.length > 0;

/** How several are named at once for roles; nothing, where each of them is for one unit. */
export const togetherIn = (roles: readonly AnyRole[], { together }: GameState): Together | undefined =>
  roles.some(({ several }) => several) ? (together ?? ONE_BY_ONE) : undefined;

/** Units that act together where nobody knows of places: they are named one by one. */
const ONE_BY_ONE: Together = { place: () => undefined, along: (named) => named };

export interface FillingOf {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly game: string;
  readonly env: Env;
  /** The table it is filled in from, where that is not the one that the game has come to. */
  readonly table?: Projected<Recalled>;
}

interface FillingMeans {
  readonly kinds: Kinds;
  readonly roles: readonly AnyRole[];
  /** What was typed besides. */
  readonly given: Given;
  readonly again: () => Projected<Recalled>;
}

function fillingOf(found: readonly NamedGroup[], seen: Projected<Recalled>, means: FillingMeans): Filling {
  const { kinds, roles, given, again } = means;
  const { state } = seen.state;
  const all = state.units;
  const there = found.map((group) => ({
    ...group,
    units: group.units.map(({ name }) => unitNamed(all, name) ?? noSuchUnit([name], all, kinds)),
  }));
  const groups = withComers(there, roles, given, { kinds, units: all });
  const units = groups.flatMap((group) => group.units);
  const gone = groups.flatMap((group, i) =>
    group.units.filter((unit) => !mayStand(roles[i]!, unit, kinds)),
  )[0];
  if (gone)
    throw new EngineError(
      'not-allowed',
      `${shown(gone.name)} is out of the game: ${shown(goneAs(gone, kinds)!)}.`,
      `If that is wrong: wg undo takes back the last event, wg roster mark changes a unit by hand.`,
    );
  const first = groups.findIndex((group) => group.units.length > 0);
  const side = units[0]?.side;
  const nobodyActs = !groups.some((group, i) => roles[i]!.acts && isAnybody(group));
  const isFoe = roles[first]?.side?.is === 'enemy' && nobodyActs;
  const strangers = groups.flatMap((group) => group.strangers ?? []);
  return {
    names: [...namesOf(units), ...strangers],
    ...(roles.some(({ several }) => several) && {
      groups: there
        .filter(({ said }) => said !== '')
        .map((group) => ({ said: group.said, names: namesOf(group.units) })),
    }),
    roles: rolesOf(roles, groups),
    ...(side !== undefined && (isFoe ? { against: side } : { by: side })),
    seen,
    kinds,
    stood: groups.map((group) => group.units),
    again: () => fillingOf(found, again(), means),
  };
}

/** Who stands in which role, by name: those of whom the game knows nothing yet behind the others. */
function rolesOf(roles: readonly AnyRole[], groups: readonly NamedGroup[]): InRoles {
  const known = namesInRoles(
    roles,
    groups.map(({ units }) => units),
  );
  const strange = groups.flatMap(({ strangers = [] }, i) =>
    strangers.length > 0 ? [[roles[i]!.name, [...(known[roles[i]!.name] ?? []), ...strangers]] as const] : [],
  );
  return { ...known, ...Object.fromEntries(strange) };
}

const namesOf = (units: readonly Unit[]): string[] => units.map(({ name }) => name);
