import type { Kinds } from '../../rules/kind.js';
import type { AnyRole } from '../../rules/role.js';
import { type Together, type Unit, unitNamed } from '../../rules/roster.js';
import { sameName } from '../../rules/text/likeness.js';
import { EngineError } from '../errors.js';
import { shown } from '../shown.js';
import { meant, placeMeant } from './short-names.js';

/** The most characters of the name of a unit. */
export const LONGEST_NAME = 80;

/** Units that were named at once: one of them, or several that act together. */
export interface NamedGroup {
  /** How they are named, as the roster spells it. */
  readonly said: string;
  readonly units: readonly Unit[];
  /** What was typed, where that was only the beginnings of the name. */
  readonly short?: string;
  /** Names of whom the game has not met yet: they come into it with what is done. */
  readonly strangers?: readonly string[];
}

/** How units may be named. */
interface Naming {
  /** What they are named for, in this order; nothing, where units are only looked at. */
  readonly roles?: readonly AnyRole[];
  /** How many may be named, each perhaps several units, where that is not one for a role. */
  readonly most?: number;
  /** How several are named at once; nothing, where each is one unit. */
  readonly together?: Together | undefined;
  /** Inputs that were typed: by some of them units are named too. */
  readonly typed?: Readonly<Record<string, unknown>>;
  /** Whether a place of this name is known, and nobody is there. */
  readonly isEmpty?: (name: string) => boolean;
  /** What tells who is out of the game: a short name means him where nobody else is meant. */
  readonly kinds?: Kinds;
}

/**
 * The units that words name, and the words behind them. A name of several words may stand without quotes: the longest one that leaves
 * names for the rest, where one unit is called as another begins. Several units that act together stand with commas, or are named by
 * the place where they are.
 */
export function groupsIn(words: readonly string[], units: readonly Unit[], naming: Naming): Found {
  const byNames = waysBy(units, naming, false);
  const wholly = wholeOf(words, byNames, naming) ?? wholeOf(words, waysBy(units, naming, true), naming);
  if (wholly) return { found: wholly, rest: [] };
  // Where beginnings of names do not tell all of it, they were none.
  let found: readonly NamedGroup[] = [];
  let rest = words;
  while (rest.length > 0 && found.length < mostOf(words, naming)) {
    const [next] = byNames(rest, found);
    if (!next) break;
    ({ found, rest } = next);
  }
  return { found, rest };
}

interface Found {
  readonly found: readonly NamedGroup[];
  readonly rest: readonly string[];
}

/** How many may be named. */
const mostOf = (words: readonly string[], { roles, most = roles?.length ?? words.length }: Naming): number =>
  most;

/** How words may go on being read, whoever has the longest name first. */
type Ways = (rest: readonly string[], found: readonly NamedGroup[]) => readonly Found[];

/** Those whom words name to the last of them. @returns undefined where they cannot be read so */
function wholeOf(words: readonly string[], ways: Ways, naming: Naming): readonly NamedGroup[] | undefined {
  const most = mostOf(words, naming);
  if (words.length > most * LONGEST_NAME) return undefined;
  /** Whence nothing leads to the last word: what is named there hangs on how many were, and of which side the first is. */
  const ends = new Set<string>();
  const from = ({ found, rest }: Found): readonly NamedGroup[] | undefined => {
    if (rest.length === 0) return found;
    const at = `${rest.length} ${found.length} ${sideOf(found)}`;
    if (found.length >= most || ends.has(at)) return undefined;
    for (const way of ways(rest, found)) {
      const whole = from(way);
      if (whole) return whole;
    }
    ends.add(at);
    return undefined;
  };
  return from({ found: [], rest: words });
}

/** The side of whoever was named first. */
const sideOf = ([first]: readonly NamedGroup[]): string | undefined => first?.units[0]?.side;

/** @param takesShort whether beginnings of names will do */
function waysBy(units: readonly Unit[], naming: Naming, takesShort: boolean): Ways {
  const { roles, together, typed = {}, kinds, isEmpty } = naming;
  /** Whom words name, by how many of them are left, whom for and against which side: nobody is looked for twice. */
  const known = new Map<string, readonly Beginning[]>();
  const namedBy = (words: readonly string[], role: AnyRole | undefined, side: string | undefined) => {
    const at = { role, together, units, kinds, isEmpty };
    const whole = [...beginnings(words, ' ', (name) => groupNamed(name, at))];
    return takesShort ? [...whole, ...beginnings(words, ' ', (name) => shortly(name, at, side))] : whole;
  };
  return (words, found) => {
    const role = roles?.[found.length];
    const side = sideOf(found);
    const key = `${words.length} ${role?.name} ${side}`;
    const named = known.get(key) ?? namedBy(words, role, side);
    known.set(key, named);
    const by = roles?.[found.length + 1]?.by;
    return named.map(({ of, taken }) => {
      const rest = words.slice(taken);
      const isFollowed = rest.length > 0 || (by !== undefined && typed[by] !== undefined);
      const nobody = isPassedOver(role, of, isFollowed) ? [{ said: '', units: [] }] : [];
      return { found: [...found, ...nobody, of], rest };
    });
  };
}

/** Whether a role is not for whoever is named first where it would be his. */
const isPassedOver = (role: AnyRole | undefined, { units }: NamedGroup, isFollowed: boolean): boolean =>
  role?.only !== undefined && !(isFollowed && units.every(role.only));

