import { closeSync, openSync, readSync } from 'node:fs';

/** As many bytes as a line takes for its seed and ids; whoever asks for more plays on. */
let atOnce = 32;

/** Random bytes that nobody has asked for yet. */
let left = new Uint8Array();

/** Random bytes: each is handed out once. */
export function chance(length: number): Uint8Array {
  if (left.length < length) {
    left = fromSystem(Math.max(length, atOnce));
    atOnce = 4_096;
  }
  const bytes = left.slice(0, length);
  left = left.fill(0, 0, length).subarray(length);
  return bytes;
}

/**
 * Random bytes of the operating system. Where it offers them as a file that costs nothing; loading node:crypto for the
 * same bytes would take a sixth of the start.
 */
function fromSystem(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  try {
    const source = openSync('/dev/urandom', 'r');
    try {
      if (readSync(source, bytes) === length) return bytes;
    } finally {
      closeSync(source);
    }
  } catch {
    // Not on this system.
  }
  return globalThis.crypto.getRandomValues(bytes);
}
