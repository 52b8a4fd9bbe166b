import { spellingOf, toNumber } from '../../odds/distribution.js';
import type { Summary } from '../../odds/summary.js';
import type { Value } from '../../rules/rule.js';
import type { Compared } from '../decisions/compare-json.js';
import { compareGist, differencesSaid, valuesIn } from '../decisions/compare-text.js';
import { atLeastIn, atLeastText } from '../decisions/figures.js';
import { chanceSaid, valueText } from '../odds.js';
import { barsDrawing } from './bars.js';
import { asData } from './of-odds.js';
import type { Chart, Picture } from './picture.js';

const weightOf = ({ outcomes }: Summary, value: Value): bigint =>
  outcomes.find((one) => spellingOf(one.value) === spellingOf(value))?.weight ?? 0n;

/** Lines side by side: a bar for each of them for everything that can come out, and for so many or more. */
export function comparePicture(of: Compared): Picture {
  const { lines, measure } = of;
  const { summaries, label, order, name } = measure;
  const values = valuesIn(summaries, order);
  const numeric = summaries.every(({ mean }) => mean !== undefined) && values.length > 1;
  const chartOf = (
    title: string,
    shares: (of: Summary, value: Value) => bigint,
    said: typeof exactly,
  ): Chart => {
    const most = Math.max(
      ...summaries.flatMap((one) => values.map((value) => toNumber(shares(one, value), one.total))),
    );
    const rows = values.map((value) => ({
      name: valueText(value),
      bars: summaries.map((one) => ({
        share: toNumber(shares(one, value), one.total) / most,
        figure: said(one, value),
      })),
    }));
    return {
      title,
      drawing: barsDrawing(rows),
      table: {
        columns: [label, ...lines.map((_, i) => `line ${i + 1}`)],
        rows: rows.map(({ name, bars }) => [name, ...bars.map(({ figure }) => figure)]),
      },
    };
  };
  const exactly = (one: Summary, value: Value): string => chanceSaid(weightOf(one, value), one.total);
  const all = (told: (one: Summary, value: Value) => bigint) => (value: Value) =>
    summaries.map((one) => toNumber(told(one, value), one.total));
  const [exact, more] = [all(weightOf), all((one, value) => atLeastIn(one, value as number))];
  return {
    title: `Comparison: ${label}`,
    says: compareGist(of),
    notes: [...lines.map(({ line }, i) => `${i + 1}: ${line}`), ...differencesSaid(of)],
    charts: [
      chartOf(`${label}, exactly`, weightOf, exactly),
      ...(numeric
        ? [
            chartOf(
              `${label}, so many or more`,
              (one, value) => atLeastIn(one, value as number),
              (one, value) => atLeastText(one, value as number),
            ),
          ]
        : []),
    ],
    data: {
      columns: [
        name,
        ...lines.map(({ line }) => `${line}: exactly`),
        ...(numeric ? lines.map(({ line }) => `${line}: at least`) : []),
      ],
      rows: values.map((value) => [asData(value), ...exact(value), ...(numeric ? more(value) : [])]),
    },
  };
}
