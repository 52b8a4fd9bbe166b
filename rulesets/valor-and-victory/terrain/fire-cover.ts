import type { Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, list, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { signed } from '../../../src/rules/text/say.js';
import { groundConflict, groundFields } from '../assault/input.js';
import { fireNumbers } from '../fire/tables.js';
import { look, ruling, step } from '../words.js';
import { coverParts } from './cover.js';
import { ALONG_METAVAR, alongFault, hindrancesOf } from './line-of-sight.js';

const { terrain, cover, entrenchment, newGround, hexside, smoke } = groundFields;
const line = 'Line of sight';

/** The cover of the target hex itself. */
export const hexFields = { terrain, cover, entrenchment, newGround };
/** What else lies between the firers and the target. */
export const lineFields = {
  hexside,
  smoke,
  assaultMove: toggle('the target makes an assault move', { group: 'Ground' }),
  hindrances: count('hindrance hexes and hexsides on the way', { group: line, max: 20, default: 0 }),
  smokeBetween: count('smoke on the way, the numbers of its markers added', {
    group: line,
    max: 20,
    default: 0,
  }),
  along: list(
    'a hexside that the line runs along: terrain or smoke-1 on both sides, the same side first each time, and on it',
    {
      group: line,
      metavar: ALONG_METAVAR,
      max: 6,
      fault: alongFault,
    },
  ),
};
export const coverFields = { ...hexFields, ...lineFields };
type Covered = InputOf<typeof hexFields> & Partial<InputOf<typeof lineFields>>;

/** What protects a target: its hex, and what is on the way. */
export interface Protection {
  readonly hex: number;
  readonly line: number;
}
export const inAll = ({ hex, line: way }: Protection): number => hex + way;

/**
 * The cover and hindrances that are added to an attack roll (9.4, 10, 11.5, 14.5).
 * @param adjacent the attack comes from the next hex
 */
export function* protection(input: Covered, adjacent = false): Rule<Protection> {
  let hex = 0;
  for (const part of yield* coverParts({ ...input, hexside: input.hexside, smoke: 0, outsideFfa: false })) {
    const isWall = part.id === 'hexside' && adjacent;
    const value = isWall && (yield* ruling('vv:R49')) === 1 ? 0 : part.from.value;
    const what = isWall ? `${input.hexside} between adjacent hexes` : part.what.replace(/ crossed$/, '');
    const clause = part.clause === 'vv:15.8b' ? 'vv:beyond.14.5' : part.clause;
    const ruled = isWall ? ({ ruling: 'vv:R49' } as const) : {};
    if (value === 0 && !isWall) continue;
    const { from } = part;
    hex += yield* step({
      id: `cover-${part.id}`,
      clause,
      value,
      text: `${what}: ${signed(value)}`,
      from,
      ...ruled,
    });
  }
  if (input.assaultMove) {
    const from = yield* look(fireNumbers.cells['assault move']);
    const text = `assault move: ${signed(from.value)}`;
    hex += yield* step({ id: 'assault-move', clause: 'vv:beyond.6.31', value: from.value, text, from });
  }
  return { hex, line: yield* onTheWay(input) };
}

/** Smoke and hindrances between the firers and the target, and smoke on it. */
export function* onTheWay({
  smoke: inHex = 0,
  smokeBetween = 0,
  hindrances = 0,
  along = [],
}: Covered): Rule<number> {
  const sum = inHex + smokeBetween;
  if (sum > 0) yield* step({ id: 'smoke', clause: 'vv:11.5', value: sum, text: `smoke: ${signed(sum)}` });
  return sum + (yield* hindrancesOf(hindrances, along));
}

/** The cover of a hex is said in one way. */
export const coverConflict = (input: Covered): Conflict | undefined =>
  groundConflict({ ...input, hexside: input.hexside, smoke: 0, outsideFfa: false });
