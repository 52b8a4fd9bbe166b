import { prevIn } from './chain.js';
import type { LineKind } from './line.js';

/** Kinds by what lines of them begin with. */
const BEGUN_BY: Readonly<Record<string, LineKind>> = {
  log: 'opening',
  word: 'word',
  intent: 'intent',
  n: 'event',
  by: 'event',
  units: 'event',
  remarks: 'event',
  said: 'event',
  record: 'event',
  house: 'agreed',
  roster: 'roster',
  undo: 'undone',
  end: 'end',
};

/** All kinds. */
export const KINDS: readonly LineKind[] = [...new Set(Object.values(BEGUN_BY))];

/** What can be told of a line without reading all of it. */
export interface Head {
  readonly prev: string;
  readonly id: string;
  readonly kind: LineKind;
}

const START = /^\{"id":"([^"\\]*)","at":"[^"\\]*","(\w+)":/;

/** What can be told of a line at a glance; undefined where it is none, or a torn one. */
export function headOf(text: string): Head | undefined {
  const [, id, part] = START.exec(text) ?? [];
  const prev = prevIn(text);
  const kind = BEGUN_BY[part ?? ''];
  return kind && prev !== undefined ? { prev, id: id!, kind } : undefined;
}

/** Bytes at the start of a line where what is told at a glance stands as a rule. */
const STARTS = 160;
/** Bytes at its end where the name of the line before it has to stand. */
export const ENDS = 96;

/** The same of its bytes, without a look at what stands in its middle. */
export function headIn(line: Buffer): Head | undefined {
  if (line.length <= STARTS + ENDS) return headOf(line.toString());
  const prev = prevIn(line.toString('latin1', line.length - ENDS));
  if (prev === undefined) return undefined;
  const [, id, part] = START.exec(line.toString('utf8', 0, STARTS)) ?? START.exec(line.toString()) ?? [];
  const kind = BEGUN_BY[part ?? ''];
  if (!kind) return undefined;
  return { prev, id: id!, kind };
}
