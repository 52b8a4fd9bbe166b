import type { Foreseen } from '../../engine/plan/plan.js';
import { printable } from '../../engine/shown.js';
import { toNumber } from '../../odds/distribution.js';
import { fraction } from '../../odds/fraction.js';
import type { Summary } from '../../odds/summary.js';
import { list } from '../../rules/text/say.js';
import { chanceSaid, notesOf } from '../odds.js';
import { planGist, planHow, unitTold } from '../plan.js';
import { barsDrawing } from './bars.js';
import { asData, summaryChart } from './of-odds.js';
import type { Chart, Picture } from './picture.js';

/** Something that is so or not, with its weight among all. */
type Likely = readonly [says: string, weight: bigint, total: bigint];

/** A plan: how likely each line of it is played, what was asked of its end, and how each unit stands there. */
export function planPicture(plan: Foreseen, title: string): Picture {
  const { calls, played, chances, breaks, ends, units, outcomes, before } = plan;
  const lines = calls.map((_, i): Likely => [`line ${i + 1}`, played[i]!, ends.total]);
  const asked = chances.map(({ condition, weight }): Likely => [printable(condition), weight, ends.total]);
  const off = breaks.map(({ value: { line, why }, weight }): Likely => {
    return [`breaks off before line ${line}: ${printable(why)}`, weight, ends.total];
  });
  const told = units.map((unit) => [printable(unit), unitTold(unit, outcomes, before[unit])] as const);
  return {
    title: `${title}: ${planHow(plan)}`,
    says: planGist(plan),
    notes: [
      ...calls.map(({ line }, i) => `${i + 1}: ${printable(line)}`),
      ...remarksIn(plan),
      ...notesOf({ rulings: plan.rulings, house: plan.house }),
    ],
    charts: [
      likelyChart('so likely is each line played', lines),
      ...(asked.length > 0 ? [likelyChart('so likely it ends', asked)] : []),
      ...(off.length > 0 ? [likelyChart('so likely it breaks off', off)] : []),
      ...told.flatMap(([unit, all]) => unitCharts(unit, all)),
    ],
    data: {
      columns: ['unit', 'what', 'value', 'probability', 'fraction'],
      rows: [
        ...[...lines, ...asked, ...off].map(([says, weight, total]) => [
          ...['', says, 'yes'],
          ...[toNumber(weight, total), fraction(weight, total)],
        ]),
        ...told.flatMap(([unit, all]) =>
          all.flatMap(({ label, outcomes, total }) =>
            outcomes.map(({ value, weight }) => [
              ...[unit, label, asData(value)],
              ...[toNumber(weight, total), fraction(weight, total)],
            ]),
          ),
        ),
      ],
    },
  };
}

/** What speaks against lines of it, or is not known. */
const remarksIn = ({ remarks }: Foreseen): string[] => [
  ...new Set(remarks.map(({ clause, text }) => `${printable(text)} (${clause})`)),
];

/** Of a unit its counts, a chart each, and what else may be so of it in one; what is certain is no picture. */
function unitCharts(unit: string, all: readonly Summary[]): Chart[] {
  const open = all.filter(({ outcomes }) => outcomes.length > 1);
  const counts = open.filter(({ mean }) => mean !== undefined);
  const words = open.filter(({ mean }) => mean === undefined);
  const charts = counts.map((one) => summaryChart({ ...one, label: `${unit}: ${one.label}` }));
  if (words.length === 0) return charts;
  const likely = words.map(({ label, outcomes, total }): Likely => {
    return [printable(label), outcomes.find(({ value }) => value === true)!.weight, total];
  });
  const title = `${unit}: ${list(likely.map(([says]) => says))}`;
  return [...charts, likelyChart(title, likely)];
}

/** How likely several things are, each with a bar of its own: they do not exclude one another. */
function likelyChart(title: string, likely: readonly Likely[]): Chart {
  const rows = likely.map(([name, weight, total]) => ({
    name,
    bars: [{ share: toNumber(weight, total), figure: chanceSaid(weight, total) }],
  }));
  return {
    title,
    drawing: barsDrawing(rows),
    table: { columns: ['what', 'chance'], rows: rows.map(({ name, bars }) => [name, bars[0]!.figure]) },
  };
}
