import type { Rule } from '../../src/rules/rule.js';
import type { Shot, ShotResult } from './shot.js';
import { ruling, step } from './words.js';

/**
 * Whether the shot is wasted (shoot.8): shots may be declared before any is rolled, and its target is gone by now,
 * unless all shots of a card are ruled to work on the state before it (R35).
 */
export function* isWasted({ targetLost }: Shot): Rule<boolean> {
  if (!targetLost) return false;
  const value = (yield* ruling('bg:R35')) === 1;
  const text = value
    ? 'declared at a target that is gone by now: the shot is wasted'
    : 'all shots of a card work on the state before it: rolled as declared';
  return yield* step({ id: 'declared', clause: 'bg:shoot.8', value, text, ruling: 'bg:R35' });
}

/** The result of a shot at nobody. */
export function wasted({ at, targetFigures, targetMedics, targetPrisoners, retreat }: Shot): ShotResult {
  if (at) return { hits: 0, state: 'destroyed' };
  return {
    hits: 0,
    ...(targetFigures && { casualties: 0, leadersLost: 0, heavyWeaponsLost: 0 }),
    ...(targetMedics > 0 && { medicsLost: 0 }),
    ...(targetPrisoners > 0 && { prisonersLost: 0 }),
    ...(retreat && { outcome: 'eliminated', inches: 0 }),
  };
}
