import { printable } from '../engine/shown.js';
import { shortName } from '../log/chain.js';
import type { Remark } from '../log/line.js';
import type { Clause, Ruling } from '../rules/book.js';
import type { Thrown } from '../rules/draw.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import { ownNumbers } from './notes.js';
import { hang, type Page, widthOf, withRight, written } from './page.js';

/** What an answer is written with, besides the record itself. */
export interface Telling {
  readonly title: string;
  readonly announced: string;
  /** In a sealed game: the name of the line that holds it. */
  readonly head?: string | undefined;
  /** What units of the roster filled in, and how those stand now that it has changed. */
  readonly units?: { readonly filled: string; readonly stand: readonly string[] };
  /** What the turn and others spoke against, and what nobody has told. */
  readonly remarks?: readonly Remark[];
  /** With `--explain`: the clauses behind the steps, and those to keep in mind. */
  readonly explain?: {
    readonly clauses: Readonly<Record<string, Clause>>;
    readonly rulings: Readonly<Record<string, Ruling>>;
    readonly reminders: readonly string[];
  };
}

/** The answer as an umpire gives it: the dice, what they did, the rule behind each number, the result last. */
export function resolutionText(
  of: Resolution,
  { title, announced, head, units, remarks = [], explain }: Telling,
  page: Page,
): string {
  const { theme, width } = page;
  const explained = new Set<string>();
  const lines = [
    ...heading(`${title}: ${of.action}`, sourceOf(of, head), page),
    ...(units ? filledLines(units.filled, page) : []),
    '',
    ...of.steps.flatMap((step) => [
      ...stepLines(step, page),
      ...(explain ? clauseLines(step, explain, explained, page) : []),
    ]),
    ...remarkLines(remarks, page),
    ...footnotes(of, page),
    ...(explain ? reminderLines(explain, page) : []),
    ...(units?.stand.length
      ? ['', ...units.stand.flatMap((line) => hang('  ', printable(line), width, 6))]
      : []),
    '',
    ...hang(theme.result('Result: '), theme.result(printable(announced)), width),
  ];
  return written(lines, page);
}

/** What units of the roster have filled in. */
export const filledLines = (filled: string, { width, theme }: Page): string[] =>
  hang('  ', `from the roster: ${printable(filled)}`, width, 6).map(theme.faint);

/** What was resolved, and where its dice came from: on one line where there is room. */
function heading(what: string, source: string, { theme, symbols, width }: Page): string[] {
  return widthOf(`${what} ${symbols.dot} ${source}`) <= width
    ? [`${theme.head(what)} ${theme.faint(`${symbols.dot} ${source}`)}`]
    : [...hang('', theme.head(what), width), ...hang('  ', theme.faint(source), width)];
}

function stepLines(step: Step, { width, theme, symbols }: Page): string[] {
  const dice = together(step.dice ?? []).map(({ name, faces, counted }) => {
    const shown = faces.map((face, i) => {
      const paint = { hits: theme.hit, cancels: theme.cancel, again: theme.again, dropped: theme.faint }[
        counted?.[i] ?? ''
      ];
      return paint ? paint(`${face}`) : `${face}`;
    });
    return `${inWords(name)} ${shown.join(' ')}`;
  });
  // Dice that did not stand are followed by those thrown for them.
  const again = step.dice?.some(({ counted }) => counted?.includes('again')) ? ' (ties rolled again)' : '';
  const said = printable(step.text);
  const text = dice.length ? `${dice.join(', ')}${again}: ${said}` : said;
  const ruling = step.ruling ? ` ${step.ruling.replace(/^.*:/, '')}` : '';
  const source = `${step.clause}${ruling}${step.house ? symbols.house : ''}${step.own ? symbols.own : ''}`;
  return withRight(hang('  ', text, width, 6), theme.faint(source), width);
}

/** Dice of one name that were thrown one after another, as one handful. */
export function together(dice: readonly Thrown[]): Thrown[] {
  const handfuls: Thrown[] = [];
  for (const thrown of dice) {
    const last = handfuls.at(-1);
    if (last?.name !== thrown.name) handfuls.push(thrown);
    else {
      const counted = [...(last.counted ?? []), ...(thrown.counted ?? [])];
      handfuls[handfuls.length - 1] = { ...last, faces: [...last.faces, ...thrown.faces], counted };
    }
  }
  return handfuls;
}

