import { closeSync, openSync, readSync } from 'node:fs';
import type { Clock } from '../game/add.js';
import type { Io } from './io.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 8;

/** A short fresh seed: 8 characters, 40 bits, none of them easily mistaken for another when read aloud. */
export function freshSeed(): string {
  return Array.from(entropy(), (byte) => ALPHABET[byte & 31]).join('');
}

/**
 * Random bytes of the operating system. Where it offers them as a file that costs nothing; loading node:crypto for the
 * same bytes would take a sixth of the start.
 */
function entropy(): Uint8Array {
  const bytes = new Uint8Array(LENGTH);
  try {
    const source = openSync('/dev/urandom', 'r');
    try {
      if (readSync(source, bytes) === LENGTH) return bytes;
    } finally {
      closeSync(source);
    }
  } catch {
    // Not on this system.
  }
  return globalThis.crypto.getRandomValues(bytes);
}

/** What gives the lines of a log their ids and times. */
export const clockOf = (io: Pick<Io, 'now'>): Clock => ({ id: freshSeed, now: () => io.now().toISOString() });
