import type { Foreseen } from '../engine/plan/plan.js';
import type { Standings } from '../engine/plan/question.js';
import { standardError } from '../engine/plan/sampled.js';
import { printable } from '../engine/shown.js';
import { type Distribution, Gatherer, meanOf, toNumber } from '../odds/distribution.js';
import type { Summary } from '../odds/summary.js';
import type { Value } from '../rules/rule.js';
import { list, spaced } from '../rules/say.js';
import { remarkLines } from './answer-parts.js';
import { chance, gist, rulingNotes, summaryTable } from './odds.js';
import { hang, type Page, withRight, written } from './page.js';

/** A plan as a player reads it: its lines, how units stand behind them, where it breaks off, and what was asked last. */
export function planText(plan: Foreseen, title: string, fractions: boolean, page: Page): string {
  const { theme, width } = page;
  const { rolls } = plan;
  const how = rolls
    ? `a plan rolled ${rolls.times.toLocaleString('en')} times, seed ${printable(rolls.seed)}`
    : 'exact odds of a plan';
  const lines = [
    ...hang('', theme.head(`${title}: ${how}`), width),
    ...lineLines(plan, page),
    ...plan.units.flatMap((unit) => unitLines(unit, plan, fractions, page)),
    ...breakLines(plan, page),
    ...remarked(plan, page),
    ...rulingNotes({ rulings: { ...plan.rulings }, house: { ...plan.house } }, page),
    '',
    ...resultLines(plan, page),
  ];
  return written(lines, page);
}

/** The plan in one line: what was asked. */
export const planLine = (plan: Foreseen): string => `${results(plan).join('; ')}\n`;

/** The lines of the plan, each with the chance that it is played. */
function lineLines({ calls, played, ends }: Foreseen, page: Page): string[] {
  return calls.flatMap(({ line }, i) =>
    withRight(
      hang(`  ${i + 1}. `, printable(line), page.width - 8),
      chance(played[i]!, ends.total),
      page.width,
    ),
  );
}

/** How one unit stands at the end: its figures as a table, the rest of it in words. */
function unitLines(unit: string, { outcomes, before }: Foreseen, fractions: boolean, page: Page): string[] {
  const { theme, width } = page;
  const all = toldOf(unit, outcomes);
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

/** What is told of a unit, each with its chances: its counts, whether it is gone, and what else a roster would say of it. */
function toldOf(unit: string, { outcomes, total }: Distribution<Standings>): Summary[] {
  const counts = new Set(outcomes.flatMap(({ value }) => value[unit]?.counts ?? []));
  const says = new Set(outcomes.flatMap(({ value }) => value[unit]?.says ?? []));
  // Numbers in words are told as numbers.
  const words = [...says].filter((word) => !/\d/.test(word) && !isGone(word));
  const summary = (name: string, read: (of: Standings) => Value): Summary => {
    const found = new Gatherer<Value>();
    for (const { value, weight } of outcomes) found.add(read(value), weight, total);
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
  return [
    ...[...counts].map((name) => summary(name, (of) => of[unit]?.is[name] ?? 0)),
    summary('gone', (of) => of[unit]?.is.gone ?? false),
    ...words.map((word) => summary(word, (of) => of[unit]?.says.includes(word) ?? false)),
  ];

  /** Whether a word says no more than that the unit is out of the game. */
  function isGone(word: string): boolean {
    return outcomes.every(({ value }) => !value[unit]?.says.includes(word) || value[unit].is.gone === true);
  }
}

/** What the turn and others speak against, once for all lines that it is about. */
function remarked({ remarks, calls }: Foreseen, page: Page): string[] {
  const lines = new Map<string, number[]>();
  for (const { line, clause, text } of remarks) {
    const key = JSON.stringify([clause, text]);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  const told = [...lines].map(([key, of]) => {
    const [clause, text] = JSON.parse(key) as [string, string];
    const which =
      of.length === calls.length ? '' : `line${of.length > 1 ? 's' : ''} ${list(of.map(String))}: `;
    return { clause, text: `${which}${text}` };
  });
  return told.length > 0 ? ['', ...remarkLines(told, page)] : [];
}

/** Where the plan breaks off, with its chance, and why. */
function breakLines({ ends, breaks }: Foreseen, page: Page): string[] {
  const { theme, width } = page;
  if (breaks.length === 0) return [];
  return [
    '',
    '  It breaks off',
    ...breaks.flatMap(({ value: { line, clause, why }, weight }) => {
      const text = `before line ${line}: ${printable(why)}${clause === undefined ? '' : ` (${clause})`}`;
      return withRight(hang('    ', text, width - 8, 6), chance(weight, ends.total), width).map(theme.faint);
    }),
  ];
}

const resultLines = (plan: Foreseen, { theme, width }: Page): string[] =>
  hang(theme.result('Result: '), theme.result(results(plan).join('; ')), width);

/** What was asked, or else how the units came out of it. */
function results(plan: Foreseen): string[] {
  const { chances, ends, until, breaks } = plan;
  const sure = (weight: bigint) => withError(weight, plan);
  const asked = chances.map(({ condition, weight }) => `${printable(condition)} ${sure(weight)}`);
  const reached = until === undefined ? [] : [`${printable(until)} ${sure(plan.reached)}`];
  const broken = breaks.reduce((sum, { weight }) => sum + weight, 0n);
  const off = broken > 0n ? [`breaks off ${chance(broken, ends.total)}`] : [];
  const told = asked.length + reached.length > 0 ? [...asked, ...reached] : gists(plan);
  return [...told, ...off];
}

/** The units of which it is open how they come out of it: who is gone, and how many are left. */
function gists({ units, outcomes }: Foreseen): string[] {
  const said = units.flatMap((unit) => {
    const told = toldOf(unit, outcomes);
    const [first] = told.filter(({ mean }) => mean !== undefined);
    const gone = told.find(({ name }) => name === 'gone')!;
    const open = [gone, ...(first ? [first] : [])].filter(({ outcomes }) => outcomes.length > 1);
    return open.length > 0 ? [`${printable(unit)} ${open.map(gist).join(', ')}`] : [];
  });
  return said.length > 0 ? said : ['nobody is lost, whatever is rolled'];
}

/** A chance; where it was rolled, with its standard error. */
function withError(weight: bigint, { ends, rolls }: Foreseen): string {
  const told = chance(weight, ends.total);
  if (!rolls) return told;
  return `${told} (standard error ${(100 * standardError(toNumber(weight, ends.total), rolls.times)).toFixed(1)})`;
}
