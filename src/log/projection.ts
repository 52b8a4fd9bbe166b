import { keepCheckpoint, readCheckpoint } from './checkpoints/checkpoint.js';
import { bothEnds } from './checkpoints/copy.js';
import { type Followed, follow, grewByOwn, TakenBack } from './follow.js';
import type { LogLines, StandingLine } from './lines.js';
import { isSameFile, type Stamp, stampOf } from './stamp.js';

/** A part of what a game remembers: a fold over the lines of its log that stand. */
export interface Projection<S> {
  /** Names its checkpoint. */
  readonly name: string;
  readonly start: S;
  /** The state after a line. @param left lines that come behind it, for those who keep the last ones alone */
  readonly after: (state: S, at: StandingLine, left?: number) => S;
  /** The state after an event that is taken back later on; as if it had never been, where nothing is said. */
  readonly undone?: (state: S, at: StandingLine, left?: number) => S;
}

/** Lines before the end of a log that are behind all that anybody looks back at. */
export const FAR = 1_000;

/** What a game remembers, and how its log was followed. */
export interface Projected<S> extends Pick<Followed, 'mark' | 'head' | 'unread'> {
  readonly state: S;
}

/** Lines that are always followed anew: what is taken back is among them, as a rule. */
const TAIL = 8;

/** Lines that are followed sooner than a checkpoint that spares them can be kept. */
const ENOUGH = 2 * TAIL;

/** Lines that an evening adds before its checkpoints are kept anew: another process reads so many in 10 ms. */
const LONG = 512;

/** What a log came to when it was last looked at. */
interface LastFold {
  /** None, where there was no log. */
  readonly stamp: Stamp | undefined;
  readonly found: Projected<unknown>;
  /** Both ends of what stood before the place from which it would go on, where logs have grown in this run before. */
  readonly ends: Buffer | undefined;
  /** Lines that were gone on by since the last checkpoint, or since it was folded anew. */
  readonly since: number;
  /** What it came to some lines ago: a checkpoint, as soon as so many stand behind it that nobody takes back one before it. */
  readonly aside?: Aside | undefined;
}

interface Aside extends Pick<Projected<unknown>, 'state' | 'mark'> {
  readonly since: number;
}

const looks = new Map<string, LastFold>();
const keyOf = (path: string, { name }: Pick<Projection<unknown>, 'name'>): string => `${name} ${path}`;

/** Whether this run has folded the log of a game already: to do so once more takes what has come since. */
export const looksAt = (path: string, part: Pick<Projection<unknown>, 'name'>): boolean =>
  looks.has(keyOf(path, part));

/** Others have added to a log under the eyes of this run, and will again. Most runs look once, or at what they add themselves. */
let grows = false;
/** Games that are looked at in one run, and what of them. */
const MOST_LOOKS = 32;
/** So many bytes at either end of what was folded are looked at anew: what was spoiled between is found with the next checkpoint. */
const LOOKED_AT = 1 << 13;

/**
 * What the log of a game comes to, once for all who ask in one run; where it has only grown since, the lines that are new
 * go on from there.
 * @throws LogError when it cannot be read
 */
export function projected<S>(path: string, part: Projection<S>): Projected<S> {
  const key = keyOf(path, part);
  const stamp = stampOf(path);
  const last = looks.get(key);
  if (last && isSameFile(last.stamp, stamp)) return last.found as Projected<S>;
  const onward = last && stamp && isOnward(path, last, stamp) ? goneOn(path, part, last) : undefined;
  const { found, since, aside } = onward ?? { found: project(path, part), since: 0 };
  if (looks.size >= MOST_LOOKS) looks.clear();
  const ends = grows && stamp ? bothEnds(path, found.mark.offset, LOOKED_AT) : undefined;
  looks.set(key, { stamp, found, since, ends, aside });
  return found;
}

/** Whether a log has only grown since it was looked at, as far as can be told without a look at all of it. */
function isOnward(path: string, last: LastFold, stamp: Stamp): boolean {
  const { stamp: before } = last;
  if (before?.ino !== stamp.ino || before.size >= stamp.size) return false;
  if (grewByOwn(path, before, stamp)) return true;
  grows = true;
  return isAsBefore(path, last);
}

/** Whether the log that was looked at stands unchanged before the lines that came since; a last one that had no end does not. */
const isAsBefore = (path: string, { found: { mark, head }, ends }: LastFold): boolean =>
  ends !== undefined && mark.head === head && bothEnds(path, mark.offset, LOOKED_AT).equals(ends);

/** The same with the lines that came since, where nothing before them is taken back by them. */
function goneOn<S>(path: string, part: Projection<S>, { found, since, aside }: LastFold) {
  const { state, mark, unread } = found as Projected<S>;
  const tail = follow(path, mark);
  if (tail.start.offset !== mark.offset || !holdsAllUndone(tail.standing, 0)) return undefined;
  const way = wayOf(part, state, tail);
  foldAll(path, [way], tail);
  const now = { found: projectedTo(way.state(), tail, unread), since: since + tail.standing.length };
  if (now.since < LONG) return { ...now, aside };
  if (!aside) return { ...now, aside: { state: way.state(), mark: tail.mark, since: now.since } };
  if (now.since < aside.since + TAIL) return { ...now, aside };
  const last = tail.standing.at(-1)!;
  keepCheckpoint(path, part.name, { mark: aside.mark, known: last.number, to: last.to, state: aside.state });
  return { ...now, since: now.since - aside.since, aside: undefined };
}

