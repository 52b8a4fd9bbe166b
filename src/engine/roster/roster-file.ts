import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Field, Fields, ListField } from '../../rules/field.js';
import type { AnyKind, Kinds } from '../../rules/kind.js';
import type { Input } from '../../rules/record.js';
import { type Unit, withDefaults } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { RuleSystem } from '../../rules/system.js';
import { nameAmong, named, sameName } from '../../rules/text/likeness.js';
import { either, list } from '../../rules/text/say.js';
import { type FileEntry, mapOf, pairs, plain, rulesetIn, type Wrong, wordAt } from '../document/document.js';
import { openDocument } from '../document/file.js';
import { conflictError, type EngineError, type InputError } from '../errors.js';
import { fieldNamed, rosterKey } from '../inputs/filling.js';
import { readList, readValue } from '../inputs/values.js';
import { shown, steers } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { systemCalled } from '../systems.js';
import { LONGEST_NAME } from './named-units.js';

const PARTS = ['ruleset', 'sides', 'units'];

/** The sides of a game, where it has named them. */
type Sides = readonly string[];

/** A roster file that was read, YAML or JSON. What is wrong in it is thrown as it is asked for: EngineError `bad-roster`, with line and column. */
interface RosterFile {
  /** The rule system that it says it is for, as it is written there; nothing, where it does not say. */
  readonly ruleset: () => string | undefined;
  /**
   * Its units: `sides` with a list of them each, or `units` with a side each.
   * @param sides those of the game: where there are any, no others can stand in the file
   */
  readonly units: (system: RuleSystem, kinds: Kinds, sides: Sides) => Unit[];
}

/** Opens a roster file. @throws EngineError `bad-roster` where it cannot be read */
export function openRoster(path: string): RosterFile {
  const document = openDocument(path, { what: 'The roster', code: 'bad-roster' });
  return {
    ruleset: () => rulesetIn(document),
    units: (system, kinds, sides) => unitsIn(document, system, kinds, sides),
  };
}

type Opened = ReturnType<typeof openDocument>;

function unitsIn({ root, wrong }: Opened, system: RuleSystem, kinds: Kinds, sides: Sides): Unit[] {
  if (!isMap(root)) return wrong(root, 'a roster takes ruleset, and sides or units');
  const units: Unit[] = [];
  for (const part of pairs(root, wrong)) {
    switch (part.key.text) {
      case 'ruleset':
        mustBe(system, part, wrong);
        break;
      case 'sides':
        for (const { key, value } of pairs(mapOf(part.value, wrong), wrong)) {
          const side = sideOf(key.text, key.node, sides, wrong);
          for (const node of itemsOf(value, wrong)) take(unitIn(node, side));
        }
        break;
      case 'units':
        for (const node of itemsOf(part.value, wrong)) take(unitIn(node, undefined));
        break;
      default: {
        const guess = didYouMean(part.key.text, PARTS) ?? `There is ${list(PARTS)}.`;
        wrong(part.key.node, `there is no part '${shown(part.key.text)}'`, guess);
      }
    }
  }
  if (units.length === 0) wrong(root, 'there are no units in it', `It takes ${list(PARTS)}.`);
  return units;

  function unitIn(node: Node, side: string | undefined): [Node, Unit] {
    return [node, readUnit(mapOf(node, wrong), { kinds, side, sides, wrong })];
  }

  function take([node, unit]: [Node, Unit]): void {
    if (units.some(({ name }) => sameName(name, unit.name)))
      wrong(node, `there are two units '${shown(unit.name)}'`, 'Every unit needs a name of its own.');
    units.push(unit);
  }
}

function mustBe(system: RuleSystem, { value }: FileEntry, wrong: Wrong): void {
  const wanted = wordAt(value, wrong).toLowerCase();
  if (wanted === system.id || wanted === system.short) return;
  const its = systemCalled(wanted);
  const says = `these are units for ${its?.title ?? shown(wanted)}, and this is ${system.title}`;
  wrong(value, says, its && 'wg game start <name> --roster <file> begins a game for them.');
}

const itemsOf = (node: Node | null, wrong: Wrong): Node[] =>
  isSeq(node) ? (node.items as Node[]) : wrong(node, 'a list of units was expected, each behind a hyphen');

/** What a unit or a side may be called. */
const isName = (typed: string): boolean =>
  typed.length >= 1 && typed.length <= LONGEST_NAME && !steers(typed);
const NAMES = `1 to ${LONGEST_NAME} characters, none of them a control character`;

/** What is wrong with the name of a unit, in a sentence. */
export const faultInName = (typed: string): string | undefined =>
  isName(typed) ? undefined : `The name of a unit has ${NAMES}.`;

/** A side as the game spells it. */
function sideOf(typed: string, node: Node | null, sides: Sides, wrong: Wrong): string {
  if (!isName(typed)) wrong(node, `the name of a side has ${NAMES}`);
  const side = nameAmong(sides, typed);
  if (side !== undefined || sides.length === 0) return side ?? typed;
  const names = sides.map((of) => shown(of));
  return wrong(
    node,
    `the game has no side '${shown(typed)}'`,
    didYouMean(typed, names) ?? `It has ${list(names)}.`,
  );
}

interface Reading {
  readonly kinds: Kinds;
  readonly side: string | undefined;
  readonly sides: Sides;
  readonly wrong: Wrong;
}

