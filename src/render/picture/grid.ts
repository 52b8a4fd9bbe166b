import { html } from '../html.js';
import { type Drawing, place, WIDTH, wideAs } from './picture.js';

/** A table of figures that are shaded from the least to the most. */
interface Grid {
  /** What goes down, and what goes across. */
  readonly names: readonly [down: string, across: string];
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Each from 0, hardly shaded, to 1; without a share it has no figure. */
    readonly cells: readonly { readonly share?: number; readonly figure: string }[];
  }[];
}

const [TALL, HEAD] = [30, 52] as const;

/** Not so dark that what is written on it could not be read. */
const DARKEST = 0.45;

/** A shaded table. It is wider than a phone where it has many columns. */
export function gridDrawing({ names: [down, across], columns, rows }: Grid): Drawing {
  const left = Math.max(wideAs(down), ...rows.map(({ name }) => wideAs(name))) + 10;
  const texts = [...columns, ...rows.flatMap(({ cells }) => cells.map(({ figure }) => figure))];
  const least = Math.max(...texts.map(wideAs)) + 10;
  const width = Math.max(WIDTH, left + columns.length * least);
  const wide = Math.min((width - left) / columns.length, 120);
  const middle = (i: number) => place(left + (i + 0.5) * wide);
  return {
    width,
    height: HEAD + rows.length * TALL,
    body: html`<text class="small" x="${left}" y="16">${across}</text>
<text class="small" x="${left - 10}" y="42" text-anchor="end">${down}</text>
${columns.map((name, i) => html`<text x="${middle(i)}" y="42" text-anchor="middle">${name}</text>\n`)}${rows.map(
  ({ name, cells }, row) => {
    const y = HEAD + row * TALL;
    return html`<text x="${left - 10}" y="${y + 20}" text-anchor="end">${name}</text>
${cells.map(
  ({ share, figure }, i) =>
    html`${share !== undefined && html`<rect class="cell" x="${place(left + i * wide + 1)}" y="${y + 1}" width="${place(wide - 2)}" height="${TALL - 2}" fill-opacity="${Math.round((0.03 + share * (DARKEST - 0.03)) * 1000) / 1000}"/>`}<text x="${middle(i)}" y="${y + 20}" text-anchor="middle">${figure}</text>
`,
)}`;
  },
)}`,
  };
}
