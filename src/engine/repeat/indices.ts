/** Numbers that are marked off together: a page that is full takes no more room than its name. */
const PAGE = 1 << 16;
const FULL = 'full';

/** A page of numbers, a bit for each. */
interface BitPage {
  readonly bits: Uint8Array;
  marked: number;
}

/** Numbers from so many, one after another. */
interface Span {
  readonly from: number;
  readonly times: number;
}

/** Repetitions that were counted: in whatever order they come, they take little room where few are missing. */
export class Indices {
  private readonly pages = new Map<number, BitPage | typeof FULL>();
  first = Number.POSITIVE_INFINITY;
  last = Number.NEGATIVE_INFINITY;

  /** Marks a number off. @returns whether it was not yet */
  add(index: number): boolean {
    const name = Math.floor(index / PAGE);
    const at = index - name * PAGE;
    let page = this.pages.get(name);
    if (page === FULL) return false;
    if (page === undefined) {
      page = { bits: new Uint8Array(PAGE / 8), marked: 0 };
      this.pages.set(name, page);
    }
    const bit = 1 << (at & 7);
    if (page.bits[at >> 3]! & bit) return false;
    page.bits[at >> 3]! |= bit;
    page.marked++;
    if (page.marked === PAGE) this.pages.set(name, FULL);
    if (index < this.first) this.first = index;
    if (index > this.last) this.last = index;
    return true;
  }

  /** The numbers between the first and the last that are missing. */
  *missing(): Generator<Span> {
    let next = this.first;
    for (const name of [...this.pages.keys()].sort((a, b) => a - b)) {
      const page = this.pages.get(name)!;
      const start = name * PAGE;
      if (page === FULL) {
        if (start > next) yield { from: next, times: start - next };
        next = start + PAGE;
        continue;
      }
      for (let at = 0; at < PAGE; at++) {
        if (!(page.bits[at >> 3]! & (1 << (at & 7)))) continue;
        const index = start + at;
        if (index > next) yield { from: next, times: index - next };
        next = index + 1;
      }
    }
  }
}
