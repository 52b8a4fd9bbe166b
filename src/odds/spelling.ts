type Plain = Readonly<Record<string, unknown>>;

/** Whether it is told by what stands under its names: neither a list, which may be long or short, nor something with a text of its own. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);

/** What is no small number has one of these letters, in the order in which it was met. */
const [OTHERS, MOST_OTHERS] = [0x8000, 0x7fff];
/** Letters that say what comes next: a value within a value, what is behind it, a list, a thing in a list, a text of its own. */
const [WITHIN, BEHIND, LIST, THING, TEXT] = [0, 1, 2, 3, 4];
/** The letters of whole numbers stand between these and those. */
const NUMBERS = 5;
/** No more letters are put together than this. */
const LONGEST = 5_000;
/** So many sets of names are learnt. */
const MOST_SHAPES = 12;
/** So many things are known by themselves at a time. */
const LATELY = 500;

/** The names of a value, in order; those of a value within it come behind its own. */
function namesIn(value: Plain, names: string[] = []): string[] {
  for (const name in value) {
    const held = value[name];
    if (held === undefined) continue;
    names.push(name);
    if (isPlain(held)) namesIn(held, names);
  }
  return names;
}

/**
 * Tells values apart that are gathered in one place. Most of them have the same few sets of names, in the same order, and differ in
 * what stands under these: they are told by that alone, a letter each, which is a fifth of the work of spelling them out.
 */
export class Spelling {
  private readonly shapes: (readonly string[])[] = [];
  private readonly letters: number[] = [];
  private length = 0;
  private readonly others = new Map<unknown, number>();
  /** What stood in lists, each thing with the number of all that are like it: the same stands in many of them. */
  private things: Numbers | undefined;
  /** The names that a value is told by, and how many of them have come. */
  private names: readonly string[] = [];
  private at = 0;

  /** @param isProved whether things are spelt again where they come again: they have to be as they were */
  constructor(private readonly isProved: () => boolean = () => false) {}

  /** The same for equal values, and for those alone; what is undefined is not there. */
  of(value: unknown): unknown {
    if (typeof value === 'string') return `"${value}`;
    if (typeof value !== 'object' || value === null) return value;
    this.length = 0;
    const isTold = Array.isArray(value) ? this.list(value) : isPlain(value) && this.byNames(value);
    if (!isTold) return JSON.stringify(value);
    if (this.letters.length !== this.length) this.letters.length = this.length;
    return String.fromCharCode(...this.letters);
  }

  /** Puts down a value by the names that it has. @returns whether that was possible, as with all that follow */
  private byNames(value: Plain): boolean {
    for (let i = 0; i < MOST_SHAPES; i++) {
      this.names = this.shapes[i] ??= namesIn(value);
      this.at = 0;
      this.length = 0;
      this.put(NUMBERS + i);
      if (this.within(value) && this.at === this.names.length) return true;
    }
    return false;
  }

  private within(value: Plain): boolean {
    for (const name in value) {
      const held = value[name];
      if (held === undefined) continue;
      if (name !== this.names[this.at++]) return false;
      if (!(typeof held !== 'object' || held === null ? this.one(held) : this.object(held))) return false;
    }
    return true;
  }

  private object(held: object): boolean {
    if (Array.isArray(held)) return this.list(held);
    const isWithin = isPlain(held);
    this.put(isWithin ? WITHIN : TEXT);
    if (!isWithin) return this.one(JSON.stringify(held));
    const isTold = this.within(held);
    this.put(BEHIND);
    return isTold;
  }

  private list(of: readonly unknown[]): boolean {
    this.put(LIST);
    if (of.length + this.length > LONGEST) return false;
    let isTold = this.one(of.length);
    for (let i = 0; isTold && i < of.length; i++) {
      const held = of[i];
      if (typeof held !== 'object' || held === null) isTold = this.one(held);
      else if (Array.isArray(held)) isTold = this.list(held);
      else {
        this.put(THING);
        this.things ??= new Numbers(this.isProved);
        isTold = this.one(this.things.of(held));
      }
    }
    return isTold;
  }

  private put(letter: number): void {
    this.letters[this.length++] = letter;
  }

  /** Puts down what is told by one letter, as long as there are letters. */
  private one(held: unknown): boolean {
    if (typeof held === 'number' && held >= 0 && held < OTHERS - NUMBERS && Number.isInteger(held)) {
      this.put(NUMBERS + held);
      return true;
    }
    const { others } = this;
    let letter = others.get(held);
    if (letter === undefined) {
      if (others.size >= MOST_OTHERS) return false;
      letter = OTHERS + others.size;
      others.set(held, letter);
    }
    this.put(letter);
    return true;
  }
}

/** Things by numbers: the same for those that are alike. They are plain data, and stay as they are. */
class Numbers {
  /** Those that came lately: most are made for one question, and a few come again and again. */
  private readonly lately = new Map<object, number>();
  private readonly bySpelling = new Map<unknown, number>();
  private readonly spelling: Spelling;

  constructor(private readonly isProved: () => boolean) {
    this.spelling = new Spelling(isProved);
  }

  of(thing: object): number {
    const known = this.lately.get(thing);
    if (known !== undefined && !this.isProved()) return known;
    const spelt = this.spelling.of(thing);
    const number = this.bySpelling.get(spelt) ?? this.bySpelling.size;
    if (known !== undefined && known !== number)
      throw new Error(`an argument was changed: ${JSON.stringify(thing).slice(0, 200)}`);
    this.bySpelling.set(spelt, number);
    if (this.lately.size >= LATELY) this.lately.clear();
    this.lately.set(thing, number);
    return number;
  }
}
