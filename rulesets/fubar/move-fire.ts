import type { Move } from './move-inputs.js';
import { far } from './say.js';
import { type ClauseId, refuse } from './words.js';

/** What may be fired after a move. */
export const FIRE = ['none', 'small-arms', 'reaction', 'aimed', 'one-weapon', 'all-weapons'] as const;
export type Fire = (typeof FIRE)[number];
/** How far a move goes, and what it may fire. */
export type Moved = { distance: number; fire: Fire };

/** What is said of fire. */
export const SAYS: Readonly<Record<Fire, string>> = {
  none: 'no fire',
  'small-arms': 'small arms or thrown grenades at one point',
  reaction: 'fire once this turn at an enemy that moves',
  aimed: 'all fire at +1',
  'one-weapon': 'one weapon may fire',
  'all-weapons': 'all weapons may fire',
};

/** Nobody goes farther than his action carries. */
export function mustReach({ distance, unit: u }: Move, reach: number, clause: ClauseId, what: string): void {
  if (distance !== undefined && distance > reach) {
    refuse(clause, `${what} goes up to ${far(reach, u)}, not ${far(distance, u)}.`);
  }
}
