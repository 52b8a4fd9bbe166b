import { basename, dirname, join } from 'node:path';
import type { crc32 as Crc32 } from 'node:zlib';
import { bytesFrom, inPieces, putFile } from './file.js';
import type { LogMark } from './follow.js';
import { stampOf, whileSame } from './stamp.js';
import { VERSION } from './version.js';

/**
 * What a fold over a log came to at a mark. It is kept beside the log, so that a long game need not be read from its
 * start, and says nothing that the log does not: whoever deletes it loses nothing, and where anything about it is in
 * doubt, the log is folded anew.
 */
interface Checkpoint<S> {
  readonly mark: LogMark;
  /** The last line of the log when it was made: what was taken back by then is taken back in it. */
  readonly known: number;
  /** The bytes of the log up to the end of that line. */
  readonly to: number;
  readonly state: S;
}

const fileOf = (log: string, part: string): string =>
  join(dirname(log), 'checkpoints', `${basename(log, '.jsonl')}.${part}.json`);

/** Loaded by those who have a checkpoint: it takes 1.5 ms. */
const crc32: typeof Crc32 = (data, sum) => process.getBuiltinModule('node:zlib').crc32(data, sum);

/** No checkpoint is longer. */
const LONGEST = 1 << 24;

/** So many bytes of a log at either end of what a checkpoint was made from are looked at: an evening is all of it. */
const LOOKED_AT = 1 << 19;

/**
 * A sum over the log as it was when a checkpoint was made. Of a long one only both ends are in it, since nobody could
 * wait for more at every line. Where such a log is spoiled in its middle afterwards, those who go on from the checkpoint
 * answer as it was before; the chain of the lines tells whoever proves, imports or folds it.
 * @param most so many bytes at either end are in it
 */
export function checksum(log: string, to: number, most = LOOKED_AT): number {
  const sums = sumsOf(log);
  const key = `${to} ${most}`;
  const sum = sums.get(key) ?? summedUp(log, to, most);
  sums.set(key, sum);
  return sum;
}

/** The sums that were worked out so far: several parts of a log go on from the same place. */
const sumsOf = whileSame(() => new Map<string, number>());

function summedUp(log: string, to: number, most: number): number {
  const first = Math.min(to, most);
  let sum = 0;
  const add = (piece: Buffer) => {
    sum = crc32(piece, sum);
  };
  inPieces(log, 0, first, add);
  if (to > first) inPieces(log, Math.max(first, to - most), to, add);
  return sum;
}

/** A checkpoint begins with a sum over the rest of its text. */
const SUM = '{"sum":"01234567"'.length;

/** By its place too, since one of another game or part is as whole as this. */
const summed = (file: string, rest: string): string =>
  `{"sum":"${crc32(basename(file), crc32(rest)).toString(16).padStart(8, '0')}"`;

/** The checkpoint of a part, if there is a whole one and the log it was taken from is the one that is there. */
export function readCheckpoint<S>(log: string, part: string): Checkpoint<S> | undefined {
  const file = fileOf(log, part);
  const size = stampOf(file)?.size;
  if (size === undefined || size > LONGEST) return undefined;
  try {
    const text = bytesFrom(file, 0, LONGEST).toString();
    // Before anything else is made of it.
    if (text === '' || text.slice(0, SUM) !== summed(file, text.slice(SUM))) return undefined;
    const found = JSON.parse(text) as Checkpoint<S> & { wg: string; of: number };
    // Another version may keep its states otherwise.
    return found.wg === VERSION && found.of === checksum(log, found.to) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a checkpoint; where it cannot be kept, the game is only read more slowly. */
export function keepCheckpoint<S>(log: string, part: string, checkpoint: Checkpoint<S>): void {
  const file = fileOf(log, part);
  try {
    const rest = `,${JSON.stringify({ wg: VERSION, of: checksum(log, checkpoint.to), ...checkpoint }).slice(1)}`;
    if (rest.length < LONGEST / 4) putFile(file, `${summed(file, rest)}${rest}`);
  } catch {}
}
