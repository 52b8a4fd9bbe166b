import { bytesOf, linesIn } from './bytes.js';
import { LogError } from './file.js';
import { NO_LINE, placeInChain } from './line/chain.js';
import { type Head, headIn, headOf } from './line/head.js';
import { FORMAT } from './line/line.js';
import { read } from './line/read.js';
import { AllLines, type LogLines, StandingLine } from './lines.js';
import { type Grown, isSameFile, type Stamp, stampOf } from './stamp.js';

/** How far a log has been followed. */
export interface LogMark {
  /** In bytes. */
  readonly offset: number;
  /** Lines before it, whether they stand or not. */
  readonly lines: number;
  /** The name of the last line that stands. */
  readonly head: string;
}

export const BEGINNING: LogMark = { offset: 0, lines: 0, head: NO_LINE };

/** A log as it was followed. */
export interface Followed {
  /** Where it was followed from: the mark that was given, or the beginning. */
  readonly start: LogMark;
  readonly standing: LogLines;
  /** The numbers of the lines that are none. */
  readonly unread: readonly number[];
  /** How far the log can be left behind: to its end, but for a last line without an end. */
  readonly mark: LogMark;
  /** The name of the last line that stands: the next follows it. */
  readonly head: string;
}

/** What was followed last: several parts of a log are folded in one run, and then goes on who has added a line. */
let recent: { readonly path: string; readonly stamp: Stamp; readonly followed: Followed } | undefined;
/** Whether somebody has asked for it. */
let isSeen = true;

/** How a log grew by lines that this process has added last, one behind the other, where nobody else has added any between. */
interface Own {
  readonly path: string;
  readonly before: readonly Stamp[];
  readonly after: Stamp;
  /** What was followed up to them, if anything was. */
  readonly behind: Followed | undefined;
}
let own: Own | undefined;
/** More of them nobody looks back at: a roll of a sealed game is two. */
const MOST_OWN = 8;

/**
 * Follows a log from a mark to its end, once for all who ask while it stays as it is.
 * @throws LogError when the log cannot be read
 */
export function follow(path: string, from: LogMark = BEGINNING): Followed {
  // Looked at first: whoever adds to the log meanwhile leaves another stamp.
  const stamp = stampOf(path);
  const found =
    recent?.path === path && isSameFile(recent.stamp, stamp) ? goneOnFrom(from, recent.followed) : undefined;
  const followed = found ?? followAnew(path, from);
  recent = stamp && { path, stamp, followed };
  isSeen = true;
  return followed;
}

const isFrom = ({ start }: Followed, { offset, head }: LogMark): boolean =>
  start.offset === offset && start.head === head;

/** What was followed last, from a mark: as it was, or by the lines of this process behind those that were followed before. */
function goneOnFrom(from: LogMark, last: Followed): Followed | undefined {
  if (isFrom(last, from)) return last;
  const behind = own && recent && isSameFile(own.after, recent.stamp) ? own.behind : undefined;
  if (!behind || !isFrom(behind, from) || last.start.offset !== behind.mark.offset) return undefined;
  const standing = [...behind.standing, ...last.standing];
  const first = behind.standing.length;
  if (first > 0) standing[first - 1]!.followedBy(standing[first]!);
  const { offset, lines } = last.mark;
  return followedTo(
    { start: behind.start, standing, unread: behind.unread },
    { offset, lines, of: standing.at(-1) },
  );
}

/**
 * Follows a line that this process has just added, without a look at it.
 * @param from the end of the log when the line was thought of
 * @returns undefined where others have added to the log meanwhile, and nobody can tell whether it stands
 */
export function followOwn(
  path: string,
  from: LogMark,
  line: string,
  { before, after, by }: Grown,
): StandingLine | undefined {
  const { offset } = from;
  const of = headOf(line);
  if (!of || before.size !== offset) return undefined;
  const lines = from.lines + 1;
  const at = StandingLine.of(line, by, of, lines, offset);
  if (after.size !== at.to + 1) return undefined;
  const goesOn =
    !isSeen && own?.path === path && isSameFile(own.after, before) && own.before.length < MOST_OWN;
  const behind = recent?.path === path && isSameFile(recent.stamp, before) ? recent.followed : undefined;
  const { start, standing } = goesOn ? recent!.followed : { start: from, standing: [] };
  const all = { start, standing: [...standing, at], unread: [] };
  all.standing.at(-2)?.followedBy(at);
  recent = { path, stamp: after, followed: followedTo(all, { offset: after.size, lines, of: at }) };
  own = {
    path,
    after,
    ...(goesOn ? { before: [...own!.before, before], behind: own!.behind } : { before: [before], behind }),
  };
  isSeen = false;
  return at;
}

