import { fstatSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { chance } from './chance.js';
import { EXIT } from './errors.js';
import { type Io, LONGEST_LINE, type Out } from './io.js';
import { main } from './main.js';

/**
 * Wires the real process to the program, and nothing else. Node's streams cost more to open than most answers take to
 * work out, so they are opened only for terminals and for what does not go out at once.
 */

/** Whether a descriptor is a terminal; only a character device other than /dev/null can be one. */
function isTerminal(fd: 0 | 1 | 2): boolean {
  try {
    const stat = fstatSync(fd);
    if (!stat.isCharacterDevice() || stat.rdev === statSync('/dev/null').rdev) return false;
  } catch {
    // Windows has no /dev/null: ask the stream.
  }
  return [process.stdin, process.stdout, process.stderr][fd]!.isTTY === true;
}

/** A reader that has seen enough (| head) is no failure; a full disk is. */
function writeFailed({ code }: NodeJS.ErrnoException): never {
  if (code === 'EPIPE') process.exit(0);
  const message = `The answer could not be written (${code}).`;
  const json = process.argv.includes('--json');
  writeNow(
    2,
    json ? `${JSON.stringify({ error: { code: 'output-failed', message } })}\n` : `wg: ${message}\n`,
  );
  process.exit(1);
}

/**
 * Writes text to a descriptor at once, as far as it takes it.
 * @returns what it did not take: a pipe that is full for the moment
 */
function writeNow(fd: 1 | 2, text: string | Uint8Array): Buffer {
  let left: Buffer = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return left;
      // A complaint that nobody hears changes nothing: the exit code tells.
      if (fd === 2) return Buffer.alloc(0);
      writeFailed(error as NodeJS.ErrnoException);
    }
  }
  return left;
}

/** Whether a descriptor is one that a reader may leave waiting for ever. */
function isPipe(fd: 1 | 2): boolean {
  try {
    const stat = fstatSync(fd);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}

/** A stream of the process. */
interface ProcessStream extends Out {
  /** Whether it was opened: only then what was written may still be on its way. */
  readonly isOpen: () => boolean;
  /** From here on a pipe that is full keeps nobody from hearing a Ctrl-C. */
  readonly waitsApart: () => void;
}

function out(fd: 1 | 2): ProcessStream {
  let terminal: boolean | undefined;
  let stream: NodeJS.WriteStream | undefined;
  const open = () => {
    stream ??= fd === 1 ? process.stdout.on('error', writeFailed) : process.stderr.on('error', () => {});
    return stream;
  };
  return {
    isOpen: () => stream !== undefined,
    write(text) {
      if (stream) {
        stream.write(text);
        return;
      }
      const left = writeNow(fd, text);
      // The stream waits for the reader; once opened it keeps the order.
      if (left.length > 0) open().write(left);
    },
    waitsApart() {
      if (isPipe(fd)) open();
    },
    get isTTY() {
      terminal ??= isTerminal(fd);
      return terminal;
    },
    get columns() {
      return this.isTTY ? open().columns : undefined;
    },
    get rows() {
      return this.isTTY ? (open() as NodeJS.WriteStream).rows : undefined;
    },
    get closed() {
      return stream?.destroyed ?? false;
    },
    async drained() {
      if (!stream?.writableNeedDrain) return;
      const behind = stream;
      await new Promise<void>((resume) => {
        const done = () => {
          behind.off('drain', done).off('close', done);
          resume();
        };
        behind.on('drain', done).on('close', done);
      });
    },
  };
}

/** The lines of what is piped in, as many at once as are there; the last may have no end. */
async function* lines(): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const all = (rest + chunk).split('\n');
    rest = all.pop()!;
    yield all;
    // It is too long to be told apart from one without an end.
    if (rest.length > LONGEST_LINE) break;
  }
  if (rest !== '') yield [rest];
}

const stdout = out(1);
const stderr = out(2);
const io: Io = {
  stdout,
  stderr,
  stdin: {
    lines,
    get isTTY() {
      return isTerminal(0);
    },
  },
  env: process.env,
  now: () => new Date(),
  chance,
  folder: join(__dirname, '..'),
  // The other name of the program is for machines where wg is WireGuard's.
  get program() {
    return /wargame[^/\\]*$/.test(process.argv[1] ?? '') ? 'wargame' : 'wg';
  },
  interruptible: () => {
    stdout.waitsApart();
    const pressed = new AbortController();
    process.once('SIGINT', () => pressed.abort());
    return pressed.signal;
  },
  threads: async () => (await import('./threads.js')).threading(),
  pager: async (text, pager) => {
    if (text.split('\n').length <= process.stdout.rows) return false;
    const { spawnSync } = await import('node:child_process');
    // As git has it: less leaves at once what fits, and shows colours.
    const env = { LESS: 'FRX', ...process.env };
    const { status } = spawnSync(pager, {
      shell: true,
      input: text,
      stdio: ['pipe', 'inherit', 'inherit'],
      env,
    });
    return status === 0;
  },
  manual: async (file) => {
    const { spawnSync } = await import('node:child_process');
    return spawnSync('man', [file], { stdio: 'inherit' }).status === 0;
  },
  terminal: async () => (await import('./play/terminal.js')).terminal,
  prompts: async (ascii) => (await import('./prompt/prompts.js')).promptsIn(ascii ?? false),
};

main(process.argv.slice(2), io).then((code) => {
  // What is still on its way to a pipe would be cut off; whoever pressed Ctrl-C waits for nothing more. Where nothing is, nobody
  // need wait for Node to tidy up, which takes a twelfth of its own start.
  if (code === EXIT.interrupted || !(stdout.isOpen() || stderr.isOpen())) process.exit(code);
  process.exitCode = code;
});
