import { houseRules, tableIn } from '../../engine/house/agreed.js';
import { readRulings } from '../../engine/house/rulings.js';
import { needsRuleset } from '../../engine/systems.js';
import { logPath } from '../../log/file.js';
import { hang, type Page, withRight, writtenLines } from '../../render/page.js';
import type { Weight } from '../../rules/book/weight.js';
import type { Book, Ruling } from '../../rules/book.js';
import type { RuleSystem } from '../../rules/system.js';
import { counted, list } from '../../rules/text/say.js';
import { type CommandLine, refuseWords } from '../command.js';
import { optionsText } from './entry-text.js';
import { shiftChance, weightSaid } from './shift-text.js';

/** A ruling that players may choose, with what hangs on it. */
export interface Open {
  readonly id: string;
  readonly ruling: Ruling;
  /** The option in force. */
  readonly played: number;
  /** How much it moves odds; null where it moves none. */
  readonly weight: Weight | null;
}

/** What a book leaves to its players, the rulings that move odds most first. */
export async function openRulings(
  system: RuleSystem,
  inForce: Readonly<Record<string, number>>,
): Promise<{ readonly book: Book; readonly open: readonly Open[] }> {
  const { book } = await system.book();
  const { weights = {} } = (await system.weights?.()) ?? {};
  // Weights stand in their order; a system that has none lists its rulings as the book does.
  const ids = [...new Set([...Object.keys(weights), ...Object.keys(book.rulings)])];
  const open = ids.flatMap((id) => {
    const ruling = book.rulings[id];
    return ruling?.switch ? [{ id, ruling, played: inForce[id] ?? 1, weight: weights[id] ?? null }] : [];
  });
  return { book, open };
}

/** Lists what a book leaves open. */
export async function listOpen({
  words,
  globals,
  input,
  json,
  page,
  io,
  game,
  system,
}: CommandLine): Promise<void> {
  refuseWords({ words }, 'rules --rulings', 'wg rules <id> shows one.');
  const house = await houseRules(globals, tableIn(logPath(game, io.env)), system);
  const inForce = { ...house?.rulings, ...(await readRulings(globals.ruling ?? [], system)) };
  const { book, open } = await openRulings(system, inForce);
  const shown = open.slice(0, typeof input.most === 'number' ? input.most : undefined);
  if (globals.json) return json(openJson(system, shown));
  io.stdout.write(openText(system, book, shown, open.length, page));
}

const openJson = ({ id: ruleset }: RuleSystem, open: readonly Open[]) => ({
  ruleset,
  rulings: open.map(({ id, ruling: { question, clauses, options }, played, weight }) => ({
    id,
    question,
    clauses,
    options,
    played,
    weight,
  })),
});

function openText(system: RuleSystem, book: Book, open: readonly Open[], all: number, page: Page): string {
  const { width, theme } = page;
  const moving = open.filter(({ weight }) => weight !== null);
  const others = open.filter(({ weight }) => weight === null);
  const lines = [
    ...hang('', theme.head(`${system.title}: ${counted(all, 'ruling')} to agree on`), width),
    ...(moving.length > 0 ? hang('', HOW_MUCH, width) : []),
    ...moving.flatMap((one) => ['', ...entryText(one, system, page)]),
    ...(others.length > 0 && moving.length > 0 ? ['', ...hang('', NOT_MOVED, width)] : []),
    ...others.flatMap((one) => ['', ...entryText(one, system, page, aboutOf(one, book))]),
  ];
  return writtenLines(lines, page);
}

const HOW_MUCH =
  'How far another option takes a chance, or a number that is certain, from where option 1 has it, in the line where it shows most:';
const NOT_MOVED = 'Of these no line that was measured shows anything:';

/** A line as it is typed where another rule system comes first that has the action. */
function lineSaid(line: string, system: RuleSystem): string {
  const needed = needsRuleset(line.split(' ')[0]!, system, undefined);
  return `wg ${line}${needed ? ` -r ${system.short}` : ''}`;
}

/** What a ruling is about, by the clauses it belongs to. */
const aboutOf = ({ ruling }: Open, { clauses }: Book): string =>
  `About: ${list(ruling.clauses.map((id) => clauses[id]!.title))}`;

/** A ruling in short: its question, its options, and what hangs on them. */
function entryText(
  { id, ruling, played, weight }: Open,
  system: RuleSystem,
  { width, theme }: Page,
  about = '',
): string[] {
  const question = hang(`${theme.faint(id)} `, ruling.question, width - (weight ? 7 : 0), 2);
  return [
    ...(weight ? withRight(question, theme.result(shiftChance(weight.shift)), width) : question),
    ...optionsText(ruling, played, width),
    ...(about === '' ? [] : hang('    ', theme.faint(about), width)),
    ...(weight
      ? [
          ...hang('    ', weightSaid(weight), width),
          ...hang('    ', theme.faint(lineSaid(weight.line, system)), width, 6),
        ]
      : []),
  ];
}
