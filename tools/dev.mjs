/** Types and tests, again at every change: `npm run dev -- shoot` for tests whose path has `shoot` in it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const run = (command, ...args) =>
  spawn(join('node_modules', '.bin', command), args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
const cache = 'node_modules/.cache/wg/types.tsbuildinfo';
const all = [
  run('tsc', '--noEmit', '--watch', '--preserveWatchOutput', '--incremental', '--tsBuildInfoFile', cache),
  run('vitest', 'watch', '--changed', ...process.argv.slice(2)),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const of of all) of.kill(signal);
  });
}
