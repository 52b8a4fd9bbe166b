import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { outsideRun } from '../engine/outside/load.js';
import type { ShareDone, Thread } from '../engine/repeat/crew.js';
import type { Work } from '../engine/repeat/work.js';

/** Threads of the machine that work on something, and the means to let them go. */
export interface Threads {
  readonly all: readonly Thread[];
  readonly end: () => Promise<unknown>;
}

/** How several threads are had. */
export interface Threading {
  /** How many the machine runs at once. */
  readonly most: number;
  readonly begin: (work: Work, n: number) => Threads;
}

/** Threads of the built program: each loads what it needs of it. */
export const threading = (): Threading => ({ most: availableParallelism(), begin });

function begin(work: Work, n: number): Threads {
  const folder = outsideRun().find(({ system }) => system.id === work.system)?.folder;
  const workerData = { ...work, ...(folder !== undefined && { folder }) };
  const workers = Array.from(
    { length: n },
    () => new Worker(join(__dirname, '..', 'bin', 'worker.cjs'), { workerData }),
  );
  return { all: workers.map(threadOf), end: () => Promise.all(workers.map((worker) => worker.terminate())) };
}

/** Answers come in the order of the shares. */
function threadOf(worker: Worker): Thread {
  const asked: { readonly done: (of: ShareDone) => void; readonly failed: (error: unknown) => void }[] = [];
  worker.on('message', (of: ShareDone) => asked.shift()!.done(of));
  worker.on('error', (error) => {
    for (const { failed } of asked.splice(0)) failed(error);
  });
  return {
    roll: (share) =>
      new Promise((done, failed) => {
        asked.push({ done, failed });
        worker.postMessage(share);
      }),
  };
}
