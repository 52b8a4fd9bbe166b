import { isUtf8 } from 'node:buffer';
import { type Bytes, bytesOf, linesIn } from './bytes.js';
import { NO_LINE, nameWith, placeInChain } from './line/chain.js';
import { headIn } from './line/head.js';
import { StandingLine } from './lines.js';
import { sha256 } from './sha256.js';

/** A line of a log, as a proof finds it. */
export type Link =
  /** It follows from the one before it. */
  | { readonly kind: 'stands'; readonly at: StandingLine }
  /** A process wrote it that came second, and wrote again. */
  | { readonly kind: 'second'; readonly number: number }
  /** It was torn off while it was written: what it was to say was never told, and nothing builds on it. */
  | { readonly kind: 'torn'; readonly number: number }
  /** It is no line of a log, and whoever reads the log passes it over; `why` goes on from its number. */
  | { readonly kind: 'none'; readonly number: number; readonly why: string }
  /** It does not follow; `why` goes on from its number. */
  | { readonly kind: 'broken'; readonly number: number; readonly why: string };

/** How every line of a log begins. */
const BEGINS = '{"id":"';

/** What is said of bytes that are no line of a log. */
function noLine(bytes: Buffer, number: number): Link {
  const begins = bytes.toString('latin1', 0, BEGINS.length);
  const broken = bytes.at(-1) === 0x0d;
  if (BEGINS.startsWith(begins) && !broken) return { kind: 'torn', number };
  const why = broken ? 'has lost its line break: it is that of another system now' : 'is no line of a log';
  return { kind: 'none', number, why };
}

/** A line by its place, or what is wrong with it by itself. */
type Found = { readonly at: StandingLine; readonly prev: string } | { readonly wrong: Link };

/** The lines of a log, each with its name; empty ones are none. */
function* namedIn(bytes: Bytes, numbers: Map<string, number>): Generator<Found> {
  let number = 0;
  for (const { bytes: line, from, to } of linesIn(bytes)) {
    number++;
    if (from === to) continue;
    const of = headIn(line);
    if (!of) {
      yield { wrong: noLine(line, number) };
      continue;
    }
    const name = nameWith(of.prev, sha256(line).toString('hex'));
    const twice = numbers.get(name);
    if (twice === undefined) numbers.set(name, number);
    const why = !isUtf8(line)
      ? 'holds bytes that are no text'
      : twice !== undefined && `is line ${twice} once more`;
    yield why
      ? { wrong: { kind: 'broken', number, why } }
      : { at: new StandingLine(of.kind, number, from, to, bytes, placeInChain(name), name), prev: of.prev };
  }
}

/**
 * Goes through a log line by line, with the name of every line worked out from its bytes: no line is taken at the word
 * of another. It goes on behind a line that does not follow as if that one had not been there.
 */
export function* chained(bytes: Bytes): Generator<Link> {
  const numbers = new Map<string, number>();
  // What a line follows may stand behind it.
  const found = [...namedIn(bytes, numbers)];
  const followed = new Set<string>();
  let head = NO_LINE;
  let before = 0;
  for (const one of found) {
    if ('wrong' in one) {
      yield one.wrong;
      continue;
    }
    const { at, prev } = one;
    const { number } = at;
    if (prev === head) {
      followed.add(head);
      head = at.name;
      before = number;
      yield { kind: 'stands', at };
    } else if (followed.has(prev)) yield { kind: 'second', number };
    else yield { kind: 'broken', number, why: whyNot(prev, before, numbers.get(prev)) };
  }
}

/**
 * Whether every line of a log follows from the one before it.
 * @returns the first that does not
 * @throws LogError when the log cannot be read
 */
export function firstBroken(path: string): (Link & { kind: 'broken' }) | undefined {
  for (const link of chained(bytesOf(path))) if (link.kind === 'broken') return link;
  return undefined;
}

/** Why a line does not follow the last that stands. */
function whyNot(prev: string, before: number, follows: number | undefined): string {
  if (follows !== undefined) return `does not follow line ${before}: it was written behind line ${follows}`;
  if (prev === NO_LINE) return `does not follow line ${before}: it was written as the first of a log`;
  return before === 0
    ? 'is not the first of its log: what stood before it is missing'
    : `does not follow line ${before}: line ${before} was changed, or what stood between them is missing`;
}
