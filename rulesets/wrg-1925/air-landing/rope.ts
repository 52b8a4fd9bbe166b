import { menOf, type Troops } from '../roster/kinds.js';

/** Men down a rope from a helicopter in a period (air.11). */
export const ROPE = 5;

/** How many of those who come down a rope hang in their helicopter yet. Who falls meanwhile falls on the ground. */
export function hangingOf(of: Troops, period: number): number {
  const { onRope, landed, aloft = menOf(of) } = of;
  if (!onRope || landed === undefined) return 0;
  return Math.min(menOf(of), Math.max(0, aloft - ROPE * (period - landed + 1)));
}

/** The same troops, of those who come down a rope only who is down: they alone fire, and are fired at (air.11). */
export function thoseDown<T extends Troops>(of: T, period: number): T {
  const hanging = of.kind === 'vehicle' ? 0 : hangingOf(of, period);
  return hanging === 0 ? of : { ...of, men: menOf(of) - hanging };
}
