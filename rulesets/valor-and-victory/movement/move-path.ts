import type { FieldFault } from '../../../src/rules/field.js';
import { isPosition, POSITIONS, type Position } from '../positions/tables.js';
import { GROUND, type Ground, HEXSIDES, type Hexside } from '../terrain/tables.js';

/** A way of hexes as it is typed: `2xopen,woods:up,road:turn=2`. */
export const PATH_METAVAR = 'open,woods:up,road:turn=2';

/** One hex that is entered: over which hexside, uphill, into which position or wire, in reverse, after how much of a turn. */
export interface Hex {
  readonly terrain: Ground;
  readonly hexside?: Hexside;
  readonly up: boolean;
  /** Between the ground and a Level 2 hill, up or down. */
  readonly steep: boolean;
  readonly position?: Position;
  readonly reverse: boolean;
  readonly wire: boolean;
  /** Hexsides turned in this hex. */
  readonly turn: number;
}

const WORDS = ['up', 'steep', 'reverse', 'wire', ...HEXSIDES, ...POSITIONS] as const;

/** What can be said of a way, for help and for those who have misspelt it. */
export const PATH_WORDS = { hexes: GROUND, 'behind a colon': [...WORDS, 'turn=n'] };

const hexesIn = (entry: string): (Hex[] | FieldFault)[] =>
  entry
    .toLowerCase()
    .split(',')
    .map((part) => hexIn(part.trim()));

const isHexside = (word: string): word is Hexside => (HEXSIDES as readonly string[]).includes(word);

function hexIn(part: string): Hex[] | FieldFault {
  const [head = '', ...words] = part.split(':');
  if (/^(0|\d{2,})x/.test(head)) return { takes: 'one to nine hexes of a kind at once, as in 3xopen' };
  const [, times = '1', terrain = ''] = /^(?:(\d)x)?(.*)$/.exec(head)!;
  const takes = `hexes that are entered: ${PATH_METAVAR}`;
  if (!(GROUND as readonly string[]).includes(terrain)) return { takes, word: [terrain, GROUND] };
  const sorts = words.map((word) =>
    isHexside(word) ? 'hexside' : isPosition(word) ? 'position' : word.replace(/=.*/, ''),
  );
  const again = words.find((_, i) => sorts.indexOf(sorts[i]!) < i);
  if (again !== undefined) return { takes: `each thing that is said of a hex once, and not ${again} again` };
  let hex: Hex = {
    terrain: terrain as Ground,
    up: false,
    steep: false,
    reverse: false,
    wire: false,
    turn: 0,
  };
  for (const word of words) {
    const turn = /^turn=(\d)$/.exec(word);
    if (turn) hex = { ...hex, turn: Number(turn[1]) };
    else if (word === 'up' || word === 'steep' || word === 'reverse' || word === 'wire')
      hex = { ...hex, [word]: true };
    else if (isPosition(word)) hex = { ...hex, position: word };
    else if (isHexside(word)) hex = { ...hex, hexside: word };
    else return { takes, word: [word, WORDS] };
  }
  return Array.from({ length: Number(times) }, () => hex);
}

/** What is wrong with a way as it was typed. */
export const pathFault = (entry: string): FieldFault | undefined =>
  hexesIn(entry).find((part): part is FieldFault => !Array.isArray(part));

/** The hexes that were typed. */
export const pathIn = (entries: readonly string[]): Hex[] =>
  entries.flatMap((entry) => hexesIn(entry).flatMap((part) => (Array.isArray(part) ? part : [])));
