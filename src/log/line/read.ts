import { bytesFrom } from '../file.js';
import { PREV } from './chain.js';
import { type Head, headOf } from './head.js';
import { Last } from './last.js';
import type { LineKind, LineOf, LogLine } from './line.js';
import { EventParts } from './parts.js';
import { isShaped } from './shape.js';
import { isPlain, mayBeStrange } from './strange.js';

/** A line as it stands in a log. */
export interface InLog {
  readonly of: Head;
  readonly text: string;
}

/** The line that was read last. */
const last = new Last<InLog, LogLine | undefined>((at) => readText(at));

/** A line of one kind; undefined where it is of another, cannot be read, or lacks what such a line has. */
export function read<K extends LineKind>(kind: K, at: InLog): LineOf[K] | undefined {
  if (at.of.kind !== kind) return undefined;
  return last.get(at) as LineOf[K] | undefined;
}

/** The line that stands there in a log; undefined where it cannot be read. @throws LogError when the log cannot be */
export function lineFrom(path: string, { from, to }: { readonly from: number; readonly to: number }) {
  const text = bytesFrom(path, from, to).toString();
  const of = headOf(text);
  return of && readText({ of, text });
}

/** Has a line known by what it is known to say. */
export const knownAs = (at: InLog, line: LogLine): void => void last.know(at, line);

/** Whether a line is the one that was read last, or made known: all of it is at hand. */
export const isKnown = (at: InLog): boolean => last.is(at);

/** The line that a text is; undefined where it is none of its kind. What events have in common is read once for all of them. */
function readText({ of, text }: InLog): LogLine | undefined {
  // An event of such parts has all that it should have.
  const event = of.kind === 'event' ? EventParts.of(text)?.event : undefined;
  return event ?? readWhole(of.kind, text);
}

function readWhole(kind: LineKind, text: string): LogLine | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isStrange = mayBeStrange(text.slice(0, text.lastIndexOf(PREV))) && !isPlain(found);
    return isShaped(kind, found) && !isStrange ? (found as LogLine) : undefined;
  } catch {
    return undefined;
  }
}
