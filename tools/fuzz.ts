/**
 * Types random lines, and has changed files read by every command that reads them: whatever comes, an answer or a sentence, soon.
 * `npm run fuzz -- --seed 7 --lines 1000 --mutants 100`; the same seed does the same.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { IN_A_GAME, typed } from './fuzz/lines.js';
import { Mutants } from './fuzz/mutants.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    lines: { type: 'string', default: '100000' },
    mutants: { type: 'string', default: '10000' },
    /** For processes of its own: which share of the work it does. */
    share: { type: 'string' },
  },
});
const [seed, lines, mutants] = [values.seed, values.lines, values.mutants].map(Number) as [
  number,
  number,
  number,
];

/** Nobody waits longer for one line: it has hung. */
const HUNG = 30_000;
/** What a process may take, in megabytes. */
const MOST_MEMORY = 500;

/** What one process tells of its share. */
type Told =
  | { readonly at: string }
  | {
      readonly typed: number;
      readonly code: number;
      readonly ms: number;
      readonly mb: number;
      readonly wrong?: string;
    };

/** Cases far from one another: another seed tries others. */
const seedOf = (kind: number, n: number) => (seed * 2 + kind) * 10_000_019 + n;

async function share(which: number, of: number): Promise<void> {
  const tell = (told: Told) => process.send!(told);
  const cases = async (name: string, all: ReturnType<typeof typed>) => {
    let began = performance.now();
    tell({ at: name });
    for await (const [line, { wrong, code }] of all) {
      const ms = performance.now() - began;
      const mb = process.memoryUsage().rss / 2 ** 20;
      const faults = mb > MOST_MEMORY ? [...wrong, `${Math.round(mb)} MB`] : wrong;
      tell({
        typed: 1,
        code,
        ms,
        mb,
        ...(faults.length > 0 && { wrong: `${name}, ${line}: ${faults.join('; ')}` }),
      });
      began = performance.now();
    }
  };
  for (let n = which; n < lines / IN_A_GAME; n += of)
    await cases(`lines ${n}`, typed(seedOf(0, n), Math.min(IN_A_GAME, lines - n * IN_A_GAME)));
  if (mutants === 0) return;
  const of_ = new Mutants();
  await of_.begin();
  for (let n = which; n < mutants; n += of) await cases(`mutant ${n}`, of_.read(seedOf(1, n)));
  of_.clean();
}

/** Has the work done by as many processes as there are cores, and counts what they tell. */
async function all(): Promise<void> {
  const began = performance.now();
  const codes = new Map<number, number>();
  const faults: string[] = [];
  let [slowest, most] = [0, 0];
  const many = availableParallelism();
  await Promise.all(
    Array.from({ length: many }, (_, which) => {
      const child = fork(fileURLToPath(import.meta.url), [
        ...process.argv.slice(2),
        '--share',
        `${which}/${many}`,
      ]);
      let at = '';
      const hung = () => {
        faults.push(`${at}: hung`);
        child.kill('SIGKILL');
      };
      let watch = setTimeout(hung, HUNG);
      child.on('message', (told: Told) => {
        clearTimeout(watch);
        watch = setTimeout(hung, HUNG);
        if ('at' in told) {
          at = told.at;
          return;
        }
        codes.set(told.code, (codes.get(told.code) ?? 0) + told.typed);
        [slowest, most] = [Math.max(slowest, told.ms), Math.max(most, told.mb)];
        if (told.wrong === undefined) return;
        faults.push(told.wrong);
        console.error(told.wrong);
      });
      return new Promise<void>((done) => {
        child.on('exit', (code, signal) => {
          clearTimeout(watch);
          if (code !== 0) faults.push(`${at}: the process ended (${signal ?? code})`);
          done();
        });
      });
    }),
  );
  const ended = [...codes].sort(([a], [b]) => a - b).map(([code, n]) => `${n} with ${code}`);
  const sum = [...codes.values()].reduce((a, b) => a + b, 0);
  console.log(
    `seed ${seed}: ${sum} lines typed in ${Math.round((performance.now() - began) / 1000)} s (${ended.join(', ')}); ` +
      `the slowest ${Math.round(slowest)} ms, the most memory ${Math.round(most)} MB; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (values.share === undefined) await all();
else await share(...(values.share.split('/').map(Number) as [number, number]));
