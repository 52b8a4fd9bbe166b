import type { FieldFault, FileFault } from '../../../src/rules/field.js';
import { isObject, type Value } from '../../../src/rules/rule.js';
import { type Defence, defenceIn, type Support, supportIn } from './defences.js';
import { type Item, itemIn } from './items.js';
import { mistakeIn } from './mistakes.js';

/** Where a group is when the battle begins (option.3, option.4). */
export const STARTS = ['on-table', 'in-position', 'later', 'air-landed'] as const;
type Starts = (typeof STARTS)[number];

/** A group of an army list. */
export interface ArmyGroup {
  /** Empty for the items of a command line. */
  readonly name: string;
  readonly starts: Starts;
  readonly items: readonly Item[];
}

export interface Army {
  readonly side: string;
  readonly defender: boolean;
  readonly groups: readonly ArmyGroup[];
  readonly defences: readonly Defence[];
  readonly support: readonly Support[];
}

const TOP = ['side', 'defender', 'groups', 'defences', 'off-table'];
const OF_GROUP = ['name', 'starts', 'items'];

type Path = readonly (string | number)[];
type Node = { readonly [name: string]: Value };

/** The first thing wrong in a file that should hold an army. */
export function faultIn(data: Value): FileFault | undefined {
  if (!isObject(data)) return { at: [], message: 'an army was expected, with its groups' };
  const { side, defender = false, groups = [], defences, 'off-table': support } = data;
  if (side !== undefined && !isName(side)) return { at: ['side'], message: noName('side', side) };
  if (typeof defender !== 'boolean') return { at: ['defender'], message: 'defender is true or false' };
  if (!Array.isArray(groups)) return { at: ['groups'], message: A_LIST };
  return (
    strayIn(data, TOP, []) ??
    firstOf(groups.map((group, i) => () => groupFault(group, ['groups', i]))) ??
    twiceIn(groups as readonly Node[]) ??
    linesFault(defences, ['defences'], defenceIn) ??
    linesFault(support, ['off-table'], supportIn)
  );
}

function groupFault(group: Value, at: Path): FileFault | undefined {
  if (!isObject(group)) return { at, message: 'a group was expected, with its name and its items' };
  const { name, starts = 'on-table', items } = group;
  if (name === undefined) return { at, message: 'a group has a name, and this one has none' };
  if (!isName(name)) return { at: [...at, 'name'], message: noName('group', name) };
  const stray = strayIn(group, OF_GROUP, at);
  if (stray) return stray;
  if (!STARTS.includes(starts as Starts)) {
    const message = `a group starts ${STARTS.join(', ')}`;
    return { at: [...at, 'starts'], message, word: [String(starts), STARTS] };
  }
  return items === undefined
    ? { at, message: `${name} has no items` }
    : linesFault(items, [...at, 'items'], itemIn);
}

/** A name that none of these is. */
function strayIn(map: Node, allowed: readonly string[], at: Path): FileFault | undefined {
  const stray = Object.keys(map).find((name) => !allowed.includes(name));
  if (stray === undefined) return undefined;
  const message = `there is no '${short(stray)}' here: there is ${allowed.join(', ')}`;
  return { at: [...at, stray], isName: true, message, word: [stray, allowed] };
}

/** Lines that are read one by one. */
function linesFault(
  list: Value | undefined,
  at: Path,
  read: (typed: string) => unknown,
): FileFault | undefined {
  if (list === undefined) return undefined;
  if (!Array.isArray(list)) return { at, message: A_LIST };
  return firstOf(
    list.map((line, i) => () => {
      if (typeof line !== 'string' && typeof line !== 'number') {
        return { at: [...at, i], message: 'a line of text was expected' };
      }
      const mistake = mistakeIn(String(line), read);
      if (!mistake) return undefined;
      const message = `'${short(String(line))}' cannot stand here: it takes ${mistake.takes}`;
      return { at: [...at, i], message, ...(mistake.word && { word: mistake.word }) };
    }),
  );
}

function twiceIn(groups: readonly Node[]): FileFault | undefined {
  const again = groups.findIndex(({ name }, i) => groups.findIndex((other) => other.name === name) < i);
  return again < 0
    ? undefined
    : { at: ['groups', again, 'name'], message: `'${String(groups[again]!.name)}' stands here twice` };
}

const A_LIST = 'a list was expected here, each entry behind a hyphen';

function firstOf(checks: readonly (() => FileFault | undefined)[]): FileFault | undefined {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return undefined;
}

const isName = (name: Value | undefined): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.length <= 40;
/** Why this is no name for a side or a group. */
const noName = (of: string, name: Value): string =>
  typeof name === 'string'
    ? `the name of a ${of} has 1 to 40 characters`
    : `the name of a ${of} is text: between quotes, where it is a number`;
const short = (typed: string): string => (typed.length > 40 ? `${typed.slice(0, 40)}...` : typed);

/** The army in a file that has no fault. */
export function armyIn(data: Value): Army {
  const { side = '', defender = false, groups = [], defences = [], 'off-table': support = [] } = data as Node;
  const typed = (list: Value) => (list as readonly (string | number)[]).map(String);
  return {
    side: side as string,
    defender: defender as boolean,
    groups: (groups as readonly Node[]).map(({ name, starts = 'on-table', items }) => ({
      name: name as string,
      starts: starts as Starts,
      items: typed(items!).map(itemIn),
    })),
    defences: typed(defences).map(defenceIn),
    support: typed(support).map(supportIn),
  };
}

/** What is wrong with an entry that was typed on the command line. */
export const entryFault =
  (read: (typed: string) => unknown) =>
  (entry: string): FieldFault | undefined =>
    mistakeIn(entry, read);
