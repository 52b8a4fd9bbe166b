import { html } from '../html.js';
import { type Drawing, place, WIDTH, wideAs } from './picture.js';

/** Something with a bar for each of some series. */
interface Bars {
  readonly name: string;
  /** How long its bars are, from 0 to 1, each with its figure. */
  readonly bars: readonly { readonly share: number; readonly figure: string }[];
}

const [THICK, GAP, BETWEEN] = [18, 3, 8] as const;

/** Names longer than this stand above their bars. */
const LONGEST = 150;

/**
 * Bars one below another. Where there are several series each bar has the number of its own before it, and those but the first
 * are drawn otherwise: they are told apart without colour.
 */
export function barsDrawing(rows: readonly Bars[]): Drawing {
  const widest = Math.max(0, ...rows.map(({ name }) => wideAs(name)));
  const above = widest > LONGEST;
  const series = Math.max(1, ...rows.map(({ bars }) => bars.length));
  const numbers = series > 1 ? 24 : 0;
  const left = (above ? 0 : widest + 10) + numbers;
  const figures = Math.max(...rows.flatMap(({ bars }) => bars.map(({ figure }) => wideAs(figure)))) + 8;
  const room = WIDTH - left - figures;
  const names = above ? THICK + GAP : 0;
  const tall = names + series * (THICK + GAP) - GAP + BETWEEN;
  return {
    width: WIDTH,
    height: rows.length * tall,
    body: html`${rows.map(({ name, bars }, row) => {
      const top = row * tall;
      const middle = top + names + (bars.length * (THICK + GAP) - GAP) / 2 + 5;
      return html`<text x="${above ? 0 : widest}" y="${place(above ? top + 14 : middle)}"${!above && html` text-anchor="end"`}>${name}</text>
${bars.map(({ share, figure }, i) => {
  const y = top + names + i * (THICK + GAP);
  const wide = place(Math.max(0, Math.min(share, 1)) * room);
  return html`${numbers > 0 && html`<text class="small" x="${left - 8}" y="${y + 14}" text-anchor="end">${i + 1}</text>`}<rect class="bar b${i % 4}" x="${left}" y="${y}" width="${wide}" height="${THICK}"/>
<text x="${place(left + wide + 6)}" y="${y + 14}">${figure}</text>
`;
})}`;
    })}`,
  };
}
