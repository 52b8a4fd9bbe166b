import type { AnyAction } from '../../rules/action.js';
import type { Book } from '../../rules/book.js';
import type { Resolution } from '../../rules/record.js';
import type { RuleSystem } from '../../rules/system.js';
import type { Answer, Running } from '../program.js';
import { shellWords } from '../program.js';

/** A command line that a rule system shows its players, and what came of it. */
export interface ShownLine {
  /** As it is shown: `wg shoot …`. */
  readonly line: string;
  /** The clause it is shown for, where it is one of the book. */
  readonly clause?: string;
  readonly answer: Answer;
  /** What it resolved, if it did. */
  readonly record?: Resolution;
}

/** Flags that ask for something else than a roll: whoever looks at a line wants its record. */
const OTHERWISE = ['--odds', '--fractions', '--brief', '--explain', '--json'];
const WITH_VALUE = ['--repeat', '--from', '--of', '--chance', '--jobs'];

/** The words of a line, as a roll that is told as data. */
function asRoll(line: string, { id }: RuleSystem): string[] {
  const words = shellWords(line.replace(/^wg /, '')).filter(
    (word, i, all) =>
      !OTHERWISE.includes(word) && !WITH_VALUE.includes(word) && !WITH_VALUE.includes(all[i - 1] ?? ''),
  );
  const isTold = (...flags: readonly string[]) => words.some((word) => flags.includes(word));
  return [
    ...words,
    ...(isTold('-r', '--ruleset') ? [] : ['-r', id]),
    ...(isTold('--seed', '--dice') ? [] : ['--seed', 'a']),
    '--json',
    '--no-log',
  ];
}

/** What was resolved, without what a game tells besides. */
function recordIn({ stdout }: Answer): Resolution {
  const { units: _units, remarks: _remarks, ...record } = JSON.parse(stdout);
  return record;
}

/** Runs every line that a rule system shows: the examples of its actions, and the lines of its clauses. */
export async function linesPlayed(
  system: RuleSystem,
  actions: readonly AnyAction[],
  book: Book,
  { run, atOnce }: Running,
): Promise<readonly ShownLine[]> {
  const examples = actions.flatMap(({ examples }) => examples.map(([line]) => ({ line })));
  const lines = Object.entries(book.clauses).flatMap(([clause, { line }]) =>
    line === undefined ? [] : [{ line: `wg ${line}`, clause }],
  );
  const all: readonly Pick<ShownLine, 'line' | 'clause'>[] = [...examples, ...lines];
  const shown: ShownLine[] = [];
  for (let i = 0; i < all.length; i += atOnce)
    shown.push(
      ...(await Promise.all(
        all.slice(i, i + atOnce).map(async (of) => {
          const answer = await run(asRoll(of.line, system));
          return { ...of, answer, ...(answer.code === 0 && { record: recordIn(answer) }) };
        }),
      )),
    );
  return shown;
}

/** The clauses that a record cites: those of its lines, of what it did to the table, and of what it was played against. */
export const clausesIn = ({ steps, effects = [], anyway = [] }: Partial<Resolution>): readonly string[] => [
  ...(steps ?? []).map(({ clause }) => clause),
  ...effects.map(({ clause }) => clause),
  ...anyway,
];
