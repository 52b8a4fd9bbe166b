import { spawnSync } from 'node:child_process';

/** Programs that have to be there, by the environment of whoever runs the tests: `WG_TOOLS="zsh fish groff mandoc"`. */
const WANTED = (process.env.WG_TOOLS ?? '').split(/[ ,]+/);

/**
 * Whether a program is to be tried that not every machine has. Where it is not installed that is said, for nobody to take
 * the silence for a success; where it is asked for it is tried, and fails if it is not there.
 */
export function isThere(program: string): boolean {
  if (WANTED.includes(program)) return true;
  if (spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0) return true;
  process.stderr.write(`\n${program} is not installed: what is tried with it is not tried here (WG_TOOLS)\n`);
  return false;
}
