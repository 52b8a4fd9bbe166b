import type { Bytes } from './bytes.js';
import { hashOf, NO_LINE, nameWith, placeInChain, prevIn } from './line/chain.js';
import { ENDS, type Head, headOf, KINDS } from './line/head.js';
import { Last } from './line/last.js';
import type { LineKind } from './line/line.js';

/** Bytes of a line that tell what it is about, as a rule. */
const STARTS = 256;

/**
 * A line that stands, with its place. What it says is read when it is asked for: a log may be longer than there is room
 * for, and even what can be told at a glance is too much to be kept of every line.
 */
export class StandingLine implements Head {
  private static readonly last = new Last<StandingLine, string>(({ bytes, from, to }) =>
    bytes(from, to).toString(),
  );

  constructor(
    readonly kind: LineKind,
    /** Its number in the file, from 1. */
    readonly number: number,
    /** The bytes of its text. */
    readonly from: number,
    readonly to: number,
    private readonly bytes: Bytes,
    /** The place in the chain that its name tells. */
    readonly place: number,
    /** Its name, if that is known, or what tells it. */
    private named?: string | (() => string),
  ) {}

  /** A line that is at hand. @param whole its bytes, with the line break behind them */
  static of(text: string, whole: Buffer, { kind, prev }: Head, number: number, from: number): StandingLine {
    const part = (a: number, b: number) => whole.subarray(a - from, b - from);
    const to = from + whole.length - 1;
    const at = new StandingLine(kind, number, from, to, part, placeInChain(prev) + 1);
    StandingLine.last.know(at, text);
    return at;
  }

  get of(): Head {
    return this;
  }

  get prev(): string {
    return prevAt(this.bytes, this.from, this.to);
  }

  get id(): string {
    return headOf(this.text)?.id ?? '';
  }

  get text(): string {
    return StandingLine.last.get(this);
  }

  /** As much of its text as tells, as a rule, when it was written and by which rules. */
  get start(): string {
    const { from, to } = this;
    return this.bytes(from, Math.min(to, from + STARTS)).toString();
  }

  /** Its name, as the next line has it; worked out only where somebody asks for that of the last line. */
  get name(): string {
    const { named } = this;
    if (typeof named === 'string') return named;
    this.named = named?.() ?? nameWith(this.prev, hashOf(this.bytes(this.from, this.to)));
    return this.named;
  }

  /** Takes the next line at its word about this one. */
  followedBy(next: StandingLine): void {
    this.named = () => next.prev;
  }
}

/** The name of the line before one, by the bytes of its text. */
function prevAt(bytes: Bytes, from: number, to: number): string {
  return prevIn(bytes(Math.max(from, to - ENDS), to).toString('latin1')) ?? NO_LINE;
}

/** Lines of a log, in its order. */
export interface LogLines extends Iterable<StandingLine> {
  readonly length: number;
  /** @param index from 0; from the end, where it is negative */
  at(index: number): StandingLine | undefined;
}

/** What a list keeps of a line, in numbers: the last is that of the line that it follows, in the chain. */
const [KIND, NUMBER, FROM, TO, AFTER, EACH] = [0, 1, 2, 3, 4, 5];
/** Lines that are kept in one block: to make a long list longer would be to copy it. */
const BLOCK = 256;

/** Lines of a log of any length: where they stand is kept of each, and a line is made of it while somebody looks at it. */
export class AllLines implements LogLines {
  length = 0;
  private readonly blocks: Float64Array[] = [];
  private lookedAt: { readonly index: number; readonly at: StandingLine } | undefined;

  constructor(private readonly bytes: Bytes) {}

  /** @param after the place in the chain of the line that it follows */
  add(kind: LineKind, number: number, from: number, to: number, after: number): void {
    const place = (this.length++ % BLOCK) * EACH;
    if (place === 0) this.blocks.push(new Float64Array(BLOCK * EACH));
    const block = this.blocks.at(-1)!;
    block[place + KIND] = KINDS.indexOf(kind);
    block[place + NUMBER] = number;
    block[place + FROM] = from;
    block[place + TO] = to;
    block[place + AFTER] = after;
  }

  private of(index: number, what: number): number {
    return this.blocks[Math.floor(index / BLOCK)]![(index % BLOCK) * EACH + what]!;
  }

  at(of: number): StandingLine | undefined {
    const index = of < 0 ? this.length + of : of;
    if (this.lookedAt?.index === index) return this.lookedAt.at;
    if (index < 0 || index >= this.length) return undefined;
    const at = this.made(index);
    this.lookedAt = { index, at };
    return at;
  }

  private made(index: number): StandingLine {
    const { bytes } = this;
    const next = index + 1;
    const isLast = next === this.length;
    return new StandingLine(
      KINDS[this.of(index, KIND)]!,
      this.of(index, NUMBER),
      this.of(index, FROM),
      this.of(index, TO),
      bytes,
      isLast ? this.of(index, AFTER) + 1 : this.of(next, AFTER),
      isLast ? undefined : () => prevAt(bytes, this.of(next, FROM), this.of(next, TO)),
    );
  }

  *[Symbol.iterator](): Generator<StandingLine> {
    for (let i = 0; i < this.length; i++) yield this.at(i)!;
  }
}
