import { printable } from '../engine/shown.js';
import type { RareRoll, SideLuck, WordLuck } from '../luck/luck.js';
import type { Review } from '../luck/review.js';
import { are, countedLong, grouped, list } from '../rules/text/say.js';
import { luckier, oneIn } from './chances.js';
import { diceLines } from './fairness.js';
import { chartLines } from './luck-chart.js';
import { sideSaid } from './names.js';
import { hang, type Page, widthOf, writtenLines } from './page.js';

/** In more of such games than this a side that is luckier has the dice with it. */
const WITH = 75;

/** The gist of a game's luck: first what the unluckiest side would say, then the others. */
export function gistOf({ luck }: Review): string {
  const sides = luck.sides.toSorted((a, b) => a.percentile - b.percentile);
  const [least, most] = [sides[0], sides.at(-1)];
  if (!least || !most) return 'nothing has been rolled in which a side is lucky';
  const isAgainst = least.percentile < 50;
  const isWith = !isAgainst && most.percentile > WITH;
  const [first, ...others] = isWith ? sides.toReversed() : sides;
  const said = first!.side === undefined ? 'those whom nobody named' : sideSaid(first!.side);
  const whom = isAgainst
    ? `The dice were against ${said},`
    : isWith
      ? `The dice were with ${said},`
      : `The dice were against nobody: ${said}`;
  const rest = others.map(({ side, percentile }) => `; ${sideSaid(side)} ${luckier(percentile)}`);
  return `${whom} ${luckier(first!.percentile)}${rest.join('')}`;
}

/** How the luck of a game was counted, a sentence each. */
export function methodOf({ luck, rolls, strange, without, undone }: Review, repeats: number): string[] {
  const byRepeats = rolls.filter(({ spread }) => !spread.exact).length;
  const rates = [...luck.rates].map(([of, rate]) => `${of} ${rate}`);
  return [
    `${countedLong(rolls.length, 'roll')} ${are(rolls.length)} counted, against the exact odds of each as ` +
      'they stood when it was made. Such games are games with the same rolls, as if they had been planned ' +
      'beforehand; those that come to the same count half.',
    ...(luck.unit === undefined && rates.length > 0
      ? [`Different things are added up by the deviation of a typical roll, in points: ${list(rates)}.`]
      : []),
    ...(without > 0 ? [`In ${grouped(without)} more no side is lucky, or chance had no say.`] : []),
    ...(undone > 0 ? [`Not counted: ${grouped(undone)} taken back.`] : []),
    ...(byRepeats > 0
      ? [`The odds of ${grouped(byRepeats)} were found by ${grouped(repeats)} repeats each, not exactly.`]
      : []),
    ...(luck.sides.some(({ by }) => by === 'normal')
      ? ['There are too many rolls for an exact sum: the normal distribution stands in for it.']
      : []),
    ...strangeSaid(strange),
  ];
}

const strangeSaid = (strange: readonly number[]): string[] =>
  strange.length > 0
    ? [`Left out, since they do not follow from their own dice: ${list(strange.map(String))}.`]
    : [];

/** Moments that are told at a glance, of all sides. */
const RAREST = 2;

/** The rare rolls of a game, in words. */
interface MomentsSaid {
  readonly said: ReadonlyMap<RareRoll, string>;
}

/** The luck of a game as an umpire would tell it: the gist and the rarest moments; method and figures where it is to be explained. */
export function luckText(
  game: string,
  of: Review & MomentsSaid,
  { explain, repeats }: { readonly explain: boolean; readonly repeats: number },
  page: Page,
): string {
  const { theme, width, symbols } = page;
  const { sides } = of.luck;
  const all = explain || sides.length === 0 ? '' : ` ${symbols.dot} --explain tells all`;
  const lines = [
    ...hang('', `${theme.head(`Game ${printable(game)}: luck`)}${theme.faint(all)}`, width),
    ...hang('', theme.result(gistOf(of)), width),
    ...(explain ? explained(of, repeats, page) : rarest(of, page)),
  ];
  return writtenLines(lines, page);
}

