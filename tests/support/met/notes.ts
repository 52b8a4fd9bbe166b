import type { Met } from '../../../tools/clauses/met.js';

/** A name as it stands in a file of tests: that of a test, or of several that stand together. Rows of one test have its line. */
export interface Cites {
  readonly name: string;
  readonly line: number;
}

/**
 * A clause or a ruling, or a table, as a name cites it; in brackets, where nothing that comes out is to cite it. In a line as it is typed
 * (`wg rules bg:cas.1`, `bg:R4=2`) it is none.
 */
const CITED = /(?<!\b(?:rules|ruling) )\(?\b[a-z]+:[\w-]+(?:\.[\w-]+)*\b\)?(?![=\w-])/g;

/** What can come out: tables are looked up, and what is typed for a unit looks much the same (`rifle:6`). */
const COMES_OUT = /^[a-z]+:(?:R\d+|(?!table\.)[\w-]+(?:\.\w+)+)$/;

/** Notes of what tests met, one test after the other. */
export class Notes {
  /** What was met since a test began or ended. */
  private readonly now = new Set<string>();
  /** What was met outside of tests, before those that look at it: a game that they all tell of. */
  private readonly around = new Set<string>();
  private readonly met = new Set<string>();
  private readonly named = new Set<string>();
  private readonly tested = new Set<string>();
  /** What names cite, by their lines, and whether some test of that name met it. */
  private readonly cited = new Map<string, boolean>();

  /** `bg:cas.1` for a clause that is cited, `bg:los.1=shown` for a reminder, `bg:R4=2` for an option that is played. */
  add(what: string): void {
    this.now.add(what);
  }

  begins(): void {
    move(this.now, this.around);
  }

  /** @param names of the test, and of what it stands in */
  ends(...names: readonly Cites[]): void {
    for (const { name, line } of names) {
      for (const cited of name.match(CITED) ?? []) {
        const id = cited.replace(/[()]/g, '');
        const found = [...this.around, ...this.now].filter((one) => one === id || one.startsWith(`${id}=`));
        this.named.add(id);
        for (const one of found) this.tested.add(one);
        if (!COMES_OUT.test(id)) continue;
        const at = `${line} ${/^\(.*\)$/.test(cited) ? cited : id}`;
        this.cited.set(at, this.cited.get(at) === true || found.length > 0);
      }
    }
    move(this.now, this.met);
  }

  /** Another file of tests begins. */
  forget(): void {
    for (const of of [this.now, this.around, this.met, this.named, this.tested, this.cited]) of.clear();
  }

  all(): Met {
    const met = new Set([...this.met, ...this.around, ...this.now]);
    return { met: [...met], named: [...this.named], tested: [...this.tested] };
  }

  /**
   * Names that cite what nothing cites while their tests run, each with its line; those too that have in brackets what does come
   * out. Of rows that have a line in common one is enough.
   */
  strays(): string[] {
    return [...this.cited].flatMap(([at, isMet]) => {
      const [line, cited] = at.split(' ') as [string, string];
      if (isMet !== cited.startsWith('(')) return [];
      return [
        isMet
          ? `line ${line} has ${cited} in brackets, and it comes out`
          : `line ${line} cites ${cited}, which does not come out: another clause is meant, or it stands in brackets`,
      ];
    });
  }
}

/** The notes of the file of tests that runs. */
export const notes = new Notes();

function move(from: Set<string>, to: Set<string>): void {
  for (const one of from) to.add(one);
  from.clear();
}
