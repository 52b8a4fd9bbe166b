import { printable } from '../engine/shown.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import {
  cited,
  diceTogether,
  filledLines,
  footnotes,
  heading,
  nameInWords,
  remarkLines,
  resultLines,
  seedSaid,
  standLines,
  stepSaid,
  type Telling,
} from './answer-parts.js';
import { atAGlance } from './glance.js';
import { hang, type Page, withRight, writtenLines } from './page.js';

/**
 * The answer as an umpire gives it: the dice, what they did, the rule behind each number, the result last. At a glance, unless it
 * is to be explained.
 */
export function resolutionText(of: Resolution, telling: Telling, page: Page): string {
  if (!telling.explain) return writtenLines(atAGlance(of, telling, page), page);
  const { title, announced, head, units, remarks = [], explain } = telling;
  const explained = new Set<string>();
  const lines = [
    ...heading(`${title}: ${of.action}`, seedSaid(of, head), page),
    ...filledLines(units?.filled, page),
    '',
    ...of.steps.flatMap((step) => [
      ...withRight(
        hang('  ', stepSaid(step, page), page.width, 6),
        page.theme.faint(cited(step, page)),
        page.width,
      ),
      ...clauseLines(step, explain, explained, page),
    ]),
    ...apart(remarkLines(remarks, page)),
    ...apart(footnotes(of, page)),
    ...reminderLines(explain, page),
    ...apart(standLines(units?.stand, page)),
    '',
    ...resultLines(announced, page),
  ];
  return writtenLines(lines, page);
}

/** Lines that stand apart from those before, if there are any. */
const apart = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? ['', ...lines] : []);

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
interface Brief extends Pick<Telling, 'announced' | 'head' | 'remarks'> {
  /** What befell units, besides what whoever acted has done. */
  readonly befell?: readonly string[];
}

/** The answer in one line, for a script or a scoreboard; with what befell units. */
export function resolutionLine(
  of: Resolution,
  { announced, head, befell = [], remarks = [] }: Brief,
  { symbols }: Page,
): string {
  const dice = diceTogether(of.steps.flatMap((s) => s.dice ?? [])).map(
    ({ name, faces }) => `${nameInWords(name)} ${faces.join(' ')}`,
  );
  const marks = [
    of.steps.some((s) => s.house) ? symbols.house : '',
    of.steps.some((s) => s.own) ? symbols.own : '',
  ].join('');
  const mark = marks && ` ${marks}`;
  const remarked = remarks.map(({ text }) => `remark: ${text.replace(/\.$/, '')}`);
  const against = of.steps.flatMap(({ id, text }) => (id === 'anyway' ? [text] : []));
  const said = [announced, ...befell, ...against, ...remarked].map(printable).join('; ');
  const line = `${said}${mark} (${[...dice, seedSaid(of, head)].join(', ')})\n`;
  return line;
}
