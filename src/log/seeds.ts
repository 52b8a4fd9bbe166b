import type { Clock } from './append.js';

/** None of them is easily mistaken for another when read aloud. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Bytes as letters that can be read aloud, 5 bits of each. */
export const lettersOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');

/** Where chance comes from: as many random bytes as are asked for. */
export interface Randomness {
  readonly chance: (length: number) => Uint8Array;
}

/** A short fresh seed: 8 letters, 40 bits. */
export const freshSeed = ({ chance }: Randomness): string => lettersOf(chance(8));

/** A secret that nobody can guess, for a sealed game: 32 letters, 160 bits. */
export const freshSecret = ({ chance }: Randomness): string => lettersOf(chance(32));

/** What gives the lines of a log their ids and times. */
export const clockOf = ({ now, chance }: Randomness & { readonly now: () => Date }): Clock => ({
  id: () => freshSeed({ chance }),
  now: () => inUtc(now()),
});

/**
 * A moment as `toISOString` writes it, which would find out first in which time zone the machine stands: a millisecond of each start.
 * @param at of a year with four digits
 */
export function inUtc(at: Date): string {
  const digits = (n: number, of = 2) => `${n}`.padStart(of, '0');
  const day = [digits(at.getUTCFullYear(), 4), digits(at.getUTCMonth() + 1), digits(at.getUTCDate())].join(
    '-',
  );
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map((n) => digits(n)).join(':');
  return `${day}T${time}.${digits(at.getUTCMilliseconds(), 3)}Z`;
}
