import { Html, html } from '../html.js';
import { wrap } from '../page.js';
import { type Chart, type ChartTable, type Picture, place, WIDTH } from './picture.js';
import { DRAWING_STYLE, PALETTE } from './style.js';

const [MARGIN, LINE, ABOVE] = [16, 21, 18] as const;

/** Letters that a line of a drawing has room for. */
const lettersIn = (width: number): number => Math.floor(width / 8);

/**
 * A picture in one file that loads nothing: for a page, a phone, paper. What it shows stands in its description too, for those
 * to whom it is read.
 */
export function svgOf({ title, says, notes, charts }: Picture): string {
  const width = Math.max(WIDTH, ...charts.map(({ drawing }) => drawing.width));
  const pieces: Html[] = [];
  let y: number = MARGIN;
  const write = (text: string, kind: string): void => {
    for (const line of wrap(text, lettersIn(width))) {
      y += LINE;
      pieces.push(html`<text class="${kind}" x="0" y="${y - 5}">${line}</text>\n`);
    }
  };
  write(title, 'head');
  write(says, 'says');
  for (const note of notes) write(note, 'small');
  for (const { title: name, drawing } of charts) {
    y += ABOVE;
    write(name, 'chart');
    y += 6;
    pieces.push(html`<g transform="translate(0 ${place(y)})">\n${drawing.body}</g>\n`);
    y += drawing.height;
  }
  const whole = { width: width + 2 * MARGIN, height: place(y + MARGIN) };
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} 0 ${whole.width} ${whole.height}" width="${whole.width}" height="${whole.height}" role="img" aria-labelledby="title desc">
<title id="title">${title}</title>
<desc id="desc">${[says, ...notes].join('. ')}. ${charts.map(read)}</desc>
<style>${new Html(PALETTE)}${new Html(DRAWING_STYLE)}</style>
<rect x="${-MARGIN}" y="0" width="${whole.width}" height="${whole.height}" style="fill: var(--page)"/>
${pieces}</svg>
`.text;
}

/** A chart as it is read aloud: its table, row by row. */
const read = ({ title, table }: Chart): string => `${title}: ${rowsRead(table)}. `;

const rowsRead = ({ columns, rows }: ChartTable): string =>
  rows
    .map((row) =>
      row
        .map((cell, i) => (cell === '' ? '' : `${columns[i]} ${cell}`))
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
