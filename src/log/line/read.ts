import { bytesFrom } from '../file.js';
import { type Head, headOf } from './head.js';
import type { Kind, Line, LineOf } from './line.js';
import { isShaped } from './shape.js';

/** A line as it stands in a log. */
export interface InLog {
  readonly of: Head;
  readonly text: string;
}

/** The line that was read last: whoever goes through a log asks for the same one several times. */
let last: { readonly at: InLog; readonly line: Line | undefined } | undefined;

/** A line of one kind; undefined where it is of another, cannot be read, or lacks what such a line has. */
export function read<K extends Kind>(kind: K, at: InLog): LineOf[K] | undefined {
  if (at.of.kind !== kind) return undefined;
  if (last?.at !== at) last = { at, line: readText(at) };
  return last.line as LineOf[K] | undefined;
}

/** The line that stands there in a log; undefined where it cannot be read. @throws LogError when the log cannot be */
export function lineFrom(path: string, { from, to }: { readonly from: number; readonly to: number }) {
  const text = bytesFrom(path, from, to).toString();
  const of = headOf(text);
  return of && readText({ of, text });
}

/** Has a line known by what it is known to say. */
export function knownAs(at: InLog, line: Line): void {
  last = { at, line };
}

/** Whether a line is the one that was read last, or made known: all of it is at hand. */
export const isKnown = (at: InLog): boolean => last?.at === at;

/** The line that a text is; undefined where it is none of its kind. */
export function readText({ of, text }: InLog): Line | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isStrange = mayBeStrange(text) && !isPlain(found);
    return isShaped(of.kind, found) && !isStrange ? (found as Line) : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing that wg writes is a tenth as deep; whoever goes through what is deeper comes to the end of his stack. */
const DEEPEST = 1_000;

/** What stands before the name at the end of a line. */
export const PREV = ',"prev":"';

/** As a number may begin that is beyond all numbers: JSON has them, and wg writes none. */
const HUGE = /\de\+?\d{3}|\d{200}/i;

/**
 * Whether it is worth a look at every part of a line: the name at its end is no part that could be so, and what is opened is
 * closed, or it is none.
 */
const mayBeStrange = (text: string): boolean =>
  HUGE.test(text.slice(0, text.lastIndexOf(PREV))) ||
  (text.length > 2 * DEEPEST && opens(text, '{') + opens(text, '[') > DEEPEST);

/** How often a bracket is opened in a text, as far as anybody needs to know. */
function opens(text: string, bracket: string): number {
  let n = 0;
  for (let at = text.indexOf(bracket); at >= 0 && n <= DEEPEST; at = text.indexOf(bracket, at + 1)) n++;
  return n;
}

/** Whether data is no deeper than that, and no number in it infinite. */
const isPlain = (of: unknown, left = DEEPEST): boolean =>
  typeof of === 'object' && of !== null
    ? left > 0 && Object.values(of).every((each) => isPlain(each, left - 1))
    : typeof of !== 'number' || Number.isFinite(of);
