import type { Conflict } from '../../../src/rules/action.js';
import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { UNNAMED } from './seats.js';

/** Nobody rides in what is no vehicle of his side: in another unit, in himself, in two at once (pass.1, pass.2). */
export function ridesNowhere(
  { side, marks: { aboard } }: Unit,
  units: readonly Unit[],
): Conflict | undefined {
  if (typeof aboard !== 'string' || aboard === UNNAMED) return undefined;
  const into = unitNamed(units, aboard);
  const wrong = (message: string): Conflict => ({ input: 'aboard', message });
  if (into?.kind !== 'vehicle') return wrong(`${into ? 'names no' : 'is the name of no'} vehicle: ${aboard}`);
  const isFoe = into.side !== undefined && side !== undefined && !sameName(into.side, side);
  return isFoe ? wrong(`${into.name} is of ${into.side}`) : undefined;
}
