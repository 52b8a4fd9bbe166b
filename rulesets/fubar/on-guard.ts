import type { Rule } from '../../src/rules/rule.js';
import type { ActionName } from './tables.js';
import type { ClauseId } from './words.js';

/** Whoever takes an action, on foot or in a vehicle. */
interface Acting {
  readonly set: (
    clause: ClauseId,
    is: { readonly action: ActionName; readonly acted: boolean; readonly earlier: null },
  ) => Rule<void>;
}

/** A unit takes an action in this turn, and stands by it until its next try (R20). */
export const takes = (on: Acting, clause: ClauseId, action: ActionName): Rule<void> =>
  on.set(clause, { action, acted: true, earlier: null });

/** One that has failed its try is On Guard (activate.6). */
export const standsOnGuard = (on: Acting, clause: ClauseId): Rule<void> => takes(on, clause, 'on-guard');
