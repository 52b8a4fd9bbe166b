import { type Html, html, pageStart } from '../html.js';
import { STYLE } from '../report/style.js';
import { type Chart, type ChartTable, type Picture, WIDTH } from './picture.js';

/** A picture as a page of its own, which loads nothing and runs nothing, with the table behind each chart. */
export const pageOf = ({ title, says, notes, charts }: Picture): string =>
  html`${pageStart(title, STYLE)}
<body>
<header>
<h1>${title}</h1>
<p><b>${says}</b></p>
${notes.map((note) => html`<p class="faint">${note}</p>\n`)}</header>
<main>
${charts.map(figure)}</main>
</body>
</html>
`.text;

function figure({ title, drawing, table }: Chart, i: number): Html {
  const { width, height, body } = drawing;
  const wide = width > WIDTH && html` style="min-width: ${width}px"`;
  return html`<figure>
<figcaption id="chart-${i}">${title}</figcaption>
<div class="wide"><svg viewBox="0 0 ${width} ${height}"${wide} role="img" aria-labelledby="chart-${i}" aria-describedby="table-${i}">
${body}</svg></div>
<details id="table-${i}"><summary>The figures</summary>
${tableOf(title, table)}</details>
</figure>
`;
}

const tableOf = (title: string, { columns, rows }: ChartTable): Html => html`<div class="wide"><table>
<caption>${title}</caption>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>
`;
