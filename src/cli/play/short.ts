import { CliError } from '../errors.js';

/** What a few letters mean whatever else begins with them. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  u: ['undo'],
  w: ['why'],
  '?': ['now'],
  n: ['next'],
};

/**
 * The first word of a line in full: it need only tell the action, or command, apart from the others of the game.
 * @param names of all actions and commands
 * @param first what comes before others that begin alike: what the side to act does now
 * @param allowed those of several that may be meant now: where that is one, it is
 * @throws CliError `usage` where several begin so
 */
export async function inFull(
  [word, ...rest]: readonly string[],
  names: readonly string[],
  first?: string,
  allowed?: (found: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (word === undefined) return rest;
  const letters = LETTERS[word];
  if (letters) return [...letters, ...rest];
  const typed = word.toLowerCase();
  if (names.includes(typed)) return [typed, ...rest];
  if (first?.startsWith(typed)) return [first, ...rest];
  const found = names.filter((name) => name.startsWith(typed));
  if (found.length === 1) return [found[0]!, ...rest];
  if (found.length === 0) return [word, ...rest];
  const [one, another] = (await allowed?.(found)) ?? [];
  if (one !== undefined && another === undefined) return [one, ...rest];
  throw new CliError('usage', `'${word}' may be ${found.join(', ')}.`, 'A letter more tells them apart.');
}
