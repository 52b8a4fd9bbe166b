import type { Break } from '../engine/plan/chain.js';
import type { Foreseen } from '../engine/plan/plan.js';
import type { Standing, Standings } from '../engine/plan/question.js';
import { standardError } from '../engine/plan/sampled.js';
import { printable } from '../engine/shown.js';
import { type Distribution, Gatherer, meanOf, toNumber, type Weighted } from '../odds/distribution.js';
import type { Summary } from '../odds/summary.js';
import type { Value } from '../rules/rule.js';
import { sameName } from '../rules/text/likeness.js';
import { grouped, spaced } from '../rules/text/say.js';
import { remarksOfLines } from './answer-parts.js';
import { yesIn } from './decisions/figures.js';
import { chanceSaid, gist, rulingNotes, summaryTable } from './odds.js';
import { hang, type Page, withRight, writtenLines } from './page.js';

/** A plan as a player reads it: its lines, how units stand behind them, where it breaks off, and what was asked last. */
export function planText(plan: Foreseen, title: string, fractions: boolean, page: Page): string {
  const { theme, width } = page;
  const lines = [
    ...hang('', theme.head(`${title}: ${planHow(plan)}`), width),
    ...lineLines(plan, page),
    ...plan.units.flatMap((unit) => unitLines(unit, plan, fractions, page)),
    ...breakLines(plan, plan.breaks, { says: 'It breaks off', where: 'before line' }, page),
    ...breakLines(plan, plan.passed, { says: 'It passes over', where: 'line' }, page),
    ...remarksOfLines(plan.remarks, plan.calls.length, page),
    ...rulingNotes({ rulings: { ...plan.rulings }, house: { ...plan.house } }, page),
    '',
    ...resultLines(plan, page),
  ];
  return writtenLines(lines, page);
}

/** The plan in one line: what was asked. */
export const planLine = (plan: Foreseen): string => `${planGist(plan)}\n`;

/** What was asked of a plan, or else how the units came out of it, in one sentence. */
export const planGist = (plan: Foreseen): string => results(plan).join('; ');

/** Whether it was worked out, or rolled: how many times, and by what seed. */
export const planHow = ({ rolls }: Foreseen): string =>
  rolls
    ? `a plan rolled ${grouped(rolls.times)} times, seed ${printable(rolls.seed)}`
    : 'exact odds of a plan';

/** The lines of the plan, each with the chance that it is played. */
function lineLines({ calls, played, ends }: Foreseen, page: Page): string[] {
  return calls.flatMap(({ line }, i) =>
    withRight(
      hang(`  ${i + 1}. `, printable(line), page.width - 8),
      chanceSaid(played[i]!, ends.total),
      page.width,
    ),
  );
}

/** How one unit stands at the end: its figures as a table, the rest of it in words. */
function unitLines(unit: string, { outcomes, before }: Foreseen, fractions: boolean, page: Page): string[] {
  const { theme, width } = page;
  const all = unitTold(unit, outcomes, before[unit], MOST_ALIKE);
  const [total] = all.filter(({ mean, outcomes }) => mean !== undefined && outcomes.length > 1);
  const said = all.flatMap((told) => {
    if (told === total) return [];
    if (told.outcomes.length > 1) return [gist(told)];
    const isNew = told.outcomes[0]!.value === true && !before[unit]?.says.includes(told.label);
    return isNew ? [`${told.label} for certain`] : [];
  });
  if (said.length === 0 && !total) return [];
  const name = theme.head(printable(unit));
  return [
    '',
    ...hang('  ', said.length > 0 ? `${name}: ${said.join('; ')}` : name, width, 4),
    ...(total ? summaryTable(total, fractions, page).slice(1) : []),
  ];
}

/** Words that differ in their numbers alone are told one by one while there are so few of them, else by the least and the most. */
const MOST_ALIKE = 4;

/**
 * What is told of a unit, each with its chances: its counts, whether it is gone, and what else a roster would say of it.
 * @param mostAlike so many words that differ in their numbers alone are told one by one, and more as one
 */
