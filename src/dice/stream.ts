import alea from 'seedrandom/lib/alea.js';

/** The algorithm behind a seed, as every record names it: a change of either half changes this. */
export const RNG = 'alea/wg1';

/** A source of evenly spread whole numbers. */
export interface Stream {
  /** 32 random bits. */
  u32(): number;
  /** A whole number from 0 to n - 1, every one exactly as likely. */
  below(n: number): number;
}

const TWO_32 = 2 ** 32;

/**
 * The random stream of one seed, one repetition and one label. Streams are independent, so a roll added under another
 * label, or repetitions split over machines, shift nothing.
 * @param seed any text without control characters; compared in Unicode normal form C
 * @param index the repetition, from 0
 * @param label what is drawn: `'white'`, `'figures'`
 */
export function streamOf(seed: string, index: number, label: string): Stream {
  // The prefix ties the seed to this use of the algorithm; NUL cannot stand in a seed, so no two keys run together.
  const generator = alea(`wg1\0${seed.normalize('NFC')}\0${index}\0${label}`);
  const u32 = () => generator.int32() >>> 0;
  return {
    u32,
    below(n) {
      // Bits past the last whole multiple of n would favour the low faces: draw again.
      const limit = TWO_32 - (TWO_32 % n);
      let bits = u32();
      while (bits >= limit) bits = u32();
      return bits % n;
    },
  };
}
