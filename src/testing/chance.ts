/** The same numbers for the same game, on any machine. */
export class Chance {
  constructor(private seed: number) {}

  private next(): number {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) & 0x7fffffff;
    return this.seed / 0x80000000;
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }

  shuffled<T>(of: readonly T[]): T[] {
    const left = [...of];
    return of.map(() => left.splice(this.below(left.length), 1)[0]!);
  }

  is(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }
}
