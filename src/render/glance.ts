import { printable } from '../engine/shown.js';
import type { Fold } from '../rules/action.js';
import type { Resolution } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import { bareWords } from '../rules/text/alphabets.js';
import {
  cited,
  footnotes,
  heading,
  headingLine,
  nameInWords,
  ownMarks,
  remarkLines,
  resultLines,
  seedSaid,
  standLines,
  stepSaid,
  type Telling,
} from './answer-parts.js';
import { indented, type Page, widthOf, withoutAuthor } from './page.js';

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
 * Where that is too much still, as on a narrow screen, lines no longer begin with what they tell; in the end rounds before the last
 * go, and then the units: the result says what became of them. What the roster filled in is told where all of it is.
 */
export function atAGlance(resolved: Resolution, telling: Telling, page: Page): readonly string[] {
  const { announced, head, units, remarks = [], folds = [], sums = [] } = telling;
  const of = { ...resolved, steps: withoutResult(resolved.steps, announced) };
  const what = (more?: string) =>
    headingOf(of.action, seedSaid(resolved, head), { title: telling.title, more }, page);
  const below = (stand: readonly string[] | undefined, told?: readonly Step[]) => [
    ...footnotes(of, page, told),
    ...standLines(stand, page),
    ...resultLines(announced, page),
  ];
  const remarked = remarks.map(({ text }, i) => ({
    text: `${i === 0 ? 'Remark: ' : ''}${printable(text).replace(/\.$/, '')}`,
    steps: [],
  }));
  const runningOn = (said: readonly Said[]) => [
    ...what(telling.more),
    ...runOn(said, page),
    ...runOn(remarked, page),
    ...below(units?.anew, stepsOf(said)),
  ];
  const inOne = (said: readonly Said[], stand: readonly string[] = []) => [
    ...what(telling.more),
    ...asOne(said, page),
    ...asOne(remarked, page),
    ...below(stand.length > 0 ? [stand.join('; ')] : [], stepsOf(said)),
  ];
  function* ways(): Generator<readonly string[]> {
    const listed = [...of.steps.flatMap((step) => beside(step, page)), ...remarkLines(remarks, page)];
    yield [...what(), ...listed, ...below(units?.stand)];
    yield [...what(telling.more), ...listed, ...below(units?.anew)];
    yield runningOn(of.steps.map((step) => alone(step, page)));
    const rounds = folded(of.steps, folds, page);
    yield runningOn(rounds);
    // A way that may be chosen is no less than another: what led up to them goes.
    if (telling.offers) {
      const isFirst = ({ steps }: Said) => steps.some(({ id }) => id === telling.offers);
      return yield runningOn(rounds.slice(rounds.findIndex(isFirst)));
    }
    const first = rounds.findIndex(({ isThrown }) => isThrown);
    const isSum = ({ steps }: Said) => steps.some(({ id }) => sums.includes(id));
    const thrown = rounds.filter((said, i) => i >= first || stays(said) || isSum(said));
    const shorter = [...shorterAndShorter(thrown, isSum)];
    for (const said of shorter) yield runningOn(said);
    for (const said of shorter) yield inOne(said, units?.befell);
    const shortest = [...fewerRounds(shorter.at(-1)!)];
    for (const stand of [units?.least, []]) for (const said of shortest) yield inOne(said, stand);
  }
  let lines: readonly string[] = [];
  for (lines of ways()) if (lines.length <= MOST) break;
  return lines;
}

/** Without a last step that says what the result says, and nothing else that is told of it. */
function withoutResult(steps: readonly Step[], announced: string): readonly Step[] {
  const last = steps.at(-1);
  const isSame = last && bareWords(last.text) === bareWords(announced);
  return isSame && !last.dice && !last.house && !last.own ? steps.slice(0, -1) : steps;
}

/**
 * The rules, what was resolved by them and with what, on one line; where there is no room without the rules, and what tells more.
 */
function headingOf(
  action: string,
  source: string,
  { title, more }: { readonly title: string; readonly more: string | undefined },
  page: Page,
): string[] {
  const what = `${withoutAuthor(title)}: ${action}`;
  const all = more === undefined ? source : `${source} ${page.symbols.dot} ${more} tells all`;
  const line =
    headingLine(what, all, page) ?? headingLine(action, all, page) ?? headingLine(action, source, page);
  return line === undefined ? heading(action, source, page) : [line];
}

const stepsOf = (said: readonly Said[]): readonly Step[] => said.flatMap(({ steps }) => steps);

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

/** Without the first of several rounds, and again, until the last of them is left. */
function* fewerRounds(said: readonly Said[]): Generator<readonly Said[]> {
  for (let left = said; ; ) {
    yield left;
    const [first, second] = left.filter(({ isRound }) => isRound);
    if (!second) return;
    left = left.filter((of) => of !== first);
  }
}

/** A step, with the name of its dice but for what its text begins with: `save 2: leader not saved`. */
const toldOf = (step: Step, page: Page): string =>
  stepSaid(step, page, (name, said) => {
    const words = nameInWords(name).split(' ');
    const own = words.findLastIndex((_, i) => said.startsWith(words.slice(0, i + 1).join(' ')));
    return words.slice(own + 1).join(' ');
  });

const alone = (step: Step, page: Page): Said => ({
  text: toldOf(step, page),
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
    const which = fold.as === undefined ? toldOf(step, page).split(': ')[0] : `${fold.as} ${round}`;
    lines.push({ text: `${which}: ${told.join('; ')}`, steps: within, isThrown: true, isRound: true });
    i += last;
  }
  return lines;
}

/** How a fight has gone so far, a line for each round that is over. */
export const roundsSaid = (steps: readonly Step[], folds: readonly Fold[], page: Page): string[] =>
  folded(steps, folds, page).flatMap(({ text, isRound }) => (isRound ? indented(text, page) : []));

/** A step with its clause beside it; where there is no room only its marks stay, for their footnotes. */
function beside(step: Step, page: Page): string[] {
  const { width, theme } = page;
  const [text, source] = [toldOf(step, page), cited(step, page)];
  const lines = indented(text, page);
  const last = lines.at(-1)!;
  const room = width - widthOf(last) - widthOf(source);
  if (room < 2) return indented(`${text}${ownMarks([step], page)}`, page);
  return [...lines.slice(0, -1), `${last}${' '.repeat(room)}${theme.faint(source)}`];
}

/** What is told of steps, or besides them. */
type StepsTold = Pick<Said, 'text' | 'steps' | 'isRound'>;

/** What is said one behind another, as much to a line as fits it whole; a round stands alone. */
const runOn = (said: readonly StepsTold[], page: Page): string[] =>
  joined(said, page, (line) => indented(line, page).length === 1);

/** The same, wherever a line ends. */
const asOne = (said: readonly StepsTold[], page: Page): string[] => joined(said, page, () => true);

function joined(said: readonly StepsTold[], page: Page, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const [i, { text, steps, isRound }] of said.entries()) {
    const isEnd = isRound || i === said.length - 1 || text.endsWith('.');
    const told = `${text}${ownMarks(steps, page)}${isEnd ? '' : ';'}`;
    const longer = `${lines.at(-1)} ${told}`;
    const goesOn = i > 0 && !isRound && !said[i - 1]!.isRound && fits(longer);
    if (goesOn) lines[lines.length - 1] = longer;
    else lines.push(told);
  }
  return lines.flatMap((line) => indented(line, page));
}
