/** A unit as far as its will to fight goes. */
export interface Strength {
  readonly figures: number;
  readonly leaders: number;
  readonly heavyWeapons: number;
}

/**
 * Why a unit is non-standing, or nothing if it stands (nonstand.1): three figures with neither leader nor heavy
 * weapon, two without a leader, or a single figure.
 */
export function nonStanding({ figures, leaders, heavyWeapons }: Strength): string | undefined {
  if (figures === 1) return 'a single figure';
  if (figures === 2 && leaders === 0) return 'two figures without a leader';
  if (figures === 3 && leaders === 0 && heavyWeapons === 0)
    return 'three figures without leader or heavy weapon';
  return undefined;
}
