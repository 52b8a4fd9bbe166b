import { printable } from '../engine/shown.js';
import type { Fold } from '../rules/action.js';
import { bareWords } from '../rules/alphabets.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import {
  cited,
  footnotes,
  heading,
  headingLine,
  marked,
  remarkLines,
  resultLines,
  sourceOf,
  standLines,
  stepSaid,
  type Telling,
} from './answer-parts.js';
import { hang, type Page, widthOf } from './page.js';

/** As many lines are taken in at a glance. */
const MOST = 10;

/** Something that is told: a step, or a round of them. */
interface Said {
  readonly text: string;
  /** The steps it tells of. */
  readonly steps: readonly Step[];
  readonly isThrown: boolean;
  /** It stands on a line of its own. */
  readonly isRound?: true;
}

/**
 * The answer in ten lines: one for each step, with its clause where there is room beside it. Where that is too much, of units only
 * what is new is told; then steps run on without their clauses, a round is told in one, and what only led up to dice is left out.
 * What the roster filled in is told where all of it is.
 */
export function atAGlance(resolved: Resolution, telling: Telling, page: Page): string[] {
  const { announced, head, units, remarks = [], folds = [], sums = [] } = telling;
  const of = { ...resolved, steps: withoutResult(resolved.steps, announced) };
  const what = (more?: string) =>
    headingOf(of.action, sourceOf(resolved, head), { title: telling.title, more }, page);
  const below = (stand: readonly string[] | undefined, told?: readonly Step[]) => [
    ...footnotes(of, page, told),
    ...standLines(stand, page),
    ...resultLines(announced, page),
  ];
  const listed = [...of.steps.flatMap((step) => beside(step, page)), ...remarkLines(remarks, page)];
  const remarked = remarks.map(({ text }, i) => ({
    text: `${i === 0 ? 'Remark: ' : ''}${printable(text).replace(/\.$/, '')}`,
    steps: [],
  }));
  const runningOn = (said: readonly Said[]) => [
    ...what(telling.more),
    ...runOn(said, page),
    ...runOn(remarked, page),
    ...below(
      units?.anew,
      said.flatMap(({ steps }) => steps),
    ),
  ];
  const each = of.steps.map((step) => alone(step, page));
  const rounds = folded(of.steps, folds, page);
  const first = rounds.findIndex(({ isThrown }) => isThrown);
  const isSum = ({ steps }: Said) => steps.some(({ id }) => sums.includes(id));
  const thrown = rounds.filter((said, i) => i >= first || stays(said) || isSum(said));
  const ways = [
    () => [...what(), ...listed, ...below(units?.stand)],
    () => [...what(telling.more), ...listed, ...below(units?.anew)],
    () => runningOn(each),
    () => runningOn(rounds),
    // A way that may be chosen is no less than another.
    ...(telling.offers ? [] : [...shorterAndShorter(thrown, isSum)].map((said) => () => runningOn(said))),
  ];
  let lines: string[] = [];
  for (const way of ways) {
    lines = way();
    if (lines.length <= MOST) break;
  }
  return lines;
}

/** Without a last step that says what the result says, and nothing else that is told of it. */
function withoutResult(steps: readonly Step[], announced: string): readonly Step[] {
  const last = steps.at(-1);
  const isSame = last && bareWords(last.text) === bareWords(announced);
  return isSame && !last.dice && !last.house && !last.own ? steps.slice(0, -1) : steps;
}

/**
 * The rules, what was resolved by them and with what, on one line: who wrote the book is known to whoever plays it, and where
 * there is no room, so are the rules, and what tells more.
 */
function headingOf(
  action: string,
  source: string,
  { title, more }: { readonly title: string; readonly more: string | undefined },
  page: Page,
): string[] {
  const what = `${title.replace(/ \(.*\)$/, '')}: ${action}`;
  const all = more === undefined ? source : `${source} ${page.symbols.dot} ${more} tells all`;
  const line =
    headingLine(what, all, page) ?? headingLine(action, all, page) ?? headingLine(action, source, page);
  return line === undefined ? heading(action, source, page) : [line];
}

/** What is told in the shortest answer too: what was thrown, and what was played although the rules forbid it. */
const stays = ({ isThrown, steps }: Said): boolean => isThrown || steps.some(({ id }) => id === 'anyway');

/** Without what was not thrown, the earliest first, sums last: what a throw came to stands behind it. */
function* shorterAndShorter(
  said: readonly Said[],
  isSum: (said: Said) => boolean,
): Generator<readonly Said[]> {
  for (let left = said; ; ) {
    yield left;
    const next = left.find((of) => !stays(of) && !isSum(of)) ?? left.find((of) => !stays(of));
    if (!next) return;
    left = left.filter((of) => of !== next);
  }
}

const alone = (step: Step, page: Page): Said => ({
  text: stepSaid(step, page),
  steps: [step],
  isThrown: step.dice !== undefined,
});

/** The steps, but of a long fight those of a round as one: which round it is, and how it stands after it. */
function folded(steps: readonly Step[], folds: readonly Fold[], page: Page): Said[] {
  const lines: Said[] = [];
  const isLong = ({ from }: Fold) => steps.filter(({ id }) => id === from).length > 1;
  const long = folds.filter(isLong);
  let round = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const fold = long.find(({ from }) => from === step.id);
    const next = steps.findIndex(({ id }, at) => at > i && id === step.id);
    const of = steps.slice(i, next < 0 ? steps.length : next);
    const last = fold ? of.findLastIndex(({ id }) => fold.tells.includes(id)) : -1;
    if (!fold || last < 0) {
      lines.push(alone(step, page));
      continue;
    }
    const within = of.slice(0, last + 1);
    const told = within.flatMap(({ id, text }) => (fold.tells.includes(id) ? [printable(text)] : []));
    round++;
    const which = fold.as === undefined ? stepSaid(step, page).split(': ')[0] : `${fold.as} ${round}`;
    lines.push({ text: `${which}: ${told.join('; ')}`, steps: within, isThrown: true, isRound: true });
    i += last;
  }
  return lines;
}

/** A step with its clause beside it; where there is no room only its marks stay, for their footnotes. */
function beside(step: Step, page: Page): string[] {
  const { width, theme } = page;
  const [text, source] = [stepSaid(step, page), cited(step, page)];
  const lines = hang('  ', text, width, 6);
  const last = lines.at(-1)!;
  const room = width - widthOf(last) - widthOf(source);
  if (room < 2) return hang('  ', `${text}${marked([step], page)}`, width, 6);
  return [...lines.slice(0, -1), `${last}${' '.repeat(room)}${theme.faint(source)}`];
}

/** What is said one behind another, as much to a line as fits it whole; a round stands alone. */
function runOn(said: readonly Pick<Said, 'text' | 'steps' | 'isRound'>[], page: Page): string[] {
  const lines: string[] = [];
  for (const [i, { text, steps, isRound }] of said.entries()) {
    const isLast = i === said.length - 1;
    const told = `${text}${marked(steps, page)}${isLast || text.endsWith('.') ? '' : ';'}`;
    const longer = `${lines.at(-1)} ${told}`;
    const goesOn = i > 0 && !isRound && !said[i - 1]!.isRound && widthOf(longer) <= page.width - 2;
    if (goesOn) lines[lines.length - 1] = longer;
    else lines.push(told);
  }
  return lines.flatMap((line) => hang('  ', line, page.width, 6));
}
