/** How fast many repetitions are rolled and merged: seconds of the processor, on one thread, start and odds taken off. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedBy } from './usage.js';

/** What is rolled so many times, and how many a second it has to be at least. */
const RUNS: readonly (readonly [says: string, line: string, times: number, atLeast: number])[] = [
  ['plain shots', 'shoot -g C -f 9', 1_000_000, 200_000],
  ['shots of three colours', 'shoot -g C -f 9 -w 2 -c medium', 1_000_000, 0],
  ['melees to the end', 'melee --attackers 12 --defenders 12', 200_000, 50_000],
  [
    'melees with leaders and heavy weapons',
    'melee --attackers 12 --defenders 12 --attacker-leaders 2 --defender-leaders 2 --attacker-hw 2 --defender-hw 2',
    200_000,
    0,
  ],
  ['rows of shots, brief', 'shoot -g C -f 9 --json --brief', 1_000_000, 100_000],
  ['rows of shots, whole', 'shoot -g C -f 9 --json', 100_000, 0],
];

const n = (count: number) => count.toLocaleString('en');

/**
 * @param wg the built program
 * @param env the world it runs in
 * @returns rows of a table
 */
export function tallies(wg: string, env: NodeJS.ProcessEnv): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'wg-bench-'));
  const rows = join(folder, 'rows.jsonl');
  const row = (
    says: string,
    command: readonly string[],
    bare: readonly string[],
    times: number,
    atLeast: number,
    out?: string,
  ) => {
    const few = usedBy([wg, ...bare], { env });
    const many = usedBy([wg, ...command], { env, ...(out && { out }) });
    const rate = Math.round(times / (many.seconds - few.seconds));
    const is = atLeast === 0 ? '' : `${n(atLeast)}: ${rate >= atLeast ? 'yes' : '**no**'}`;
    return `| ${says} | ${n(times)} | ${many.seconds.toFixed(2)} s | ${n(rate)} | ${Math.round(many.room)} MB | ${is} |`;
  };
  const rolled = (line: string, times: number) => [
    ...line.split(' '),
    ...`--seed bench --no-log --jobs 1 --repeat ${times}`.split(' '),
  ];
  const table = RUNS.map(([says, line, times, atLeast]) =>
    row(
      says,
      rolled(line, times),
      rolled(line, 1),
      times,
      atLeast,
      line.endsWith('--brief') ? rows : undefined,
    ),
  );
  const few = join(folder, 'few.jsonl');
  writeFileSync(few, `${readFileSync(rows, 'utf8').split('\n', 1)[0]}\n`);
  table.push(row('rows merged by `wg tally`', ['tally', rows], ['tally', few], 1_000_000, 0));
  rmSync(folder, { recursive: true, force: true });
  return table;
}
