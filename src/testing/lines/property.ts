import type { LineTried } from './line.js';

/** What holds of every line of every rule system. */
export interface Property {
  /** As a sentence. */
  readonly says: string;
  /** It is looked at in every so many lines: what takes long, in fewer. */
  readonly every: number;
  /**
   * @returns what is wrong with a line, nothing where it holds of it, and undefined where it says nothing of it: what was refused
   * has no dice
   */
  readonly wrongIn: (line: LineTried) => readonly string[] | undefined;
}

/** What came of looking at lines. */
interface Findings {
  /** What is wrong, a line each. */
  readonly wrong: readonly string[];
  /** How often it could be said of lines of each action. */
  readonly held: ReadonlyMap<string, number>;
}

/** Enough of what was found to see what is wrong. */
const ENOUGH = 20;

/** Looks whether a property holds of these lines. */
export function looked({ wrongIn, every }: Property, lines: readonly LineTried[]): Findings {
  const wrong: string[] = [];
  const held = new Map<string, number>();
  lines.forEach((line, n) => {
    if (n % every !== 0 || wrong.length >= ENOUGH) return;
    const found = within(line, () => wrongIn(line));
    if (found === undefined) return;
    const { name } = line.asked.action;
    held.set(name, (held.get(name) ?? 0) + 1);
    wrong.push(...found.map((why) => `${line.text}: ${why}`));
  });
  return { wrong: [...new Set(wrong)].slice(0, ENOUGH), held };
}

/** What goes wrong in a rule is told with the line it goes wrong in. */
function within<T>(line: LineTried, work: () => T): T {
  try {
    return work();
  } catch (error) {
    (error as Error).message += `, in ${line.text}`;
    throw error;
  }
}
