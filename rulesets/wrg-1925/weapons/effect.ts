import type { Rule } from '../../../src/rules/rule.js';
import type { Looked } from '../../../src/rules/words.js';
import { look, ruling } from '../words.js';
import { type FireEffect, heavyWeapons, smallArms } from './tables.js';
import { rowOf, type Weapon } from './weapons.js';

/** The ranges at which one band ends and the next begins, in metres. */
const ENDS = [25, 50, 100, 250, 500] as const;

/**
 * Whether a distance is within another (R60), or within a band (R59).
 * @param inclusive whether the limit itself still counts
 */
export const within = (distance: number, limit: number, inclusive: boolean): boolean =>
  inclusive ? distance <= limit : distance < limit;

/**
 * The fire effect points of one weapon at a range (fire.7, heavy.7).
 * @param range metres
 * @returns the points, 0 where the weapon does not reach; and where they come from
 */
export function* effectAt(weapon: Weapon, range: number): Rule<Looked<number>> {
  const { value: row, ...from } = yield* printedRow(weapon);
  const { isHeavy } = rowOf(weapon);
  const band = yield* bandOf(range, isHeavy);
  return { value: band === undefined ? 0 : row[band], ...from };
}

/** The row that a weapon has, or borrows (R156, mine.4). */
function* printedRow(weapon: Weapon): Rule<Looked<FireEffect>> {
  if (weapon === 'fougasse') return yield* look(smallArms.cells.claymore);
  if (weapon !== 'light-gun') return yield* look(rowOf(weapon).table.cells[weapon]!);
  const large = (yield* ruling('wrg:R156')) === 3;
  return yield* look(heavyWeapons.cells[large ? 'afv-gun' : 'gun']);
}

/** Why a weapon does nothing at a range: it may be too near for it as well as too far. */
export function* whyNothing(weapon: Weapon, range: number): Rule<'no effect this near' | 'out of range'> {
  const { value: row } = yield* printedRow(weapon);
  const isNear = ENDS.some((end) => range <= end && row[end] > 0);
  return isNear ? 'no effect this near' : 'out of range';
}

/** The band of a range; none, where nothing is printed for it. */
function* bandOf(range: number, isHeavy: boolean): Rule<keyof FireEffect | undefined> {
  const inclusive = (yield* ruling('wrg:R59')) === 1;
  const reached = ENDS.find((end) => within(range, end, inclusive));
  if (isHeavy) {
    // The sheet heads the last column 500+, and leaves 250 to 500 to the one before (R14).
    if (reached === 500 && (yield* ruling('wrg:R14')) === 2) return 250;
    return reached ?? 500;
  }
  if (reached === undefined && (yield* ruling('wrg:R61')) === 2) return 500;
  return reached;
}
