import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a command line left behind. */
export interface Answer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line. @param argv its words, behind `wg` */
export type Program = (argv: readonly string[]) => Promise<Answer>;

/** A program in a place of its own, and the means to leave it as it was. */
export interface Running {
  readonly run: Program;
  /** How many lines run side by side. */
  readonly atOnce: number;
  readonly clean: () => void;
}

/**
 * The wg that this module came with, in a place where nothing was played and one rule system was added.
 * @param folder where its package lies
 */
export async function programWith(folder: string): Promise<Running> {
  const place = mkdtempSync(join(tmpdir(), 'wg-conformance-'));
  const env = { PATH: process.env.PATH, HOME: place, XDG_STATE_HOME: place, NO_COLOR: '1', WG_NO_CACHE: '1' };
  const bin = join(__dirname, '..', 'bin', 'wg.cjs');
  const run: Program = (argv) =>
    new Promise((ended) => {
      execFile(process.execPath, [bin, ...argv], { env }, (error, stdout, stderr) =>
        ended({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
    });
  await run(['system', 'add', folder]);
  return {
    run,
    atOnce: availableParallelism(),
    clean: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** The words of a command line, as a shell would split it. */
export const shellWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
