import { sameName } from '../rules/likeness.js';
import type { Fill, Together, Unit } from '../rules/roster.js';
import { CliError } from './errors.js';
import { shown } from './shown.js';

/** The most characters of the name of a unit. */
export const LONGEST_NAME = 80;

export const unitNamed = (units: readonly Unit[], name: string): Unit | undefined =>
  units.find((unit) => sameName(unit.name, name));

/** Units that were named at once: one of them, or several that act together. */
export interface Group {
  /** How they are named, as the roster spells it. */
  readonly said: string;
  readonly units: readonly Unit[];
}

/** How units may be named. */
interface Naming extends Pick<Fill, 'joins' | 'places' | 'alone' | 'several'> {
  /** How many may be named, each perhaps several units. */
  readonly most: number;
  /** How several are named at once; nothing, where each is one unit. */
  readonly together?: Together | undefined;
}

/**
 * The units that words name, and the words behind them. A name of several words may stand without quotes; several units
 * that act together stand with commas, or are named by the place where they are.
 */
export function groupsIn(
  words: readonly string[],
  units: readonly Unit[],
  naming: Naming,
): { readonly found: readonly Group[]; readonly rest: readonly string[] } {
  const found: Group[] = [];
  let rest = words;
  while (rest.length > 0 && found.length < naming.most) {
    const at = { ...naming, units, index: found.length };
    const next = first(rest, ' ', (name) => groupNamed(name, at));
    if (!next) break;
    found.push(next.of);
    rest = rest.slice(next.taken);
  }
  return { found, rest };
}

/** Where among those who may be named somebody is looked for. */
interface At extends Naming {
  readonly units: readonly Unit[];
  readonly index: number;
}

/** The longest beginning that names something. */
function first(parts: readonly string[], between: string, named: (name: string) => Group | undefined) {
  for (let n = Math.min(parts.length, LONGEST_NAME); n > 0; n--) {
    const of = named(parts.slice(0, n).join(between));
    if (of) return { of, taken: n };
  }
  return undefined;
}

function groupNamed(name: string, at: At): Group | undefined {
  const group = oneNamed(name, at) ?? (at.together && mayBeSeveral(at) ? listed(name, at) : undefined);
  if (!group || !at.together || at.alone?.includes(at.index)) return group;
  return { ...group, units: at.together.along(group.units, at.units) };
}

const mayBeSeveral = ({ several, index }: At): boolean => !Array.isArray(several) || several.includes(index);

/** One unit, or those of one place. */
function oneNamed(name: string, at: At): Group | undefined {
  const { units, index, together, joins, places } = at;
  const unit = unitNamed(units, name);
  if (!together) return unit && { said: unit.name, units: [unit] };
  const itsPlace = unit && places?.includes(index) ? together.place(unit, units) : undefined;
  if (unit && itsPlace === undefined) return { said: unit.name, units: [unit] };
  const there = unitsAt(itsPlace ?? name, units, together);
  if (there.length === 0) return undefined;
  const able = there.filter((of) => joins?.(of, index) ?? true);
  // Where nobody is able, the rules say why.
  return { said: together.place(there[0]!, units)!, units: able.length > 0 ? able : there };
}

const unitsAt = (name: string, units: readonly Unit[], { place }: Together): Unit[] =>
  units.filter((of) => {
    const its = place(of, units);
    return its !== undefined && sameName(its, name);
  });

/** Several with commas between them; a name may have a comma of its own. */
function listed(names: string, at: At): Group | undefined {
  const found: Group[] = [];
  let rest: readonly string[] = names.split(',');
  if (rest.length === 1) return undefined;
  while (rest.length > 0) {
    const next = first(rest, ',', (name) => oneNamed(name, at));
    if (!next) return undefined;
    found.push(next.of);
    rest = rest.slice(next.taken);
  }
  // Several of one place that is attacked are that place once.
  const isPlace = at.places?.includes(at.index);
  const groups = found.filter(
    ({ said }, i) => !isPlace || found.findIndex((other) => other.said === said) === i,
  );
  return { said: groups.map(({ said }) => said).join(','), units: groups.flatMap((of) => of.units) };
}

/**
 * Nobody is named twice, and those who act together are of one side.
 * @param takes whom the action takes
 * @throws CliError `usage`
 */
export function checkGroups(groups: readonly Group[], takes: string): void {
  for (const { units } of groups) {
    const [one] = units;
    const other = units.find(({ side }) => side !== one?.side);
    if (!one || !other) continue;
    throw new CliError(
      'usage',
      `${shown(one.name)} and ${shown(other.name)} are not of one side.`,
      'Those who stand in one word act, or suffer, together: name each side in a word of its own.',
    );
  }
  const names = groups.flatMap(({ units }) => units.map(({ name }) => name));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new CliError('usage', `${shown(twice)} is named twice.`, `It takes ${takes}.`);
}
