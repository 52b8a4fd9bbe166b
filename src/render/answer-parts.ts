import { printable } from '../engine/shown.js';
import { shortName } from '../log/line/chain.js';
import type { Remark } from '../log/line/line.js';
import type { AnyAction } from '../rules/action.js';
import type { Thrown } from '../rules/draw.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import { named } from '../rules/text/likeness.js';
import { list } from '../rules/text/say.js';
import { ownNumbers } from './notes.js';
import { hang, indented, NARROW, type Page, widthOf, withRight } from './page.js';

/** What answers are put together from, at a glance and explained. */

/** What an answer is written with, besides the record itself. */
export interface Telling {
  readonly title: string;
  readonly announced: string;
  /** In a sealed game: the name of the line that holds it. */
  readonly head?: string | undefined;
  /** What units of the roster filled in, if anything, and how those stand now that it has changed. */
  readonly units?: {
    readonly filled: string | undefined;
    readonly stand: readonly string[];
    /** What of it is new. */
    readonly anew?: readonly string[];
    /** The same, but of whoever acted not that he has, and nothing that the result says. */
    readonly befell?: readonly string[];
    /** The least that tells of them, where there is no room for more. */
    readonly least?: readonly string[];
  };
  /** What the turn and others spoke against, and what nobody has told. */
  readonly remarks?: readonly Remark[];
  /** Lines of the action that are told as one at a glance. */
  readonly folds?: AnyAction['folds'];
  /** Lines of the action that sum up others. */
  readonly sums?: AnyAction['sums'];
  /** Its lines are ways, of which one is to be chosen: the id of the first. */
  readonly offers?: string;
  /** What tells all of it, where a glance leaves something out. */
  readonly more?: string;
}

/** What units of the roster have filled in, if anything. */
export const filledLines = (filled: string | undefined, page: Page): string[] =>
  filled === undefined ? [] : indented(`from the roster: ${printable(filled)}`, page).map(page.theme.faint);

export const standLines = (stand: readonly string[] = [], page: Page): string[] =>
  stand.flatMap((line) => indented(printable(line), page));

export const resultLines = (announced: string, { theme, width }: Page): string[] =>
  hang(theme.result('Result: '), theme.result(printable(announced)), width, width < NARROW ? 2 : 8);

/** What was resolved, and where its dice came from: on one line where there is room. */
export function heading(what: string, source: string, page: Page): string[] {
  const { theme, width } = page;
  const line = headingLine(what, source, page);
  return line === undefined
    ? [...hang('', theme.head(what), width), ...hang('  ', theme.faint(source), width)]
    : [line];
}

/** The same on one line; undefined where it has no room. */
export function headingLine(
  what: string,
  source: string,
  { theme, symbols, width }: Page,
): string | undefined {
  return widthOf(`${what} ${symbols.dot} ${source}`) <= width
    ? `${theme.head(what)} ${theme.faint(`${symbols.dot} ${source}`)}`
    : undefined;
}

/**
 * A line of the answer: the dice, and what they did.
 * @param called what dice are called in such a line
 */
export function stepSaid(
  step: Step,
  { theme }: Page,
  called: (name: string, said: string) => string = nameInWords,
): string {
  const said = printable(step.text);
  const paints = { hits: theme.hit, cancels: theme.cancel, again: theme.again, dropped: theme.faint };
  const dice = diceTogether(step.dice ?? []).map(({ name, faces, counted }) => {
    const shown = faces.map((face, i) => {
      const paint = named(paints, counted?.[i] ?? '');
      return paint ? paint(`${face}`) : `${face}`;
    });
    return [called(name, said), ...shown].filter(Boolean).join(' ');
  });
  // Dice that did not stand are followed by those thrown for them.
  const again = step.dice?.some(({ counted }) => counted?.includes('again')) ? ' (ties rolled again)' : '';
  return dice.length ? `${dice.join(', ')}${again}: ${said}` : said;
}

