import { tellApart } from '../../engine/roster/short-names.js';
import { CliError } from '../errors.js';

/** What a few letters mean whatever else begins with them. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  u: ['undo'],
  w: ['why'],
  '?': ['now'],
  n: ['next'],
  h: ['help'],
};

/** What a line can begin with. */
interface Beginnings {
  readonly actions: readonly string[];
  readonly commands: readonly string[];
  /** What the side to act does now: it comes before all others. */
  readonly first?: string | undefined;
  /** What is done in almost every turn. */
  readonly usual?: readonly string[];
  /** Those of several actions that may be taken now. */
  readonly allowed?: (found: readonly string[]) => Promise<readonly string[]>;
  /** Those of several that nobody may take now against which the least speaks. */
  readonly nearest?: (found: readonly string[]) => Promise<readonly string[]>;
  /** What speaks against each of several, in a word or two; nothing, where one of them may be taken now. */
  readonly against?: (found: readonly string[]) => Promise<readonly string[] | undefined>;
}

/**
 * The first word of a line in full: it need only tell the action, or command, apart from others that are as likely.
 * @throws CliError `usage` where several are
 */
export async function lineInFull(
  [word, ...rest]: readonly string[],
  of: Beginnings,
): Promise<readonly string[]> {
  if (word === undefined) return rest;
  // All words begin with nothing.
  if (word.trim() === '') return [word, ...rest];
  const letters = LETTERS[word];
  if (letters) return [...letters, ...rest];
  const typed = word.toLowerCase();
  if ([...of.actions, ...of.commands].includes(typed)) return [typed, ...rest];
  if (of.first?.startsWith(typed)) return [of.first, ...rest];
  const begins = (names: readonly string[]) => names.filter((name) => name.startsWith(typed));
  const actions = begins(of.actions);
  // Something of the game is meant before a view of it.
  const [one, ...others] = actions.length > 0 ? await likeliest(actions, of) : begins(of.commands);
  if (one === undefined) return [word, ...rest];
  if (others.length === 0) return [one, ...rest];
  const meant = [one, ...others];
  const against = actions.length > 0 ? await of.against?.(meant) : undefined;
  const named = meant.map((name, i) => (against ? `${name} (${against[i]})` : name));
  const none = others.length > 1 ? 'none of them' : 'neither';
  throw new CliError(
    'usage',
    `'${word}' may be ${named.join(', ')}${against ? `: ${none} may be done now` : ''}.`,
    tellApart(meant),
  );
}

/** Of actions that begin alike those that are likeliest meant: what may be done now, and of that what is done in every turn. */
async function likeliest(
  found: readonly string[],
  { usual = [], allowed, nearest }: Beginnings,
): Promise<readonly string[]> {
  if (found.length === 1) return found;
  const isUsual = (name: string) => usual.includes(name);
  const now = (await allowed?.(found)) ?? found;
  if (now.some(isUsual)) return now.filter(isUsual);
  if (now.length > 0) return found.some(isUsual) ? found : now;
  // Whoever begins the word of what is done in every turn may mean it, out of its turn: then the rules say why not.
  const meant = found.some(isUsual) ? found.filter(isUsual) : found;
  return meant.length > 1 && nearest ? nearest(meant) : meant;
}
