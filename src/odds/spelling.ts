type Plain = Readonly<Record<string, unknown>>;

/** Whether it is told by what stands under its names: neither a list, which may be long or short, nor something with a text of its own. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);

/**
 * Tells values apart that are gathered in one place. Most of them have the same names in the same order and differ in what
 * stands under these: they are told by that alone, which is a third of the work of spelling them out.
 */
export class Spelling {
  /** The names of the first of them, in order; those of a value within a value come behind its own. */
  private names: string[] | undefined;
  private at = 0;
  /** What stood in lists, each thing with the number of all that are like it: the same stands in many of them. */
  private lists:
    | { readonly numbers: Map<object, number>; readonly bySpelling: Map<string, number> }
    | undefined;

  /** The same for equal values, and for those alone; what is undefined is not there. */
  of(value: unknown): unknown {
    if (typeof value === 'string') return `"${value}`;
    if (typeof value !== 'object' || value === null) return value;
    if (!isPlain(value)) return this.spelt(value);
    if (!this.names) {
      this.names = [];
      this.learn(value);
    }
    this.at = 0;
    const told = this.told(value);
    return told !== undefined && this.at === this.names.length ? told : JSON.stringify(value);
  }

  private learn(value: Plain): void {
    for (const name in value) {
      const held = value[name];
      if (held === undefined) continue;
      this.names!.push(name);
      if (isPlain(held)) this.learn(held);
    }
  }

  /** What stands under its names; nothing, where these are others. */
  private told(value: Plain): string | undefined {
    let told = '{';
    for (const name in value) {
      const held = value[name];
      if (held === undefined) continue;
      if (name !== this.names![this.at++]) return undefined;
      if (typeof held === 'string') told += `${held.length}"${held}`;
      else if (typeof held !== 'object' || held === null) told += `${held},`;
      else {
        const within = isPlain(held) ? this.told(held) : this.spelt(held);
        if (within === undefined) return undefined;
        told += within;
      }
    }
    return `${told}}`;
  }

  private spelt(value: object): string {
    if (!Array.isArray(value)) return JSON.stringify(value);
    let told = '[';
    for (const of of value as readonly unknown[]) {
      if (typeof of === 'string') told += `${of.length}"${of}`;
      else if (typeof of !== 'object' || of === null) told += `${of},`;
      else told += Array.isArray(of) ? this.spelt(of) : `#${this.numberOf(of)},`;
    }
    return `${told}]`;
  }

  private numberOf(value: object): number {
    this.lists ??= { numbers: new Map(), bySpelling: new Map() };
    const { numbers, bySpelling } = this.lists;
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    const number = bySpelling.get(text) ?? bySpelling.size;
    bySpelling.set(text, number);
    numbers.set(value, number);
    return number;
  }
}
