import { parentPort, workerData } from 'node:worker_threads';
import { type Declared, ruleSystem } from '../../rules/system.js';
import { loadFrom } from '../outside/load.js';
import { addedFrom } from '../systems.js';
import { timed } from './crew.js';
import { rollerFor, type Share, taskFrom, type Work } from './work.js';

/** The work of a thread, and where its rule system lies, if that is of another package: whoever sends it has looked at it. */
const { folder, ...work } = workerData as Work & { readonly folder?: string };
if (folder !== undefined) {
  const load = () => ruleSystem(loadFrom(folder) as Declared);
  addedFrom(() => [{ id: work.system, short: work.system, title: work.system, load }]);
}

/** A thread that rolls the shares it is sent, in their order. */
const roller = taskFrom(work).then((task) => rollerFor(task, work));
parentPort!.on('message', async (share: Share) => {
  parentPort!.postMessage(timed(await roller, share));
});
