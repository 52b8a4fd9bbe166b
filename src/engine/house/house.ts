import { isMap, type Node, type YAMLMap } from 'yaml';
import type { AnyTable, Cell } from '../../rules/book/cell.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Field } from '../../rules/field.js';
import { flagOf } from '../../rules/flag.js';
import { isObject, type Value } from '../../rules/rule.js';
import { actionsOf, houseScopeOf, type RuleSystem } from '../../rules/system.js';
import { list } from '../../rules/text/say.js';
import {
  type Document,
  type Holding,
  mapOf,
  pairs,
  plain,
  type Wrong,
  wordAt,
} from '../document/document.js';
import type { EngineError, InputError } from '../errors.js';
import { readValue } from '../inputs/values.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { readRulings } from './rulings.js';

const PARTS = ['ruleset', 'name', 'cells', 'rulings', 'optional'];

/** What a document of house rules is, where something is wrong in it. */
export const HOUSE: Holding = { what: 'House rules', code: 'bad-house' };

/**
 * Reads house rules: table cells, rulings and optional rules of one rule system.
 * @throws EngineError `bad-house`, with line and column where it is a text
 */
export async function houseIn({ root, wrong }: Document, system: RuleSystem): Promise<HouseRules> {
  if (!isMap(root)) return wrong(root, `takes ${PARTS.slice(0, -1).join(', ')} and ${PARTS.at(-1)}`);

  const places = new Map<AnyTable, Node>();
  let house: HouseRules = { ruleset: system.id, cells: {}, rulings: {}, optional: {} };
  for (const { key, value } of pairs(root, wrong)) {
    switch (key.text) {
      case 'ruleset': {
        const wanted = wordAt(value, wrong).toLowerCase();
        if (wanted !== system.id && wanted !== system.short)
          wrong(value, `these are rules for ${shown(wanted)}, and this is ${system.title}`);
        break;
      }
      case 'name':
        house = { ...house, name: shown(wordAt(value, wrong), 60) };
        break;
      case 'cells':
        house = {
          ...house,
          cells: cellsIn(mapOf(value, wrong), (await houseScopeOf(system)).tables, system, wrong, places),
        };
        break;
      case 'rulings':
        house = { ...house, rulings: await rulingsIn(mapOf(value, wrong), system, wrong) };
        break;
      case 'optional':
        house = { ...house, optional: await optionalIn(mapOf(value, wrong), system, wrong) };
        break;
      default:
        wrong(
          key.node,
          `there is no part '${shown(key.text)}'`,
          didYouMean(key.text, PARTS) ?? `There is ${PARTS.join(', ')}.`,
        );
    }
  }
  for (const [table, node] of places) mustGoTogether(table, house, node, wrong);
  return house;
}

/** What the cells of a table must be together, with those that the players have left alone. */
function mustGoTogether(
  { title, cells, together }: AnyTable,
  house: HouseRules,
  node: Node,
  wrong: Wrong,
): void {
  if (!together) return;
  const values = Object.entries<Cell<Value>>(cells).map(([row, { id, value, ruling, options }]) => {
    const ruled = options?.[house.rulings[ruling ?? ''] ?? 1] ?? value;
    return [row, house.cells[id!] ?? ruled];
  });
  if (!together[1](Object.fromEntries(values))) wrong(node, `${title} takes ${together[0]}`);
}

/** Cells by table and row: `terrain-cover: { woods: 2 }`. */
function cellsIn(
  map: YAMLMap,
  inPlay: readonly AnyTable[],
  system: RuleSystem,
  wrong: Wrong,
  places: Map<AnyTable, Node>,
): Record<string, Value> {
  const cells: Record<string, Value> = {};
  const short = (id: string) => id.replace(/^.*table\./, '');
  const names = [...new Set(inPlay.map(({ id }) => short(id)))];
  for (const { key, value } of pairs(map, wrong)) {
    const prefix = key.text.match(/^(\w+):/)?.[1];
    if (prefix !== undefined && prefix.toLowerCase() !== system.short)
      wrong(key.node, `'${shown(key.text)}' is no table of ${system.title}`);
    const tables = inPlay.filter(({ id }) => short(id) === short(key.text));
    const [, of, row] = /^(?:.*table\.)?([^/]+)\/(.+)$/.exec(key.text) ?? [];
    if (tables.length === 0 && of !== undefined)
      wrong(
        key.node,
        `'${shown(key.text)}' is a cell: rows stand below their table`,
        `As in: ${shown(of)}: { ${shown(row!)}: 1 }`,
      );
    if (tables.length === 0)
      wrong(
        key.node,
        `there is no table '${shown(key.text)}'`,
        didYouMean(key.text, names) ?? `There is ${names.join(', ')}.`,
      );
    for (const row of pairs(mapOf(value, wrong), wrong)) {
      const table = tables.find(({ cells }) => Object.hasOwn(cells, row.key.text));
      if (!table) {
        const rows = tables.flatMap((t) => Object.keys(t.cells));
        return wrong(
          row.key.node,
          `${short(key.text)} has no row '${shown(row.key.text)}'`,
          didYouMean(row.key.text, rows) ?? `It has ${rows.join(', ')}.`,
        );
      }
      const cell = table.cells[row.key.text] as Cell<Value>;
      if (Object.hasOwn(cells, cell.id!)) wrong(row.key.node, `${shown(row.key.text)} stands here twice`);
      places.set(table, row.key.node);
      cells[cell.id!] = valueFor(table, cell, row.value, wrong);
    }
  }
  return cells;
}

