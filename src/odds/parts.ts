import type { Part, Value } from '../rules/rule.js';
import type { Distribution } from './distribution.js';

/** What was met on any branch: rulings, with the option played, and table cells of the players' own. */
export interface Met {
  readonly rulings: Record<string, number>;
  readonly house: Record<string, Value>;
}

/** The odds of a part, with what was met in it: whoever takes them over meets it as well. */
export interface Kept {
  readonly odds: Distribution<unknown>;
  readonly met: Met;
  /** They were worked out once more, and were the same. */
  proved: boolean;
}

/** The odds of parts, by function and arguments. They hold as long as rulings and cells are the same. */
export class Parts {
  private readonly all = new Map<Part['of'], Map<string, Kept>>();
  private count = 0;

  /** How many are kept. */
  get size(): number {
    return this.count;
  }

  of(part: Part['of'], key: string): Kept | undefined {
    return this.all.get(part)?.get(key);
  }

  keep(part: Part['of'], key: string, kept: Kept): void {
    const known = this.all.get(part) ?? new Map<string, Kept>();
    this.all.set(part, known);
    known.set(key, kept);
    this.count++;
  }
}
