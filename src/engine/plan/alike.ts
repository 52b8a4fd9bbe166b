import type { Unit } from '../../rules/roster.js';
import { isObject } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';

/** The same text for the same data, in whatever order it was put in. */
const spelt = (of: unknown): string =>
  isObject(of)
    ? `{${Object.entries(of)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}:${spelt(value)}`)}}`
    : JSON.stringify(of);

/** What of a unit tells tables apart, after so many lines of a plan. */
type Gist = (played: number) => (unit: Unit, all: readonly Unit[]) => Unit;

/**
 * Tables that are alike, told apart by few letters. What is alike on them is one object, so that whatever was found out of it
 * once is known of it again.
 */
export class Alike {
  private readonly byText = new Map<string, object>();
  private readonly bySpelling = new Map<string, object>();
  private readonly numbers = new Map<object, number>();
  private readonly ones = new WeakMap<object, object>();
  /** So many parts of tables were looked at to tell whether they are like another: that takes longer than all else of a table. */
  compared = 0;
  /** What is left of units after so many lines, as far as it was asked. */
  private readonly left = new Map<number, { of: ReturnType<Gist>; ones: WeakMap<Unit, Unit> }>();

  /** @param gist what of a unit tells tables apart, after so many lines */
  constructor(private readonly gist: Gist) {}

  /** The one that stands for all that are like it. */
  private one<T extends object>(of: T): T {
    const known = this.ones.get(of);
    if (known) return known as T;
    this.compared++;
    // What is made in the same way is put in in the same order: few have to be brought into order to be told apart.
    const text = JSON.stringify(of);
    const first = this.byText.get(text) ?? this.firstOf(of);
    this.byText.set(text, first);
    this.ones.set(of, first);
    return first as T;
  }

  /** The first that was like it; itself, with a number of its own. */
  private firstOf(of: object): object {
    const text = spelt(of);
    const first = this.bySpelling.get(text) ?? of;
    if (first === of) {
      this.bySpelling.set(text, of);
      this.numbers.set(of, this.bySpelling.size);
    }
    return first;
  }

  private unitsOf(units: readonly Unit[], played: number): Unit[] {
    const left = this.left.get(played) ?? { of: this.gist(played), ones: new WeakMap() };
    this.left.set(played, left);
    const { of, ones } = left;
    return units.map((unit) => {
      const known = ones.get(unit);
      if (known) return known;
      const one = this.one(of(unit, units));
      ones.set(unit, one);
      return one;
    });
  }

  /** The same number for units, of tables made by {@link table}, that are alike. */
  numberOf = (unit: Unit): number => this.numbers.get(unit)!;

  /** The same number for parts of tables, made by {@link table}, that are alike: units and all besides; nothing for their sides. */
  number = (of: object | undefined): number | undefined => of && this.numbers.get(of);

  /**
   * A table made of what stands for all that is like it.
   * @param played the lines that were played: what only they looked at tells nothing apart any more
   */
  table({ units, slots, piles, spans, later, ...rest }: State, played: number): State {
    return {
      ...rest,
      units: this.unitsOf(units, played),
      slots: this.one(slots),
      piles: this.one(piles),
      spans: this.one(spans),
      later: this.one(later),
    };
  }

  /** A table behind which nothing comes any more. */
  end = (state: State): State => this.table(state, Number.POSITIVE_INFINITY);

  /** The same text for tables, made by {@link table}, on which all that follows is the same. */
  key({ units, slots, piles, spans, later }: State): string {
    let key = '';
    for (const unit of units) key += `${this.numbers.get(unit)} `;
    for (const other of [slots, piles, spans, later]) key += `${this.numbers.get(other)} `;
    return key;
  }
}
