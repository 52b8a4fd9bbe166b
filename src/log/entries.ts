import { follow, TakenBack } from './follow.js';
import { historyOf, type PastEvent } from './history.js';
import type { LineKind, LogLine } from './line/line.js';
import { lineFrom } from './line/read.js';
import type { StandingLine } from './lines.js';
import { FAR, type Projection, project } from './projection.js';

/** What cannot be taken back. */
const LASTING = ['opening', 'word', 'intent', 'undone'] as const;
type Lasting = (typeof LASTING)[number];

/** A line of a log that can be taken back: something resolved, house rules agreed on, or the end. */
export interface LogEntry {
  readonly kind: Exclude<LineKind, Lasting>;
  /** The name of its line. */
  readonly name: string;
  /** The number of its line in the file, from 1. */
  readonly line: number;
  /** The bytes of its text. */
  readonly from: number;
  readonly to: number;
  /** How much was resolved so far: the number of an event. */
  readonly number: number;
  /** It was taken back later on. */
  readonly undone: boolean;
}

/** The end of a game's log, kept so that nobody has to read a long one for it. */
interface Recent {
  /** How much was resolved. */
  readonly resolved: number;
  /** In order, the last one last. */
  readonly entries: readonly LogEntry[];
  /** There are others before them. */
  readonly more: boolean;
}

/** As many as anybody takes back one by one. */
const MOST = 64;

/** Whether lines of a kind can be taken back. */
export const canGo = (kind: LineKind): kind is LogEntry['kind'] => !LASTING.includes(kind as Lasting);

/** The entry of a line, if it is one; what it says is not looked at before somebody asks. */
function entryOf(at: StandingLine, resolved: number, undone: boolean): LogEntry | undefined {
  const { kind } = at.of;
  if (!canGo(kind)) return undefined;
  const { name, number: line, from, to } = at;
  return { kind, name, line, from, to, number: resolved + (kind === 'event' ? 1 : 0), undone };
}

function followed(recent: Recent, at: StandingLine, undone: boolean, left = 0): Recent {
  if (left > FAR) {
    const { resolved, entries, more } = recent;
    const { kind } = at.of;
    return { resolved: resolved + (kind === 'event' ? 1 : 0), entries, more: more || canGo(kind) };
  }
  const entry = entryOf(at, recent.resolved, undone);
  if (!entry) return recent;
  const entries = [...recent.entries, entry];
  return {
    resolved: entry.number,
    entries: entries.slice(-MOST),
    more: recent.more || entries.length > MOST,
  };
}

const part: Projection<Recent> = {
  name: 'recent',
  start: { resolved: 0, entries: [], more: false },
  after: (recent, at, left) => followed(recent, at, false, left),
  undone: (recent, at, left) => followed(recent, at, true, left),
};

const recentOf = (path: string): Recent => project(path, part).state;

/** Every entry of a game. */
function entriesOf(path: string): LogEntry[] {
  const { standing } = follow(path);
  const undone = new TakenBack(standing);
  const entries: LogEntry[] = [];
  for (const at of standing) {
    const entry = entryOf(at, entries.at(-1)?.number ?? 0, undone.has(at));
    if (entry) entries.push(entry);
  }
  return entries;
}

/**
 * The last entry of a game that still stands and can be read, with its line.
 * @throws LogError when the log cannot be read
 */
export function lastStanding(path: string): { readonly entry: LogEntry; readonly line: LogLine } | undefined {
  const { entries, more } = recentOf(path);
  return standingIn(path, entries) ?? (more ? standingIn(path, entriesOf(path)) : undefined);
}

function standingIn(path: string, entries: readonly LogEntry[]) {
  for (const entry of entries.toReversed()) {
    const line = entry.undone ? undefined : lineFrom(path, entry);
    if (line) return { entry, line };
  }
  return undefined;
}

/**
 * Something that was resolved in a game, taken back or not.
 * @param number its number, from 1; the last, if none is given
 * @returns undefined where there is none
 * @throws LogError when the log cannot be read
 */
export function eventNumbered(path: string, number?: number): PastEvent | undefined {
  const { entries, resolved, more } = recentOf(path);
  const wanted = number ?? resolved;
  const entry = entries.find(({ kind, number: n }) => kind === 'event' && n === wanted);
  if (!entry) return more ? historyOf(path).events.find((past) => past.number === wanted) : undefined;
  const line = lineFrom(path, entry);
  if (!line || !('record' in line)) return undefined;
  const { line: at, name, undone } = entry;
  return { number: wanted, line: at, name, event: line, undone };
}
