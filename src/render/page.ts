import { stripVTControlCharacters } from 'node:util';
import type { Theme } from './theme.js';

/** How an answer is laid out. */
export interface Page {
  readonly width: number;
  readonly theme: Theme;
  readonly symbols: Symbols;
}

/** Every symbol beyond ASCII, with its ASCII form. */
export interface Symbols {
  readonly house: string;
  readonly dot: string;
  /** Bars by eighths, the full block last. */
  readonly bar: readonly string[];
}
const UNICODE: Symbols = { house: '†', dot: '·', bar: ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'] };
const ASCII: Symbols = { house: '+', dot: '-', bar: ['', '', '', '', '#', '#', '#', '#', '#'] };
export const symbolsFor = (ascii: boolean): Symbols => (ascii ? ASCII : UNICODE);

/** Characters on the screen, colour codes not counted. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Breaks text into lines of at most `width` characters; a longer word stands on a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** Text with a hanging indent: the first line after `first`, the others indented as far, or as said. */
export function hang(first: string, text: string, width: number, indent = widthOf(first)): string[] {
  return wrap(text, Math.max(width - Math.max(indent, widthOf(first)), 10)).map(
    (line, i) => (i === 0 ? first : ' '.repeat(indent)) + line,
  );
}

/** A line with something at its right end; where there is no room for both, the right part goes below. */
export function withRight(lines: readonly string[], right: string, width: number): string[] {
  const last = lines.at(-1)!;
  const room = width - widthOf(last) - widthOf(right);
  if (room >= 2) return [...lines.slice(0, -1), `${last}${' '.repeat(room)}${right}`];
  return [...lines, `${' '.repeat(Math.max(width - widthOf(right), 0))}${right}`];
}