/** Marks of numbers that are not the book's, in any of these lines. */
export const ownMarks = (steps: readonly Step[], { symbols }: Page): string =>
  `${steps.some(({ house }) => house) ? symbols.house : ''}${steps.some(({ own }) => own) ? symbols.own : ''}`;

/** The clause behind a line, with the ruling that settled it. */
export function cited(step: Step, page: Page): string {
  const ruling = step.ruling ? ` ${step.ruling.replace(/^.*:/, '')}` : '';
  return `${step.clause}${ruling}${ownMarks([step], page)}`;
}

/** Dice of one name that were thrown one after another, as one handful. */
export function diceTogether(dice: readonly Thrown[]): Thrown[] {
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

/** The name of dice as it is said at the table: it is typed with hyphens, and a number in it keeps its own, or it would be read as a face. */
export const nameInWords = (name: string) => name.replace(/-(?!\d)/g, ' ');

/** What is to be said besides: of one clause in one line each. */
export const remarkLines = (remarks: readonly Remark[], page: Page): string[] =>
  remarks.flatMap(({ clause, text }) =>
    withRight(indented(`Remark: ${printable(text)}`, page), page.theme.faint(clause), page.width),
  );

/** A remark on one of several lines, by its number from 1. */
export interface OfLine extends Remark {
  readonly line: number;
}

/** Remarks on several lines, each told once for all lines that it is about. @param count how many lines there are */
export function remarksOfLines(remarks: readonly OfLine[], count: number, page: Page): string[] {
  const lines = new Map<string, number[]>();
  for (const { line, clause, text } of remarks) {
    const key = JSON.stringify([clause, text]);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  const told = [...lines].map(([key, of]) => {
    const [clause, text] = JSON.parse(key) as [string, string];
    const which = of.length === count ? '' : `line${of.length > 1 ? 's' : ''} ${list(of.map(String))}: `;
    return { clause, text: `${which}${text}` };
  });
  return remarkBlock(told, page);
}

/** Remarks below what they are about; nothing where there are none. */
export const remarkBlock = (remarks: readonly Remark[], page: Page): string[] =>
  remarks.length > 0 ? ['', ...remarkLines(remarks, page)] : [];

/**
 * A footnote for the rulings with house values that were used, and one for each that is played otherwise than by default.
 * @param told the lines that are told: a footnote to others goes with them
 */
export function footnotes(of: Resolution, { width, theme, symbols }: Page, told = of.steps): string[] {
  const house = [...new Set(told.flatMap((s) => (s.house && s.ruling ? [s.ruling] : [])))];
  const cells = (steps: readonly Step[]) => new Set(steps.flatMap(({ own = [] }) => own));
  const [all, left] = [cells(of.steps), cells(told)];
  const own = Object.entries(of.house ?? {}).filter(([id]) => !all.has(id) || left.has(id));
  const chosen = Object.entries(of.rulings).filter(([, option]) => option !== 1);
  const choices =
    house.length > 1 ? 'wg rules shows the choices of each' : `wg rules ${house[0]} shows the choices`;
  const notes = [
    ...(house.length > 0 ? [`${symbols.house} ${list(house)}: the book does not say; ${choices}`] : []),
    ...ownNumbers(Object.fromEntries(own)).map((note) => `${symbols.own} ${note}`),
    ...chosen.map(([id, option]) => `${id} is played by option ${option}`),
  ];
  return notes.flatMap((note) => hang('  ', theme.faint(note), width));
}

/** Where the dice came from, and in a sealed game the name that the opponent may note down. */
export const seedSaid = ({ seed, index }: Resolution, head?: string) => {
  const dice = seed === null ? 'dice entered' : `seed ${seed}${index > 0 ? `, repetition ${index}` : ''}`;
  return head === undefined ? dice : `${dice}, line ${shortName(head)}`;
};
