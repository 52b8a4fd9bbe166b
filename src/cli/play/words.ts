import { wordsTyped } from '../completion/typed.js';
import { CliError } from '../errors.js';

/**
 * The words of a line of an evening: as a shell has them, without the program, and without a comment behind `#`.
 * @throws CliError `usage` for a quote that is not closed
 */
export function eveningWords(line: string): readonly string[] {
  const words = wordsTyped(line).filter(({ text, isQuoted }) => text !== '' || isQuoted);
  const comment = words.findIndex(({ text, isQuoted }) => text.startsWith('#') && !isQuoted);
  const typed = comment < 0 ? words : words.slice(0, comment);
  if (typed.at(-1)?.quote) throw new CliError('usage', `A quote is not closed: ${line.trim()}`);
  const all = typed.map(({ text }) => text);
  return all[0] === 'wg' ? all.slice(1) : all;
}
