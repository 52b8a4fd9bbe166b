import { type Followed, TakenBack } from '../log/follow.js';
import { readDoneBy } from '../log/line/in-part.js';
import type { LogLine } from '../log/line/line.js';
import type { DoneBy } from '../log/line/parts.js';
import { lineFrom, read } from '../log/line/read.js';
import type { StandingLine } from '../log/lines.js';
import { FAR, type Projection, project } from '../log/projection.js';
import type { Memory } from '../rules/action.js';
import { DICE } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { type Recalled, tableProjection } from './table.js';

/** How a rule system tells the turn from what it remembers. */
interface TurnTeller {
  readonly memory: Memory;
  readonly turn: (state: State) => string;
}

/** A line of a log with the turn it belongs to. */
export interface Dated {
  readonly line: LogLine;
  /** The number of its line in the file, from 1. */
  readonly at: number;
  /** For an event: its number among all that was resolved, from 1. */
  readonly number?: number;
  /** The turn it belongs to, where its rule system tells. */
  readonly turn?: string;
  /** It was taken back later on. */
  readonly undone: boolean;
  /** The number of the line that this one takes back. */
  readonly takesBack?: number;
}

/** How rule systems tell the turn, by their ids. */
export type Tellers = Readonly<Record<string, TurnTeller>>;

/** What is carried along from line to line. */
interface Carried {
  /** What each rule system remembers, by its id. */
  readonly memories: Readonly<Record<string, Recalled>>;
  /** How much was resolved. */
  readonly number: number;
  readonly turn?: string;
  /** The rule system that told it. */
  readonly of?: string;
}

const NOTHING_YET: Carried = { memories: {}, number: 0 };

/** A line with its place in the log, where it can be read again. */
interface Placed extends Omit<Dated, 'line'> {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A line, and what is carried on behind it. */
interface Gone {
  readonly carried: Carried;
  /** Undefined where it cannot be read. */
  readonly line: LogLine | DoneBy | undefined;
}

/** Goes on by a line, without a look at what an event came to. */
function goOn(carried: Carried, at: StandingLine, undone: boolean, tellers: Tellers): Gone {
  const known = at.of.kind === 'event' ? { ...carried, number: carried.number + 1 } : carried;
  const line: LogLine | DoneBy | undefined = readDoneBy(at) ?? read(at.of.kind, at);
  // What cannot be read has its number all the same: it is the one that others call it by.
  return { carried: line ? after(known, at, line, undone, tellers) : known, line };
}

/**
 * Dates a line. One that begins a turn belongs to it; one that was taken back belongs where the game stands without it.
 * @param before the number of the line with a name, for the one that a line takes back
 * @returns undefined for a line that is none
 */
function tell(
  { carried: { number, turn }, line }: Gone,
  at: StandingLine,
  undone: boolean,
  before: (name: string) => number | undefined,
): Placed | undefined {
  if (!line) return undefined;
  const takesBack = 'undo' in line ? before(line.undo) : undefined;
  const { name, from, to } = at;
  return {
    ...{ name, from, to },
    at: at.number,
    ...(at.of.kind === 'event' && { number }),
    ...(turn !== undefined && { turn }),
    undone,
    ...(takesBack !== undefined && { takesBack }),
  };
}

/** What is carried on behind a line: an event says which turn it is, and memories may look at rosters too. */
function after(
  carried: Carried,
  at: StandingLine,
  line: LogLine | DoneBy,
  undone: boolean,
  tellers: Tellers,
): Carried {
  const of = 'record' in line ? line.record : 'roster' in line ? line.roster : undefined;
  // Dice by themselves are thrown in whatever turn it is.
  if (!of || of.ruleset === DICE) return carried;
  const { number } = carried;
  const { ruleset } = of;
  const teller = Object.hasOwn(tellers, ruleset) ? tellers[ruleset] : undefined;
  if (!teller) return { memories: carried.memories, number };
  const part = tableProjection(ruleset, teller.memory);
  const before = carried.memories[ruleset];
  const memory = (undone ? part.undone! : part.after)(before ?? part.start, at);
  // Most of what is resolved says nothing that the turn could be told by.
  if (memory === before && ruleset === carried.of) return carried;
  const memories = { ...carried.memories, [ruleset]: memory };
  if ('roster' in line) return { ...carried, memories };
  return { memories, number, turn: teller.turn(memory.state), of: ruleset };
}

/** A line with its date; undefined where it cannot be read. */
function dated(
  { name: _, from: __, to: ___, ...told }: Placed,
  line: LogLine | undefined,
): Dated | undefined {
  return line && { line, ...told };
}

/** The lines of a log one by one, each with the turn it belongs to. Lines that are none are left out. */
export function* timelineOf({ standing }: Pick<Followed, 'standing'>, tellers: Tellers): Generator<Dated> {
  const numberOf = new Map<string, number>();
  const undone = new TakenBack(standing);
  let carried = NOTHING_YET;
  for (const at of standing) {
    const isUndone = undone.has(at);
    const gone = goOn(carried, at, isUndone, tellers);
    carried = gone.carried;
    const placed = tell(gone, at, isUndone, (name) => numberOf.get(name));
    if (!placed) continue;
    numberOf.set(at.name, at.number);
    const told = dated(placed, read(at.of.kind, at));
    if (told) yield told;
  }
}

/** The end of a log, kept so that nobody has to read a long one for it. */
interface LogEnd {
  readonly carried: Carried;
  /** In order, the last one last. */
  readonly lines: readonly Placed[];
  /** There are others before them. */
  readonly more?: true;
}

/** As many lines as anybody looks back at. */
const MOST = 64;

function partOf(tellers: Tellers): Projection<LogEnd> {
  const followed = (
    { carried, lines, more }: LogEnd,
    at: StandingLine,
    undone: boolean,
    left = 0,
  ): LogEnd => {
    const gone = goOn(carried, at, undone, tellers);
    if (left > FAR) return { carried: gone.carried, lines, more: true };
    const told = tell(gone, at, undone, (name) => lines.find((line) => line.name === name)?.at);
    const now = told ? [...lines, told].slice(-MOST) : lines;
    return { carried: gone.carried, lines: now, ...(more && { more }) };
  };
  return {
    name: 'timeline',
    start: { carried: NOTHING_YET, lines: [] },
    after: (end, at, left) => followed(end, at, false, left),
    undone: (end, at, left) => followed(end, at, true, left),
  };
}

/** The last lines of a log. */
interface Ending extends Pick<Followed, 'unread'> {
  readonly lines: readonly Dated[];
  /** There are no others before them. */
  readonly whole: boolean;
}

/**
 * The last lines of a log, each with the turn it belongs to.
 * @throws LogError when the log cannot be read
 */
export function lastOfTimeline(path: string, tellers: Tellers): Ending {
  const { state, unread } = project(path, partOf(tellers));
  const lines = state.lines.flatMap((told) => dated(told, lineFrom(path, told)) ?? []);
  return { lines, unread, whole: !state.more && state.lines.length < MOST };
}