function rarest({ said, ...of }: Review & MomentsSaid, page: Page): string[] {
  const { sides } = of.luck;
  const moments = sides.flatMap(({ side, luckiest, unluckiest }) =>
    [...luckiest, ...unluckiest].map((moment) => ({ side, moment })),
  );
  return [
    ...moments
      .sort((a, b) => a.moment.chance - b.moment.chance)
      .slice(0, RAREST)
      .flatMap(({ side, moment }) =>
        momentLine(
          moment,
          `${side === undefined ? '' : `${sideSaid(side)}, `}${said.get(moment) ?? ''}`,
          page,
        ),
      ),
    ...strangeSaid(of.strange).flatMap((note) => hang('  ', page.theme.faint(note), page.width)),
  ];
}

function explained({ said, ...of }: Review & MomentsSaid, repeats: number, page: Page): string[] {
  const { sides } = of.luck;
  const method = sides.length > 0 || of.strange.length > 0 ? methodOf(of, repeats) : [];
  const notes = method.flatMap((note) => hang('  ', note, page.width).map(page.theme.faint));
  return [
    ...sides.flatMap((side) => sideLines(side, said, page)),
    ...(sides.length > 0 ? chartLines(of.luck, page) : []),
    ...diceLines(of.dice, page),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
}

function sideLines(of: SideLuck, said: ReadonlyMap<RareRoll, string>, page: Page): string[] {
  const { theme, width } = page;
  return [
    '',
    ...hang('', `${theme.head(sideSaid(of.side))}: ${luckier(of.percentile)}`, width),
    ...wordLines(of.words, page),
    ...momentLines('luckiest', of.luckiest, said, page),
    ...momentLines('unluckiest', of.unluckiest, said, page),
  ];
}

export const wordSaid = ({ of, fewer }: Pick<WordLuck, 'of' | 'fewer'>): string =>
  fewer ? `${of} (fewer is better)` : of;

const FIGURES = [
  ['rolls', 6],
  ['expected', 10],
  ['actual', 8],
] as const;

/** What was counted, with what was to be expected; the name above its figures where there is no room beside them. */
function wordLines(words: readonly WordLuck[], { theme, width }: Page): string[] {
  const figures = FIGURES.reduce((sum, [, room]) => sum + room, 0);
  const widest = Math.max(...words.map((word) => widthOf(wordSaid(word))));
  const beside = 2 + widest + figures <= width;
  const column = beside ? widest : 2;
  const head = FIGURES.map(([name, room]) => name.padStart(room)).join('');
  return [
    theme.faint(`  ${' '.repeat(column)}${head}`),
    ...words.flatMap((word) => {
      const cells = [grouped(word.rolls), grouped(word.expected, 2), grouped(word.actual)];
      const row = cells.map((cell, i) => cell.padStart(FIGURES[i]![1])).join('');
      const name = wordSaid(word);
      return beside
        ? [`  ${name.padEnd(column)}${row}`]
        : [...hang('  ', name, width), `  ${' '.repeat(column)}${row}`];
    }),
  ];
}

function momentLines(
  title: string,
  moments: readonly RareRoll[],
  said: ReadonlyMap<RareRoll, string>,
  page: Page,
): string[] {
  if (moments.length === 0) return [];
  return [
    page.theme.faint(`  ${title}:`),
    ...moments.flatMap((moment) => momentLine(moment, said.get(moment) ?? '', page)),
  ];
}

/** What happened, how rare that is, and what was to be expected. */
function momentLine({ roll, chance }: RareRoll, happened: string, { width }: Page): string[] {
  const expected = grouped(roll.spread.mean, 1);
  const text = `${printable(happened)}; ${oneIn(chance)} (${expected} expected)`;
  return hang(`  ${String(roll.asked.number).padStart(4)}  `, text, width);
}
