/** What is wrong with an item, going on from "it takes"; and a word that is none of those it could be. */
interface Mistake {
  readonly takes: string;
  readonly word?: readonly [typed: string, among: readonly string[]];
}

/** A mistake, thrown while an item is read. */
class Wrong extends Error {
  constructor(readonly mistake: Mistake) {
    super(mistake.takes);
  }
}
/** Says what an item takes instead. */
export const wrong = (takes: string, word?: Mistake['word']): never => {
  throw new Wrong({ takes, ...(word && { word }) });
};

/** What is wrong with an item, if anything is. */
export function mistakeIn(typed: string, read: (typed: string) => unknown): Mistake | undefined {
  try {
    read(typed);
    return undefined;
  } catch (error) {
    if (error instanceof Wrong) return error.mistake;
    throw error;
  }
}

/** A count before the rest: `6 x rifle`, `6 rifles`; one, where there is none. */
export function countTyped(typed: string): [n: number, rest: string] {
  const [, digits, rest = typed] = /^\s*(\d+)\s*(?:x\s+|x(?=\d)|\s)\s*(.*)$/is.exec(typed) ?? [];
  const n = digits === undefined ? 1 : Number(digits);
  if (n < 1 || n > 999) wrong('a count from 1 to 999');
  return [n, rest.trim()];
}
