import { closeSync, openSync, readSync } from 'node:fs';

/**
 * Random bytes of the operating system. Where it offers them as a file that costs nothing; loading node:crypto for the
 * same bytes would take a sixth of the start.
 */
export function chance(length: number): Uint8Array {
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
