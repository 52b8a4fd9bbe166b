import type { Fault } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { fireNumbers } from '../fire/tables.js';
import { look, refuse, step } from '../words.js';
import { placeSaid } from './cover.js';
import { HEXSIDES, type Hexside, TERRAIN, type Terrain } from './tables.js';

/** What a line of sight runs along: the terrain on both sides of a hexside, and what stands on it. */
interface Along {
  readonly sides: readonly [Terrain, Terrain];
  readonly on?: Hexside;
}

export const ALONG_METAVAR = 'orchard/building/hedge';

const isOf = <T extends string>(names: readonly T[], name: string | undefined): name is T =>
  (names as readonly (string | undefined)[]).includes(name);

const BLOCKING: readonly Terrain[] = ['building', 'woods', 'jungle', 'hill'];
const HINDRANCES: readonly Terrain[] = ['orchard', 'hay-stack', 'palm-grove', 'crops'];

/** What is wrong with a hexside as it was typed. */
export function alongFault(entry: string): Fault | undefined {
  const [a, b, on, more] = partsOf(entry);
  const takes = `the terrain on both sides of the hexside, and what stands on it: ${ALONG_METAVAR}`;
  const stray = [a, b].find((side) => side !== undefined && !isOf(TERRAIN, side));
  if (stray !== undefined) return { takes, word: [stray, TERRAIN] };
  if (b === undefined || more !== undefined) return { takes };
  return on === undefined || isOf(HEXSIDES, on) ? undefined : { takes, word: [on, HEXSIDES] };
}

const partsOf = (entry: string): string[] =>
  entry
    .toLowerCase()
    .split('/')
    .map((part) => part.trim());

const alongIn = (entry: string): Along => {
  const [a, b, on] = partsOf(entry) as [Terrain, Terrain, Hexside | undefined];
  return { sides: [a, b], ...(on && { on }) };
};

/** What hindrances on the way add to the roll: hexes and hexsides crossed, and hexsides that the line runs along (9.4). */
export function* hindrancesOf(crossed: number, along: readonly string[]): Rule<number> {
  const each = yield* look(fireNumbers.cells.hindrance);
  let sum = crossed * each.value;
  if (crossed > 0) {
    const text = `hindrances on the way: +${sum}`;
    yield* step({ id: 'hindrances', clause: 'vv:beyond.9.4', value: sum, text, from: each });
  }
  for (const [i, entry] of along.entries()) {
    const { sides, on } = alongIn(entry);
    const number = (isHindered(sides) ? 1 : 0) + (on ? 1 : 0);
    const said = placeSaid(sides.join(' and '));
    if (isBlocked(sides, on)) {
      const why = on === 'hedgerow' ? 'a hedgerow' : `${said} on both sides`;
      refuse('vv:beyond.9.4', `No line of sight along that hexside: ${why}.`);
    }
    const text = `along a hexside between ${said}${on ? `, with a ${on}` : ''}: ${number === 0 ? 'free' : `+${number * each.value}`}`;
    sum += yield* step({
      id: `along-${i + 1}`,
      clause: 'vv:beyond.9.4',
      value: number * each.value,
      text,
      from: each,
    });
  }
  return sum;
}

const isBlocked = (sides: Along['sides'], on: Along['on']): boolean =>
  on === 'hedgerow' || sides.every((side) => BLOCKING.includes(side));

/** A hindrance that faces blocking terrain or another hindrance; one side in the open leaves the line free. */
const isHindered = (sides: Along['sides']): boolean =>
  sides.some((side) => HINDRANCES.includes(side)) &&
  sides.every((side) => HINDRANCES.includes(side) || BLOCKING.includes(side));
