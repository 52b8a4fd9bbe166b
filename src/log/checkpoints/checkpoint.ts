import { basename } from 'node:path';
import { bytesFrom, putFile } from '../file.js';
import type { LogMark } from '../follow.js';
import { stampOf } from '../stamp.js';
import { VERSION } from '../version.js';
import { beside, copyOf, isAsCopied } from './copy.js';

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

const fileOf = (log: string, part: string): string => beside(log, `${part}.json`);

/** No checkpoint is longer. */
const LONGEST = 1 << 24;

/** The checkpoint of a part, if there is a whole one and the log it was taken from is the one that is there. */
export function readCheckpoint<S>(log: string, part: string): Checkpoint<S> | undefined {
  const file = fileOf(log, part);
  const size = stampOf(file)?.size;
  if (size === undefined || size > LONGEST) return undefined;
  try {
    const text = bytesFrom(file, 0, LONGEST).toString();
    const once = text.slice(text.length / 2);
    // Before anything else is made of it.
    if (text !== twice(once)) return undefined;
    const found = JSON.parse(once) as Checkpoint<S> & { wg: string; file: string };
    // Another version may keep its states otherwise; and one of another game or part is as whole as this.
    const isIts = found.wg === VERSION && found.file === basename(file);
    return isIts && isAsCopied(log, found.to) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** What is written twice is whole where it is twice the same: a checksum would have to be loaded, which takes 1.5 ms. */
const twice = (text: string): string => text + text;

/** Keeps a checkpoint; where it cannot be kept, the game is only read more slowly. */
export function keepCheckpoint<S>(log: string, part: string, checkpoint: Checkpoint<S>): void {
  const file = fileOf(log, part);
  try {
    const once = `${JSON.stringify({ wg: VERSION, file: basename(file), ...checkpoint })}\n`;
    if (once.length > LONGEST / 8) return;
    copyOf(log, checkpoint.to);
    putFile(file, twice(once));
  } catch {}
}
