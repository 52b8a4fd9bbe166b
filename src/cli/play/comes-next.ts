import { lineOfDue } from '../../engine/waiting.js';
import type { AnyAction, Waiting } from '../../rules/action.js';
import { actionOf, comesIn } from '../../rules/system.js';
import { actionSaid } from '../../rules/text/say.js';
import type { AtTable } from '../game/now.js';
import { flagOf } from '../line/flags.js';

/** What Enter alone does. */
export interface ComesNext {
  /** As it is typed in an evening. */
  readonly line: readonly string[];
  /** As a prompt offers it. */
  readonly says: string;
}

/**
 * What comes when nobody does anything more: what is due, before whatever moves the clock, and before what the side to act does,
 * whoever of it.
 * @returns undefined where nobody can tell
 */
export async function comesNext({ system, kept, now: { state } }: AtTable): Promise<ComesNext | undefined> {
  const { act } = kept.place(state);
  const next = comesIn(kept, state);
  for (const name of [act, next?.behind]) {
    const action = name === undefined ? undefined : await actionOf(system, name);
    const due = action?.waits?.(state) ?? [];
    if (action && due.length > 0) return dueOf(action, due);
  }
  if (next) return { line: ['next'], says: next.says };
  return act === undefined ? undefined : { line: [act], says: actionSaid(act) };
}

/** `melee (1 Section against 1 Gruppe)`; which of several is asked: `casualties (which?)`. */
function dueOf({ name }: AnyAction, [one, ...others]: readonly Waiting[]): ComesNext {
  if (others.length > 0) return { line: [name], says: `${actionSaid(name)} (which?)` };
  const { words, given } = lineOfDue({ given: {} }, one!);
  const flags = Object.entries(given).map(([input, value]) => `${flagOf(input)}=${value}`);
  return { line: [name, ...words, ...flags], says: `${actionSaid(name)} (${one!.says})` };
}
