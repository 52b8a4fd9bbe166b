import type { Io } from '../io.js';
import { quotedIn } from './bash-reply.js';
import { type Candidate, candidatesFor } from './candidates.js';
import { filesLike } from './files.js';
import { type Current, wordsTyped } from './typed.js';

/**
 * What can stand at the end of a line of an evening: the same as in a shell, and names of units without quotes.
 * @returns the candidates, and what of the line they stand in place of
 */
export async function completions(line: string, io: Io): Promise<[string[], string]> {
  const words = wordsTyped(line);
  const current = words.pop()!;
  const { text } = current;
  // What was typed with backslashes is not what would be replaced.
  if (!line.endsWith(text)) return [[], line];
  const { list, files } = await candidatesFor(
    words.map((word) => word.text),
    { text, says: false },
    io,
  );
  const named = files ? filesLike(text).map((value): Candidate => ({ value })) : [];
  return [[...list, ...named].map((of) => ended(of, current)), text];
}

/** A candidate as it stands in the line, with what has to stand behind it. */
function ended({ value, isLoose }: Candidate, { quote }: Current): string {
  // More of the same word is to come.
  const isOpen = /[=/]$/.test(value);
  if (quote !== '') return `${quotedIn(quote, value)}${isOpen ? '' : `${quote} `}`;
  const word = isLoose || !/[\s"'\\]/.test(value) ? value : `"${quotedIn('"', value)}${isOpen ? '' : '"'}`;
  return isOpen ? word : `${word} `;
}
