import { Document, isMap, type Scalar } from 'yaml';
import { statOf, whileSame } from '../../log/stamp.js';
import type { HouseRules } from '../../rules/book/house.js';
import { flagOf } from '../../rules/flag.js';
import type { Value } from '../../rules/rule.js';
import { houseScopeOf, type RuleSystem } from '../../rules/system.js';
import { rulesetIn } from '../document/document.js';
import { openDocument } from '../document/file.js';
import { HOUSE, houseIn } from './house.js';

/** The file that was read last: a line asks by which rules it is for, and then what it says. */
const opened = whileSame((path) => openDocument(path, HOUSE), statOf);

/**
 * Reads a file of house rules, YAML or JSON.
 * @throws EngineError `bad-house`, with line and column
 */
export const readHouse = (path: string, system: RuleSystem): Promise<HouseRules> =>
  houseIn(opened(path), system);

/** The rule system that a file of house rules says it is for. @throws EngineError `bad-house` */
export const rulesetOfHouse = (path: string): string | undefined => rulesetIn(opened(path));

/** House rules as a file that they are read from: what each ruling asks and decides stands beside it. */
export async function houseFile(house: HouseRules, system: RuleSystem): Promise<string> {
  const { name, cells, rulings, optional } = house;
  const { book } = await system.book();
  const some = (of: object) => Object.keys(of).length > 0;
  const file = new Document({
    ruleset: system.id,
    ...(name !== undefined && { name }),
    ...(some(cells) && { cells: await cellsByTable(cells, system) }),
    ...(some(rulings) && { rulings }),
    ...(some(optional) && {
      optional: Object.fromEntries(
        Object.entries(optional).map(([input, value]) => [flagOf(input).slice(2), value]),
      ),
    }),
  });
  const chosen = file.get('rulings');
  for (const { key, value } of isMap<Scalar<string>, Scalar<number>>(chosen) ? chosen.items : []) {
    const { question, options } = book.rulings[key.value]!;
    key.commentBefore = ` ${question}`;
    value!.comment = ` ${options[value!.value]}`;
  }
  return file.toString({ lineWidth: 0 });
}

/** Cells as a file has them: by their table, row by row. */
async function cellsByTable(
  cells: HouseRules['cells'],
  system: RuleSystem,
): Promise<Record<string, Record<string, Value>>> {
  const { tables } = await houseScopeOf(system);
  const found: Record<string, Record<string, Value>> = {};
  for (const table of tables)
    for (const [row, { id }] of Object.entries(table.cells)) {
      const value = id === undefined ? undefined : cells[id];
      if (value === undefined) continue;
      const short = table.id.replace(/^.*table\./, '');
      found[short] = { ...found[short], [row]: value };
    }
  return found;
}
