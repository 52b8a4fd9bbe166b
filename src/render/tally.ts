import type { RepeatTally } from '../engine/repeat/tally.js';
import type { Remark } from '../log/line/line.js';
import { spellingOf } from '../odds/distribution.js';
import type { Odds } from '../odds/exact.js';
import { type Summary, summaries } from '../odds/summary.js';
import type { AnyAction } from '../rules/action.js';
import type { Input, Result } from '../rules/record.js';
import { filledLines, remarkBlock } from './answer-parts.js';
import { chanceSaid, percent, rulingNotes, tableOf, twoDecimals } from './odds.js';
import { hang, type Page, writtenLines } from './page.js';
import type { TallyRolled } from './picture/of-tally.js';

const MOST_ROWS = 30;

/** Repetitions of an action: where they come from, how they were filled in, what came of them, and what should. */
export interface ManyRolled {
  readonly action: AnyAction;
  /** The title of its rule system. */
  readonly title: string;
  readonly input: Input;
  readonly seed: string;
  readonly from: number;
  readonly times: number;
  readonly filled?: string | undefined;
  readonly tally: RepeatTally;
  readonly odds: Odds<Result> | undefined;
  /** What nobody has told, and what speaks against the line as the game stands. */
  readonly remarks?: readonly Remark[];
}

/** What came of many repetitions, beside the exact odds where they can be had. */
export function rolledOf({ action, title, input, tally, odds, ...of }: ManyRolled): TallyRolled {
  const all = tally.asOdds();
  const rolled = summaries(action, input, all);
  const exact = odds && summaries(action, input, odds);
  const [first] = rolled;
  const inTheLongRun = exact?.find(({ name }) => name === first?.name)?.mean;
  return {
    action,
    title: `${title}: ${action.name}, ${of.times} times`,
    says:
      first?.mean === undefined
        ? `${of.times} repetitions`
        : `${first.label} ${twoDecimals(first.mean)} on average in ${of.times}${inTheLongRun === undefined ? '' : `, ${twoDecimals(inTheLongRun)} exactly`}`,
    source: `seed ${of.seed}${of.from > 0 ? `, repetitions ${of.from} to ${of.from + of.times - 1}` : ''}`,
    filled: of.filled,
    times: of.times,
    rolled: all,
    // What the odds leave open may still have come out the same every time, and the other way about.
    summaries: (exact ?? rolled).map((of) => ({ of, rolled: rolled.find(({ name }) => name === of.name) })),
    odds,
    remarks: of.remarks,
  };
}

/** The same as text. */
export function tallyText(of: TallyRolled, page: Page): string {
  const { theme, width } = page;
  const lines = [
    ...hang('', `${theme.head(of.title)} ${theme.faint(`${page.symbols.dot} ${of.source}`)}`, width, 2),
    ...filledLines(of.filled, page),
    ...of.summaries.flatMap((row) =>
      tallyTable(row, { exact: of.odds !== undefined, times: of.times }, page),
    ),
    ...remarkBlock(of.remarks ?? [], page),
    ...(of.odds ? rulingNotes(of.odds, page) : []),
    '',
    ...hang(theme.result('Result: '), theme.result(of.says), width),
  ];
  return writtenLines(lines, page);
}

/** How often each value came up: weights are shares in lowest terms. */
function countsOf(rolled: Summary | undefined, times: number): Map<string, number> {
  const { outcomes, total } = rolled ?? { outcomes: [], total: 1n };
  return new Map(
    outcomes.map(({ value, weight }) => [spellingOf(value), Number((weight * BigInt(times)) / total)]),
  );
}

function tallyTable(
  { of, rolled }: TallyRolled['summaries'][number],
  { exact, times }: { readonly exact: boolean; readonly times: number },
  page: Page,
): string[] {
  const { theme } = page;
  const counts = countsOf(rolled, times);
  const digits = Math.max(5, String(times).length);
  const table = tableOf(of.label, of.outcomes, digits + (exact ? 20 : 11), page);
  const most = Math.max(...counts.values(), 1);
  const rows = of.outcomes.slice(0, MOST_ROWS).flatMap(({ value, weight }) => {
    const came = counts.get(spellingOf(value)) ?? 0;
    const share = percent(came / times, came === 0 ? 'never' : came === times ? 'always' : 'maybe').padStart(
      9,
    );
    const should = exact ? chanceSaid(weight, of.total).padStart(9) : '';
    return table.row(value, `${should}  ${String(came).padStart(digits)}${share}`, came / most);
  });
  const more = of.outcomes.length - MOST_ROWS;
  return [
    '',
    ...table.head(`${exact ? '    exact' : ''}  ${'times'.padStart(digits)}    share`),
    ...rows,
    ...(more > 0 ? [theme.faint(`  and ${more} more`)] : []),
  ];
}
