import type { Input } from '../../rules/record.js';
import type { Unit } from '../../rules/roster.js';
import type { State } from '../../rules/state.js';

/** The same text for the same data, in whatever order it was put in. */
const spelt = (of: unknown): string =>
  typeof of === 'object' && of !== null && !Array.isArray(of)
    ? `{${Object.entries(of as Input)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}:${spelt(value)}`)}}`
    : JSON.stringify(of);

/**
 * Tables that are alike, told apart by few letters. What is alike on them is one object, so that whatever was found out of it
 * once is known of it again.
 */
export class Alike {
  private readonly byText = new Map<string, object>();
  private readonly bySpelling = new Map<string, object>();
  private readonly numbers = new WeakMap<object, number>();
  private readonly ones = new WeakMap<object, object>();

  /** @param gist what of a unit tells tables apart */
  constructor(private readonly gist: (unit: Unit) => Unit) {}

  /** The one that stands for all that are like it. */
  private one<T extends object>(of: T): T {
    const known = this.ones.get(of);
    if (known) return known as T;
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

  private unit(of: Unit): Unit {
    const known = this.ones.get(of);
    if (known) return known as Unit;
    const one = this.one(this.gist(of));
    this.ones.set(of, one);
    return one;
  }

  /** The same number for units that are alike. */
  numberOf = (unit: Unit): number => this.numbers.get(this.unit(unit))!;

  /** The same number for parts of tables, made by {@link table}, that are alike: units and all besides; nothing for their sides. */
  number = (of: object | undefined): number | undefined => of && this.numbers.get(of);

  /** A table made of what stands for all that is like it. */
  table({ units, slots, piles, spans, later, ...rest }: State): State {
    return {
      ...rest,
      units: units.map((unit) => this.unit(unit)),
      slots: this.one(slots),
      piles: this.one(piles),
      spans: this.one(spans),
      later: this.one(later),
    };
  }

  /** The same text for tables, made by {@link table}, on which all that follows is the same. */
  key({ units, slots, piles, spans, later }: State): string {
    let key = '';
    for (const unit of units) key += `${this.numbers.get(unit)} `;
    for (const other of [slots, piles, spans, later]) key += `${this.numbers.get(other)} `;
    return key;
  }
}
