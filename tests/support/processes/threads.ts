import type { Threading } from '../../../src/cli/threads.js';
import { type Thread, timed } from '../../../src/engine/repeat/crew.js';
import { type Roller, rollerFor, taskFrom, type Work } from '../../../src/engine/repeat/work.js';

/** Threads in this one, which know no more of the work than others do, and are done in whatever order. */
export const threadsHere = (most: number, begun: number[] = []): Threading => ({
  most,
  begin: (work, n) => {
    begun.push(n);
    const copy = structuredClone(work) as Work;
    const roller = taskFrom(copy).then((task) => rollerFor(task, copy));
    return { all: Array.from({ length: n }, (_, i) => threadThat(roller, i)), end: async () => {} };
  },
});

/** The first of them are the slowest. */
function threadThat(roller: Promise<Roller>, i: number): Thread {
  let last: Promise<unknown> = Promise.resolve();
  return {
    roll: (share) => {
      const done = last.then(async () => {
        await new Promise((resume) => setTimeout(resume, Math.max(0, 3 - i)));
        return timed(await roller, share);
      });
      last = done;
      return done;
    },
  };
}
