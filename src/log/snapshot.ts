import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameOf } from './chain.js';
import { bytesFrom, putFile } from './file.js';
import type { Mark } from './follow.js';
import { VERSION } from './line.js';

/**
 * What a fold over a log came to at a mark. It is kept beside the log, so that a long game need not be read from its
 * start, and says nothing that the log does not: whoever deletes it loses nothing.
 */
export interface Checkpoint<S> {
  readonly mark: Mark;
  /** The bytes of the last line before the mark that stands. */
  readonly from: number;
  readonly to: number;
  /** The last line of the log when it was made: what was taken back by then is taken back in it. */
  readonly known: number;
  readonly state: S;
}

const fileOf = (log: string, part: string): string =>
  join(dirname(log), 'checkpoints', `${basename(log, '.jsonl')}.${part}.json`);

/** The checkpoint of a part, if there is one and the log it was taken from is the one that is there. */
export function readCheckpoint<S>(log: string, part: string): Checkpoint<S> | undefined {
  try {
    const found = JSON.parse(readFileSync(fileOf(log, part), 'utf8')) as Checkpoint<S> & { wg: string };
    // Another version may keep its states otherwise.
    if (found.wg !== VERSION) return undefined;
    // The line after it says so; where there is none, the one before it has to be there still.
    const { mark, from, to } = found;
    if (bytesFrom(log, mark.offset, mark.offset + 1).length > 0) return found;
    return nameOf(bytesFrom(log, from, to).toString('utf8')) === mark.head ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a checkpoint; where it cannot be kept, the game is only read more slowly. */
export function keepCheckpoint<S>(log: string, part: string, checkpoint: Checkpoint<S>): void {
  try {
    putFile(fileOf(log, part), JSON.stringify({ wg: VERSION, ...checkpoint }));
  } catch {}
}
