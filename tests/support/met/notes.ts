import type { Met } from '../../../tools/met.js';

/** Notes of what tests met, one test after the other. */
export class Notes {
  /** What was met since a test began or ended. */
  private readonly now = new Set<string>();
  /** What was met outside of tests, before those that look at it: a game that they all tell of. */
  private readonly around = new Set<string>();
  private readonly met = new Set<string>();
  private readonly named = new Set<string>();
  private readonly tested = new Set<string>();

  /** `bg:cas.1` for a clause that is cited, `bg:los.1=shown` for a reminder, `bg:R4=2` for an option that is played. */
  add(what: string): void {
    this.now.add(what);
  }

  begins(): void {
    move(this.now, this.around);
  }

  ends(name: string): void {
    for (const id of name.match(/\b[a-z]+:[\w-]+(?:\.[\w-]+)*/g) ?? []) {
      this.named.add(id);
      for (const one of [...this.around, ...this.now])
        if (one === id || one.startsWith(`${id}=`)) this.tested.add(one);
    }
    move(this.now, this.met);
  }

  /** Another file of tests begins. */
  forget(): void {
    for (const of of [this.now, this.around, this.met, this.named, this.tested]) of.clear();
  }

  all(): Met {
    const met = new Set([...this.met, ...this.around, ...this.now]);
    return { met: [...met], named: [...this.named], tested: [...this.tested] };
  }
}

/** The notes of the file of tests that runs. */
export const notes = new Notes();

function move(from: Set<string>, to: Set<string>): void {
  for (const one of from) to.add(one);
  from.clear();
}