/** The name of dice as it is said at the table; it is typed with hyphens. */
const inWords = (name: string) => name.replaceAll('-', ' ');

/** What the clause of a line says, and what its ruling asks: each the first time it comes up in an answer. */
function clauseLines(
  { clause, ruling }: Step,
  { clauses, rulings }: NonNullable<Telling['explain']>,
  explained: Set<string>,
  { width, theme }: Page,
) {
  const asked = ruling && rulings[ruling];
  const said = {
    [clause]: clauses[clause]?.says,
    ...(asked && { [ruling]: `${ruling}: ${asked.question}` }),
  };
  return Object.entries(said).flatMap(([id, text]) => {
    if (!text || explained.has(id)) return [];
    explained.add(id);
    return hang('      ', theme.faint(text), width).map((line) => theme.faint(line));
  });
}

/** What is to be said besides: of one clause in one line each. */
const remarkLines = (remarks: readonly Remark[], { width, theme }: Page): string[] =>
  remarks.length === 0
    ? []
    : [
        '',
        ...remarks.flatMap(({ clause, text }) =>
          withRight(hang('  ', `Remark: ${printable(text)}`, width, 6), theme.faint(clause), width),
        ),
      ];

/** One footnote for each ruling with a house value that was used, and one for rulings played otherwise than by default. */
function footnotes(of: Resolution, { width, theme, symbols }: Page): string[] {
  const house = [...new Set(of.steps.filter((s) => s.house && s.ruling).map((s) => s.ruling!))];
  const chosen = Object.entries(of.rulings).filter(([, option]) => option !== 1);
  const notes = [
    ...house.map((id) => `${symbols.house} ${id}: the book does not say; wg rules ${id} shows the choices`),
    ...ownNumbers(of.house ?? {}).map((note) => `${symbols.own} ${note}`),
    ...chosen.map(([id, option]) => `${id} is played by option ${option}`),
  ];
  return notes.length ? ['', ...notes.flatMap((note) => hang('  ', theme.faint(note), width))] : [];
}

function reminderLines(
  { clauses, reminders }: NonNullable<Telling['explain']>,
  { width, theme }: Page,
): string[] {
  const known = reminders.filter((id) => clauses[id]);
  if (known.length === 0) return [];
  return [
    '',
    '  Keep in mind:',
    ...known.flatMap((id) => hang('    ', theme.faint(`${clauses[id]!.says} (${id})`), width)),
  ];
}

/** What an answer in one line is written with. */
export interface Brief extends Pick<Telling, 'announced' | 'head' | 'remarks'> {
  /** How the units stand that it has changed. */
  readonly stand?: readonly string[];
}

/** The answer in one line, for a script or a scoreboard; with how the units stand that it has changed. */
export function resolutionLine(
  of: Resolution,
  { announced, head, stand = [], remarks = [] }: Brief,
  { symbols }: Page,
): string {
  const dice = together(of.steps.flatMap((s) => s.dice ?? [])).map(
    ({ name, faces }) => `${inWords(name)} ${faces.join(' ')}`,
  );
  const marks = [
    of.steps.some((s) => s.house) ? symbols.house : '',
    of.steps.some((s) => s.own) ? symbols.own : '',
  ].join('');
  const mark = marks && ` ${marks}`;
  const remarked = remarks.map(({ text }) => `remark: ${text}`);
  const against = of.steps.flatMap(({ id, text }) => (id === 'anyway' ? [text] : []));
  const said = [announced, ...stand, ...against, ...remarked].map(printable).join('; ');
  const line = `${said}${mark} (${[...dice, sourceOf(of, head)].join(', ')})\n`;
  return line;
}

/** Where the dice came from, and in a sealed game the name that the opponent may note down. */
const sourceOf = ({ seed, index }: Resolution, head?: string) => {
  const dice = seed === null ? 'dice entered' : `seed ${seed}${index > 0 ? `, repetition ${index}` : ''}`;
  return head === undefined ? dice : `${dice}, line ${shortName(head)}`;
};
