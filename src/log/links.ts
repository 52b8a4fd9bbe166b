import { NOTHING } from './chain.js';
import { bytesFrom } from './file.js';
import { Standing } from './follow.js';
import { type Head, headOf } from './line.js';

/** A line of a log, as a proof finds it. */
export type Link =
  /** It follows from the one before it. */
  | { readonly kind: 'stands'; readonly at: Standing }
  /** A process wrote it that came second, and wrote again. */
  | { readonly kind: 'second'; readonly number: number }
  /** It was torn off while it was written: what it was to say was never told, and nothing builds on it. */
  | { readonly kind: 'torn'; readonly number: number }
  /** It is no line of a log, and whoever reads the log passes it over; `why` goes on from its number. */
  | { readonly kind: 'none'; readonly number: number; readonly why: string }
  /** It does not follow; `why` goes on from its number. */
  | { readonly kind: 'broken'; readonly number: number; readonly why: string };

interface Raw {
  readonly number: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

function* linesOf(bytes: Buffer): Generator<Raw> {
  for (let from = 0, number = 1; from < bytes.length; number++) {
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end;
    yield { number, text: bytes.toString('utf8', from, to), from, to, bytes: bytes.subarray(from, to) };
    from = to + 1;
  }
}

/** How every line of a log begins. */
const BEGINS = '{"id":"';
const isTorn = (text: string) => text.startsWith(BEGINS) || BEGINS.startsWith(text);

/**
 * Goes through a log line by line, with the name of every line worked out from its bytes: no line is taken at the word
 * of another. Empty lines are none. It goes on behind a line that does not follow as if that one had not been there.
 * @param bytes the log
 */
export function* chained(bytes: Buffer): Generator<Link> {
  const lines = [...linesOf(bytes)].filter(({ text }) => text !== '');
  const numbers = new Map<string, number>();
  const known = lines.map((raw) => {
    const of = headOf(raw.text);
    const at = of && new Standing(of, raw.text, raw.number, raw.from, raw.to);
    const twice = at && numbers.get(at.name);
    if (at && twice === undefined) numbers.set(at.name, raw.number);
    return { raw, at, twice };
  });
  const followed = new Set<string>();
  let head = NOTHING;
  let before = 0;
  for (const { raw, at, twice } of known) {
    const { number } = raw;
    const broken = (why: string): Link => ({ kind: 'broken', number, why });
    if (!at) {
      yield isTorn(raw.text) && !raw.text.endsWith('\r')
        ? { kind: 'torn', number }
        : { kind: 'none', number, why: notALine(raw.text) };
    } else if (!Buffer.from(raw.text).equals(raw.bytes)) yield broken('holds bytes that are no text');
    else if (twice !== undefined) yield broken(`is line ${twice} once more`);
    else if (at.of.prev === head) {
      followed.add(head);
      head = at.name;
      before = number;
      yield { kind: 'stands', at };
    } else if (followed.has(at.of.prev)) yield { kind: 'second', number };
    else yield broken(whyNot(at.of, before, numbers.get(at.of.prev)));
  }
}

/**
 * Whether every line of a log follows from the one before it.
 * @returns the first that does not
 * @throws LogError when the log cannot be read
 */
export function firstBroken(path: string): (Link & { kind: 'broken' }) | undefined {
  for (const link of chained(bytesFrom(path, 0))) if (link.kind === 'broken') return link;
  return undefined;
}

const notALine = (text: string) =>
  text.endsWith('\r') ? 'has lost its line break: it is that of another system now' : 'is no line of a log';

/** Why a line does not follow the last that stands. */
function whyNot({ prev }: Head, before: number, follows: number | undefined): string {
  if (follows !== undefined) return `does not follow line ${before}: it was written behind line ${follows}`;
  if (prev === NOTHING) return `does not follow line ${before}: it was written as the first of a log`;
  return before === 0
    ? 'is not the first of its log: what stood before it is missing'
    : `does not follow line ${before}: line ${before} was changed, or what stood between them is missing`;
}
