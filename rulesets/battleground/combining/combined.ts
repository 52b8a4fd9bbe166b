import type { Rule } from '../../../src/rules/rule.js';
import { HEAVY_WEAPONS } from '../roster/figures.js';
import type { HeavyWeapons } from '../shooting/inputs.js';
import type { Grade } from '../units/tables.js';
import { cross, join } from '../words.js';
import { other as otherRole, unit as unitRole } from './roles.js';

/** What combining does to the units on the table. */

/** A unit before it combines. */
export interface Before extends HeavyWeapons {
  readonly name: 'unit' | 'other';
  readonly grade: Grade;
  readonly figures: number;
  readonly leaders: number;
  /** All of them, however they are counted. */
  readonly heavyWeapons: number;
  readonly medics: number;
  /** One of them holds the horses. */
  readonly horses: boolean;
}

/** Two units, and how many of their leaders will be none any more (combine.9). */
export interface Pair {
  readonly unit: Before;
  readonly other: Before;
  readonly demoted: { readonly unit: number; readonly other: number };
}

const PARTS = ['medics', ...HEAVY_WEAPONS, 'leaders'] as const;
const COUNTED = ['figures', ...PARTS] as const;
type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Figures that are no ordinary ones. */
export const special = ({ leaders, heavyWeapons, medics }: Before): number => leaders + heavyWeapons + medics;

const first = unitRole.as.infantry;
const second = otherRole.as.infantry;
const handles = { unit: first, other: second };

/** One unit from now on (combine.1), of this grade; of so many figures, whether the other stands on a roster or not. */
export function* becomeOne({ unit, other, demoted }: Pair, grade: Grade): Rule<void> {
  yield* join('bg:combine.1', 'unit', 'other');
  yield* first.set('bg:combine.1', countsOf(unit, countsOf(other)));
  yield* first.add('bg:combine.9', { leaders: -(demoted.unit + demoted.other) });
  yield* first.set('bg:combine.5', { grade });
  yield* first.set('bg:combine.4', { combined: true });
}

/**
 * Two units of about the same size (combine.2): figures of the larger go over to the smaller. Special figures stay where
 * they are, as far as ordinary ones will do.
 * @param sizes of the halves
 * @param grades of the larger half and of the smaller
 */
export function* becomeTwo(
  { unit, other, demoted }: Pair,
  [, fewer]: readonly [number, number],
  [grade, otherGrade]: readonly [Grade, Grade],
): Rule<void> {
  const [large, small] = unit.figures >= other.figures ? [unit, other] : [other, unit];
  yield* first.add('bg:combine.9', { leaders: -demoted.unit });
  yield* second.add('bg:combine.9', { leaders: -demoted.other });
  const left = (of: Before): Before => ({ ...of, leaders: of.leaders - demoted[of.name] });
  const over = goingOver(left(large), fewer - small.figures);
  if (fewer > small.figures) yield* cross('bg:combine.2', large.name, small.name, over);
  yield* handles[large.name].set('bg:combine.2', countsOf(left(large), over, -1));
  yield* handles[small.name].set('bg:combine.2', countsOf(left(small), over));
  yield* handles[large.name].set('bg:combine.5', { grade });
  yield* handles[small.name].set('bg:combine.5', { grade: otherGrade });
  for (const half of [first, second]) yield* half.set('bg:combine.2', { combined: true, divided: true });
}

/** The figures of a unit, with so many more. */
const countsOf = (of: Before, more: Partial<Counts> = {}, times: 1 | -1 = 1): Counts =>
  Object.fromEntries(COUNTED.map((name) => [name, of[name] + times * (more[name] ?? 0)])) as Counts;

/** So many figures of a unit: ordinary ones as far as there are any, then those who are missed the least. */
function goingOver(of: Before, figures: number): { readonly figures: number } & Partial<Counts> {
  const counts: Partial<Record<(typeof PARTS)[number], number>> = {};
  let more = figures - (of.figures - special(of));
  for (const part of PARTS) {
    const go = Math.min(Math.max(more, 0), of[part]);
    if (go > 0) counts[part] = go;
    more -= go;
  }
  return { figures, ...counts };
}
