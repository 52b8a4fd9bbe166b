import type { Sweep, SweepCell } from '../../engine/decisions/sweep.js';
import type { Summary } from '../../odds/summary.js';
import { spaced } from '../../rules/text/say.js';
import { type Page, widthOf } from '../page.js';
import { SHADES } from '../theme.js';
import { figureOf, figureText } from './figures.js';

/** A table over two inputs: the first down, the last across. What does not fit beside stands below. */
export function gridLines(
  { over }: Sweep,
  cells: readonly SweepCell[],
  all: readonly Summary[],
  page: Page,
): string[] {
  const { theme, width } = page;
  const [down, across] = over.slice(-2) as [Sweep['over'][number], Sweep['over'][number]];
  const [name, title] = [spaced(down.name), spaced(across.name)];
  const column = Math.max(name.length, ...down.values.map(widthOf));
  const texts = cells.map(({ summary }) => (summary ? figureText(summary) : '-'));
  const wide = 2 + Math.max(...across.values.map(widthOf), ...texts.map(widthOf));
  const beside = Math.max(1, Math.floor((width - column - 2) / wide));
  const shade = shadeOf(all, page);
  const parts = Math.ceil(across.values.length / beside);
  const columns = Math.ceil(across.values.length / parts);
  return Array.from({ length: parts }, (_, part) => {
    const from = part * columns;
    const shown = across.values.slice(from, from + columns);
    return [
      ...(part > 0 ? [''] : []),
      theme.faint(`  ${' '.repeat(column)}  ${title}`),
      theme.faint(`  ${name.padStart(column)}${shown.map((value) => value.padStart(wide)).join('')}`),
      ...down.values.map((value, row) => {
        const figures = shown.map((_, i) => {
          const at = row * across.values.length + from + i;
          const { summary } = cells[at]!;
          const text = texts[at]!;
          return `${' '.repeat(wide - widthOf(text))}${summary ? shade(summary, text) : theme.faint(text)}`;
        });
        return `  ${value.padStart(column)}${figures.join('')}`;
      }),
    ];
  }).flat();
}

/** Shades a figure by where it stands between the least and the most of all. */
function shadeOf(all: readonly Summary[], { theme }: Page): (of: Summary, text: string) => string {
  const figures = all.map((of) => figureOf(of)!);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return (of, text) => {
    const share = most === least ? 0 : (figureOf(of)! - least) / (most - least);
    return theme.shade(Math.min(SHADES - 1, Math.floor(share * SHADES)), text);
  };
}
