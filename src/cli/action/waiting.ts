import { noneDue } from '../../engine/errors.js';
import type { AnyAction, Waiting } from '../../rules/action.js';
import { list } from '../../rules/text/say.js';
import { lineFor } from '../../rules/waiting.js';

/**
 * What a line that lacks something may have meant, as a shell takes it: `The game waits for wg melee '1 Section' '1 Gruppe'.`
 * @returns nothing of a line that cannot have meant what the game waits for
 */
export function waitingSaid(action: AnyAction, waiting: readonly Waiting[] | undefined): string | undefined {
  if (!waiting) return undefined;
  if (waiting.length === 0) return noneDue(action.name);
  return `The game waits for ${list(waiting.map((of) => lineFor(action.name, of)))}.`;
}
