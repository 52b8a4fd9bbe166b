import type { Fault } from '../../src/rules/field.js';
import { HEXSIDES, type Hexside, TERRAIN, type Terrain } from './tables.js';

/** A way of hexes as it is typed: `2xopen,woods:up,road:turn=2`. */
export const PATH_METAVAR = 'open,woods:up,road:turn=2';

export const WATER = 'water';
export const GROUND = [...TERRAIN, WATER] as const;
export type Ground = Terrain | typeof WATER;

/** One hex that is entered: over which hexside, uphill, after how much of a turn, in reverse, into wire. */
export interface Hex {
  readonly terrain: Ground;
  readonly hexside?: Hexside;
  readonly up: boolean;
  readonly reverse: boolean;
  readonly wire: boolean;
  /** Hexsides turned in this hex. */
  readonly turn: number;
}

const WORDS = ['up', 'reverse', 'wire', ...HEXSIDES] as const;

const hexesIn = (entry: string): (Hex[] | Fault)[] =>
  entry
    .toLowerCase()
    .split(',')
    .map((part) => hexIn(part.trim()));

function hexIn(part: string): Hex[] | Fault {
  const [head = '', ...words] = part.split(':');
  const [, times = '1', terrain = ''] = /^(?:(\d)x)?(.*)$/.exec(head)!;
  const takes = `hexes that are entered: ${PATH_METAVAR}`;
  if (!(GROUND as readonly string[]).includes(terrain)) return { takes, word: [terrain, GROUND] };
  let hex: Hex = { terrain: terrain as Ground, up: false, reverse: false, wire: false, turn: 0 };
  for (const word of words) {
    const turn = /^turn=(\d)$/.exec(word);
    if (turn) hex = { ...hex, turn: Number(turn[1]) };
    else if (word === 'up' || word === 'reverse' || word === 'wire') hex = { ...hex, [word]: true };
    else if ((HEXSIDES as readonly string[]).includes(word)) hex = { ...hex, hexside: word as Hexside };
    else return { takes, word: [word, WORDS] };
  }
  return Array.from({ length: Number(times) }, () => hex);
}

/** What is wrong with a way as it was typed. */
export const pathFault = (entry: string): Fault | undefined =>
  hexesIn(entry).find((part): part is Fault => !Array.isArray(part));

/** The hexes that were typed. */
export const pathIn = (entries: readonly string[]): Hex[] =>
  entries.flatMap((entry) => hexesIn(entry).flatMap((part) => (Array.isArray(part) ? part : [])));
