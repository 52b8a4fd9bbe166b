import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './crew.js';
import { rollerFor, type Share, taskFrom, type Work } from './work.js';

/** A thread that rolls the shares it is sent, in their order. */
const work = workerData as Work;
const roller = taskFrom(work).then((task) => rollerFor(task, work));
parentPort!.on('message', async (share: Share) => {
  parentPort!.postMessage(timed(await roller, share));
});
