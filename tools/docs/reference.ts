/**
 * The reference of the documentation, from the declarations of rule systems, actions and commands: what is typed and what is answered,
 * the clauses, tables and rulings behind it, and the units with the marks that effects set on them.
 */

import { type Command, subcommandsOf } from '../../src/cli/command.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { ENVIRONMENT, EXIT_CODES } from '../../src/cli/help/facts.js';
import { fieldFlags, fieldHelp, usageOf } from '../../src/cli/help/help.js';
import { GLOBAL_FLAGS } from '../../src/cli/line/flags.js';
import { BESIDE, SYSTEMS } from '../../src/engine/systems.js';
import { type AnyAction, remindersOf } from '../../src/rules/action.js';
import {
  type Book,
  type Clause,
  type PrintedTable,
  type Ruling,
  tablesOfClause,
} from '../../src/rules/book.js';
import type { Effect } from '../../src/rules/effect.js';
import type { Field, Fields } from '../../src/rules/field.js';
import type { AnyKind } from '../../src/rules/kind.js';
import { actionsOf, gameStateOf, type RuleSystem } from '../../src/rules/system.js';
import { anchor, code, heading, plain, shell, table } from './markdown.js';

/** A page: where it stands below the folder of the reference, its title, and its text. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

const page = (path: string, title: string, lines: readonly string[]): ReferencePage => ({
  path,
  title,
  text: `${[`# ${plain(title)}`, '', ...lines]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`,
});

/** Every page of the reference, in the order in which they are listed. */
export async function referencePages(): Promise<ReferencePage[]> {
  const systems = await Promise.all([...SYSTEMS, ...BESIDE].map(systemPages));
  return [await commandsPage(), effectsPage(), ...systems.flat()];
}

async function systemPages(system: RuleSystem): Promise<ReferencePage[]> {
  const { book } = await system.book();
  const { id, title } = system;
  const of = (name: string) => `${id}/${name}.md`;
  const kinds = (await gameStateOf(system))?.memory.kinds ?? {};
  const all: readonly (readonly [name: string, title: string, lines: readonly string[]])[] = [
    ['actions', 'actions', [CAMEL_CASE, ...(await actionsOf(system)).flatMap(actionLines)]],
    ['units', 'units', Object.values(kinds).flatMap(kindLines)],
    ['clauses', 'clauses', chapterLines(book)],
    ['tables', 'tables', Object.entries(book.tables).flatMap(tableLines)],
    ['rulings', 'rulings', Object.entries(book.rulings).flatMap(rulingLines)],
  ];
  return all
    .filter(([, , lines]) => lines.length > 0)
    .map(([name, what, lines]) => page(of(name), `${title}: ${what}`, lines));
}

const CAMEL_CASE =
  'In `--json` an input stands by the name of its flag in one word: `--target-figures` is `targetFigures`.';

/** A clause or ruling, linked to where it stands. */
const linked = (id: string): string =>
  `[${plain(id)}](./${/:R\d+$/.test(id) ? 'rulings' : id.includes(':table.') ? 'tables' : 'clauses'}.md#${anchor(id)})`;
const list = (ids: readonly string[]): string => ids.map(linked).join(', ');

/** Fields with what they are, called as `call` has it: as flags, or by their names. */
const fieldTable = (fields: Fields, call: (name: string, field: Field) => string): string[] =>
  table(
    [call === fieldFlags ? 'flag' : 'field', 'what it is'],
    Object.entries(fields).map(([name, field]) => [code(call(name, field)), plain(fieldHelp(field))]),
  );

function actionLines(action: AnyAction): string[] {
  const { name, says, inputs, result, examples, roles = [] } = action;
  const minds = remindersOf(action);
  return [
    ...heading(2, code(name), name),
    `${plain(says)}.`,
    ...shell([`${usageOf(action)}${roles.length > 0 ? ' [units]' : ''} [flags]`]),
    ...(roles.length > 0
      ? [`Units of a roster fill in flags: ${plain(roles.map((role) => role.says).join(', then '))}.`]
      : []),
    ...fieldTable(inputs, fieldFlags),
    ...table(
      ['result', 'what it is'],
      Object.entries(result).map(([field, { help, order }]) => [
        code(field),
        plain(`${help}${order ? `: ${order.join(', ')}` : ''}`),
      ]),
    ),
    'Examples:',
    ...shell(examples.map(([line, shows]) => `${line}  # ${shows}`)),
    ...(minds.length > 0 ? ['', `To keep in mind: ${list(minds)}.`] : []),
  ];
}

function kindLines({ name, says, profile, marks }: AnyKind): string[] {
  return [
    ...heading(2, plain(name), name),
    `${plain(says)}.`,
    '',
    'What is said of it in a roster:',
    ...fieldTable(profile, (field) => field),
    ...(Object.keys(marks).length > 0 ? ['The marks that effects set on it:'] : []),
    ...fieldTable(marks, (field) => field),
  ];
}

/** Clauses below the headings of the book. */
function chapterLines({ clauses }: Book): string[] {
  const chapters = new Map<string, [string, Clause][]>();
  for (const [id, clause] of Object.entries(clauses)) {
    const [chapter] = id.split('.') as [string];
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), [id, clause]]);
  }
  return [...chapters].flatMap(([chapter, of]) => [
    ...heading(2, plain(chapter), `chapter-${chapter}`),
    ...of.flatMap(([id, clause]) => clauseLines(id, clause)),
  ]);
}

