import type { Standing } from './follow.js';
import type { Projection } from './projection.js';

/** A fold over a log that is at hand after every line, what is taken back later on included. */
export class Running<S> {
  private readonly lines: Standing[] = [];
  private readonly undone = new Set<string>();
  /** The states before each line, and after the last. */
  private readonly states: S[];

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
  add(at: Standing, undone?: string): void {
    this.lines.push(at);
    this.states.push(this.after(this.state, at));
    if (undone === undefined) return;
    this.undone.add(undone);
    const from = this.lines.findLastIndex(({ name }) => name === undone);
    if (from < 0) return;
    for (let i = from; i < this.lines.length; i++)
      this.states[i + 1] = this.after(this.states[i]!, this.lines[i]!);
  }

  private after(state: S, at: Standing): S {
    if (!this.undone.has(at.name)) return this.part.after(state, at);
    return this.part.undone ? this.part.undone(state, at) : state;
  }
}
