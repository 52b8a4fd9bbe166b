import { capital } from '../../rules/text/say.js';
import { type Html, html, pageStart } from '../html.js';
import { symbolsFor } from '../page.js';
import { isOwn, MARKS, marksOf, moreOf, subtitleOf, whereInBook } from './said.js';
import {
  isTable,
  type PlayedSheet,
  type SheetLine,
  type SheetSaid,
  type SheetTable,
  sentence,
} from './sheet.js';
import { SHEET_STYLE } from './style.js';

const SYMBOLS = symbolsFor(false);

/** A sheet as a page of its own, which loads nothing and runs nothing: for a browser to show, and to print on two pages. */
export const sheetHtml = (sheet: PlayedSheet): string =>
  html`${pageStart(`${sheet.title}: ${subtitleOf(sheet)}`, SHEET_STYLE)}
<body>
<header>
<h1>${sheet.title}</h1>
<p>${capital(subtitleOf(sheet))}</p>
</header>
<nav aria-label="Contents"><ul>
${sheet.sections.map(({ heading }, i) => html`<li><a href="#${idOf(i)}">${heading}</a></li>\n`)}</ul></nav>
<main>
${sheet.sections.map(
  ({ heading, entries }, i) => html`<section aria-labelledby="${idOf(i)}">
<h2 id="${idOf(i)}">${heading}</h2>
${entries.map((of) => (isTable(of) ? table(of) : line(of)))}</section>
`,
)}</main>
<footer>
${marksOf(sheet).map((mark) => html`<p>${SYMBOLS[mark]} ${MARKS[mark]}</p>\n`)}<p>${moreOf(sheet)}</p>
</footer>
</body>
</html>
`.text;

const idOf = (i: number): string => `section-${i + 1}`;

const said = (of: SheetSaid): string =>
  typeof of === 'string' ? of : `${of.says}${of.from === undefined ? '' : SYMBOLS[of.from]}`;

function line(of: SheetLine): Html {
  const own = isOwn(of) && html` ${SYMBOLS.own}`;
  const place = whereInBook(of);
  return html`<p><b>${sentence(of.title)}</b> ${of.says.map(said)}${own}${place !== '' && html` <small>${place}</small>`}</p>
`;
}

const table = (of: SheetTable): Html => (of.columns.length === 0 ? list(of) : grid(of));

const grid = ({ title, columns, rows }: SheetTable): Html => html`<figure><div class="wide"><table>
<caption>${title}</caption>
<thead><tr><th scope="col"></th>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(({ name, cells }) => html`<tr><th scope="row">${name}</th>${cells.map((of) => html`<td>${said(of)}</td>`)}</tr>\n`)}</tbody>
</table></div></figure>
`;

/** The longest items of which three, and two, stand beside one another. */
const [OF_THREE, OF_TWO] = [16, 30] as const;

function list({ title, rows }: SheetTable): Html {
  const longest = Math.max(...rows.map(({ name, cells }) => name.length + cells.map(said).join('').length));
  const beside = longest <= OF_THREE ? 'in-3' : longest <= OF_TWO ? 'in-2' : 'in-1';
  return html`<figure><figcaption>${title}</figcaption><dl class="${beside}">
${rows.map(({ name, cells }) => html`<div><dt>${name}</dt><dd>${cells.map(said)}</dd></div>\n`)}</dl></figure>
`;
}
