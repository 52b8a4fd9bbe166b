import type { Told } from '../../engine/decisions/measure.js';
import { toNumber } from '../../odds/distribution.js';
import type { Odds } from '../../odds/exact.js';
import { fraction } from '../../odds/fraction.js';
import { ascending, type Summary, summaries } from '../../odds/summary.js';
import type { AnyAction } from '../../rules/action.js';
import type { Result } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import { spaced } from '../../rules/text/say.js';
import { atLeastIn, atLeastText } from '../decisions/figures.js';
import { chanceSaid, gist, notesOf, type OddsTelling, valueText } from '../odds.js';
import { barsDrawing } from './bars.js';
import type { Chart, ChartTable, Picture } from './picture.js';

/** The odds of one line, with a chart for everything that can come out; of one thing alone, where that was asked for. */
export function oddsPicture(
  { action, input, odds }: Told,
  { title, filled, only }: Pick<OddsTelling, 'title' | 'filled' | 'only'>,
): Picture {
  const all = only ? [only] : summaries(action, input, odds);
  return {
    title: `${title}: exact odds of ${action.name}`,
    says: all.map(gist).join('; '),
    notes: [...(filled === undefined ? [] : [`From the roster: ${filled}`]), ...notesOf(odds)],
    charts: all.map(summaryChart),
    data: only ? summaryData(only) : jointData(action, odds),
  };
}

/** What can come out, with a bar for each chance. */
export function summaryChart(summary: Summary): Chart {
  const { label, outcomes, total, mean } = summary;
  const numeric = mean !== undefined && outcomes.length > 1;
  const most = Math.max(...outcomes.map(({ weight }) => toNumber(weight, total)));
  const rows = outcomes.map(({ value, weight }) => ({
    name: valueText(value),
    bars: [{ share: toNumber(weight, total) / most, figure: chanceSaid(weight, total) }],
  }));
  return {
    title: label,
    drawing: barsDrawing(rows),
    table: {
      columns: [label, 'exactly', ...(numeric ? ['at least'] : [])],
      rows: outcomes.map(({ value, weight }) => [
        valueText(value),
        chanceSaid(weight, total),
        ...(numeric ? [atLeastText(summary, value as number)] : []),
      ]),
    },
  };
}

/** A value as data has it: numbers as they are, lists and words as text. */
export const asData = (value: Value | undefined): string | number => {
  if (value === undefined) return '';
  return typeof value === 'number' ? value : valueText(value);
};

function summaryData(summary: Summary): ChartTable {
  const { name, outcomes, total, mean } = summary;
  return {
    columns: [name, 'probability', 'fraction', ...(mean === undefined ? [] : ['at least'])],
    rows: outcomes.map(({ value, weight }) => [
      asData(value),
      toNumber(weight, total),
      fraction(weight, total),
      ...(mean === undefined ? [] : [toNumber(atLeastIn(summary, value as number), total)]),
    ]),
  };
}

/** Each result as a whole, a column for each of its fields that any of them has. */
function jointData({ result: fields }: AnyAction, { outcomes, total }: Odds<Result>): ChartTable {
  const names = Object.keys(fields).filter((name) => outcomes.some(({ value }) => value[name] !== undefined));
  return {
    columns: [...names.map(spaced), 'probability', 'fraction'],
    rows: ascending(outcomes, fields).map(({ value, weight }) => [
      ...names.map((name) => asData(value[name])),
      toNumber(weight, total),
      fraction(weight, total),
    ]),
  };
}
