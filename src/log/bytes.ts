import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { bytesFrom, LONGEST_LOG, noLog } from './file.js';

/** Where the bytes of a log come from: its file, or what came through a pipe. */
export type Bytes = (from: number, to: number) => Buffer;

/** As much as is read at once: a log may be longer than the memory of a machine. */
const BLOCK = 1 << 20;

/** No line is longer: a hundred rosters. Of a longer one only the start is kept, which is no line. */
const LONGEST_LINE = 1 << 24;

/**
 * The bytes of a file, a block at a time. They stand until others are asked for.
 * @throws LogError when it is there but cannot be read
 */
export function bytesOf(path: string): Bytes {
  let room: Buffer | undefined;
  let block: Buffer = Buffer.alloc(0);
  let start = 0;
  /** Where the file ended when it was read that far. */
  let end: number | undefined;
  return (from, to) => {
    if (from === end) return block.subarray(block.length);
    if (from < start || to > start + block.length) {
      const isLong = to - from > BLOCK;
      // The end of a log is short: room for a block is made where there is one to read.
      if (block.length > 0 && !isLong) room ??= Buffer.allocUnsafeSlow(BLOCK);
      const upTo = Math.max(to, from + BLOCK);
      block = bytesFrom(path, from, upTo, isLong ? undefined : room);
      start = from;
      end = start + block.length < upTo ? start + block.length : undefined;
    }
    return block.subarray(from - start, to - start);
  };
}

/**
 * The bytes of what is read from its start to its end and never again, a block at a time: a file, or a pipe, of any length.
 * Each block stands until the next is asked for.
 * @throws the error of the file system
 */
export function bytesInTurn(path: string): { readonly bytes: Bytes; readonly close: () => void } {
  const file = openSync(path, 'r');
  try {
    mustEnd(fstatSync(file));
  } catch (error) {
    closeSync(file);
    throw error;
  }
  const room = Buffer.allocUnsafeSlow(BLOCK);
  return { bytes: () => room.subarray(0, readSync(file, room)), close: () => closeSync(file) };
}

/** @throws for a device, which may have no end, and for a folder */
function mustEnd(stat: Stats): void {
  if (stat.isDirectory()) throw noLog('EISDIR');
  if (!stat.isFile() && !stat.isFIFO() && !stat.isSocket()) throw noLog('it is neither a file nor a pipe');
}

/** What comes through a pipe is kept: no more than fits into memory without harm. */
const LONGEST_PIPE = 1 << 28;

/**
 * The bytes of a log that somebody sent: those of a file; or of a pipe, to its end.
 * @throws the error of the file system, and for what is neither
 */
export function bytesOrPipe(path: string): Bytes {
  const file = openSync(path, 'r');
  try {
    const stat = fstatSync(file);
    if (stat.isFile()) {
      if (stat.size > LONGEST_LOG) throw noLog('it is too long for a log');
      return bytesOf(path);
    }
    mustEnd(stat);
    const all = Buffer.concat([...blocksFrom(file)]);
    return (from, to) => all.subarray(from, to);
  } finally {
    closeSync(file);
  }
}

function* blocksFrom(pipe: number): Generator<Buffer> {
  const block = Buffer.allocUnsafeSlow(BLOCK);
  for (let all = 0; all <= LONGEST_PIPE; ) {
    const read = readSync(pipe, block);
    if (read === 0) return;
    all += read;
    yield Buffer.from(block.subarray(0, read));
  }
  throw noLog('it is too long for a log');
}

const NOTHING: Buffer = Buffer.alloc(0);

/** A line of a file as it stands there. */
interface Raw {
  /** Its text; of a line that is too long to be one of a log, the start. */
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
  /** A line break follows it. */
  readonly ends: boolean;
}

/** The lines of a file from an offset to its end, one at a time; each stands until the next is asked for. */
export function* linesIn(bytes: Bytes, offset = 0): Generator<Raw> {
  let from = offset;
  let begun = NOTHING;
  /** A line, or the start of one, with what came before it in the last block. */
  const grown = (by: Buffer): Buffer =>
    begun.length === 0 ? by : begun.length > LONGEST_LINE ? begun : Buffer.concat([begun, by]);
  let at = offset;
  for (let block = bytes(at, at + BLOCK); block.length > 0; block = bytes(at, at + BLOCK)) {
    let start = 0;
    for (let end = block.indexOf(0x0a); end >= 0; end = block.indexOf(0x0a, start)) {
      yield { bytes: grown(block.subarray(start, end)), from, to: at + end, ends: true };
      begun = NOTHING;
      start = end + 1;
      from = at + start;
    }
    begun = grown(Buffer.from(block.subarray(start)));
    at += block.length;
  }
  if (at > from) yield { bytes: begun, from, to: at, ends: false };
}
