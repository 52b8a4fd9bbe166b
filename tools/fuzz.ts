/**
 * Types random lines, has changed files and wrong types at every place of a log read by every command that reads them, and
 * kills processes that write: whatever comes, an answer or a sentence, soon, and nothing is lost.
 * `npm run fuzz -- --seed 7 --lines 1000 --mutants 100 --misfits 100 --writers 0 --kills 0`; the same seed does the same.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtApart } from '../tests/support/processes/build.js';
import { makeHome } from '../tests/support/processes/processes.js';
import { killedAt, writersAtOnce } from './fuzz/crashes.js';
import { IN_A_GAME, typed } from './fuzz/lines.js';
import { Misfits } from './fuzz/misfits.js';
import { Mutants } from './fuzz/mutants.js';

/** So many wrong types are tried by one seed, and others by the next. */
const MISFITS = 2_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    lines: { type: 'string', default: '100000' },
    mutants: { type: 'string', default: '10000' },
    /** Of some 34,000, far from one another; `Infinity` for all, which takes hours. */
    misfits: { type: 'string', default: `${MISFITS}` },
    writers: { type: 'string', default: '64' },
    kills: { type: 'string', default: '500' },
    /** For processes of its own: which share of the work it does. */
    share: { type: 'string' },
  },
});
const seed = Number(values.seed);
const lines = Number(values.lines);
const mutants = Number(values.mutants);
const misfits = Number(values.misfits);

/** Nobody waits longer for one line: it has hung. */
const HUNG = 30_000;
/** How often it is told how far all of it has come: that takes the better part of an hour. */
const PATIENCE = 60_000;
/** What a process may take, in megabytes. */
const MOST_MEMORY = 500;
/**
 * How many of them may hold objects. A process of one line ends with it; one of a hundred thousand would put off collecting what no
 * line needs any more, and be taken for one of them that needs it all.
 */
const MOST_OBJECTS = 256;

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
  // What is played before anything is changed takes longer than nobody waits for one line, on a machine that has much to do.
  const beginning = (of: string) => () => tell({ at: `the games before any ${of}` });
  if (mutants > 0) {
    const all = new Mutants();
    await all.begin(undefined, beginning('mutant'));
    for (let n = which; n < mutants; n += of) await cases(`mutant ${n}`, all.read(seedOf(1, n)));
    all.clean();
  }
  if (misfits > 0) {
    const all = new Misfits();
    await all.begin(undefined, beginning('misfit'));
    for (let n = which; n < Math.min(misfits, all.all); n += of)
      await cases(`misfit ${n}`, all.read(n + seed * MISFITS));
    all.clean();
  }
}

/** Runs processes of the built program that write at once, and kills some. @returns what is wrong */
async function processes(writers: number, kills: number): Promise<string[]> {
  if (writers + kills === 0) return [];
  const began = performance.now();
  const { folder, clean } = builtApart();
  const at = () => ({ home: makeHome(), bin: join(folder, 'bin', 'wg.cjs') });
  const [one, other] = [at(), at()];
  const atOnce = await writersAtOnce(writers, one);
  const { killed, answered, wrong } = await killedAt(kills, seed, other);
  for (const { home } of [one, other]) home.clean();
  clean();
  const faults = [...atOnce, ...wrong];
  console.log(
    `seed ${seed}: ${writers} writers at once, ${kills} more to be killed (${killed} were, ${answered} had answered) in ` +
      `${secondsSince(began)}; ${faults.length} faults`,
  );
  return faults;
}

const secondsSince = (began: number): string => `${Math.round((performance.now() - began) / 1000)} s`;

/** Has the work done by as many processes as there are cores, and counts what they tell. */
async function all(): Promise<void> {
  const faults = await processes(Number(values.writers), Number(values.kills));
  const began = performance.now();
  const codes = new Map<number, number>();
  let [slowest, most] = [0, 0];
  const many = availableParallelism();
  const places = new Map<number, string>();
  const toldSoFar = setInterval(() => {
    console.error(
      `after ${secondsSince(began)}: ${[...places.values()].join(' and ')}; ${faults.length} faults`,
    );
  }, PATIENCE);
  await Promise.all(
    Array.from({ length: many }, (_, which) => {
      const child = fork(
        fileURLToPath(import.meta.url),
        [...process.argv.slice(2), '--share', `${which}/${many}`],
        { execArgv: [...process.execArgv, `--max-old-space-size=${MOST_OBJECTS}`] },
      );
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
          places.set(which, at);
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
  clearInterval(toldSoFar);
  const ended = [...codes].sort(([a], [b]) => a - b).map(([code, n]) => `${n} with ${code}`);
  const sum = [...codes.values()].reduce((a, b) => a + b, 0);
  console.log(
    `seed ${seed}: ${sum} lines typed in ${secondsSince(began)} (${ended.join(', ')}); ` +
      `the slowest ${Math.round(slowest)} ms, the most memory ${Math.round(most)} MB; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (values.share === undefined) await all();
else await share(...(values.share.split('/').map(Number) as [number, number]));
