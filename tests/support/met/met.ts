/**
 * Notes what every test meets: the clauses that come out of the program while it runs, as citations or as reminders, and the
 * options of rulings that are played. `npm run clauses` reports from these notes. And chance is the same in every run of a test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, type RunnerTask } from 'vitest';
import { recordOf } from '../../../tools/met.js';
import { chanceOf } from '../random/chance-of-a-test.js';
import { listen } from './hearing.js';
import { notes } from './notes.js';

listen();
notes.forget();

const ran = new Set<RunnerTask>();

/** The name of a test behind those of what it stands in. */
const namesOf = ({ name, suite }: RunnerTask): string => (suite ? `${namesOf(suite)} ${name}` : name);

const testsIn = (of: RunnerTask): RunnerTask[] => (of.type === 'suite' ? of.tasks.flatMap(testsIn) : [of]);

beforeEach(({ task }) => {
  notes.begins();
  chanceOf(namesOf(task));
});

afterEach(({ task }) => {
  ran.add(task);
  notes.ends(namesOf(task));
});

afterAll(() => {
  const [first] = ran;
  // Of a file of which not every test was run nothing is kept.
  if (!first || testsIn(first.file).length > ran.size) return;
  const path = recordOf(expect.getState().testPath!);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(notes.all()));
});
