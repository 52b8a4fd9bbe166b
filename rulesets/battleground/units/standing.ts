/** A unit as far as its will to fight goes. */
interface Strength {
  readonly figures: number;
  readonly leaders: number;
  readonly heavyWeapons: number;
}

/** The most figures that can be non-standing (nonstand.1). */
export const MOST_NON_STANDING = 3;

/**
 * Why a unit is non-standing, or nothing if it stands (nonstand.1): three figures with neither leader nor heavy
 * weapon, two without a leader, or a single figure.
 */
export function whyNonStanding({ figures, leaders, heavyWeapons }: Strength): string | undefined {
  if (figures === 1) return 'a single figure';
  if (figures === 2 && leaders === 0) return 'two figures without a leader';
  if (figures === 3 && leaders === 0 && heavyWeapons === 0)
    return 'three figures without leader or heavy weapon';
  return undefined;
}

/** The fewest enemies to whom a side surrenders by numbers alone: it is down to a quarter of them (melee.9, R76). */
export const quarterOf = (figures: number): number => 4 * figures;

/** The fewest enemies who outnumber a non-standing side 3 to 1 (nonstand.5, R77). */
export const threeToOne = (figures: number): number => 3 * figures;

/** A side in a melee, and what it faces. */
interface Facing {
  readonly figures: number;
  readonly enemies: number;
  readonly stands: boolean;
  /** A round has been fought: before it numbers alone make nobody give up (melee.10). */
  readonly fought: boolean;
}

/** The clause by which a side surrenders now, if it does (melee.9, nonstand.5). */
export function surrenders(side: Facing): 'bg:nonstand.5' | 'bg:melee.9' | undefined {
  if (!side.stands && side.enemies >= threeToOne(side.figures)) return 'bg:nonstand.5';
  if (side.fought && side.enemies >= quarterOf(side.figures)) return 'bg:melee.9';
  return undefined;
}
