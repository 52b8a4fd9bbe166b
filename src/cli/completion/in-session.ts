import type { Io } from '../io.js';
import { candidatesFor } from './candidates.js';
import { wordsIn } from './typed.js';

/** The most words of a name that is being typed. */
const MOST_WORDS = 4;

/**
 * What can stand at the end of a line of an evening: the same as in a shell, and names of several words without quotes.
 * @returns the candidates, and what of the line they stand in place of
 */
export async function completions(line: string, io: Io): Promise<[string[], string]> {
  const words = wordsIn(line).map(({ text }) => text);
  for (let n = 1; n <= Math.min(MOST_WORDS, words.length); n++) {
    const typed = words.slice(-n).join(' ');
    const { list } = await candidatesFor(words.slice(0, -n), typed, false, io);
    // Of what could stand here the flags are most, and least looked for: a hyphen brings them.
    const wanted = list.filter(({ value }) => !value.startsWith('-') || typed.startsWith('-'));
    const names = wanted.map(({ value }) => value);
    if (names.length > 0) return [names.map((name) => `${name} `), typed];
  }
  return [[], line];
}
