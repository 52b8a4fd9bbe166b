/**
 * Notes what every test meets: the clauses that come out of the program while it runs, as citations or as reminders, and the
 * options of rulings that are played. `npm run clauses` reports from these notes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, type RunnerTask } from 'vitest';
import { recordOf } from '../../../tools/met.js';
import { nameOf } from '../name-of.js';
import { listen } from './hearing.js';
import { notes } from './notes.js';

listen();
notes.forget();

const ran = new Set<RunnerTask>();

const testsIn = (of: RunnerTask): RunnerTask[] => (of.type === 'suite' ? of.tasks.flatMap(testsIn) : [of]);

beforeEach(() => notes.begins());

afterEach(({ task }) => {
  ran.add(task);
  notes.ends(nameOf(task));
});

afterAll(() => {
  const [first] = ran;
  // Of a file of which not every test was run nothing is kept.
  if (!first || testsIn(first.file).length > ran.size) return;
  const path = recordOf(expect.getState().testPath!);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(notes.all()));
});
