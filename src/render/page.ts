import { stripVTControlCharacters } from 'node:util';
import { escaped } from '../engine/shown.js';
import { beginsWithLetter } from '../rules/text/alphabets.js';
import type { Theme } from './theme.js';

/** How an answer is laid out. */
export interface Page {
  readonly width: number;
  readonly theme: Theme;
  readonly symbols: Symbols;
  /** Nothing beyond ASCII may be written. */
  readonly ascii: boolean;
}

/** Every symbol beyond ASCII, with its ASCII form. */
interface Symbols {
  /** A number that stands in no source. */
  readonly house: string;
  /** A number of the players' own. */
  readonly own: string;
  readonly dot: string;
  /** Bars by eighths, the full block last. */
  readonly bar: readonly string[];
}
const UNICODE: Symbols = {
  house: '†',
  own: '‡',
  dot: '·',
  bar: ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'],
};
const ASCII: Symbols = { house: '+', own: '++', dot: '-', bar: ['', '', '', '', '#', '#', '#', '#', '#'] };
export const symbolsFor = (ascii: boolean): Symbols => (ascii ? ASCII : UNICODE);

/** Characters on the screen, colour codes not counted. */
export const widthOf = (text: string): number => (isPlain(text) ? text.length : lettersOf(text).length);

/** Whether each of its letters is one of ASCII, and on the screen. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Begins with a letter that no text but that of a colour has: whoever looks for whole codes takes long to begin. */
const CODE = '\u001b';
const lettersOf = (text: string): string[] => [
  ...(text.includes(CODE) ? stripVTControlCharacters(text) : text),
];

/** A number of which something may be told behind it. */
const NUMBER = /(?:^|\()\d{1,4}$/;
/** The face of a die, as it may be painted; and the last of a handful. */
const FACE = /^(?:\u001b\[[\d;]*m)*\d{1,2}(?:\u001b\[[\d;]*m)*$/;
const LAST_FACE = /^(?:\u001b\[[\d;]*m)*\d{1,2}(?:\u001b\[[\d;]*m)*:/;
/** Dice of a handful that stands in one line. */
const MOST_DICE = 10;

/** For each word how many dice there are from it to the end of its handful, `5 6 1:`; none, where it is in none. */
function diceFrom(words: readonly string[]): readonly number[] {
  let n = 0;
  return words
    .toReversed()
    .map((word) => {
      n = LAST_FACE.test(word) ? 1 : n > 0 && FACE.test(word) ? n + 1 : 0;
      return n;
    })
    .toReversed();
}

/**
 * A text in parts between which a line may end: not between a number and what there is so much of, `2 figures`, `1 Gruppe`, nor
 * within a handful of dice, `white 5 6 1:`, if that is no large one.
 */
function partsOf(text: string): string[] {
  const words = text.split(' ');
  const dice = text.includes(':') ? diceFrom(words) : [];
  const parts: string[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? '';
    const isHandful = (dice[i] ?? 0) > 0 && dice[i]! <= MOST_DICE && !before.endsWith(';');
    if (i > 0 && (isHandful || (NUMBER.test(before) && beginsWithLetter(word))))
      parts.push(`${parts.pop()} ${word}`);
    else parts.push(word);
  }
  return parts;
}

/**
 * Breaks text into lines of at most `width` characters; a longer word stands on a line of its own.
 * @param first as many the first line may have
 */
export function wrap(text: string, width: number, first = width): string[] {
  if (widthOf(text) <= first) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of partsOf(text)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > (lines.length === 0 ? first : width)) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** The title of a rule system without who wrote its book: that is known to whoever plays by it. */
export const withoutAuthor = (title: string): string => title.replace(/ \(.*\)$/, '');

/** Text with a hanging indent: the first line after `first`, the others indented as far, or as said. */
export function hang(first: string, text: string, width: number, indent = widthOf(first)): string[] {
  const behind = (taken: number) => Math.max(width - taken, 10);
  return wrap(text, behind(indent), behind(widthOf(first))).map(
    (line, i) => (i === 0 ? first : ' '.repeat(indent)) + line,
  );
}

/** Columns below which lines are indented less, and nothing stands beside another. */
export const NARROW = 60;

/** What is said in an answer, the lines after the first further in: under its heading, but where each column counts. */
export const indented = (text: string, { width }: Pick<Page, 'width'>): string[] =>
  width < NARROW ? hang('', text, width, 2) : hang('  ', text, width, 6);

/** A command over lines of at most `width` that can still be pasted: each but the last ends in a backslash. */
export function commandLines(first: string, words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let current = first;
  for (const word of words) {
    if (widthOf(`${current} ${word} \\`) > width && current !== first) {
      lines.push(`${current} \\`);
      current = `      ${word}`;
    } else current += ` ${word}`;
  }
  return [...lines, current];
}

/**
 * A line with something at its right end. Where there is no room for both, the last words of the line go down to it; where they
 * are too long for that, it stands alone.
 * @param indent of what goes down
 */
export function withRight(lines: readonly string[], right: string, width: number, indent = 6): string[] {
  const last = lines.at(-1)!;
  const beside = (text: string) => width - widthOf(text) - widthOf(right);
  const joined = (text: string) => `${text}${' '.repeat(beside(text))}${right}`;
  if (beside(last) >= 2) return [...lines.slice(0, -1), joined(last)];
  const words = partsOf(last.trimStart());
  const below = `${' '.repeat(indent)}${words.pop()}`;
  const left = `${last.slice(0, last.length - last.trimStart().length)}${words.join(' ')}`;
  if (words.length > 0 && beside(below) >= 2) return [...lines.slice(0, -1), left, joined(below)];
  return [...lines, `${' '.repeat(Math.max(width - widthOf(right), 0))}${right}`];
}

/** A line as it fits: broken at spaces under its own indent, or anywhere in a word that is too long by itself. */
function fitted(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line];
  const indent = line.match(/^ */)![0].slice(0, Math.floor(width / 2));
  const room = width - indent.length;
  return wrap(line.trim(), room)
    .flatMap((part) => (widthOf(part) <= room ? [part] : brokenAnywhere(part, room)))
    .map((part) => indent + part);
}

function brokenAnywhere(word: string, room: number): string[] {
  const letters = lettersOf(word);
  const parts = Math.ceil(letters.length / room);
  return Array.from({ length: parts }, (_, i) => letters.slice(i * room, (i + 1) * room).join(''));
}

/** Lines as they are written: none wider than the page, and in ASCII where nothing else may be. */
export function writtenLines(lines: readonly string[], { width, ascii }: Page): string {
  return `${lines.flatMap((line) => fitted(ascii ? toAscii(line) : line, width)).join('\n')}\n`;
}

/** Characters beyond ASCII, escaped as JSON escapes them. */
export const toAscii = (text: string): string => text.replace(/[\u0080-\uffff]/g, escaped);
