import type { FieldFault } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { Looked } from '../../../src/rules/words.js';
import { fireNumbers } from '../fire/tables.js';
import { look, refuse, ruling, step } from '../words.js';
import { placeSaid } from './cover.js';
import { HEXSIDES, type Hexside, TERRAIN } from './tables.js';

/** A hexside that a line of sight runs along: what lies on both sides of it, and what stands on it. */
interface Along {
  readonly sides: readonly [Beside, Beside];
  readonly on?: Hexside;
}

/** Smoke is a hindrance of its own number (11.5). */
const SMOKE = ['smoke-1', 'smoke-2'] as const;
const BESIDE = [...TERRAIN, ...SMOKE] as const;
type Beside = (typeof BESIDE)[number];

export const ALONG_METAVAR = 'orchard/building/hedge';

const isOf = <T extends string>(names: readonly T[], name: string | undefined): name is T =>
  (names as readonly (string | undefined)[]).includes(name);

const BLOCKING: readonly Beside[] = ['building', 'woods', 'jungle', 'hill'];
const HINDRANCES: readonly Beside[] = ['orchard', 'hay-stack', 'palm-grove', 'crops'];

/** What is wrong with a hexside as it was typed. */
export function alongFault(entry: string): FieldFault | undefined {
  const [a, b, on, more] = partsOf(entry);
  const takes = `the terrain on both sides of the hexside, and what stands on it: ${ALONG_METAVAR}`;
  const stray = [a, b].find((side) => side !== undefined && !isOf(BESIDE, side));
  if (stray !== undefined) return { takes, word: [stray, BESIDE] };
  if (b === undefined || more !== undefined) return { takes };
  return on === undefined || isOf(HEXSIDES, on) ? undefined : { takes, word: [on, HEXSIDES] };
}

const partsOf = (entry: string): string[] =>
  entry
    .toLowerCase()
    .split('/')
    .map((part) => part.trim());

const alongIn = (entry: string): Along => {
  const [a, b, on] = partsOf(entry) as [Beside, Beside, Hexside | undefined];
  return { sides: [a, b], ...(on && { on }) };
};

/** What hindrances on the way add to the roll: hexes and hexsides crossed, and hexsides that the line runs along (9.4). */
export function* hindrancesOf(crossed: number, along: readonly string[]): Rule<number> {
  const each = yield* look(fireNumbers.cells.hindrance);
  const sum = crossed * each.value;
  if (crossed > 0) {
    const text = `hindrances on the way: +${sum}`;
    yield* step({ id: 'hindrances', clause: 'vv:beyond.9.4', value: sum, text, from: each });
  }
  return sum + (yield* alongHexsides(along.map(alongIn), each));
}

/** Hexsides of one line: they hinder it, or block it, together, wherever on it each of them lies (9.4). */
function* alongHexsides(line: readonly Along[], each: Looked<number>): Rule<number> {
  mustNotBlock(line);
  const isHindered = line.some(({ on }) => on) || isHinderedBetween(line);
  let facing = isHinderedBetween(line) && !isBeside(line, BLOCKING) ? yield* facingCountOnce() : 0;
  let sum = 0;
  for (const [i, { sides, on }] of line.entries()) {
    const beside = isHindered ? sides.reduce((all, side) => all + hindranceOf(side), 0) : 0;
    const less = Math.min(beside, facing);
    facing -= less;
    const value = (beside - less + (on ? 1 : 0)) * each.value;
    const said = placeSaid(sides.join(' and '));
    const text = `along a hexside between ${said}${on ? `, with a ${on}` : ''}: ${value === 0 ? 'free' : `+${value}`}`;
    const ruled = less > 0 ? ({ ruling: 'vv:R55' } as const) : {};
    sum += yield* step({ id: `along-${i + 1}`, clause: 'vv:beyond.9.4', value, text, from: each, ...ruled });
  }
  return sum;
}

/** Of two hindrances that make a hindered line of a free one, how much does not count besides (R55). */
function* facingCountOnce(): Rule<number> {
  return (yield* ruling('vv:R55')) === 1 ? 1 : 0;
}

/** Blocking terrain on both sides, or a hedgerow along the line, leaves none. */
function mustNotBlock(line: readonly Along[]): void {
  const hedgerow = line.some(({ on }) => on === 'hedgerow');
  const [one, other] = [0, 1].map((side) =>
    line.map(({ sides }) => sides[side]!).find((beside) => BLOCKING.includes(beside)),
  );
  if (!hedgerow && !(one && other)) return;
  const why = hedgerow ? 'a hedgerow' : `${one} and ${other} on both sides`;
  refuse('vv:beyond.9.4', `No line of sight along that hexside: ${why}.`);
}

const hindranceOf = (side: Beside): number =>
  HINDRANCES.includes(side) ? 1 : SMOKE.indexOf(side as (typeof SMOKE)[number]) + 1;

/** A hindrance that faces blocking terrain or another hindrance; one side all in the open leaves the line free. */
const isHinderedBetween = (line: readonly Along[]): boolean =>
  [0, 1].every((side) => line.some(({ sides }) => isInTheWay(sides[side]!))) &&
  line.some(({ sides }) => sides.some((side) => hindranceOf(side) > 0));
const isInTheWay = (side: Beside): boolean => BLOCKING.includes(side) || hindranceOf(side) > 0;
const isBeside = (line: readonly Along[], terrain: readonly Beside[]): boolean =>
  line.some(({ sides }) => sides.some((side) => terrain.includes(side)));
