/**
 * Runs tests as vitest does, and each once more with every change to the code that it came by: all of them in one process, in which
 * the code is loaded once. Loading it takes a second; a test of a rule takes a few thousandths.
 *
 * Only what a test notices counts, and only where the test passes again without the change. What no test notices here is tried
 * by Stryker as ever, with code that is loaded for it alone; so is what happens while the code is loaded.
 */
import { appendFileSync } from 'node:fs';
import { VitestTestRunner } from 'vitest/runners';
import { getFn, getHooks } from 'vitest/suite';
import { isDrawn, NOTICED } from './sample.mjs';

/** A test that takes longer is not run again for each of some hundred changes: Stryker tries it with those that are left. */
const SHORT = 100;
/** So many times as often as by itself code may run that was changed, before it is taken to run for ever. */
const ENDLESS = 100;

/** What Stryker itself does behind each test of a file. */
const OF_STRYKER = 1;

const noticed = new Set();
const passes = (run) =>
  run().then(
    () => true,
    () => false,
  );

/** Whether something is cleared away behind each test: a second run would stand in what the first has left. */
function isCleared(suite, file) {
  const behind = getHooks(suite).afterEach.length;
  return suite === file ? behind > OF_STRYKER : behind > 0 || isCleared(suite.suite ?? file, file);
}

export default class extends VitestTestRunner {
  async runTask(test) {
    const run = async () => getFn(test)();
    const began = performance.now();
    await run();
    const took = performance.now() - began;
    const stryker = globalThis.__stryker__;
    const met = stryker?.mutantCoverage?.perTest[stryker.currentTestId];
    if (!met || took > SHORT || isCleared(test.suite ?? test.file, test.file)) return;
    const before = { ...met };
    for (const [id, times] of Object.entries(before)) {
      if (noticed.has(id) || !isDrawn({ id })) continue;
      Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit: times * ENDLESS });
      const missed = await passes(run);
      Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (missed || !(await passes(run))) continue;
      noticed.add(id);
      appendFileSync(process.env[NOTICED], `${id}\n`);
    }
    // What a changed test came by is nothing that it comes by.
    stryker.mutantCoverage.perTest[stryker.currentTestId] = before;
  }
}