/** A value of the kind that stands in the table. */
function valueFor(table: AnyTable, cell: Cell<Value>, node: Node | null, wrong: Wrong): Value {
  const like = cell.value;
  const value: Value = isObject(like)
    ? Object.fromEntries(partsOf(table, like as Record<string, Value>, node, wrong))
    : typeof like === 'number' || table.words
      ? numberIn(table, leastIn(table), node, wrong)
      : wordOf(table, node, wrong);
  const row = cell.id!.slice(table.id.length + 1);
  if (table.must && !table.must[1](value, row)) wrong(node, `${table.title} takes ${table.must[0]}`);
  return value;
}

function partsOf(
  table: AnyTable,
  like: Record<string, Value>,
  node: Node | null,
  wrong: Wrong,
): [string, Value][] {
  const names = list(Object.keys(like));
  const map = isMap(node) ? node : wrong(node, `a number was expected for each of ${names}`);
  const given = pairs(map, wrong);
  const stray = given.find(({ key }) => !Object.hasOwn(like, key.text));
  if (stray) wrong(stray.key.node, `there is no '${shown(stray.key.text)}' here, only ${names}`);
  return Object.keys(like).map((name) => {
    const entry = given.find(({ key }) => key.text === name);
    return [
      name,
      entry ? numberIn(table, 0, entry.value, wrong) : wrong(map, `${name} is missing: it takes ${names}`),
    ];
  });
}

/** The least number that can stand in a table: below 0 only where it has such numbers. */
const leastIn = (table: AnyTable): number =>
  Object.values<Cell<Value>>(table.cells).some(({ value }) => (value as number) < 0) ? -99 : 0;

/** A whole number, or one of the words that the table has in place of numbers. */
function numberIn(
  { upTo = 99, words = [] }: AnyTable,
  least: number,
  node: Node | null,
  wrong: Wrong,
): Value {
  const value = plain(node, wrong);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= upTo) return value;
  const word = words.find((of) => of.toLowerCase() === String(value).toLowerCase());
  if (word !== undefined) return word;
  const can = [`a whole number from ${least} to ${upTo}`, ...words].join(' or ');
  return wrong(node, `'${shown(String(value))}' cannot stand here: ${can} can`);
}

function wordOf(table: AnyTable, node: Node | null, wrong: Wrong): string {
  const value = wordAt(node, wrong);
  const words = [...new Set(Object.values<Cell<Value>>(table.cells).map((cell) => String(cell.value)))];
  return (
    words.find((word) => word.toLowerCase() === value.toLowerCase()) ??
    wrong(node, `'${shown(value)}' cannot stand here: ${words.join(', ')} can`)
  );
}

async function rulingsIn(map: YAMLMap, system: RuleSystem, wrong: Wrong): Promise<Record<string, number>> {
  const rulings: Record<string, number> = {};
  for (const { key, value } of pairs(map, wrong)) {
    try {
      const [[id, option] = []] = Object.entries(
        await readRulings([`${key.text}=${plain(value, wrong)}`], system),
      );
      if (Object.hasOwn(rulings, id!)) wrong(key.node, `${id} stands here twice`);
      rulings[id!] = option!;
    } catch (error) {
      if ((error as EngineError).code === 'bad-house') throw error;
      wrong(key.node, (error as EngineError).message.replace(/\.$/, ''), (error as EngineError).hint);
    }
  }
  return rulings;
}

/** Optional rules by flag or name: `target-quality-defence: true`, `target-stand: 3`. */
async function optionalIn(
  map: YAMLMap,
  system: RuleSystem,
  wrong: Wrong,
): Promise<Record<string, string | number | boolean>> {
  const names = Object.keys((await houseScopeOf(system)).optional);
  const actions = await actionsOf(system);
  const flags = names.map((name) => flagOf(name).slice(2));
  const optional: Record<string, string | number | boolean> = {};
  const seen = new Set<string>();
  for (const { key, value } of pairs(map, wrong)) {
    const name = names[flags.indexOf(key.text.replace(/^--/, ''))] ?? names.find((n) => n === key.text);
    if (name === undefined) {
      return wrong(
        key.node,
        `there is no optional rule '${shown(key.text)}'`,
        didYouMean(key.text, flags) ?? `There is ${flags.join(', ')}.`,
      );
    }
    if (seen.has(name)) wrong(key.node, `${flagOf(name).slice(2)} stands here twice`);
    seen.add(name);
    const field = actions.map(({ inputs }) => inputs[name] as Field | undefined).find(Boolean)!;
    const given = plain(value, wrong);
    if (given === false) continue;
    if (field.kind === 'switch') {
      if (given !== true) wrong(value, `${key.text} takes true or false`);
      optional[name] = true;
      continue;
    }
    try {
      optional[name] = readValue(name, field, String(given)) as string | number | boolean;
    } catch (error) {
      wrong(value, `${flagOf(name)}${(error as InputError).problem.replace(/\.$/, '')}`);
    }
  }
  return optional;
}
