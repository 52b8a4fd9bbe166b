import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a whole process took: seconds of the processor, and on the clock, and megabytes at most. */
interface Used {
  readonly seconds: number;
  readonly clock: number;
  readonly room: number;
}

/** How a process is run. */
interface Run {
  readonly env: NodeJS.ProcessEnv;
  /** Where what it writes goes; nowhere, if nothing is said. */
  readonly out?: string;
  /** Done before each of its runs. */
  readonly before?: () => void;
}

/** The one in the middle; of an even number the upper of the two. */
export const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1]!;

const RUNS = 3;

/**
 * The least time that a program of Node takes, and the most room, in three runs of it.
 * @param line the program with its arguments
 * @throws Error where it fails
 */
export function usedBy(line: readonly string[], { env, out = '/dev/null', before }: Run): Used {
  const folder = mkdtempSync(join(tmpdir(), 'wg-used-'));
  const [hook, found] = [join(folder, 'hook.cjs'), join(folder, 'found.json')];
  const tells = `require('node:fs').writeFileSync(${JSON.stringify(found)}, JSON.stringify({ ...process.resourceUsage(), clock: performance.now() }))`;
  writeFileSync(hook, `process.on('exit', () => ${tells});`);
  const runs = Array.from({ length: RUNS }, (): Used => {
    before?.();
    const args = ['-c', `exec "$@" > "${out}"`, 'sh', process.execPath, '--require', hook, ...line];
    if (spawnSync('sh', args, { env, stdio: 'ignore' }).status !== 0)
      throw new Error(`wg ${line.slice(1).join(' ')} failed`);
    const { userCPUTime, systemCPUTime, clock, maxRSS } = JSON.parse(readFileSync(found, 'utf8'));
    return { seconds: (userCPUTime + systemCPUTime) / 1e6, clock: clock / 1e3, room: maxRSS / 1024 };
  });
  rmSync(folder, { recursive: true, force: true });
  return {
    seconds: Math.min(...runs.map(({ seconds }) => seconds)),
    clock: Math.min(...runs.map(({ clock }) => clock)),
    room: Math.max(...runs.map(({ room }) => room)),
  };
}
