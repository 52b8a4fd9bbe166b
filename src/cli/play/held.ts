import { LogError } from '../../log/file.js';
import { togetherOnDisk } from '../../log/on-disk.js';
import { type Io, insteadOf, type Out } from '../io.js';

/** As much is held back at once, in characters. */
const MOST = 1 << 16;

/** A world in which lines of a script run. */
interface Held {
  readonly io: Io;
  /** Says what was held back, once that is on the disk of which it tells. @throws LogError where it cannot be */
  readonly release: () => void;
  /** The same, and from here on nothing is held back. @throws LogError */
  readonly end: () => void;
}

/**
 * Has answers of sealed games wait for those behind them, so that one wait for the disk serves them all: nobody sees one
 * before it is there. Whatever else is said keeps its place among them.
 */
export function heldBack(io: Io): Held {
  const disk = togetherOnDisk();
  let held: (readonly [out: Out, of: string | Uint8Array])[] = [];
  let length = 0;
  const say = (settle: () => void) => {
    try {
      settle();
    } catch (error) {
      throw new LogError('write', `a log cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
    const all = held;
    [held, length] = [[], 0];
    for (const [out, of] of all) out.write(of);
  };
  const release = () => say(disk.settle);
  const holding = (stream: Out): Out => {
    const out = stream.through ?? stream;
    return insteadOf(out, (of) => {
      if (held.length === 0 && !disk.isOwed()) return out.write(of);
      held.push([out, of]);
      length += of.length;
      if (length > MOST) release();
    });
  };
  return {
    io: {
      ...io,
      stdout: holding(io.stdout),
      stderr: holding(io.stderr),
      prompts: (ascii) => {
        release();
        return io.prompts(ascii);
      },
    },
    release,
    end: () => say(disk.end),
  };
}
