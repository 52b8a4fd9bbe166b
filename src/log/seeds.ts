import { closeSync, openSync, readSync } from 'node:fs';
import type { Clock } from './append.js';

/** None of them is easily mistaken for another when read aloud. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Bytes as letters that can be read aloud, 5 bits of each. */
export const inLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');

/** A short fresh seed: 8 letters, 40 bits. */
export const freshSeed = (): string => inLetters(entropy(8));

/** A secret that nobody can guess, for a sealed game: 32 letters, 160 bits. */
export const freshSecret = (): string => inLetters(entropy(32));

/**
 * Random bytes of the operating system. Where it offers them as a file that costs nothing; loading node:crypto for the
 * same bytes would take a sixth of the start.
 */
function entropy(length: number): Uint8Array {
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

/** What gives the lines of a log their ids and times. */
export const clockOf = ({ now }: { readonly now: () => Date }): Clock => ({
  id: freshSeed,
  now: () => now().toISOString(),
});