export function unitTold(
  unit: string,
  ends: Distribution<Standings>,
  before: Standing | undefined,
  mostAlike = Number.POSITIVE_INFINITY,
): Summary[] {
  const { total } = ends;
  const stands = standingsOf(unit, ends);
  const counts = new Set(stands.flatMap(({ value }) => value?.counts ?? []));
  const says = new Set(stands.flatMap(({ value }) => value?.says ?? []));
  const ofCounts = new Map<string, boolean>();
  const words = [...says].filter((word) => !isOfCounts(word) && !isGone(word) && !isKept(word));
  const told = alikeIn(words).flatMap((some) =>
    some.length > mostAlike ? [some] : some.map((word) => [word]),
  );
  const summary = (name: string, read: (of: Standing | undefined) => Value): Summary => {
    const found = new Gatherer<Value>();
    for (const { value, weight } of stands) found.add(read(value), weight, total);
    const all = found.distribution();
    const isNumber = counts.has(name);
    return {
      name,
      label: spaced(name),
      outcomes: isNumber ? [...all.outcomes].sort((a, b) => Number(a.value) - Number(b.value)) : all.outcomes,
      total: all.total,
      mean: isNumber ? meanOf(all, Number) : undefined,
    };
  };
  const count = (name: string) => (of: Standing | undefined) => of?.is[name] ?? 0;
  /** Whether it is as many as another that is told before it, wherever the unit ends: then it tells no more. */
  const isToldBy = (name: string, before: readonly string[]) =>
    before.some((other) => stands.every(({ value }) => count(name)(value) === count(other)(value)));
  return [
    ...[...counts]
      .filter((name, i, all) => !isToldBy(name, all.slice(0, i)))
      .map((name) => summary(name, count(name))),
    summary('gone', (of) => of?.is.gone ?? false),
    ...told.map((some) => summary(leastToMost(some), (of) => some.some((word) => of?.says.includes(word)))),
  ];

  /** Whether a word says no more than how many there are and were: `4 of 6 figures left`. Counts are told by themselves. */
  function isOfCounts(word: string): boolean {
    if (!/\d/.test(word)) return false;
    // What it is called in the roster.
    if (before?.says.includes(word)) return true;
    const form = numberless(word);
    const found = ofCounts.get(form) ?? isFormOfCounts(form);
    ofCounts.set(form, found);
    return found;
  }

  /** Whether such words have no numbers but those of counts, wherever the unit is told in them. */
  function isFormOfCounts(form: string): boolean {
    const alike = (of: Standing | undefined) => of?.says.filter((one) => numberless(one) === form) ?? [];
    const countsOf = (of: Standing | undefined) => (of?.counts ?? []).map((name) => String(of!.is[name]));
    // Of a unit that had lost figures before it is told as well with how many it began.
    const knownBefore = [...countsOf(before), ...alike(before).flatMap(numbersIn)];
    return stands.every(({ value }) => {
      const known = [...knownBefore, ...countsOf(value)];
      return alike(value).every((one) => numbersIn(one).every((number) => known.includes(number)));
    });
  }

  /** Whether a word says no more than that the unit is out of the game. */
  function isGone(word: string): boolean {
    return stands.every(({ value }) => !value?.says.includes(word) || value.is.gone === true);
  }

  /** Whether a word was said before, and is as long as the unit is in the game. */
  function isKept(word: string): boolean {
    return (
      before?.says.includes(word) === true &&
      stands.every(({ value }) => value?.says.includes(word) || value?.is.gone === true)
    );
  }
}

/** How a unit stands at the end, each way of it once: it stands the same in many ends that differ in other units. */
function standingsOf(
  unit: string,
  { outcomes }: Distribution<Standings>,
): readonly Weighted<Standing | undefined>[] {
  const found = new Map<Standing | undefined, bigint>();
  for (const { value, weight } of outcomes) found.set(value[unit], (found.get(value[unit]) ?? 0n) + weight);
  return [...found].map(([value, weight]) => ({ value, weight }));
}

const NUMBER = /\d+/g;
const numbersIn = (words: string): readonly string[] => words.match(NUMBER) ?? [];

/** Words but for the numbers in them. */
const numberless = (words: string): string => words.replace(NUMBER, '0');

