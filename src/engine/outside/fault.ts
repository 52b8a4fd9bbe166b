import type { EngineError } from '../errors.js';
import { shown } from '../shown.js';
import { asError, badSystem, placeIn } from './bad-system.js';
import { outsideRun } from './load.js';

/** What the program throws for what a rule did that no rule can do: the rule is told in it. */
const OF_RULES = ['EffectError'];

/**
 * Whose fault an error is that nobody has foreseen: where the code of another package had a part in it, it is that of the package.
 * @returns undefined where it is that of wg
 */
export function faultOfAdded(error: unknown): EngineError | undefined {
  const thrown = asError(error);
  const { name, message } = thrown;
  // What is no error wg itself throws nowhere.
  const isTheirs = thrown !== error || OF_RULES.includes(name);
  for (const { system, folder } of outsideRun()) {
    const at = placeIn(thrown, folder);
    if (at === undefined && !isTheirs) continue;
    return badSystem(
      `${system.title} (${system.id} ${system.meta.version})`,
      `fails: ${shown(message.split('\n')[0]!, 300)} (${shown(`${folder}/${at ?? ''}`, 300)})`,
      'It is no part of wg: tell whoever wrote it. WG_DEBUG=1 shows more.',
    );
  }
  return undefined;
}

/** What the language itself finds wrong, where it is handed what cannot be. */
const ITS_OWN = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError'];

/**
 * Why something recorded cannot be resolved again, in words that a player can read and as part of a sentence: by what the record holds, or
 * by a rule system of another package that fails.
 */
export function whyFailed(error: unknown): string {
  const { name, message } = (error ?? {}) as Partial<Error>;
  const isItsOwn = name === undefined || ITS_OWN.includes(name);
  const theirs = isItsOwn || name === 'Error' ? faultOfAdded(error) : undefined;
  if (isItsOwn && !theirs) return 'nobody can have played it so';
  return asPart(theirs?.message ?? `${message}`);
}

const asPart = (message: string): string =>
  shown(
    message.replace(/\.$/, '').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
    300,
  );
