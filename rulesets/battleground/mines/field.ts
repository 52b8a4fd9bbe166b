import type { Rule } from '../../../src/rules/rule.js';
import { d6 } from '../../../src/rules/words.js';
import { inches, refuse, ruling, step } from '../words.js';
import { type Mines, sidesOf } from './input.js';

/** The rectangles of 24 square inches that a field may be. */
const RECTANGLES = [
  [2, 12],
  [3, 8],
  [4, 6],
] as const;
/** Across, for a field that is round. */
const CIRCLE = 5.5;

/** Whether a field may be of this size (mine.1). */
export function* fieldSize(size: string): Rule<{ area: number }> {
  const [short, long] = sidesOf(size)!.sort((a, b) => a - b);
  const allowed =
    long === undefined ? short === CIRCLE : RECTANGLES.some(([a, b]) => a === short && b === long);
  if (!allowed) {
    refuse('bg:mine.1', `A minefield is 2x12, 3x8 or 4x6 in, or a circle 5.5 in across; not ${size}.`);
  }
  const area = long === undefined ? Number((Math.PI * (CIRCLE / 2) ** 2).toFixed(2)) : short! * long;
  const shape = long === undefined ? `a circle ${inches(short!)} across` : `${short} by ${inches(long)}`;
  yield* step({ id: 'size', clause: 'bg:mine.1', value: area, text: `${shape}: ${area} square inches` });
  return { area };
}

/** A unit that moved near a hidden field, and not into it, may find it (mine.3, mine.4). */
export function* detection({ detect, still }: Mines): Rule<{ found: boolean }> {
  if (still) refuse('bg:mine.3', 'Only a unit that has moved may find a field.');
  const away = yield* tested(detect!);
  if (away > 6)
    refuse('bg:mine.3', `A hidden field is found within 6 in; this one is ${inches(detect!)} away.`);
  if (away <= 1) {
    const text = `${inches(away)} away: found without a roll`;
    return { found: yield* step({ id: 'found', clause: 'bg:mine.4', value: true, text }) };
  }
  const roll = yield* d6('detect', 'finding the field');
  const found = roll >= away;
  const text = `${inches(away)} away takes ${Math.ceil(away)} or more, ${roll}: ${found ? 'found' : 'not found'}`;
  return { found: yield* step({ id: 'found', clause: 'bg:mine.3', value: found, text }) };
}

/** A distance with a fraction is tested as it is or, if so ruled, to the nearest inch. */
function* tested(away: number): Rule<number> {
  if (Number.isInteger(away)) return away;
  const nearest = (yield* ruling('bg:R103')) === 2;
  const value = nearest ? Math.round(away) : away;
  const text = nearest
    ? `${inches(away)} is tested as ${inches(value)}`
    : `${inches(away)} is tested as it is`;
  return yield* step({ id: 'distance', clause: 'bg:mine.3', value, text, ruling: 'bg:R103' });
}
