import type { Summary } from '../../odds/summary.js';
import { type Measure, measured, type OddsAsked, type Told } from './measure.js';
import { cellsOf, type Several } from './several.js';

/** Why there are no odds: the rules forbid it, inputs do not go together, there are too many outcomes. */
export interface WhyNot {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly clause?: string | undefined;
}

/** The odds of one line of a sweep, or why there are none. */
export interface SweepCell {
  /** The value of each input that is swept, as it could have been typed, in their order. */
  readonly values: readonly string[];
  readonly told?: Told;
  /** What it comes to in what was asked for. */
  readonly summary?: Summary;
  readonly why?: WhyNot;
}

/** The odds of an action for every value of some inputs. */
export interface Sweep {
  readonly over: readonly Several[];
  readonly measure: Measure;
  /** In the order of the values, those of the last input fastest. */
  readonly cells: readonly SweepCell[];
}

/**
 * Works out the odds of every cell.
 * @param work gives the odds of one, by what is given for the inputs that are swept
 * @param why tells what an error has against one cell; nothing for one that concerns all of them, which is thrown on
 * @throws what speaks against the first cell, where there are odds of none; InputError where the odds tell nothing of what is asked for
 */
export function sweep(
  over: readonly Several[],
  asked: OddsAsked,
  work: (given: Readonly<Record<string, string>>) => Told,
  why: (error: unknown) => WhyNot | undefined,
): Sweep {
  const failed: unknown[] = [];
  const cells = cellsOf(over).map((given): SweepCell => {
    const values = Object.values(given);
    try {
      return { values, told: work(given) };
    } catch (error) {
      const against = why(error);
      if (!against) throw error;
      failed.push(error);
      return { values, why: against };
    }
  });
  const told = cells.flatMap(({ told }) => told ?? []);
  if (told.length === 0) throw failed[0];
  const measure = measured(asked, told);
  let at = 0;
  const summed = cells.map((cell): SweepCell => {
    if (!cell.told) return cell;
    const summary = measure.summaries[at++]!;
    if (summary.outcomes.length > 0) return { ...cell, summary };
    return { ...cell, why: { code: 'nothing-found', message: `nothing is told of ${measure.label}` } };
  });
  return { over, measure, cells: summed };
}
