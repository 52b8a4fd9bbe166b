import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io, Out } from '../../src/cli/io.js';
import { main } from '../../src/cli/main.js';
import type { Terminal } from '../../src/cli/play/terminal.js';
import type { Prompts } from '../../src/cli/prompt/prompts.js';
import { chance } from './random/chance-of-a-test.js';

/** What a command line left behind. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface World {
  readonly env?: Record<string, string | undefined>;
  readonly stdoutIsTTY?: boolean;
  readonly stderrIsTTY?: boolean;
  readonly stdinIsTTY?: boolean;
  readonly columns?: number;
  readonly now?: () => Date;
  readonly prompts?: Prompts | ((ascii: boolean) => Prompts);
  readonly terminal?: () => Promise<Terminal>;
  readonly interruptible?: () => AbortSignal;
  readonly threads?: NonNullable<Io['threads']>;
  readonly pager?: NonNullable<Io['pager']>;
  readonly manual?: NonNullable<Io['manual']>;
  /** Told of what goes to stderr, as it goes. */
  readonly onStderr?: (text: string) => void;
  /** The folder of the program; that of the project, where none is said. */
  readonly folder?: string;
  /** What is piped in. */
  readonly lines?: () => AsyncIterable<string>;
}

const FOLDER = join(import.meta.dirname, '..', '..');

/** A folder for the state of one test; removed by `clean`. */
export function stateFolder(): { path: string; clean: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'wg-state-'));
  return { path, clean: () => rmSync(path, { recursive: true, force: true }) };
}

function sink(
  isTTY = false,
  columns?: number,
  told?: (text: string) => void,
): { out: Out; text: () => string } {
  const written: string[] = [];
  const write = (of: string | Uint8Array) => {
    const text = typeof of === 'string' ? of : Buffer.from(of).toString('utf8');
    written.push(text);
    told?.(text);
  };
  return { out: { write, isTTY, columns, closed: false }, text: () => written.join('') };
}

/** Lines that come one after another, each when somebody has seen what the one before it came to. */
const oneByOne = (lines: () => AsyncIterable<string>) =>
  async function* () {
    for await (const line of lines()) yield [line];
  };

/** Runs a command line in this process, in a world of its own. */
export async function wg(argv: readonly string[], world: World = {}): Promise<Ran> {
  const stdout = sink(world.stdoutIsTTY, world.columns);
  const stderr = sink(world.stderrIsTTY, world.columns, world.onStderr);
  const io: Io = {
    stdout: stdout.out,
    stderr: stderr.out,
    stdin: { isTTY: world.stdinIsTTY ?? false, ...(world.lines && { lines: oneByOne(world.lines) }) },
    ...(world.terminal && { terminal: world.terminal }),
    ...(world.pager && { pager: world.pager }),
    ...(world.manual && { manual: world.manual }),
    ...(world.threads && { threads: world.threads }),
    ...(world.interruptible && { interruptible: world.interruptible }),
    env: { HOME: '/nowhere', ...world.env },
    chance,
    folder: world.folder ?? FOLDER,
    now: world.now ?? (() => new Date('2026-01-02T03:04:05Z')),
    prompts: async (ascii = false) => {
      if (!world.prompts) throw new Error('a question was asked that the test did not expect');
      return typeof world.prompts === 'function' ? world.prompts(ascii) : world.prompts;
    },
  };
  const code = await main(argv, io);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** Runs a command line given as one string, split at spaces outside of quotes; nothing is logged. */
export const line = (text: string, world: World = {}): Promise<Ran> =>
  wg([...words(text.replace(/^wg /, '')), '--no-log'], world);

/** The words of a command line as a shell would split it. */
export const words = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
