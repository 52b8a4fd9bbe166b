import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

const ALL = 'tests/**/*.test.ts';

/** What proves by brute force: every face, very many random games and lines. */
const PROOFS = [
  'tests/**/random-*.test.ts',
  'tests/odds/{agreement,brute-force}.test.ts',
  'tests/{battleground,wrg-1925,fubar,valor-and-victory}/conformance.test.ts',
  'tests/cli/fuzz.test.ts',
];

/**
 * What needs a process of its own: what runs the built program, or goes to another folder. Whoever begins a process is copied for
 * it: those who do that all the time have nothing else loaded.
 */
const PROCESSES = [
  'tests/cli/{cluster,errors,examples}.test.ts',
  'tests/cli/built/*.test.ts',
  'tests/api/{outside,package}.test.ts',
  'tests/cli/completion/shells.test.ts',
  'tests/cli/play/windows.test.ts',
  'tests/game/deck-memory.test.ts',
  'tests/log/{reliability,sealed}.test.ts',
];

/** Tests that put another module in the place of one, or whose rule systems the engine keeps: nobody else may meet them. */
const STAND_INS = [
  'tests/cli/action/too-many.test.ts',
  'tests/cli/prompt/questions.test.ts',
  'tests/luck/luck-by-repeats.test.ts',
  'tests/testing/conformance.test.ts',
];

/**
 * Where games lie that tests write, where that is not on a disk: every line of a game is brought to the disk before it is shown,
 * which takes longer than most tests do. The tests of processes write where players do.
 */
function inMemory(): { readonly TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    // In containers it may be a small one.
    return bavail * bsize > 2 ** 30 ? { TMPDIR: '/dev/shm' } : {};
  } catch {
    return {};
  }
}

/**
 * Threads of one process, where nothing has to be a process: a sixth of the time less than with one for each. They come behind
 * the processes, as they are fewer.
 */
const IN_THREADS = { pool: 'threads', sequence: { groupOrder: 1 }, env: inMemory() } as const;

// Most code is run a few times by tests. What V8 makes faster, in each thread anew, it makes faster when it has run eight times as
// long as by itself: a sixth of the processor less in short tests, a fifth in those of odds.
setFlagsFromString('--interrupt-budget=540000');

export default defineConfig({
  test: {
    // Which clauses each test meets is noted for the report of clauses; a name that cites another is told with its line.
    includeTaskLocation: true,
    setupFiles: ['tests/support/random/chance.ts', 'tests/support/met/met.ts'],
    // The environment of whoever runs the tests must not colour or log anything.
    env: { NO_COLOR: '', FORCE_COLOR: '', CI: '', WG_RULESET: '', WG_GAME: '' },
    // Long enough on a machine that is busy with much else: how long anything may take is said by the benchmark.
    testTimeout: process.env.WG_DEEP ? 3_600_000 : 240_000,
    hookTimeout: 240_000,
    maxWorkers: availableParallelism(),
    // What one file has loaded serves the next, a third of a second each: nothing in it is changed by playing.
    isolate: false,
    // What a source is made into is kept between runs, by what stands in it.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/wg/modules' },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          ...IN_THREADS,
          include: [ALL],
          exclude: [...PROOFS, ...PROCESSES, ...STAND_INS],
        },
      },
      { extends: true, test: { name: 'proof', ...IN_THREADS, include: PROOFS } },
      {
        extends: true,
        test: {
          name: 'process',
          include: PROCESSES,
          globalSetup: 'tests/support/processes/build.ts',
          // Two more than there are cores: they wait for processes of their own most of the time.
          maxWorkers: availableParallelism() + 2,
        },
      },
      { extends: true, test: { name: 'stand-in', ...IN_THREADS, include: STAND_INS, isolate: true } },
    ],
  },
});
