import type { EngineError } from '../../engine/errors.js';
import { asError, badSystem, placeIn } from '../../engine/outside/bad-system.js';
import { type Kept, keptIn } from '../../engine/outside/kept.js';
import { addedAs, outsideRun } from '../../engine/outside/load.js';
import { shown } from '../../engine/shown.js';
import { addedFrom } from '../../engine/systems.js';
import type { Env } from '../../log/file.js';

/**
 * Has rule systems of other packages found that were added. Their list is read when somebody asks for one.
 * @param words commands, which no action may be called as
 */
export function lookForAdded(env: Env, words: readonly string[]): void {
  let kept: readonly Kept[] | undefined;
  addedFrom(() => {
    kept ??= keptIn(env);
    const all = kept;
    return all.map((one) => addedAs(one, all, words));
  });
}

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
