import type { Kinds } from '../../rules/kind.js';
import { sameName } from '../../rules/likeness.js';
import type { AnyRole } from '../../rules/role.js';
import type { Together, Unit } from '../../rules/roster.js';
import { EngineError } from '../errors.js';
import { shown } from '../shown.js';
import { meant, placeMeant } from './short-names.js';

/** The most characters of the name of a unit. */
export const LONGEST_NAME = 80;

export const unitNamed = (units: readonly Unit[], name: string): Unit | undefined =>
  units.find((unit) => sameName(unit.name, name));

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
  /** What tells who is out of the game: a short name means him where nobody else is meant. */
  readonly kinds?: Kinds;
}

/**
 * The units that words name, and the words behind them. A name of several words may stand without quotes; several units
 * that act together stand with commas, or are named by the place where they are.
 */
export function groupsIn(words: readonly string[], units: readonly Unit[], naming: Naming): Found {
  const found = groupsBy(words, units, naming, true);
  // Where beginnings of names do not tell all of it, they were none.
  return found.rest.length === 0 ? found : groupsBy(words, units, naming, false);
}

interface Found {
  readonly found: readonly NamedGroup[];
  readonly rest: readonly string[];
}

function groupsBy(
  words: readonly string[],
  units: readonly Unit[],
  naming: Naming,
  takesShort: boolean,
): Found {
  const found: NamedGroup[] = [];
  let rest = words;
  const { roles, most = roles?.length ?? words.length, together, typed = {}, kinds } = naming;
  while (rest.length > 0 && found.length < most) {
    const at = { role: roles?.[found.length], together, units, kinds };
    const side = found[0]?.units[0]?.side;
    const short = (name: string) => (takesShort ? shortly(name, at, side) : undefined);
    const next = first(rest, ' ', (name) => groupNamed(name, at)) ?? first(rest, ' ', short);
    if (!next) break;
    rest = rest.slice(next.taken);
    const by = roles?.[found.length + 1]?.by;
    const isFollowed = rest.length > 0 || (by !== undefined && typed[by] !== undefined);
    if (isPassedOver(roles?.[found.length], next.of, isFollowed)) found.push({ said: '', units: [] });
    found.push(next.of);
  }
  return { found, rest };
}

/** Whether a role is not for whoever is named first where it would be his. */
const isPassedOver = (role: AnyRole | undefined, { units }: NamedGroup, isFollowed: boolean): boolean =>
  role?.only !== undefined && !(isFollowed && units.every(role.only));

/** Among whom somebody is looked for, and what for. */
interface At extends Pick<Naming, 'together'> {
  readonly units: readonly Unit[];
  readonly role: AnyRole | undefined;
  readonly kinds: Kinds | undefined;
}

/** The longest beginning that names something. */
function first(parts: readonly string[], between: string, named: (name: string) => NamedGroup | undefined) {
  for (let n = Math.min(parts.length, LONGEST_NAME); n > 0; n--) {
    const of = named(parts.slice(0, n).join(between));
    if (of) return { of, taken: n };
  }
  return undefined;
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
    const next = first(rest, ',', (name) => oneNamed(name, at));
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
