import type { Book } from '../rules/book.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import {
  cited,
  filledLines,
  footnotes,
  heading,
  remarkLines,
  resultLines,
  seedSaid,
  standLines,
  stepSaid,
  type Telling,
} from './answer-parts.js';
import { hang, type Page, withRight } from './page.js';

/** What an answer is explained with: the clauses behind its steps, and those to keep in mind. */
interface Explaining extends Pick<Book, 'clauses' | 'rulings'> {
  readonly reminders: readonly string[];
}

/** The answer in full: the dice, what they did, the rule behind each number with what the book says there, the result last. */
export function explained(
  of: Resolution,
  telling: Omit<Telling, 'folds' | 'sums' | 'offers' | 'more'> & { readonly explain: Explaining },
  page: Page,
): readonly string[] {
  const { title, announced, head, units, remarks = [], explain } = telling;
  const told = new Set<string>();
  return [
    ...heading(`${title}: ${of.action}`, seedSaid(of, head), page),
    ...filledLines(units?.filled, page),
    '',
    ...of.steps.flatMap((step) => [
      ...withRight(
        hang('  ', stepSaid(step, page), page.width, 6),
        page.theme.faint(cited(step, page)),
        page.width,
      ),
      ...clauseLines(step, explain, told, page),
    ]),
    ...apart(remarkLines(remarks, page)),
    ...apart(footnotes(of, page)),
    ...reminderLines(explain, page),
    ...apart(standLines(units?.stand, page)),
    '',
    ...resultLines(announced, page),
  ];
}

/** Lines that stand apart from those before, if there are any. */
const apart = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? ['', ...lines] : []);

/** What the clause of a line says, and what its ruling asks: each the first time it comes up in an answer. */
function clauseLines(
  { clause, ruling }: Step,
  { clauses, rulings }: Explaining,
  told: Set<string>,
  { width, theme }: Page,
) {
  const asked = ruling && rulings[ruling];
  const said = {
    [clause]: clauses[clause]?.says,
    ...(asked && { [ruling]: `${ruling}: ${asked.question}` }),
  };
  return Object.entries(said).flatMap(([id, text]) => {
    if (!text || told.has(id)) return [];
    told.add(id);
    return hang('      ', theme.faint(text), width).map((line) => theme.faint(line));
  });
}

function reminderLines({ clauses, reminders }: Explaining, { width, theme }: Page): string[] {
  const known = reminders.filter((id) => clauses[id]);
  if (known.length === 0) return [];
  return [
    '',
    '  Keep in mind:',
    ...known.flatMap((id) => hang('    ', theme.faint(`${clauses[id]!.says} (${id})`), width)),
  ];
}
