/**
 * Notes what every test meets: the clauses that come out of the program while it runs, as citations or as reminders, and the
 * options of rulings that are played. `npm run clauses` reports from these notes. A file fails in which a test cites what does not
 * come out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, type RunnerTask } from 'vitest';
import { recordOf } from '../../../tools/clauses/met.js';
import { listen } from './hearing.js';
import { type Cites, notes } from './notes.js';

listen();
notes.forget();

const ran = new Set<RunnerTask>();

const testsIn = (of: RunnerTask): RunnerTask[] => (of.type === 'suite' ? of.tasks.flatMap(testsIn) : [of]);

/** The name of a test, and those of what it stands in. */
const namesOf = ({ name, location, suite }: RunnerTask): readonly Cites[] => [
  ...(suite ? namesOf(suite) : []),
  { name, line: location?.line ?? 0 },
];

beforeEach(() => notes.begins());

afterEach(({ task }) => {
  ran.add(task);
  notes.ends(...namesOf(task));
});

afterAll(() => {
  const [first] = ran;
  // Of a file of which not every test was run nothing is kept.
  if (!first || testsIn(first.file).length > ran.size) return;
  const path = recordOf(expect.getState().testPath!);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(notes.all()));
  expect(notes.strays()).toEqual([]);
});
