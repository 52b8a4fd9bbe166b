import type { Rule } from '../../../src/rules/rule.js';
import { counted, signed } from '../../../src/rules/text/say.js';
import { sumOf } from '../../../src/rules/words.js';
import { type ClauseId, look, step } from '../words.js';
import { AP_ROWS, type ApColumn, type ApRow, apFire, fireNumbers } from './tables.js';

/** A roll on the AP Fire Table as it came out. */
interface ApRoll {
  readonly natural: number;
  readonly points: number;
}

/** The row of the AP Fire Table for a firepower of at least 1. */
export function rowFor(apfp: number): ApRow {
  return AP_ROWS.find((row) => apfp <= Number(row.split('-')[1] ?? Infinity)) ?? '41+';
}

/** Two dice and all modifiers, read on a row of the AP Fire Table (14.5, 14.6). */
export function* apRoll(row: ApRow, modifier: number, clause: ClauseId = 'vv:beyond.14.5'): Rule<ApRoll> {
  const natural = yield* sumOf(2, 'fire');
  const roll = natural + modifier;
  const column = Math.min(12, Math.max(2, roll)) as ApColumn;
  const from = yield* look(apFire.cells[row]);
  const points = from.value[column];
  const rolled = modifier === 0 ? `roll of ${roll}` : `roll ${natural} ${signed(modifier)} = ${roll}`;
  const text = `${rolled} on row ${row}: ${pointsSaid(points)}`;
  const ruled = roll < 2 ? ({ ruling: 'vv:R53' } as const) : {};
  yield* step({ id: 'points', clause, value: points, text, from, ...ruled });
  return { natural, points };
}

export const pointsSaid = (n: number): string => (n === 0 ? 'no effect' : counted(n, 'Casualty Point'));

/** Mortars and artillery: points on infantry in woods or jungle count double, and on nobody else (12.64, 21.6). */
export const burstsIn = (terrain: string | undefined, points: number): boolean =>
  points > 0 && (terrain === 'woods' || terrain === 'jungle');

export function* doubledInTrees(points: number, terrain: string | undefined): Rule<number> {
  if (!burstsIn(terrain, points)) return points;
  const from = yield* look(fireNumbers.cells.doubling);
  const value = from.value * points;
  const text = `on infantry in ${terrain} they count double: ${value}`;
  return yield* step({ id: 'doubled', clause: 'vv:beyond.12.64', value, text });
}
