import type { Unit } from '../../rules/roster.js';
import { sameName } from '../../rules/text/likeness.js';
import { isShortFor } from './short-names.js';

/**
 * All units of a side, or of a kind, by its name or the beginning of it: for those who only look at them.
 * @returns undefined where it is the beginning of none, or of several
 */
export function unitsOfSort(words: readonly string[], units: readonly Unit[]): readonly Unit[] | undefined {
  const typed = words.join(' ');
  const sorts = new Map<string, readonly Unit[]>();
  for (const unit of units)
    for (const sort of [unit.side, unit.kind])
      if (sort !== undefined) sorts.set(sort, [...(sorts.get(sort) ?? []), unit]);
  const all = [...sorts];
  const whole = all.find(([sort]) => sameName(sort, typed));
  const [one, ...others] = whole ? [whole] : all.filter(([sort]) => isShortFor(typed, sort));
  return others.length > 0 ? undefined : one?.[1];
}
