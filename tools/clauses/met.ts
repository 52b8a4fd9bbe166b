import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the tests of one file met when they last ran: `bg:cas.1` for a clause that a line, an effect, a refusal or a remark cites,
 * `bg:los.1=shown` for one that players are reminded of, `bg:R4=2` for the option of a ruling that was played.
 */
export interface Met {
  readonly met: readonly string[];
  /** The clauses and rulings that tests have in their names. */
  readonly named: readonly string[];
  /** What was met by a test that names it. */
  readonly tested: readonly string[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where it is kept, by the path of the tests. */
export const recordOf = (tests: string): string =>
  join(ROOT, 'node_modules/.cache/wg/met', `${relative(ROOT, tests)}.json`);

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The files of tests that were not run since they were written. */
export const notRun = (): string[] =>
  testFiles().filter((path) => changedAt(recordOf(join(ROOT, path))) < changedAt(join(ROOT, path)));

/** What all tests met. */
export function allMet(): Record<keyof Met, ReadonlySet<string>> {
  const records = testFiles().map(
    (path) => JSON.parse(readFileSync(recordOf(join(ROOT, path)), 'utf8')) as Met,
  );
  const all = (of: keyof Met) => new Set(records.flatMap((record) => record[of]));
  return { met: all('met'), named: all('named'), tested: all('tested') };
}

const testFiles = (): string[] =>
  readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('tests', path));
