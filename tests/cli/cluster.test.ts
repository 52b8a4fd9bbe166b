import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wg, words } from '../support/cli.js';
import { built, type Home, makeHome, runs } from '../support/processes/built.js';

const FOLDER = join(import.meta.dirname, '../../examples/cluster');
/** Words that a shell would take apart, if it were given them unquoted. */
const LINE = ['close-assault', '--assault', 'squad:4-6-4, lmg:2', '--defend', 'squad:5-6-4,leader:-1'];

let home: Home;
beforeEach(() => {
  home = makeHome();
});
afterEach(() => home.clean());

const env = (more: Record<string, string> = {}) => ({
  ...home.env,
  ...{ WG: `${process.execPath} ${built.bin}`, SEED: 'hill', TIMES: '1003', ROWS: join(home.path, 'rows') },
  ...more,
});

/** What one process says of all of them. */
const alone = async (...how: string[]) =>
  (await wg([...LINE, '--seed', 'hill', '--repeat', '1003', '--no-log', ...how])).stdout;

const tallied = (...how: string[]) =>
  runs(process.execPath, [built.bin, 'tally', join(home.path, 'rows'), ...how], { env: home.env });

const parallel = (() => {
  try {
    return execFileSync('parallel', ['--version'], { encoding: 'utf8' }).startsWith('GNU parallel');
  } catch {
    return false;
  }
})();

describe('examples/cluster', () => {
  test('the tally of seven parts is that of one process, rolled by GNU parallel where there is one', async () => {
    if (parallel) {
      const ran = await runs('sh', [join(FOLDER, 'parallel.sh'), '7', ...LINE], { env: env() });
      expect(ran).toMatchObject({ code: 0, stdout: await alone() });
    } else {
      const parts = Array.from({ length: 7 }, (_, part) =>
        runs('sh', [join(FOLDER, 'shard.sh'), `${part}`, '7', ...LINE], { env: env() }),
      );
      for (const { code, stderr } of await Promise.all(parts)) expect(code, stderr).toBe(0);
    }
    expect(readdirSync(join(home.path, 'rows')).sort()).toEqual(
      words('0.jsonl 1.jsonl 2.jsonl 3.jsonl 4.jsonl 5.jsonl 6.jsonl'),
    );
    expect(await tallied()).toMatchObject({ code: 0, stdout: await alone() });
    expect(await tallied('--brief')).toMatchObject({ code: 0, stdout: await alone('--brief') });
  });

  test('a Slurm array has the same tally; what a task that failed has left out is told, and how to roll it', async () => {
    const task = (id: number) =>
      runs('sh', [join(FOLDER, 'slurm.sh'), ...LINE], {
        env: env({
          HERE: FOLDER,
          SLURM_ARRAY_TASK_ID: `${id}`,
          SLURM_ARRAY_TASK_COUNT: '4',
          SLURM_CPUS_PER_TASK: '2',
        }),
      });
    for (const id of [0, 1, 3]) expect((await task(id)).code).toBe(0);
    const { code, stderr } = await tallied();
    expect(code).toBe(1);
    expect(stderr).toContain('missing: 501 to 751');
    expect(stderr).toContain('--from 501 --repeat 251');
    expect((await task(2)).code).toBe(0);
    expect(await tallied()).toMatchObject({ code: 0, stdout: await alone() });
  });

  test('a part without a seed, or that fails, leaves no rows that anybody would take for whole', async () => {
    const { SEED: _, ...without } = env();
    const part = (world: Record<string, string | undefined>, ...line: string[]) =>
      runs('sh', [join(FOLDER, 'shard.sh'), '0', '2', ...line], { env: world });
    expect((await part(without, ...LINE)).stderr).toContain('all parts need the same seed');
    expect((await part(env(), 'shott')).code).not.toBe(0);
    expect(readdirSync(join(home.path, 'rows')).filter((name) => name.endsWith('.jsonl'))).toEqual([]);
  });
});