/** Whether a log has grown from one moment to another by nothing but lines that this process has added. */
export const grewByOwn = (path: string, before: Stamp, after: Stamp): boolean =>
  own?.path === path && isSameFile(own.after, after) && own.before.some((one) => isSameFile(one, before));

/** What was followed. @param whole its end, but for a last line without an end */
const followedTo = (
  { start, standing, unread }: Pick<Followed, 'start' | 'standing' | 'unread'>,
  { offset, lines, of }: { offset: number; lines: number; of: StandingLine | undefined },
): Followed => ({
  start,
  standing,
  unread,
  mark: {
    offset,
    lines,
    get head() {
      return of?.name ?? start.head;
    },
  },
  get head() {
    return standing.at(-1)?.name ?? start.head;
  },
});

/**
 * Of lines that follow the same line the first stands: the others were written by
 * processes that came second, and wrote again. Any other line stands: what was done to the line before it does not undo
 * what came after. A line is taken at its word about the one before it, since working out the names of all lines takes
 * time; `chained` does.
 */
function followAnew(path: string, from: LogMark): Followed {
  const standing = new AllLines(bytesOf(path));
  const unread: number[] = [];
  let place = placeInChain(from.head);
  let { lines } = from;
  let whole = { offset: from.offset, lines, standing: 0 };
  for (const raw of linesIn(bytesOf(path), from.offset)) {
    const line = headIn(raw.bytes);
    // The last line may be one that another process is just writing, or was killed at.
    if (!raw.ends && !line) break;
    lines++;
    if (lines === 1) mustBeOurs(path, raw.bytes.toString(), line);
    if (!line && raw.to > raw.from) unread.push(lines);
    // Who came second follows a line that another one has followed already, however long ago.
    const after = line ? placeInChain(line.prev) : -1;
    if (line && after >= place) {
      // A mark is of use only in the log that it was made of.
      if (standing.length === 0 && from.offset > 0 && line.prev !== from.head)
        return followAnew(path, BEGINNING);
      place = after + 1;
      standing.add(line.kind, lines, raw.from, raw.to, after);
    }
    if (raw.ends) whole = { offset: raw.to + 1, lines, standing: standing.length };
  }
  const of = whole.standing > 0 ? standing.at(whole.standing - 1) : undefined;
  return followedTo({ start: from, standing, unread }, { ...whole, of });
}

/** The lines that lines of a log take back. */
export class TakenBack {
  readonly names: ReadonlySet<string>;
  /** A name has to be read; most lines are not even in the place of one that was taken back. */
  private readonly places: ReadonlySet<number>;

  /** @param known the number of the last line of those before which nobody looks */
  constructor(by: LogLines, known = 0) {
    const names = new Set<string>();
    for (const at of by) {
      const undone = at.number > known ? read('undone', at) : undefined;
      if (undone) names.add(undone.undo);
    }
    this.names = names;
    this.places = new Set([...names].map(placeInChain));
  }

  has(at: StandingLine): boolean {
    return this.places.has(at.place) && this.names.has(at.name);
  }
}

/**
 * Whether a line is one of a log all the same, if not of this format.
 * @param first what could be told of it, if it looks like one of this format
 */
function isOtherLine(text: string, first: Head | undefined): boolean {
  try {
    const { record, house, log } = JSON.parse(text) as Record<string, unknown>;
    if (first) return typeof log === 'number' && log !== FORMAT;
    return record !== undefined || house !== undefined || log !== undefined;
  } catch {
    return false;
  }
}

/** @throws LogError where the first line is that of a log in another format */
function mustBeOurs(path: string, text: string, first: Head | undefined): void {
  const opening = first && read('opening', { of: first, text });
  const other = opening ? opening.log !== FORMAT : isOtherLine(text, first);
  if (!first && headOf(text.replace(/\r$/, ''))) {
    throw new LogError(
      'read',
      `the lines of the log ${path} end as those of another system (CRLF): give them their line breaks back`,
    );
  }
  if (!other) return;
  throw new LogError(
    'read',
    `the log ${path} was written by another version of wg: begin another with wg game start <name>, or move it away`,
  );
}
