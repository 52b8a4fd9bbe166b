import type { Luck } from '../../luck/luck.js';
import { over } from '../chances.js';
import { type Html, html } from '../html.js';
import { reachOf, thinned, turnSaid, unitSaid } from '../luck-chart.js';
import { sideSaid } from '../names.js';
import { type ChartTable, WIDTH } from '../picture/picture.js';

/** The chart in units of its own: it is drawn as wide as the page lets it. */
const [LEFT, RIGHT, TOP, BOTTOM] = [58, 12, 14, 34] as const;
export const HEIGHT = 240;
const PLOT = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };

/** Sides beyond these share their lines; no rule system has more than four. */
const LINES = 4;
export const strokeClass = (i: number): string => `line s${i % LINES}`;

/** Labels below the chart for which there is room. */
const MOST_LABELS = 5;

/** Luck over the turns as a chart, with all its figures in a table below it. */
export function luckChart(luck: Luck): Html {
  const caption = luckCaption(luck);
  const { columns, rows } = luckTable(luck);
  const ends = luck.sides.map(({ side, turns: all }) => `${sideSaid(side)} ${over(all.at(-1)!.luck)}`);
  return html`<figure>
<figcaption id="chart">${caption}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart" aria-describedby="chart-end">
${luckDrawing(luck)}
</svg>
<ul class="legend">${luck.sides.map(
    ({ side }, i) =>
      html`<li><svg viewBox="0 0 48 8" aria-hidden="true"><path class="${strokeClass(i)}" d="M0 4H48"/></svg>${sideSaid(side)}</li>`,
  )}</ul>
<p id="chart-end">At the end: ${ends.join(', ')}.</p>
<details><summary>The chart as a table</summary>
<div class="wide"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(([turn, ...cells]) => html`<tr><th scope="row">${turn}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div></details>
</figure>`;
}

/** What the chart shows. */
export const luckCaption = ({ unit }: Luck): string =>
  `Luck over the turns: ${unitSaid(unit)} above or below what was to be expected so far`;

/** All its figures. */
export const luckTable = ({ sides }: Luck): ChartTable => ({
  columns: ['Turn', ...sides.map(({ side }) => sideSaid(side))],
  rows: sides[0]!.turns.map(({ turn }, i) => [
    turnSaid(turn),
    ...sides.map(({ turns }) => over(turns[i]!.luck)),
  ]),
});

/** A line for each side, from the middle at the beginning. */
export function luckDrawing(luck: Luck): Html {
  const turns = luck.sides[0]!.turns.map(({ turn }) => turnSaid(turn));
  const reach = reachOf(luck);
  const x = (i: number) => round(LEFT + (PLOT.width * (i + 1)) / turns.length);
  const y = (n: number) => round(TOP + (PLOT.height * (1 - n / reach)) / 2);
  const labelled = thinned(
    turns.map((turn, i) => ({ turn, i })),
    MOST_LABELS,
  ).shown;
  return html`${[reach, 0, -reach].map(
    (n) => html`<path class="axis" d="M${LEFT} ${y(n)}H${WIDTH - RIGHT}"/>
<text x="${LEFT - 8}" y="${y(n) + 5}" text-anchor="end">${over(n)}</text>
`,
  )}${labelled.map(
    ({ turn, i }) =>
      html`<text x="${x(i)}" y="${HEIGHT - 10}" text-anchor="${i === turns.length - 1 ? 'end' : 'middle'}">${short(turn)}</text>\n`,
  )}${luck.sides.map(({ turns: all }, i) => {
    const way = all.map(({ luck: n }, turn) => `L${x(turn)} ${y(n)}`).join('');
    return html`<path class="${strokeClass(i)}" d="M${LEFT} ${y(0)}${way}"/>\n`;
  })}`;
}

/** The number of a turn, where it has one: names would run into one another. */
const short = (turn: string): string => /\d+$/.exec(turn)?.[0] ?? '';

const round = (n: number): number => Math.round(n * 10) / 10;
