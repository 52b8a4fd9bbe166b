import type { NamedTogether } from '../game/line.js';
import { logPath } from '../game/log.js';
import type { Remembered } from '../game/remember.js';
import { rosterOf } from '../game/roster.js';
import type { AnyAction } from '../rules/action.js';
import type { Field } from '../rules/field.js';
import type { Input } from '../rules/record.js';
import type { Fill, Roster, RosterScope, Together, Unit, UnitKind } from '../rules/roster.js';
import { list } from '../rules/say.js';
import type { InRoles } from '../rules/state.js';
import type { RuleSystem } from '../rules/system.js';
import { fillOf, inRoles, namesInRoles } from '../table/fill.js';
import { CliError } from './errors.js';
import { flagOf } from './flags.js';
import type { Io } from './io.js';
import { checkGroups, type Group, groupsIn, LONGEST_NAME, unitNamed } from './named-units.js';
import { lookingAt } from './remembered.js';
import { shown } from './shown.js';
import { didYouMean } from './suggest.js';
import { readList, readValue } from './values.js';

/** What a rule system knows of units, if it has rosters. */
export const scopeOf = async (system: RuleSystem): Promise<RosterScope | undefined> =>
  (await system.play()).play.roster?.();

/** A field as it is said in a roster: `dug-in`. */
export const keyOf = (field: string): string => flagOf(field).slice(2);

/** The field that a key of a file, or a word, is for. */
export const fieldNamed = (key: string, { profile, marks }: UnitKind): string | undefined =>
  [...Object.keys(profile), ...Object.keys(marks)].find(
    (field) => field === key || keyOf(field) === key.toLowerCase(),
  );

/** @throws CliError `unknown-unit`, with the nearest name there is, or all of them */
export function noSuchUnit(
  words: readonly string[],
  units: readonly Unit[],
  together?: RosterScope['together'],
): never {
  const places = units.flatMap((unit) => together?.place(unit, units) ?? []);
  const names = [...units.map(({ name }) => name), ...new Set(places)];
  const whole = words.join(' ');
  const beginnings = words.map((_, i) => words.slice(0, words.length - i).join(' '));
  const guess = beginnings.map((of) => didYouMean(of, names)).find(Boolean);
  throw new CliError(
    'unknown-unit',
    `There is no unit '${shown(whole, LONGEST_NAME)}'.`,
    shown(guess ?? `There is ${list(names)}.`, 300),
  );
}

/** The units that a line named, and what its action takes from them. */
export interface Filling {
  /** As the roster spells them. */
  readonly names: readonly string[];
  /** The same by whom they were named for, where several may be. */
  readonly groups?: readonly NamedTogether[];
  /** The same by the roles they stand in, where the action has any. */
  readonly roles?: InRoles;
  /** The side of the first. */
  readonly by?: string;
  /** The roster it was taken from, and how its log was followed. */
  readonly seen: Remembered<Roster>;
  readonly scope: RosterScope;
  /** What the memory of the rule system holds of the game by now. */
  readonly state: () => unknown;
  /** How the units that are named stood in words, before anything was done. */
  readonly stood: readonly string[];
  readonly fill: (asked: Input) => Input;
  /** The same from the roster as it stands now. */
  readonly again: () => Filling;
}

/**
 * What an action takes from the units that were named behind it.
 * @throws CliError where there is no roster, or not such units; LogError
 */
export async function fillingFor(
  words: readonly string[],
  { system, action, game, io }: FillingOf,
): Promise<Filling> {
  const scope = await scopeOf(system);
  const by = fillOf(action, scope);
  const stray = shown(words.join(' '));
  const help = `wg help ${action.name} lists the flags.`;
  if (!scope || !by)
    throw new CliError('usage', `${action.name} takes flags only; '${stray}' is not one.`, help);
  if (words.some((word) => word.trim() === ''))
    throw new CliError('usage', 'A unit without a name was named: one of the words is empty.', help);
  const path = logPath(game, io.env);
  const seen = rosterOf(path, system.id, scope);
  const { units } = seen.state;
  if (units.length === 0) {
    throw new CliError(
      'usage',
      `${action.name} takes flags and units; '${stray}' is neither, as the game ${shown(game)} has no roster.`,
      `wg roster load <file> puts one in; ${help}`,
    );
  }
  const together = by.several && (scope.together ?? ONE_BY_ONE);
  const most = by.units.length;
  const { found, rest } = groupsIn(words, units, { ...by, most, together });
  if (rest.length > 0 && found.length === most) {
    throw new CliError(
      'usage',
      `${action.name} takes no unit besides ${list(by.units)}: '${shown(rest.join(' '))}' is one too many.`,
      together
        ? 'Those who act together stand in one word: "1 Squad,2 Squad", or the place where they are.'
        : `wg help ${action.name} says whom it takes.`,
    );
  }
  if (rest.length > 0) noSuchUnit(rest, units, together);
  checkGroups(found, list(by.units));
  const look = await lookingAt(system);
  const again = () => rosterOf(path, system.id, scope);
  return fillingOf(found, seen, { scope, by, action, again, state: () => look(path) });
}

