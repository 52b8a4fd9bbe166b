import type { Clause, Ruling } from '../rules/book.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import { hang, type Page, withRight } from './page.js';

/** What an answer is written with, besides the record itself. */
export interface Telling {
  readonly title: string;
  readonly announced: string;
  /** With `--explain`: the clauses behind the steps, and those to keep in mind. */
  readonly explain?: {
    readonly clauses: Readonly<Record<string, Clause>>;
    readonly rulings: Readonly<Record<string, Ruling>>;
    readonly reminders: readonly string[];
  };
}

/** The answer as an umpire gives it: the dice, what they did, the rule behind each number, the result last. */
export function resolutionText(of: Resolution, { title, announced, explain }: Telling, page: Page): string {
  const { theme, symbols, width } = page;
  const dice =
    of.seed === null ? 'dice entered' : `seed ${of.seed}${of.index > 0 ? `, repetition ${of.index}` : ''}`;
  const lines = [
    ...hang(`${theme.head(`${title}: ${of.action}`)} ${theme.faint(symbols.dot)} `, theme.faint(dice), width),
    '',
    ...of.steps.flatMap((step) => [
      ...stepLines(step, page),
      ...(explain ? clauseLines(step, explain, page) : []),
    ]),
    ...footnotes(of, page),
    ...(explain ? reminderLines(explain, page) : []),
    '',
    ...hang(theme.result('Result: '), theme.result(announced), width),
  ];
  return `${lines.join('\n')}\n`;
}

function stepLines(step: Step, { width, theme, symbols }: Page): string[] {
  const dice = (step.dice ?? []).map(({ name, faces, counted }) => {
    const shown = faces.map((face, i) => {
      const paint = { hits: theme.hit, cancels: theme.cancel, again: theme.again }[counted?.[i] ?? ''];
      return paint ? paint(`${face}`) : `${face}`;
    });
    return `${name} ${shown.join(' ')}`;
  });
  const text = dice.length ? `${dice.join(', ')}: ${step.text}` : step.text;
  const ruling = step.ruling ? ` ${step.ruling.replace(/^.*:/, '')}` : '';
  const source = `${step.clause}${ruling}${step.house ? symbols.house : ''}`;
  return withRight(hang('  ', text, width, 6), theme.faint(source), width);
}

function clauseLines(
  { clause, ruling }: Step,
  { clauses, rulings }: NonNullable<Telling['explain']>,
  { width, theme }: Page,
) {
  const said = clauses[clause] ? hang('      ', theme.faint(clauses[clause].says), width) : [];
  const asked =
    ruling && rulings[ruling]
      ? hang('      ', theme.faint(`${ruling}: ${rulings[ruling].question}`), width)
      : [];
  return [...said, ...asked].map((line) => theme.faint(line));
}

/** One footnote for each ruling with a house value that was used, and one for rulings played otherwise than by default. */
function footnotes(of: Resolution, { width, theme, symbols }: Page): string[] {
  const house = [...new Set(of.steps.filter((s) => s.house && s.ruling).map((s) => s.ruling!))];
  const chosen = Object.entries(of.rulings).filter(([, option]) => option !== 1);
  const notes = [
    ...house.map(
      (id) => `${symbols.house} ${id}: the book has no number here; wg rules ${id} shows the choices`,
    ),
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

/** The answer in one line, for a script or a scoreboard. */
export function resolutionLine(of: Resolution, announced: string, { symbols }: Page): string {
  const dice = of.steps.flatMap((s) => s.dice ?? []).map(({ name, faces }) => `${name} ${faces.join(' ')}`);
  const source = of.seed === null ? 'entered' : `seed ${of.seed}`;
  const mark = of.steps.some((s) => s.house) ? ` ${symbols.house}` : '';
  return `${announced}${mark} (${[...dice, source].join(', ')})\n`;
}