/** Among whom somebody is looked for, and what for. */
interface At extends Pick<Naming, 'together'> {
  readonly isEmpty: Naming['isEmpty'] | undefined;
  readonly units: readonly Unit[];
  readonly role: AnyRole | undefined;
  readonly kinds: Kinds | undefined;
}

/** A beginning of words that names somebody. */
interface Beginning {
  readonly of: NamedGroup;
  readonly taken: number;
}

/** The beginnings of words that name somebody, the longest first. */
function* beginnings(
  parts: readonly string[],
  between: string,
  named: (name: string) => NamedGroup | undefined,
): Generator<Beginning> {
  for (let n = Math.min(parts.length, LONGEST_NAME); n > 0; n--) {
    const of = named(parts.slice(0, n).join(between));
    if (of) yield { of, taken: n };
  }
}

function groupNamed(name: string, at: At): NamedGroup | undefined {
  const group = oneNamed(name, at) ?? (at.together && mayBeSeveral(at) ? listed(name, at) : undefined);
  if (!group || !at.together) return group;
  // Those who act alone take nobody along who was not named, and stand in the same order.
  const among = at.role?.alone ? group.units : at.units;
  return { ...group, units: at.together.along(group.units, among) };
}

/** Whoever is meant by the beginnings of his name, where that is one alone; or several of them, with commas. */
function shortly(name: string, at: At, side: string | undefined): NamedGroup | undefined {
  const parts = at.together && mayBeSeveral(at) ? name.split(',') : [name];
  const groups = parts.map((part): NamedGroup | undefined => {
    const exact = groupNamed(part, at);
    if (exact) return exact;
    if (at.isEmpty?.(part)) return undefined;
    const found = meant(part, at.units, { role: at.role, side, kinds: at.kinds });
    if (found.length > 0) return found.length === 1 ? groupNamed(found[0]!.name, at) : undefined;
    const { together, units } = at;
    const place = placeMeant(
      part,
      units.flatMap((unit) => together?.place(unit, units) ?? []),
    );
    return place === undefined ? undefined : groupNamed(place, at);
  });
  if (!groups.every((group) => group !== undefined)) return undefined;
  const said = groups.map((group) => group.said).join(',');
  return { said, units: groups.flatMap((group) => group.units), short: name };
}

const mayBeSeveral = ({ role }: At): boolean => !role || role.several !== undefined;

/** One unit, or those of one place. */
function oneNamed(name: string, at: At): NamedGroup | undefined {
  const { units, together, role } = at;
  const unit = unitNamed(units, name);
  if (!together) return unit && { said: unit.name, units: [unit] };
  const itsPlace = unit && role?.place ? together.place(unit, units) : undefined;
  if (unit && itsPlace === undefined) return { said: unit.name, units: [unit] };
  const there = unitsAt(itsPlace ?? name, units, together);
  if (there.length === 0) return undefined;
  const able = there.filter((of) => role?.joins?.(of) ?? true);
  // Where nobody is able, the rules say why.
  return { said: together.place(there[0]!, units)!, units: able.length > 0 ? able : there };
}

const unitsAt = (name: string, units: readonly Unit[], { place }: Together): Unit[] =>
  units.filter((of) => {
    const its = place(of, units);
    return its !== undefined && sameName(its, name);
  });

/** Several with commas between them; a name may have a comma of its own. */
function listed(names: string, at: At): NamedGroup | undefined {
  const found: NamedGroup[] = [];
  let rest: readonly string[] = names.split(',');
  if (rest.length === 1) return undefined;
  while (rest.length > 0) {
    const [next] = beginnings(rest, ',', (name) => oneNamed(name, at));
    if (!next) return undefined;
    found.push(next.of);
    rest = rest.slice(next.taken);
  }
  // Several of one place that is attacked are that place once.
  const groups = found.filter(
    ({ said }, i) => !at.role?.place || found.findIndex((other) => other.said === said) === i,
  );
  return { said: groups.map(({ said }) => said).join(','), units: groups.flatMap((of) => of.units) };
}

/**
 * Nobody is named twice, and those who act together are of one side. Of whoever acts and stands in the place
 * where his enemy is to be, the rules say why not: he is of his own side.
 * @param takes whom the action takes
 * @throws EngineError `usage`
 */
export function checkGroups(
  groups: readonly NamedGroup[],
  takes: string,
  roles: readonly Pick<AnyRole, 'acts' | 'side'>[] = [],
): void {
  for (const { units } of groups) {
    const [one] = units;
    const other = units.find(({ side }) => side !== one?.side);
    if (!one || !other) continue;
    throw new EngineError(
      'usage',
      `${shown(one.name)} and ${shown(other.name)} are not of one side.`,
      'Those who stand in one word act, or suffer, together: name each side in a word of its own.',
    );
  }
  const doers = groups.flatMap(({ units }, i) => (roles[i]?.acts ? units : []));
  // Named himself he is named twice; by the place where he is, he is his own enemy.
  const isOwnTarget = (unit: Unit, i: number) =>
    groups[i]!.said !== unit.name &&
    roles[i]?.side?.is === 'enemy' &&
    unit.side !== undefined &&
    doers.includes(unit);
  const names = groups.flatMap(({ units }, i) =>
    units.filter((unit, at) => units.indexOf(unit) !== at || !isOwnTarget(unit, i)).map(({ name }) => name),
  );
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new EngineError('usage', `${shown(twice)} is named twice.`, `It takes ${takes}.`);
}