/**
 * What an action takes from the table where no unit was named.
 * @returns nothing, where the log of the game cannot be read: whoever needs it will say what is wrong with it
 */
export async function fillingFromTable({
  system,
  action,
  game,
  io,
}: FillingOf): Promise<Filling | undefined> {
  const scope = await scopeOf(system);
  const by = fillOf(action, scope);
  if (!scope || !by) return undefined;
  const path = logPath(game, io.env);
  const again = () => rosterOf(path, system.id, scope);
  try {
    const look = await lookingAt(system);
    return fillingOf([], again(), { scope, by, action, again, state: () => look(path) });
  } catch (error) {
    if ((error as Error).name !== 'LogError') throw error;
    return undefined;
  }
}

/** Units that act together where nobody knows of places: they are named one by one. */
export const ONE_BY_ONE: Together = { place: () => undefined, along: (named) => named };

interface FillingOf {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly game: string;
  readonly io: Io;
}

export const noRoster = (game: string): CliError =>
  new CliError(
    'nothing-found',
    `There is no roster in the game ${shown(game)}.`,
    'wg roster load <file> puts one in; wg roster kinds shows what stands in it.',
  );

interface Means {
  readonly scope: RosterScope;
  readonly by: Fill;
  readonly action: AnyAction;
  readonly again: () => Remembered<Roster>;
  readonly state: () => unknown;
}

function fillingOf(found: readonly Group[], seen: Remembered<Roster>, means: Means): Filling {
  const { scope, by, action, again, state } = means;
  const known = state();
  const all = seen.state.units;
  const groups = found.map(({ said, units }) => ({
    said,
    units: units.map(({ name }) => unitNamed(all, name) ?? noSuchUnit([name], all)),
  }));
  const units = groups.flatMap((group) => group.units);
  const mayBeGone = (i: number) => by.goneToo === true || by.goneToo?.includes(i);
  for (const unit of groups.flatMap((group, i) => (mayBeGone(i) ? [] : group.units))) {
    const why = scope.gone(unit, known);
    if (why)
      throw new CliError(
        'not-allowed',
        `${shown(unit.name)} is out of the game: ${shown(why)}.`,
        `If that is wrong: wg undo takes back the last event, wg roster mark changes a unit by hand.`,
      );
  }
  const side = units[0]?.side;
  const taken = groups.map((group) => group.units);
  return {
    names: namesOf(units),
    ...(by.several && {
      groups: groups.map((group) => ({ said: group.said, names: namesOf(group.units) })),
    }),
    ...(action.roles && { roles: namesInRoles(action.roles, taken) }),
    ...(side !== undefined && { by: side }),
    seen,
    scope,
    state,
    stood: units.map((unit) => scope.says(unit, known)),
    fill: (asked) =>
      checked(action, {
        ...by.fill(units, asked, seen.state.clock, taken),
        ...action.fromTable?.(known as never, inRoles(action.roles ?? [], taken), asked),
      }),
    again: () => fillingOf(groups, again(), means),
  };
}

const namesOf = (units: readonly Unit[]): string[] => units.map(({ name }) => name);

/** What is filled has to be what could have been typed. */
function checked(action: AnyAction, filled: Input): Input {
  for (const [name, value] of Object.entries(filled)) {
    const field = action.inputs[name] as Field;
    if (field.kind === 'list' && Array.isArray(value)) readList(name, field, value as readonly string[]);
    else if (field.kind !== 'switch') readValue(name, field, String(value));
  }
  return filled;
}
