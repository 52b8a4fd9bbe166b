import type { ClauseId } from '../words.js';

/**
 * Clauses that no die and no sum can carry out: they are shown by the action they belong to (`--explain`) and by
 * `wg rules`. Those of kind `reminder` need no reason; for the others it stands here.
 */
export const shown: Partial<Record<ClauseId, string>> = {
  'bg:seq.2': 'when melees are fought is for the players: the card phase says when it is over',
  'bg:terrain.5': 'effects that a scenario sets',
};
