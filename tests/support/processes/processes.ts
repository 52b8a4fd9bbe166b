import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Env = Readonly<Record<string, string | undefined>>;

/** A user of his own: a home with folders for state and cache, and nothing else in the environment. */
export interface Home {
  readonly path: string;
  readonly env: Env;
  /** The log of the game that is played when none is named. */
  readonly log: string;
  readonly clean: () => void;
}

/** @param cache where its compiled code is kept; in a folder of its own, where none is said */
export function makeHome(cache?: string): Home {
  const path = mkdtempSync(join(tmpdir(), 'wg-home-'));
  for (const folder of ['state', 'cache']) mkdirSync(join(path, folder));
  return {
    path,
    env: {
      PATH: process.env.PATH,
      HOME: path,
      XDG_STATE_HOME: join(path, 'state'),
      XDG_CACHE_HOME: cache ?? join(path, 'cache'),
      TERM: 'xterm',
      LANG: 'C.UTF-8',
    },
    log: join(path, 'state', 'wg', 'games', 'table.jsonl'),
    clean: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** What a process left behind. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Spawning {
  readonly env: Env;
  readonly cwd?: string;
  /** Kills the process after so many milliseconds. */
  readonly killAfter?: number;
  /** What it gets as soon as it has said anything. */
  readonly thenSent?: NodeJS.Signals;
}

/** Runs a program to its end, with nothing on its stdin. */
export function runs(program: string, args: readonly string[], how: Spawning): Promise<Ended> {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      env: how.env as NodeJS.ProcessEnv,
      cwd: how.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr]: Buffer[][] = [[], []];
    child.stdout.on('data', (data: Buffer) => stdout!.push(data));
    child.stderr.on('data', (data: Buffer) => stderr!.push(data));
    const text = (parts: Buffer[]) => Buffer.concat(parts).toString();
    const { killAfter, thenSent } = how;
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    if (thenSent) child.stdout.once('data', () => child.kill(thenSent));
    child.on('error', failed);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      ended({ code, signal, stdout: text(stdout!), stderr: text(stderr!) });
    });
  });
}
