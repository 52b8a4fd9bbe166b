import { basename, dirname, join } from 'node:path';
import { bytesFrom, isSameStretch, putFile } from '../file.js';
import { whileSame } from '../stamp.js';

/** A file that is kept beside a log. */
export const beside = (log: string, what: string): string =>
  join(dirname(log), 'checkpoints', `${basename(log, '.jsonl')}.${what}`);

/**
 * A log as it was when its checkpoints were made: whoever goes on from one compares the two, since to load what works out a sum
 * takes longer. Of a long log only both ends are in it: nobody could wait for more at every line. Where such a log is spoiled
 * in its middle afterwards, those who go on from a checkpoint answer as it was before; the chain of the lines tells whoever
 * proves, imports or folds it.
 */
const fileOf = (log: string): string => beside(log, 'log');

/** A copy begins with how much of the log was there, in so many bytes. */
const HEAD = 16;

/** So many bytes of a log at either end are in its copy: an evening is all of it. */
const AT_EITHER_END = 1 << 19;

/** Where the first bytes of a log end, and the last ones begin. */
const ends = (to: number, most: number): readonly [number, number] => {
  const first = Math.min(to, most);
  return [first, Math.max(first, to - most)];
};

/** The bytes at either end of what stands in a log before an offset. @param most as many at each */
export function bothEnds(log: string, to: number, most: number): Buffer {
  const [first, last] = ends(to, most);
  return Buffer.concat([bytesFrom(log, 0, first), bytesFrom(log, last, to)]);
}

/** What was compared so far: several parts of a log go on from the same place. */
const compared = whileSame(() => new Map<number, boolean>());

/**
 * Whether what stands in a log before an offset is as it was copied, as far as there is a copy of it.
 * @throws LogError where either cannot be read
 */
export function isAsCopied(log: string, to: number): boolean {
  const found = compared(log);
  const is = found.get(to) ?? compare(log, to);
  found.set(to, is);
  return is;
}

function compare(log: string, to: number): boolean {
  const copy = fileOf(log);
  const copied = Number(bytesFrom(copy, 0, HEAD).toString('latin1'));
  if (!(copied >= to)) return false;
  const [first, last] = ends(copied, AT_EITHER_END);
  return (
    isSameStretch([log, 0], [copy, HEAD], Math.min(first, to)) &&
    (to <= last || isSameStretch([log, last], [copy, HEAD + first], to - last))
  );
}

/**
 * Copies what stands in a log before an offset, where that was not done yet.
 * @throws what the file system throws
 */
export function copyOf(log: string, to: number): void {
  if (isAsCopied(log, to)) return;
  const head = Buffer.from(`${to}`.padEnd(HEAD));
  putFile(fileOf(log), Buffer.concat([head, bothEnds(log, to, AT_EITHER_END)]));
  compared(log).set(to, true);
}
