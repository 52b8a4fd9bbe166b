import { printable } from '../../engine/shown.js';
import { cellText } from '../../render/notes.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import type { AnyTable, Cell, Provenance } from '../../rules/book/cell.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Ruling } from '../../rules/book.js';
import type { Value } from '../../rules/rule.js';
import { houseScopeOf, type RuleSystem } from '../../rules/system.js';
import { flagOf } from '../line/flags.js';

/** A cell with a number of the players' own, beside the one it stands for. */
interface OwnCell {
  readonly id: string;
  readonly table: string;
  readonly row: string;
  readonly unit: string;
  readonly value: Value;
  /** What stands there without house rules; null where the book has nothing. */
  readonly printed: Value | null;
  /** What is played without house rules, and where that comes from. */
  readonly otherwise: { readonly value: Value; readonly from: Provenance; readonly ruling?: string };
}

/** A ruling with the option that is played. */
interface RulingPlayed {
  readonly id: string;
  readonly question: string;
  readonly option: number;
  readonly says: string;
  /** What option 1 says, which is played where nothing is agreed. */
  readonly otherwise: string;
}

/** House rules as a page to agree on before play. */
interface HousePage {
  readonly ruleset: string;
  readonly name: string | null;
  readonly cells: readonly OwnCell[];
  readonly rulings: readonly RulingPlayed[];
  readonly optional: readonly { readonly flag: string; readonly says: string; readonly value: Value }[];
}

/** House rules, with all that the book has in their place. */
export async function housePage(house: HouseRules | undefined, system: RuleSystem): Promise<HousePage> {
  const { name = null, cells = {}, rulings = {}, optional = {} } = house ?? {};
  const { book } = await system.book();
  const { tables, optional: says } = await houseScopeOf(system);
  return {
    ruleset: system.id,
    name,
    cells: tables.flatMap((table) => ownCells(table, cells)),
    rulings: Object.entries(rulings).map(([id, option]) => playedBy(id, option, book.rulings[id])),
    optional: Object.entries(optional).map(([input, value]) => ({
      flag: flagOf(input),
      says: says[input] ?? input,
      value,
    })),
  };
}

function ownCells({ id: of, title, unit, cells }: AnyTable, own: HouseRules['cells']): OwnCell[] {
  return Object.entries<Cell<Value>>(cells).flatMap(([row, { id = `${of}/${row}`, value, from, ruling }]) => {
    const ours = Object.hasOwn(own, id) ? own[id] : undefined;
    if (ours === undefined) return [];
    const printed = from === 'house' ? null : value;
    const otherwise = { value, from, ...(ruling !== undefined && { ruling }) };
    return [{ id, table: title, row, unit, value: ours, printed, otherwise }];
  });
}

const playedBy = (id: string, option: number, ruling: Ruling | undefined): RulingPlayed => ({
  id,
  question: ruling?.question ?? '',
  option,
  says: ruling?.options[option] ?? '',
  otherwise: ruling?.options[1] ?? '',
});

/** The page as text, to be read aloud or printed before the first turn. */
export function housePageText(
  { name, cells, rulings, optional }: HousePage,
  { title }: RuleSystem,
  page: Page,
): string {
  const { theme, width } = page;
  const called = name === null ? '' : ` of ${printable(name)}`;
  const head = hang('', `${theme.head(`House rules${called}`)}: ${title}`, width, 2);
  if (cells.length + rulings.length + optional.length === 0)
    return writtenLines([...head, '', 'Played by the book: nothing is agreed otherwise.'], page);
  const part = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', theme.head(heading), ...lines] : [];
  const item = (text: string) => hang('  ', printable(text), width, 4);
  return writtenLines(
    [
      ...head,
      ...part(
        'Numbers',
        cells.flatMap((cell) => [
          ...item(cellSaid(cell)),
          ...hang('    ', theme.faint(insteadOf(cell)), width),
        ]),
      ),
      ...part(
        'Rulings',
        rulings.flatMap((of) => rulingLines(of, page)),
      ),
      ...part(
        'Optional rules',
        optional.flatMap(({ flag, says, value }) =>
          item(`${says}: ${value === true ? 'played' : value} (${flag})`),
        ),
      ),
    ],
    page,
  );
}

/** `Cover, woods: 2 (red dice)`. */
const cellSaid = ({ table, row, unit, value }: OwnCell): string =>
  `${table}, ${row}: ${cellText(value)} (${unit})`;

/** What the number stands for. */
function insteadOf({ id, otherwise: { value, from, ruling } }: OwnCell): string {
  const by = ruling === undefined ? '' : ` by ruling ${ruling}`;
  const said = {
    printed: `the book: ${cellText(value)}`,
    'quick reference': `the quick reference: ${cellText(value)}`,
    'other edition': `another edition of the book: ${cellText(value)}`,
    inferred: `read out of the book${by}: ${cellText(value)}`,
    house: `the book has no number;${by}: ${cellText(value)}`.replace(';:', ':'),
  }[from];
  return `${said} (${id})`;
}

const rulingLines = (
  { id, question, option, says, otherwise }: RulingPlayed,
  { theme, width }: Page,
): string[] => [
  ...hang(`  ${theme.faint(id)} `, question, width, 4),
  ...hang('    ', `${option}. ${says}`, width, 7),
  ...(option === 1 ? [] : hang('    ', theme.faint(`in place of 1. ${otherwise}`), width, 7)),
];
