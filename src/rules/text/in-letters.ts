/** Letters of numbers stand behind all that texts are put together with: no separator is one. */
const FIRST = 0x100;
/** Nothing has a letter of its own. */
const NOTHING = 0xffff - FIRST;

/**
 * Whole numbers by a letter each: the shortest name of a state (see `key` of `Rounds`), which is told from others by it in a fifth of
 * the time that digits take.
 * @throws RangeError for a number that has no letter: one below 0, beyond 60,000 or with a fraction
 */
export function inLetters(...numbers: readonly (number | null)[]): string {
  const letters = numbers as number[];
  for (let i = 0; i < letters.length; i++) {
    const n = numbers[i] ?? NOTHING;
    if (numbers[i] !== null && !(n >= 0 && n <= 60_000 && Number.isInteger(n)))
      throw new RangeError(`no letter stands for ${n}`);
    letters[i] = FIRST + n;
  }
  return String.fromCharCode(...letters);
}
