import type { FootPace, VehiclePace } from './movement-tables.js';
import type { Mover } from './movers.js';

/** How something moves. */

export const FOOT: readonly FootPace[] = ['walk', 'dash', 'double', 'crawl', 'wade', 'climb', 'manhandle'];
export const DRIVEN: readonly VehiclePace[] = ['dash', 'move-and-fire', 'reverse', 'swim'];
export const PACES = [...FOOT, 'move-and-fire', 'reverse', 'swim', 'ride'] as const;
export type Pace = (typeof PACES)[number];

/** The pace, where it goes without saying. */
export const paceOf = ({
  type,
  pace,
}: {
  readonly type: Mover;
  readonly pace?: Pace | undefined;
}): Pace | undefined => pace ?? (type === 'infantry' ? 'walk' : type === 'horse' ? 'ride' : undefined);
