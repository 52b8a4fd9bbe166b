import type { FootPace, VehiclePace } from './tables.js';

/** What moves: men, riders, soft vehicles, then armoured ones. */
export const MOVERS = [
  'infantry',
  'horse',
  'bicycle',
  'motorcycle',
  'car',
  'truck',
  'half-track',
  'armoured-car',
  'multi-wheeled-afv',
  'tracked-afv',
  'light-tank',
  'medium-tank',
  'heavy-tank',
] as const;
export type Mover = (typeof MOVERS)[number];

/** How it is called: `tracked AFV`, `light tank`, `half-track`. */
export const moverSaid = (type: Mover): string =>
  type.replace(/-afv$/, ' AFV').replace(/-(tank|car)$/, ' $1');

export const AFVS: readonly Mover[] = MOVERS.slice(MOVERS.indexOf('armoured-car'));
/** On tracks or many wheels, and armoured: they cross obstacles. */
export const CROSSING_AFVS: readonly Mover[] = MOVERS.slice(MOVERS.indexOf('multi-wheeled-afv'));
/** The soft vehicles that cross obstacles where any tracked or multi-wheeled one does (R8). */
export const CROSSING_SOFT: readonly Mover[] = ['truck', 'half-track'];
/** Nothing makes these swim. */
export const ON_TWO_WHEELS: readonly Mover[] = ['bicycle', 'motorcycle'];

/** Targets as the quick reference names them. */
export const TARGETS = [
  'soft',
  'recce',
  'apc',
  'sp',
  'post-war-sp',
  'light-tank',
  'medium-tank',
  'heavy-tank',
] as const;

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

/** Whether a vehicle is hard (an AFV); all others are soft. */
export const isHard = ({ type }: { readonly kind?: string; readonly type?: string }): boolean =>
  AFVS.includes(type as Mover);

/** Whether it is an AFV, as its roster or what was done to it tells. */
export const isAfv = (of: { readonly type?: string; readonly afv: boolean }): boolean => of.afv || isHard(of);
