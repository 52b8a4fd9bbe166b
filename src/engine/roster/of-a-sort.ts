import type { Unit } from '../../rules/roster.js';
import type { GameState } from '../../rules/system.js';
import { sameName } from '../../rules/text/likeness.js';
import { groupsIn } from './named-units.js';
import { isShortFor } from './short-names.js';

/** Whom words mean, for those who only look at units. */
interface LookedAt {
  /** Nobody, where the words mean none, or several. */
  readonly asked: readonly Unit[] | undefined;
  /** Those whom their beginnings name, and the words behind them. */
  readonly named: ReturnType<typeof groupsIn>;
}

/**
 * The units that are looked at: by their names, or all of a side or a kind, or of a place. The whole name of a side or kind comes before
 * the beginning of somebody's name: `Axis` is the side, where a unit is called `Axis force`.
 */
export function unitsLookedAt(
  words: readonly string[],
  units: readonly Unit[],
  { together, memory }: Pick<GameState, 'together' | 'memory'>,
): LookedAt {
  const named = groupsIn(words, units, { most: units.length, together, kinds: memory.kinds });
  const { found, rest } = named;
  const isWhole = rest.length === 0 && found.every(({ short }) => short === undefined);
  const own = rest.length === 0 ? [...new Set(found.flatMap((group) => group.units))] : undefined;
  const typed = words.join(' ');
  if (isWhole) return { named, asked: own };
  return { named, asked: sortNamed(typed, units) ?? own ?? sortMeant(typed, units) };
}

/** All units by their sides, and by their kinds. */
function sortsOf(units: readonly Unit[]): readonly (readonly [sort: string, units: readonly Unit[]])[] {
  const sorts = new Map<string, readonly Unit[]>();
  for (const unit of units)
    for (const sort of [unit.side, unit.kind])
      if (sort !== undefined) sorts.set(sort, [...(sorts.get(sort) ?? []), unit]);
  return [...sorts];
}

const sortNamed = (typed: string, units: readonly Unit[]): readonly Unit[] | undefined =>
  sortsOf(units).find(([sort]) => sameName(sort, typed))?.[1];

/** Those of the one side or kind of whose name this is the beginning. */
function sortMeant(typed: string, units: readonly Unit[]): readonly Unit[] | undefined {
  const [one, ...others] = sortsOf(units).filter(([sort]) => isShortFor(typed, sort));
  return others.length > 0 ? undefined : one?.[1];
}
