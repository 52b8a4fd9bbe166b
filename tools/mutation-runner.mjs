/**
 * The runner of vitest, by which a file of tests that does not even load has failed. By itself it counts tests alone, of which
 * there is none in such a file: what breaks a module as it is read would seem to have passed. Of a sample it tries no more than
 * was drawn.
 */
import { strykerPlugins as ofVitest } from '@stryker-mutator/vitest-runner';
import { isDrawn } from './mutation-sample.mjs';

const { factory } = ofVitest[0];
const NOT_DRAWN = { status: 'error', errorMessage: 'not in the sample' };

function thatLoads(injector) {
  const runner = factory(injector);
  const run = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    if (!isDrawn(options.activeMutant)) return NOT_DRAWN;
    const result = await run(options);
    const unread = runner.ctx.state.getFiles().find((file) => file.result?.state === 'fail');
    if (result.status !== 'survived' || !unread) return result;
    const failureMessage = `${unread.name} does not load`;
    return { status: 'killed', killedBy: [], failureMessage, nrOfTests: result.nrOfTests };
  };
  return runner;
}
thatLoads.inject = factory.inject;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'vitest-that-loads', factory: thatLoads }];
