import type { Part, Value } from '../../rules/rule.js';
import type { Distribution } from '../distribution.js';
import { inOnePiece } from '../one-piece.js';
import type { Spot, Transition } from './ends.js';
import { proof } from './proved.js';

/** What was met on any branch: rulings, with the option played, and table cells of the players' own. */
export interface Met {
  readonly rulings: Record<string, number>;
  readonly house: Record<string, Value>;
}

/** The odds of a part, with what was met in it: whoever takes them over meets it as well. */
interface KeptOdds {
  readonly odds: Distribution<unknown>;
  readonly met: Met;
  /** They were worked out once more, and were the same. */
  proved: boolean;
}

/** Where a round of a process leads, with what was met in it. */
interface KeptRound extends Pick<KeptOdds, 'met'> {
  readonly transitions: readonly Transition<unknown>[];
  proved: boolean;
}

/** The states that a process comes to, each kept once however many rounds lead there, and where rounds lead from them. */
export class KeptRounds {
  readonly from = new Map<Spot<unknown>, KeptRound>();
  private readonly spots = new Map<string, Spot<unknown>>();

  /** @param key the same text for the same state */
  spot(key: string, state: unknown): Spot<unknown> {
    let found = this.spots.get(key);
    if (!found) {
      found = { key: inOnePiece(key), state };
      this.spots.set(found.key, found);
    }
    return found;
  }
}

/** So many arguments are known by themselves: most are made for one question, and a few are asked with again and again. */
const LATELY = 500;

/** After so many times one may say that nothing but a value comes of a part. */
const OFTEN = 20;

/** The odds of parts, and where rounds lead, by function and arguments. They hold as long as rulings and cells are the same. */
export class Parts {
  private readonly all = new Map<Part['of'], Map<string, KeptOdds>>();
  private readonly rounds = new Map<Part['of'], Map<string, KeptRounds>>();
  private count = 0;
  /** The objects that were arguments lately, each with the number of all that are spelt as it is. */
  private readonly numbers = new Map<object, number>();
  private readonly bySpelling = new Map<string, number>();

  /** How often functions were worked out that nothing but their value came of; those that chance was in stand here with none. */
  private readonly certain = new Map<Part['of'], number>();

  /** How many are kept. */
  get size(): number {
    return this.count;
  }

  /** The same text for arguments that are alike: no object is spelt twice. They are plain data, and stay as they are. */
  keyOf(args: Part['args']): string {
    let key = '';
    for (const arg of args) {
      if (arg === undefined) key += ',';
      else if (typeof arg === 'string') key += `${JSON.stringify(arg)},`;
      else if (typeof arg !== 'object' || arg === null) key += `${arg},`;
      else key += `#${this.numberOf(arg)},`;
    }
    return key;
  }

  private numberOf(arg: object): number {
    const known = this.numbers.get(arg);
    if (known !== undefined && !proof.ofParts) return known;
    const text = JSON.stringify(arg);
    const number = this.bySpelling.get(text) ?? this.bySpelling.size;
    if (known !== undefined && known !== number)
      throw new Error(`an argument was changed: ${text.slice(0, 200)}`);
    this.bySpelling.set(text, number);
    if (this.numbers.size >= LATELY) this.numbers.clear();
    this.numbers.set(arg, number);
    return number;
  }

  of(part: Part['of'], key: string): KeptOdds | undefined {
    return this.all.get(part)?.get(key);
  }

  keep(part: Part['of'], key: string, kept: KeptOdds): void {
    const known = this.all.get(part) ?? new Map<string, KeptOdds>();
    this.all.set(part, known);
    known.set(inOnePiece(key), kept);
    this.count++;
  }

  /** Whether nothing but a value ever came of it, so often that looking it up is more work than doing it again. */
  isCertain(part: Part['of']): boolean {
    return (this.certain.get(part) ?? 0) > OFTEN;
  }

  /** Notes whether nothing but its value came of it: no chance was in it, and it did nothing to the table. */
  came(part: Part['of'], certain: boolean): void {
    const before = this.certain.get(part) ?? 0;
    this.certain.set(part, certain ? before + 1 : Number.NEGATIVE_INFINITY);
  }

  /** The rounds of this function, with these arguments besides the state. */
  roundsOf({ of, args }: Pick<Part, 'of' | 'args'>): KeptRounds {
    const key = this.keyOf(args);
    const known = this.rounds.get(of) ?? new Map<string, KeptRounds>();
    this.rounds.set(of, known);
    const found = known.get(key) ?? new KeptRounds();
    known.set(inOnePiece(key), found);
    return found;
  }
}
