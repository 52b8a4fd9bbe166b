import { toNumber } from '../odds/distribution.js';
import type { Odds } from '../odds/exact.js';
import { fraction } from '../odds/fraction.js';
import { marginal, means } from '../odds/summary.js';
import type { AnyAction } from '../rules/action.js';
import type { Result } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import { hang, type Page } from './page.js';

/** A chance in words: never 0 % or 100 % unless it is. */
export function percent(p: number, certain: 'never' | 'always' | 'maybe' = 'maybe'): string {
  if (certain === 'never') return '0%';
  if (certain === 'always') return '100%';
  if (p < 0.0005) return '<0.1%';
  if (p > 0.9995) return '>99.9%';
  return `${(p * 100).toFixed(1)}%`;
}

const chance = (weight: bigint, total: bigint): string =>
  percent(toNumber(weight, total), weight === 0n ? 'never' : weight === total ? 'always' : 'maybe');

/** A value of a result field as a table shows it. */
export function valueText(value: Value): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((v) => valueText(v as Value)).join(' ');
  if (typeof value === 'object' && value !== null && 'card' in value) return String(value.card);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A bar of at most `room` characters for a share of 1, in eighths where the symbols allow. */
export function bar(share: number, room: number, { symbols }: Page): string {
  const eighths = Math.round(share * room * 8);
  return symbols.bar[8]!.repeat(Math.floor(eighths / 8)) + symbols.bar[eighths % 8]!;
}

/** The exact odds: a table with a chart for every field of the result, the gist last. */
export function oddsText(
  action: AnyAction,
  title: string,
  odds: Odds<Result>,
  { fractions }: { fractions: boolean },
  page: Page,
): string {
  const { theme, width } = page;
  const names = Object.keys(action.result).filter((name) =>
    odds.outcomes.some(({ value }) => value[name] !== undefined),
  );
  const mean = means(odds, action.result);
  const tables = names.flatMap((name) => fieldTable(action, name, odds, mean[name], fractions, page));
  const chosen = Object.entries(odds.rulings).filter(([, option]) => option !== 1);
  const notes = chosen.flatMap(([id, option]) => hang('  ', `${id} is played by option ${option}`, width));
  const lines = [
    theme.head(`${title}: exact odds of ${action.name}`),
    ...tables,
    ...(notes.length ? ['', ...notes.map(theme.faint)] : []),
    '',
    ...hang(theme.result('Result: '), theme.result(gist(action, names, odds, mean)), width),
  ];
  return `${lines.join('\n')}\n`;
}

function fieldTable(
  action: AnyAction,
  name: string,
  odds: Odds<Result>,
  mean: number | undefined,
  fractions: boolean,
  page: Page,
): string[] {
  const { theme, width } = page;
  const { outcomes, total } = marginal(odds, name, action.result);
  const numeric = mean !== undefined && outcomes.length > 2;
  let above = total;
  const rows = outcomes.map(({ value, weight }) => {
    const row = {
      value: valueText(value),
      share: toNumber(weight, total),
      exactly: chance(weight, total),
      atLeast: chance(above, total),
      fraction: fraction(weight, total),
    };
    above -= weight;
    return row;
  });
  const column = Math.max(name.length, ...rows.map((row) => row.value.length));
  const most = Math.max(...rows.map((row) => row.share));
  const left = 2 + column + 9 + (numeric ? 10 : 0);
  const room = Math.max(Math.min(width - left - 2, 40), 0);
  const head = `  ${name.padStart(column)}  exactly${numeric ? '  at least' : ''}`;
  return [
    '',
    theme.faint(head),
    ...rows.flatMap((row) => {
      const cells = `  ${row.value.padStart(column)}${row.exactly.padStart(9)}${numeric ? row.atLeast.padStart(10) : ''}`;
      const chart = room >= 5 ? `  ${theme.bar(bar(row.share / most, room, page))}` : '';
      const line = (cells + chart).trimEnd();
      return fractions ? [line, ...fractionLines(row.fraction, column, width).map(theme.faint)] : [line];
    }),
    ...(mean === undefined ? [] : [theme.faint(`  ${'mean'.padStart(column)}  ${twoDecimals(mean)}`)]),
  ];
}

/** A fraction may have hundreds of digits: it is broken where the line ends. */
function fractionLines(text: string, column: number, width: number): string[] {
  const indent = ' '.repeat(column + 4);
  const room = Math.max(width - indent.length, 10);
  return Array.from(
    { length: Math.ceil(text.length / room) },
    (_, i) => indent + text.slice(i * room, (i + 1) * room),
  );
}

export const twoDecimals = (n: number): string => n.toFixed(2);

/** The odds in one sentence, from the first field of the result. */
export function gist(
  action: AnyAction,
  names: readonly string[],
  odds: Odds<Result>,
  mean: Record<string, number>,
): string {
  const [name] = names;
  if (name === undefined) return 'nothing to tell';
  const { outcomes, total } = marginal(odds, name, action.result);
  if (outcomes.length === 1) return `${name} ${valueText(outcomes[0]!.value)}, for certain`;
  if (mean[name] !== undefined) {
    const none = outcomes.find(({ value }) => value === 0)?.weight ?? 0n;
    const some = none > 0n ? `, at least one ${chance(total - none, total)}` : '';
    return `${name} ${twoDecimals(mean[name])} on average${some}`;
  }
  const likely = [...outcomes].sort((a, b) => (a.weight > b.weight ? -1 : a.weight < b.weight ? 1 : 0));
  const shown = likely.slice(0, 4).map(({ value, weight }) => `${valueText(value)} ${chance(weight, total)}`);
  return shown.join(', ') + (likely.length > 4 ? ', ...' : '');
}

/** The odds in one line: the gist of every field. */
export function oddsLine(action: AnyAction, odds: Odds<Result>): string {
  const mean = means(odds, action.result);
  const names = Object.keys(action.result).filter((name) =>
    odds.outcomes.some(({ value }) => value[name] !== undefined),
  );
  return `${names.map((name) => gist(action, [name], odds, mean)).join('; ')}\n`;
}
