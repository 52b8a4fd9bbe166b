import type { COVER } from '../../../rulesets/battleground/terrain/tables.js';

/** A place on the table, in inches: x from the edge of the Axis, y from the left of the Allies. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const LENGTH = 36;
export const WIDTH = 20;

/** The house at the crossroads, which the Allies want and the Axis have. */
export const CROSSROADS: Place = { x: 9, y: 11 };
/** The road runs from edge to edge through it. */
const ROAD = CROSSROADS.y;

const within = ({ x, y }: Place, [x1, x2]: [number, number], [y1, y2]: [number, number]) =>
  x >= x1 && x <= x2 && y >= y1 && y <= y2;

/** The hidden minefield, three inches by eight. */
export const inMinefield = (at: Place): boolean => within(at, [14, 17], [1, 9]);
/** Where one stands before it, on the side of the Allies. */
export const MINEFIELD: Place = { x: 18, y: 5 };

export function distance(a: Place, b: Place): number {
  return Math.max(1, Math.round(2 * Math.hypot(a.x - b.x, a.y - b.y)) / 2);
}

/** What a place gives as cover. */
export function coverAt(at: Place): (typeof COVER)[number] {
  if (distance(at, CROSSROADS) <= 2) return 'building';
  if (within(at, [20, 27], [0, 8])) return 'woods';
  if (within(at, [10, 20], [14, 20])) return 'crops';
  if (within(at, [4, 7], [2, 9])) return 'wall';
  return 'none';
}

export const onTheRoad = ({ y }: Place): boolean => Math.abs(y - ROAD) < 1;

/** So far from one place towards another, and no farther than it; off the table nobody goes. */
export function towards(from: Place, to: Place, inches: number): Place {
  const all = Math.hypot(to.x - from.x, to.y - from.y);
  const part = all === 0 ? 0 : Math.min(inches / all, 1);
  return onTable({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
}

const onTable = ({ x, y }: Place): Place => ({ x: clamp(x, LENGTH), y: clamp(y, WIDTH) });
const clamp = (n: number, most: number) => Math.round(100 * Math.min(Math.max(n, 0), most)) / 100;

/** The places passed on the way, an inch and less apart. */
export function way(from: Place, to: Place): Place[] {
  const steps = Math.max(1, Math.ceil(distance(from, to) * 2));
  return Array.from({ length: steps }, (_, i) => towards(from, to, ((i + 1) / steps) * distance(from, to)));
}

/** How near a straight line between two places comes to a third. */
export const passes = (from: Place, to: Place, by: Place): number =>
  Math.min(...[from, ...way(from, to)].map((at) => Math.hypot(at.x - by.x, at.y - by.y)));
