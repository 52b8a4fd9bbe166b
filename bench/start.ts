import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './usage.js';

/** npm runs scripts from the root of the project; the benchmark runs as a bundle, which stands elsewhere. */
const root = process.cwd();
export const WG = join(root, 'bin/wg.cjs');
export const SHOT = ['shoot', '--grade', 'C', '--figures', '9', '--hw', '2', '--cover', 'medium'];

/** A program of Node, and how its start is named. */
export type Program = readonly [name: string, line: readonly string[]];

/** What is started. The first is what the others are compared with. */
export const STARTS: readonly Program[] = [
  ['Node alone', []],
  ['`wg shoot …`', [WG, ...SHOT]],
  ['`wg shoot … --no-log`', [WG, ...SHOT, '--no-log']],
  ['`wg shoot … --odds`', [WG, ...SHOT, '--odds']],
  ['`wg draw-card`', [WG, 'draw-card']],
  ['`wg game`', [WG, 'game']],
  ['`wg rules dig.3`', [WG, 'rules', 'dig.3']],
  ['`wg --help`', [WG, '--help']],
  ['`wg completion bash`', [WG, 'completion', 'bash']],
  ['`wg shoot …`, no code cache', [WG, ...SHOT]],
];

/** What a whole process took: milliseconds on the clock and of the processor, megabytes at most. */
interface Run {
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
  readonly phases: Readonly<Record<string, number>>;
}

/** What a start took: middle and least of all runs, and what those are to the first of all. */
interface Start {
  readonly name: string;
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
  readonly against: { readonly wall: number; readonly cpu: number; readonly memory: number };
  /** Milliseconds of each phase, by its name. */
  readonly phases: Readonly<Record<string, number>>;
}

const least = (of: readonly number[]): number => Math.min(...of);
/** A user of his own, with an empty state folder. NODE_EXTRA_CA_CERTS slows every start of Node 20. */
export function newWorld() {
  const state = mkdtempSync(join(tmpdir(), 'wg-bench-'));
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  return { state, world: { ...env, XDG_STATE_HOME: state, XDG_CACHE_HOME: state } };
}

/**
 * Starts programs in turn, so that a busy machine is busy for all of them. Of time on the clock the middle is told; of the
 * processor's the least, which others on the machine disturb less.
 * @param rounds how often; the first four fill caches
 */
export function starts(programs: readonly Program[], rounds: number): Start[] {
  const { state, world } = newWorld();
  const found = join(state, 'measured.json');
  const runs = programs.map((): Run[] => []);
  for (let round = -4; round < rounds; round++) {
    programs.forEach(([name, line], i) => {
      rmSync(found, { force: true });
      const env = {
        ...world,
        WG_MEASURED: found,
        ...(name.includes('no code cache') && { WG_NO_CACHE: '1' }),
      };
      const start = performance.now();
      const { status } = spawnSync(process.execPath, [join(root, 'bench/measured.cjs'), ...line], {
        stdio: 'ignore',
        env,
      });
      const wall = performance.now() - start;
      if (status !== 0) throw new Error(`${name} failed`);
      if (round >= 0) runs[i]!.push({ wall, ...JSON.parse(readFileSync(found, 'utf8')) });
    });
  }
  rmSync(state, { recursive: true, force: true });
  const told = runs.map((of) => ({
    wall: median(of.map(({ wall }) => wall)),
    cpu: least(of.map(({ cpu }) => cpu)),
    memory: median(of.map(({ memory }) => memory)),
  }));
  const [bare] = told;
  return programs.map(([name], i) => {
    const { wall, cpu, memory } = told[i]!;
    const against = { wall: wall / bare!.wall, cpu: cpu / bare!.cpu, memory: memory / bare!.memory };
    const names = Object.keys(runs[i]![0]!.phases);
    const phases = Object.fromEntries(
      names.map((phase) => [phase, least(runs[i]!.map((run) => run.phases[phase]!))]),
    );
    return { name, wall, cpu, memory, against, phases };
  });
}

const PHASES: Readonly<Record<string, string>> = {
  node: 'Node itself',
  own: 'reading the program',
  code: 'taking in compiled code',
  games: 'files of the game',
  rest: 'the line: read, resolved, told',
};

/** The phases of a start, the least of each, as rows of a table. */
export const phaseRows = ({ phases }: Start): string[] =>
  Object.entries(PHASES).map(([phase, says]) => `| ${says} | ${phases[phase]!.toFixed(2)} ms |`);

/** Starts as rows of a table. */
export const startRows = (all: readonly Start[]): string[] =>
  all.map(({ name, wall, cpu, memory, against }) => {
    const [onClock, ofProcessor, room] = [against.wall, against.cpu, against.memory].map((of) =>
      of.toFixed(2),
    );
    return `| ${name} | ${wall.toFixed(1)} ms | ${onClock} | ${cpu.toFixed(1)} ms | ${ofProcessor} | ${memory.toFixed(0)} MB | ${room} |`;
  });