function clauseLines(id: string, clause: Clause): string[] {
  const { title, says, source, from, example, case: ours, note, except, line } = clause;
  const more: readonly (readonly [string, string | undefined])[] = [
    ['The book works', example && plain(example)],
    ['Case', ours && plain(ours)],
    ['Unclear', note && plain(note)],
    ['But', except && list(except)],
    ['Table', list(tablesOfClause(clause))],
    ['Try', line && code(`wg ${line}`)],
    ['From', plain(`${source}${from ? ` (${from})` : ''}`)],
  ];
  return [
    ...heading(3, `${plain(id)} ${plain(title)}`, id),
    plain(says),
    '',
    ...more.flatMap(([label, text]) => (text ? [`- ${label}: ${text}`] : [])),
  ];
}

function tableLines([id, { title, columns, rows, provenance }]: [string, PrintedTable]): string[] {
  const cells = (row: readonly (string | number)[]) => columns.map((_, i) => plain(String(row[i] ?? '')));
  return [
    ...heading(2, plain(title), id),
    code(id),
    ...table(columns.map(plain), rows.map(cells)),
    `Copy: ${plain(provenance)}`,
  ];
}

function rulingLines([id, { question, clauses, evidence, options, why, switch: chosen, house }]: [
  string,
  Ruling,
]): string[] {
  return [
    ...heading(2, `${plain(id)} ${plain(question)}`, id),
    plain(evidence),
    '',
    ...Object.entries(options).map(([option, says]) => `${option}. ${plain(says)}`),
    '',
    `Why option 1: ${plain(why)}${house ? ' It stands in no source: a house value.' : ''} ${chosen ? `A switch: ${code(`--ruling ${id}=2`)}.` : 'Fixed at option 1.'}`,
    '',
    `Clauses: ${list(clauses)}.`,
  ];
}

async function commandsPage(): Promise<ReferencePage> {
  const commands = await Promise.all(Object.values(COMMANDS).map(async (load) => commandLines(await load())));
  const pairs = (head: readonly string[], rows: readonly (readonly [string, string])[]) =>
    table(
      head,
      rows.map(([term, says]) => [code(term), plain(says)]),
    );
  return page('commands.md', 'Commands and global flags', [
    ...commands.flat(),
    ...heading(2, 'Global flags'),
    ...pairs(['flag', 'what it does'], GLOBAL_FLAGS),
    ...heading(2, 'Exit codes'),
    ...pairs(
      ['code', 'what it means'],
      EXIT_CODES.map(([exit, means]) => [String(exit), means]),
    ),
    ...heading(2, 'Environment'),
    ...pairs(
      ['variable', 'what it does'],
      ENVIRONMENT.map(({ name, says }) => [name, says]),
    ),
  ]);
}

async function commandLines(command: Command, level = 2): Promise<string[]> {
  const { name, says, usage, inputs = {}, examples = [] } = command;
  const below = await Promise.all((await subcommandsOf(command)).map((of) => commandLines(of, level + 1)));
  return [
    ...heading(level, code(`wg ${name}`), `wg-${name}`),
    `${plain(says)}.`,
    ...table(
      ['line', 'what it does'],
      usage.map(([words, does]) => [code(`wg ${name} ${words}`.trimEnd()), plain(does)]),
    ),
    ...table(
      ['flag', 'what it is'],
      Object.entries(inputs).map(([input, field]) => [
        code(fieldFlags(input, field)),
        plain(fieldHelp(field)),
      ]),
    ),
    ...(examples.length > 0 ? shell(examples.map(([line, shows]) => `${line}  # ${shows}`)) : []),
    ...below.flat(),
  ];
}

/** What each deed of a record does to the table, and its fields besides the clause. */
const DEEDS: Readonly<Record<Effect['do'], readonly [does: string, fields: string]>> = {
  lose: ['figures fall; of those counted first so many are of the other parts', 'to, of, parts'],
  set: [
    'fields are something else from now on, marks or what the unit is; null is as where nothing is said',
    'to, of, is, at',
  ],
  add: ['counts go up, or down to 0 at most', 'to, of, by'],
  bind: ['a mark holds the name of whoever stands in another role', 'to, of, mark, as, through'],
  meet: ['a unit comes into the game, or more is said of one that is there', 'to, of, is, side'],
  join: ['two units are one from now on, and the second is out', 'to, from'],
  cross: ['some of a unit go over to another', 'from, to, counts'],
  split: ['some of a unit are a unit of their own from now on', 'from, counts, into'],
  end: ['spans of the clock are over: what lasts as long as they do ends', 'of, untold, last'],
  put: [
    'what stands on the table and is no unit: the turn, smoke; null is nothing any more',
    'slot, is, first, begins',
  ],
  cards: ['cards go from one pile to another', 'from, to, cards, dealt, top'],
  anew: ['a new game: units are as they came', ''],
};

const effectsPage = (): ReferencePage =>
  page('effects.md', 'Effects of a record', [
    'A record holds what its rule did to the table, in order of deeds, each with the clause that says so. Roles are named, never units.',
    ...table(
      ['do', 'what it does', 'fields'],
      Object.entries(DEEDS).map(([deed, [does, fields]]) => [code(deed), plain(does), plain(fields)]),
    ),
    'The marks that they set are listed with the units of each rule system.',
  ]);
