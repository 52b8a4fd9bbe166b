import type { Io, Out } from './io.js';
import { main } from './main.js';

/** Wires the real process to the program, and nothing else. */

const out = (stream: NodeJS.WriteStream): Out => ({
  write: (text) => void stream.write(text),
  get isTTY() {
    return stream.isTTY === true;
  },
  get columns() {
    return stream.columns;
  },
  get closed() {
    return stream.destroyed;
  },
});

const io: Io = {
  stdout: out(process.stdout),
  stderr: out(process.stderr),
  stdin: { isTTY: process.stdin.isTTY === true },
  env: process.env,
  now: () => new Date(),
  prompts: async () => (await import('./prompts.js')).prompts,
};

// A reader that has seen enough (| head) is no failure; a full disk is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`wg: The answer could not be written (${error.code}).\n`);
  process.exit(1);
});

main(process.argv.slice(2), io).then((code) => {
  // Not process.exit: what is still on its way to a pipe would be cut off.
  if (code !== 0) process.exitCode = code;
});
