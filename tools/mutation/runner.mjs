/**
 * The runner of vitest, by which a file of tests that does not even load has failed. By itself it counts tests alone, of which
 * there is none in such a file: what breaks a module as it is read would seem to have passed. Of a sample it tries no more than
 * was drawn, and nothing again that tests have noticed in the process in which they all ran (at-once.mjs). What happens
 * while code is loaded it tries only with the tests near it.
 */
import { readFileSync } from 'node:fs';
import { strykerPlugins as ofVitest } from '@stryker-mutator/vitest-runner';
import { isDrawn, NEAR, NOTICED } from './sample.mjs';

const { factory } = ofVitest[0];
const NOT_DRAWN = { status: 'error', errorMessage: 'not in the sample' };
const BY_A_TEST = { status: 'killed', killedBy: [], failureMessage: 'a test failed', nrOfTests: 1 };

function thatLoads(injector) {
  const runner = factory(injector);
  const run = runner.mutantRun.bind(runner);
  const dryRun = runner.dryRun.bind(runner);
  let noticed;
  let near;
  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    const files = JSON.parse(process.env[NEAR]);
    near = result.tests?.map(({ id }) => id).filter((id) => files.some((file) => id.includes(`${file}#`)));
    return result;
  };
  runner.mutantRun = async (options) => {
    if (!isDrawn(options.activeMutant)) return NOT_DRAWN;
    noticed ??= new Set(readFileSync(process.env[NOTICED], 'utf8').split('\n'));
    if (noticed.has(options.activeMutant.id)) return { ...BY_A_TEST };
    const result = await run(options.testFilter ? options : { ...options, testFilter: near });
    const unread = runner.ctx.state.getFiles().find((file) => file.result?.state === 'fail');
    if (result.status !== 'survived' || !unread) return result;
    const failureMessage = `${unread.name} does not load`;
    return { status: 'killed', killedBy: [], failureMessage, nrOfTests: result.nrOfTests };
  };
  return runner;
}
thatLoads.inject = factory.inject;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'vitest-that-loads', factory: thatLoads }];
