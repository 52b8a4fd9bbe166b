import type { Remark } from '../../log/line/line.js';
import { spellingOf, toNumber } from '../../odds/distribution.js';
import type { Odds } from '../../odds/exact.js';
import { ascending, type Summary } from '../../odds/summary.js';
import type { AnyAction } from '../../rules/action.js';
import type { Result } from '../../rules/record.js';
import { spaced } from '../../rules/text/say.js';
import { chanceSaid, notesOf, valueText } from '../odds.js';
import { barsDrawing } from './bars.js';
import { asData } from './of-odds.js';
import type { Chart, Picture } from './picture.js';

/** What came of many repetitions. */
export interface TallyRolled {
  readonly action: AnyAction;
  /** What it is of: the rule system and the action, with how often. */
  readonly title: string;
  readonly says: string;
  /** The seed, and which repetitions. */
  readonly source: string;
  readonly filled?: string | undefined;
  readonly times: number;
  /** The counts, as if they were odds. */
  readonly rolled: Odds<Result>;
  /** What came up of each thing, beside its odds where there are any. */
  readonly summaries: readonly { readonly of: Summary; readonly rolled: Summary | undefined }[];
  readonly odds: Odds<Result> | undefined;
  readonly remarks?: readonly Remark[] | undefined;
}

/** A tally: of each thing a bar for how often it came up, and one for its odds where they are known. */
export function tallyPicture(of: TallyRolled): Picture {
  const { action, title, says, source, filled, times, rolled, summaries, odds } = of;
  const exact = new Map(
    odds?.outcomes.map(({ value, weight }) => [spellingOf(value), toNumber(weight, odds.total)]),
  );
  const came = new Set(rolled.outcomes.map(({ value }) => spellingOf(value)));
  const never = (odds?.outcomes ?? []).filter(({ value }) => !came.has(spellingOf(value)));
  const all = [...rolled.outcomes, ...never.map(({ value }) => ({ value, weight: 0n }))];
  const names = Object.keys(action.result).filter((name) =>
    all.some(({ value }) => value[name] !== undefined),
  );
  return {
    title,
    says,
    notes: [
      source,
      ...(filled === undefined ? [] : [`From the roster: ${filled}`]),
      ...(odds ? ['1 is what came up, 2 the exact odds', ...notesOf(odds)] : []),
    ],
    charts: summaries.map((one) => chartOf(one, odds !== undefined)),
    data: {
      columns: [...names.map(spaced), 'times', 'share', ...(odds ? ['probability'] : [])],
      rows: ascending(all, action.result).map(({ value, weight }) => [
        ...names.map((name) => asData(value[name])),
        Number(weight),
        Number(weight) / times,
        ...(odds ? [exact.get(spellingOf(value)) ?? 0] : []),
      ]),
    },
  };
}

function chartOf({ of, rolled }: TallyRolled['summaries'][number], isExact: boolean): Chart {
  const came = new Map(rolled?.outcomes.map(({ value, weight }) => [spellingOf(value), weight]));
  const total = rolled?.total ?? 1n;
  const rows = of.outcomes.map(({ value, weight }) => {
    const times = came.get(spellingOf(value)) ?? 0n;
    const bars = [
      { p: toNumber(times, total), figure: chanceSaid(times, total) },
      ...(isExact ? [{ p: toNumber(weight, of.total), figure: chanceSaid(weight, of.total) }] : []),
    ];
    return { name: valueText(value), bars };
  });
  const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ p }) => p)));
  return {
    title: of.label,
    drawing: barsDrawing(
      rows.map(({ name, bars }) => ({
        name,
        bars: bars.map(({ p, figure }) => ({ share: p / most, figure })),
      })),
    ),
    table: {
      columns: [of.label, 'came up', ...(isExact ? ['exact odds'] : [])],
      rows: rows.map(({ name, bars }) => [name, ...bars.map(({ figure }) => figure)]),
    },
  };
}
