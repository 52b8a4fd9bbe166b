import type { Io } from '../io.js';

/** Longer than this nobody is left without a word, in milliseconds. */
const PATIENCE = 1_000;

/** So many are done between two looks at the clock. */
const AT_A_TIME = 64;

/**
 * Tells those who wait at a terminal how far it has come, a line for each second.
 * @param of what there are many of
 */
export function patience(of: string, { stderr }: Pick<Io, 'stderr'>): (done: number, all: number) => void {
  let next = Date.now() + PATIENCE;
  return (done, all) => {
    if (done % AT_A_TIME !== 0 || !stderr.isTTY || Date.now() < next) return;
    next = Date.now() + PATIENCE;
    stderr.write(`wg: ${done} of ${all} ${of}\n`);
  };
}
