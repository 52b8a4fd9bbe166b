import type { Rule } from '../../../src/rules/rule.js';
import type { infantry } from '../roster/kinds.js';
import type { ClauseId, Handle } from '../words.js';

/** A unit has done something in place of its fire: it has had it under this card, and the run marker goes with that (move.7). */
export function* hadItsFire(unit: Handle<typeof infantry>, clause: ClauseId): Rule<void> {
  yield* unit.set(clause, { hasShot: true });
  yield* unit.set('bg:move.7', { ran: null }, 'card');
}
