/**
 * Makes the site of the documentation in docs/.vitepress/dist: `npm run docs`. The generator is not among the dependencies, for it
 * is larger than all of them together, and few make the site: npm fetches it when it is asked for.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const GENERATOR = 'vitepress@1.6.4';

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync('docs/reference', { recursive: true, force: true });
run('npx', '--no-install', 'tsx', 'tools/docs/write-reference.ts', 'docs/reference');
run('npx', '--yes', GENERATOR, 'build', 'docs');
