import type { Io } from '../io.js';

/** Longer than this nobody is left without a word, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Tells those who wait at a terminal how far it has come, a line for each second.
 * @param of what there are many of
 */
export function patience(of: string, { stderr }: Pick<Io, 'stderr'>): (done: number, all: number) => void {
  let next = Date.now() + PATIENCE;
  return (done, all) => {
    if (!stderr.isTTY || Date.now() < next) return;
    next = Date.now() + PATIENCE;
    stderr.write(`wg: ${done} of ${all} ${of}\n`);
  };
}