/** What is said of a unit besides its profile and its marks. */
const OF_ALL = ['name', 'side', 'kind'];

function readUnit(map: YAMLMap, { kinds, side, sides, wrong }: Reading): Unit {
  const entries = pairs(map, wrong);
  const of = (name: string) => entries.find(({ key }) => key.text === name);
  const name = nameIn(of('name'), map, wrong);
  const own = of('side');
  if (own && side !== undefined) wrong(own.key.node, 'its side is said above it already');
  const { kind, is } = kindIn(of('kind'), kinds, wrong);
  const { profile, marks } = partsIn(
    entries.filter(({ key }) => !OF_ALL.includes(key.text)),
    kinds,
    kind,
    wrong,
  );
  const missing = Object.keys(is.profile).filter(
    (field) => is.profile[field]!.required && profile[field] === undefined,
  );
  if (missing.length > 0) wrong(map, `${shown(name)} needs ${list(missing.map(rosterKey))}`);
  const all = { ...withDefaults(is.profile, profile), ...withDefaults(is.marks, marks) };
  const conflict = is.conflict?.(all);
  if (conflict) {
    const blamed = entries.find(({ key }) => fieldNamed(key.text, is) === conflict.input);
    const { problem } = conflictError(conflict);
    wrong(
      blamed?.key.node ?? map,
      `${shown(name)}: ${rosterKey(conflict.input)}${problem.replace(/\.$/, '')}`,
    );
  }
  const whole = withDefaults(is.profile, profile);
  const sideHere = own ? sideOf(wordAt(own.value, wrong), own.value, sides, wrong) : side;
  return {
    name,
    ...(sideHere !== undefined && { side: sideHere }),
    kind,
    profile: whole,
    began: whole,
    marks,
    ...(Object.keys(marks).length > 0 && { came: marks }),
  };
}

function nameIn(entry: FileEntry | undefined, map: YAMLMap, wrong: Wrong): string {
  if (!entry) return wrong(map, 'a unit needs its name');
  const name = wordAt(entry.value, wrong).trim();
  return isName(name) ? name : wrong(entry.value, `the name of a unit has ${NAMES}`);
}

function kindIn(entry: FileEntry | undefined, kinds: Kinds, wrong: Wrong) {
  const names = Object.keys(kinds);
  const kind = entry ? wordAt(entry.value, wrong).trim().toLowerCase() : names[0]!;
  const is = named(kinds, kind);
  if (is) return { kind, is };
  const guess = didYouMean(kind, names) ?? `There is ${list(names)}.`;
  return wrong(entry!.value, `there is no kind of unit '${shown(kind)}'`, guess);
}

const keysOf = (fields: Fields): string[] => Object.keys(fields).map(rosterKey);

/** What may be said of a unit where this may not: of another kind it may, or it is a slip. */
function sayableOf(is: AnyKind, key: string, kinds: Kinds): string {
  const others = Object.keys(kinds).filter((name) => fieldNamed(key, kinds[name]!) !== undefined);
  if (others.length > 0) return `A unit of which that is said has kind: ${either(others)}.`;
  const [own, worn] = [keysOf(is.profile), keysOf(is.marks)];
  return (
    didYouMean(key, [...own, ...worn, ...OF_ALL]) ??
    `It has ${list(own)}; wg roster kinds tells the marks that it may carry.`
  );
}

function partsIn(entries: readonly FileEntry[], kinds: Kinds, kind: string, wrong: Wrong) {
  const is = kinds[kind]!;
  const profile: Record<string, Value> = {};
  const marks: Record<string, Value> = {};
  for (const { key, value } of entries) {
    const field = fieldNamed(key.text, is);
    if (field === undefined)
      return wrong(key.node, `${kind} units have no '${shown(key.text)}'`, sayableOf(is, key.text, kinds));
    const [into, fields]: [Record<string, Value>, Fields] =
      field in is.profile ? [profile, is.profile] : [marks, is.marks];
    if (Object.hasOwn(into, field)) wrong(key.node, `${rosterKey(field)} stands here twice`);
    const said = valueIn(field, fields[field]!, value, wrong);
    if (said !== null) into[field] = said;
  }
  return { profile: profile as Input, marks: marks as Input };
}

function valueIn(name: string, field: Field, node: Node | null, wrong: Wrong): Value {
  if (field.kind === 'switch') {
    const value = isScalar(node) ? node.value : undefined;
    return typeof value === 'boolean' ? value : wrong(node, `${rosterKey(name)} takes true or false`);
  }
  // Whether it carries it, where there is no saying of whom.
  if (field.kind === 'text' && field.alone !== undefined && isScalar(node) && typeof node.value === 'boolean')
    return node.value ? field.alone : null;
  try {
    if (field.kind === 'list' && isSeq(node)) {
      const entries = (node.items as Node[]).map((item) => wordAt(item, wrong));
      return readList(name, field as ListField, entries);
    }
    const value = plain(node, wrong);
    // A program may write 8 as 8.0.
    return readValue(name, field, Number.isSafeInteger(value) ? `${value}` : wordAt(node, wrong));
  } catch (error) {
    if ((error as EngineError).code === 'bad-roster') throw error;
    const { problem, hint } = error as InputError;
    return wrong(node, `${rosterKey(name)}${problem.replace(/\.$/, '')}`, hint);
  }
}
