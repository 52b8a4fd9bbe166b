import { type Kept, keptIn } from '../../engine/outside/kept.js';
import { addedAs } from '../../engine/outside/load.js';
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
