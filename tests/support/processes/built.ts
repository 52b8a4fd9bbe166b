import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Ended, type Env, type Home, makeHome as homeWith } from './processes.js';

export { type Ended, type Env, type Home, runs, type Spawning } from './processes.js';

/** The program as users have it: bundled, and run by its launcher. It is built once for all who run it. */
export const built = {
  /** The folder of the package. */
  folder: inject('built'),
  bin: join(inject('built'), 'bin', 'wg.cjs'),
};

/**
 * The home of somebody who has run the program before: he finds the code that all others have compiled, and a process takes
 * 0.07 s of the processor where it takes 0.1.
 * @param how.ownCache whether nothing was run there yet
 */
export const makeHome = ({ ownCache = false } = {}): Home =>
  homeWith(ownCache ? undefined : join(built.folder, 'cache'));

/** Keys to press once a text has appeared on the screen. */
type Keys = readonly (readonly [seen: string, type: string])[];

/** Runs a shell command on a terminal of 80 columns; what is returned as stdout is what the screen was sent. */
export function onTerminal(command: string, env: Env, keys: Keys = []): Promise<Ended> {
  return new Promise((ended, failed) => {
    const child = spawn('script', ['-qec', `stty cols 80 rows 24 -echo; ${command}`, '/dev/null'], {
      env: { SHELL: '/bin/bash', ...env } as NodeJS.ProcessEnv,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let [screen, stderr, from, next] = ['', '', 0, 0];
    child.stdout.on('data', (data: Buffer) => {
      screen += data.toString();
      for (;;) {
        const [seen, type] = keys[next] ?? [];
        if (seen === undefined) return;
        const at = screen.indexOf(seen, from);
        if (at < 0) return;
        from = at + seen.length;
        next++;
        // A prompt draws its last line before it listens to keys.
        setTimeout(() => child.stdin.write(type!), 100);
      }
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString();
    });
    child.stdin.on('error', () => {});
    child.on('error', failed);
    child.on('close', (code, signal) => ended({ code, signal, stdout: screen, stderr }));
  });
}
