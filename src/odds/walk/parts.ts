import type { Part, Value } from '../../rules/rule.js';
import type { Distribution } from '../distribution.js';
import { inOnePiece } from '../one-piece.js';
import { Spelling } from '../spelling.js';
import type { Leads, Spot } from './ends.js';
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
  readonly leads: Leads<unknown>;
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
      found = { key: inOnePiece(key), state, number: this.spots.size };
      this.spots.set(found.key, found);
    }
    return found;
  }
}

/** After so many times one may say that nothing but a value comes of a part. */
const OFTEN = 20;

/** The odds of parts, and where rounds lead, by function and arguments. They hold as long as rulings and cells are the same. */
export class Parts {
  private readonly all = new Map<Part['of'], Map<unknown, KeptOdds>>();
  private readonly rounds = new Map<Part['of'], Map<unknown, KeptRounds>>();
  private readonly spellings = new Map<Part['of'], Spelling>();
  private count = 0;

  /** How often functions were worked out that nothing but their value came of; those that chance was in stand here with none. */
  private readonly certain = new Map<Part['of'], number>();

  /** How many are kept. */
  get size(): number {
    return this.count;
  }

  /** The same for arguments of a function that are alike: no object is spelt twice. They are plain data, and stay as they are. */
  keyOf({ of, args }: Pick<Part, 'of' | 'args'>): unknown {
    let spelling = this.spellings.get(of);
    if (!spelling) {
      spelling = new Spelling(() => proof.ofParts);
      this.spellings.set(of, spelling);
    }
    return spelling.of(args);
  }

  of(part: Part['of'], key: unknown): KeptOdds | undefined {
    return this.all.get(part)?.get(key);
  }

  keep(part: Part['of'], key: unknown, kept: KeptOdds): void {
    const known = this.all.get(part) ?? new Map<unknown, KeptOdds>();
    this.all.set(part, known);
    known.set(key, kept);
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
  roundsOf(like: Pick<Part, 'of' | 'args'>): KeptRounds {
    const key = this.keyOf(like);
    const known = this.rounds.get(like.of) ?? new Map<unknown, KeptRounds>();
    this.rounds.set(like.of, known);
    const found = known.get(key) ?? new KeptRounds();
    known.set(key, found);
    return found;
  }
}
