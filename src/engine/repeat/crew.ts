import type { Roller, Share, Yield } from './work.js';

/** What came of a share, and how long it took, in milliseconds. */
export interface ShareDone {
  readonly of: Yield;
  readonly took: number;
}

/** Rolls the shares it is given, in their order. */
export interface Thread {
  roll(share: Share): Promise<ShareDone>;
}

/** Rolls a share, and looks at the clock. */
export function timed(roller: Roller, share: Share): ShareDone {
  const began = performance.now();
  return { of: roller(share), took: performance.now() - began };
}

/** This thread: whoever else has something to do has his turn before each share. */
export const thisThread = (roller: Roller): Thread => ({
  roll: async (share) => {
    await new Promise((resume) => setImmediate(resume));
    return timed(roller, share);
  },
});

/** Shares that wait for a thread at most, so that none waits for another. */
const AHEAD = 2;
/** How long a share should take, in milliseconds: nobody minds a Ctrl-C that waits so long. */
const SHARE = 40;
/** After such a beginning more threads are called in, where more than so much is left, in milliseconds. */
const [BEGINNING, MUCH] = [250, 1_000];

/** A share that was rolled. */
interface Rolled {
  readonly share: Share;
  readonly of: Yield;
}

/**
 * Has repetitions rolled, and hands on what comes of them in their order: the same, however many threads have a part in it.
 * @param all the repetitions that are wanted
 * @param threads those that begin
 * @param more called once, where much is left: those that go on instead
 */
export async function* rolled(
  { from, times }: Share,
  threads: readonly Thread[],
  more?: () => Promise<readonly Thread[]>,
): AsyncGenerator<Rolled> {
  const end = from + times;
  const open: { readonly share: Share; readonly done: Promise<ShareDone> }[] = [];
  const began = performance.now();
  let rolling = threads;
  let mayCall = more;
  let next = from;
  let size = 16;
  for (let turn = 0; next < end || open.length > 0; ) {
    while (next < end && open.length < rolling.length * AHEAD) {
      const share = { from: next, times: Math.min(size, end - next) };
      const done = rolling[turn++ % rolling.length]!.roll(share);
      // A share that fails is heard of when its turn comes.
      done.catch(() => {});
      open.push({ share, done });
      next += share.times;
    }
    const { share, done } = open.shift()!;
    const { of, took } = await done;
    yield { share, of };
    const each = Math.max(took, 0.1) / share.times;
    size = Math.max(1, Math.min(2 * share.times, Math.round(SHARE / each)));
    if (!mayCall || performance.now() - began < BEGINNING) continue;
    if (each * (end - next) > MUCH) rolling = await mayCall();
    mayCall = undefined;
  }
}
