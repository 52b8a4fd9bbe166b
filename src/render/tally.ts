import { toNumber } from '../odds/distribution.js';
import type { Odds } from '../odds/exact.js';
import { marginal, means } from '../odds/summary.js';
import type { AnyAction } from '../rules/action.js';
import type { Result } from '../rules/record.js';
import { bar, percent, twoDecimals, valueText } from './odds.js';
import { hang, type Page } from './page.js';

/** Counts of different results. */
export class Tally {
  private readonly found = new Map<string, { value: Result; times: number }>();
  times = 0;

  add(value: Result): void {
    const key = JSON.stringify(value);
    const entry = this.found.get(key);
    if (entry) entry.times++;
    else this.found.set(key, { value, times: 1 });
    this.times++;
  }

  /** The counts as if they were odds, so that both are summed up alike. */
  asOdds(): Odds<Result> {
    const outcomes = [...this.found.values()].map(({ value, times }) => ({ value, weight: BigInt(times) }));
    return { outcomes, total: BigInt(this.times), rulings: {} };
  }
}

const MOST_ROWS = 30;

/** What came of many repetitions, beside the exact odds where they can be had. */
export function tallyText(
  action: AnyAction,
  title: string,
  of: { seed: string; from: number; times: number },
  tally: Tally,
  odds: Odds<Result> | undefined,
  brief: boolean,
  page: Page,
): string {
  const { theme, width } = page;
  const rolled = tally.asOdds();
  const names = Object.keys(action.result).filter((name) =>
    rolled.outcomes.some(({ value }) => value[name] !== undefined),
  );
  const mean = means(rolled, action.result);
  const exact = odds && means(odds, action.result);
  const [first] = names;
  const sum =
    first !== undefined && mean[first] !== undefined
      ? `${first} ${twoDecimals(mean[first])} on average in ${of.times}${exact ? `, ${twoDecimals(exact[first]!)} exactly` : ''}`
      : `${of.times} repetitions`;
  if (brief) return `${sum} (seed ${of.seed})\n`;
  const span = of.from > 0 ? `, repetitions ${of.from} to ${of.from + of.times - 1}` : '';
  const lines = [
    ...hang(
      theme.head(`${title}: ${action.name}, ${of.times} times `),
      theme.faint(`${page.symbols.dot} seed ${of.seed}${span}`),
      width,
    ),
    ...names.flatMap((name) => fieldTally(action, name, rolled, odds, page)),
    '',
    ...hang(theme.result('Result: '), theme.result(sum), width),
  ];
  return `${lines.join('\n')}\n`;
}

function fieldTally(
  action: AnyAction,
  name: string,
  rolled: Odds<Result>,
  odds: Odds<Result> | undefined,
  page: Page,
): string[] {
  const { theme, width } = page;
  const { outcomes, total } = marginal(rolled, name, action.result);
  const exact = odds && marginal(odds, name, action.result);
  const counts = new Map(outcomes.map(({ value, weight }) => [JSON.stringify(value), Number(weight)]));
  const values = (exact ?? { outcomes }).outcomes.map(({ value }) => value);
  const column = Math.max(name.length, ...values.map((v) => valueText(v).length));
  const digits = Math.max(5, total.toString().length);
  const room = Math.max(Math.min(width - column - digits - (exact ? 24 : 15), 30), 0);
  const most = Math.max(...counts.values()) / Number(total);
  const rows = values.slice(0, MOST_ROWS).map((value) => {
    const times = counts.get(JSON.stringify(value)) ?? 0;
    const share = times / Number(total);
    const weight = exact?.outcomes.find((o) => JSON.stringify(o.value) === JSON.stringify(value))?.weight;
    const should = exact && weight !== undefined ? percent(toNumber(weight, exact.total)).padStart(9) : '';
    const shown = percent(share, times === 0 ? 'never' : share === 1 ? 'always' : 'maybe').padStart(9);
    const chart = room >= 5 ? `  ${theme.bar(bar(share / most, room, page))}` : '';
    return `  ${valueText(value).padStart(column)}  ${String(times).padStart(digits)}${shown}${should}${chart}`.trimEnd();
  });
  const more = values.length - MOST_ROWS;
  return [
    '',
    theme.faint(
      `  ${name.padStart(column)}  ${'times'.padStart(digits)}    share${exact ? '    exact' : ''}`,
    ),
    ...rows,
    ...(more > 0 ? [theme.faint(`  and ${more} more`)] : []),
  ];
}