/**
 * Folds the log of a game.
 * @throws LogError when the log cannot be read
 */
export const project = <S>(path: string, part: Projection<S>): Projected<S> => projectAll(path, [part])[0];

/**
 * Folds several parts of what a game remembers: in one run, where they begin at the same line.
 * @throws LogError when the log cannot be read
 */
export function projectAll<const S extends readonly unknown[]>(
  path: string,
  parts: readonly [...{ readonly [K in keyof S]: Projection<S[K]> }],
): { readonly [K in keyof S]: Projected<S[K]> } {
  const ways = parts.map((part) => beginning(path, part as Projection<unknown>));
  for (const followed of new Set(ways.map((way) => way.followed)))
    foldAll(
      path,
      ways.filter((way) => way.followed === followed),
      followed,
    );
  return ways.map((way) => projectedTo(way.state(), way.followed)) as { [K in keyof S]: Projected<S[K]> };
}

/** A part on its way through the lines of a log. */
interface Folding<S> {
  /** Names its checkpoint. */
  readonly name: string;
  readonly followed: Followed;
  /** Its state so far. */
  readonly state: () => S;
  readonly goOn: (at: StandingLine, stands: boolean, left: number) => void;
}

function wayOf<S>({ name, after, undone }: Projection<S>, start: S, followed: Followed): Folding<S> {
  let state = start;
  return {
    name,
    followed,
    state: () => state,
    goOn: (at, stands, left) => {
      if (stands) state = after(state, at, left);
      else if (undone) state = undone(state, at, left);
    },
  };
}

/** A part where it begins: behind its checkpoint, where there is one to go on from. */
function beginning<S>(path: string, part: Projection<S>): Folding<S> {
  const kept = readCheckpoint<S>(path, part.name);
  const tail = kept && follow(path, kept.mark);
  return kept && tail?.start.offset === kept.mark.offset && holdsAllUndone(tail.standing, kept.known)
    ? wayOf(part, kept.state, tail)
    : wayOf(part, part.start, follow(path));
}

/**
 * Whether whatever is taken back in these lines stands in them too.
 * @param known the last line that was known before: what it and those before it take back is settled
 */
function holdsAllUndone(standing: LogLines, known: number): boolean {
  const { names: undone } = new TakenBack(standing, known);
  if (undone.size === 0) return true;
  // Nothing can take back the last line, and its name would have to be worked out.
  const names = new Set([...standing].slice(0, -1).map(({ name }) => name));
  return [...undone].every((name) => names.has(name));
}

/** Takes parts through the lines that were followed, and keeps checkpoints of them. */
function foldAll(path: string, ways: readonly Folding<unknown>[], { standing }: Followed): void {
  const undone = new TakenBack(standing);
  const last = standing.length >= ENOUGH ? standing.length - TAIL : 0;
  for (let i = 0; i < standing.length; i++) {
    const at = standing.at(i)!;
    const left = standing.length - 1 - i;
    const stands = left === 0 || !undone.has(at);
    for (const way of ways) way.goOn(at, stands, left);
    if (i + 1 !== last) continue;
    const known = standing.at(-1)!;
    const mark = { offset: at.to + 1, lines: at.number, head: at.name };
    for (const { name, state } of ways)
      keepCheckpoint(path, name, { mark, known: known.number, to: known.to, state: state() });
  }
}

/** @param before lines that are none, of what was folded before */
const projectedTo = <S>(state: S, followed: Followed, before: readonly number[] = []): Projected<S> => ({
  state,
  mark: followed.mark,
  unread: [...before, ...followed.unread],
  get head() {
    return followed.head;
  },
});

/** The same log with another state: the name of its last line is still worked out only where somebody asks for it. */
export const withState = <S>(of: Projected<unknown>, state: S): Projected<S> => ({
  state,
  mark: of.mark,
  unread: of.unread,
  get head() {
    return of.head;
  },
});

/** States of the last lines that are at hand, and of lines before them one in so many. */
const [LATELY, EVERY] = [32, 64];

/** A fold over a log that is at hand after every line, what is taken back later on included. */
export class RunningFold<S> {
  private readonly lines: StandingLine[] = [];
  private readonly undone = new Set<string>();
  /** The states before lines, and after the last; most of those long ago are folded anew where somebody asks for them. */
  private readonly states: (S | undefined)[];

  constructor(private readonly part: Projection<S>) {
    this.states = [part.start];
  }

  /** The state after all lines so far. */
  get state(): S {
    return this.states.at(-1)!;
  }

  /**
   * Goes on by a line.
   * @param undone the name of the line that it takes back, if it does: what came after that is folded anew
   */
  add(at: StandingLine, undone?: string): void {
    this.lines.push(at);
    this.states.push(this.after(this.state, at));
    const old = this.lines.length - LATELY;
    if (old > 0 && old % EVERY !== 0) this.states[old] = undefined;
    if (undone !== undefined) this.takeBack(undone);
  }

  private takeBack(name: string): void {
    this.undone.add(name);
    const taken = this.lines.findLastIndex((line) => line.name === name);
    if (taken < 0) return;
    let from = taken;
    while (this.states[from] === undefined) from--;
    let state = this.states[from] as S;
    for (let i = from; i < this.lines.length; i++) {
      state = this.after(state, this.lines[i]!);
      if (this.states[i + 1] !== undefined) this.states[i + 1] = state;
    }
  }

  private after(state: S, at: StandingLine): S {
    if (!this.undone.has(at.name)) return this.part.after(state, at);
    return this.part.undone ? this.part.undone(state, at) : state;
  }
}