/** Words, those together that differ in their numbers alone. */
function alikeIn(words: readonly string[]): string[][] {
  const found = new Map<string, string[]>();
  for (const word of words) found.set(numberless(word), [...(found.get(numberless(word)) ?? []), word]);
  return [...found.values()];
}

/** Words that differ in their numbers alone as one: `22 to 27 points`. */
function leastToMost(alike: readonly string[]): string {
  const numbers = alike.map((words) => numbersIn(words).map(Number));
  let place = 0;
  return alike[0]!.replace(NUMBER, () => {
    const here = numbers.map((of) => of[place]!);
    place++;
    const [least, most] = [Math.min(...here), Math.max(...here)];
    return least === most ? `${least}` : `${least} to ${most}`;
  });
}

/** Where the plan breaks off, or passes over a line, with its chance, and why. */
function breakLines(
  { ends }: Foreseen,
  breaks: readonly Weighted<Break>[],
  { says, where }: { readonly says: string; readonly where: string },
  { theme, width }: Page,
): string[] {
  if (breaks.length === 0) return [];
  return [
    '',
    `  ${says}`,
    ...breaks.flatMap(({ value: { line, clause, why }, weight }) => {
      const text = `${where} ${line}: ${printable(why)}${clause === undefined ? '' : ` (${clause})`}`;
      return withRight(hang('    ', text, width - 8, 6), chanceSaid(weight, ends.total), width).map(
        theme.faint,
      );
    }),
  ];
}

const resultLines = (plan: Foreseen, { theme, width }: Page): string[] =>
  hang(theme.result('Result: '), theme.result(planGist(plan)), width);

/** What was asked, or else how the units came out of it. */
function results(plan: Foreseen): string[] {
  const { chances, ends, until, breaks } = plan;
  const sure = (weight: bigint) => withError(weight, plan);
  const asked = chances.map(({ condition, weight }) => `${printable(condition)} ${sure(weight)}`);
  // A plan that ends as soon as something is so ends with it: asked for as a chance it is told already.
  const isTold = until === undefined || chances.some(({ condition }) => sameName(condition, until));
  const reached = isTold ? [] : [`${printable(until)} ${sure(plan.reached)}`];
  const broken = breaks.reduce((sum, { weight }) => sum + weight, 0n);
  const off = broken > 0n ? [`breaks off ${chanceSaid(broken, ends.total)}`] : [];
  const told = asked.length + reached.length > 0 ? [...asked, ...reached] : gists(plan);
  return [...told, ...off];
}

/** The units of which it is open how they come out of it: who is gone, and how many are left. */
function gists({ units, outcomes, before }: Foreseen): string[] {
  const isOpen = ({ outcomes }: Summary) => outcomes.length > 1;
  const all = units.map((unit) => ({ unit, told: unitTold(unit, outcomes, before[unit]) }));
  const said = all.flatMap(({ unit, told }) => {
    const [first] = told.filter(({ mean }) => mean !== undefined);
    const gone = told.find(({ name }) => name === 'gone')!;
    const open = [gone, ...(first ? [first] : [])].filter(isOpen);
    return open.length > 0 ? [`${printable(unit)} ${open.map(gist).join(', ')}`] : [];
  });
  if (said.length > 0) return said;
  const others = all.flatMap(({ unit, told }) => told.filter(isOpen).map((of) => ({ unit, of })));
  const chanceOf = ({ of }: (typeof others)[number]) => toNumber(yesIn(of), of.total);
  const likeliest = others.sort((a, b) => chanceOf(b) - chanceOf(a)).slice(0, MOST_SAID);
  return [
    'nobody is lost, whatever is rolled',
    ...likeliest.map(({ unit, of }) => `${printable(unit)} ${gist(of)}`),
  ];
}

/** What else is open is told in so many words behind the result. */
const MOST_SAID = 3;

/** A chance; where it was rolled, with its standard error. */
function withError(weight: bigint, { ends, rolls }: Foreseen): string {
  const told = chanceSaid(weight, ends.total);
  if (!rolls) return told;
  return `${told} (standard error ${(100 * standardError(toNumber(weight, ends.total), rolls.times)).toFixed(1)})`;
}
