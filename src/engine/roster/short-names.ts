import { likeness, sameName } from '../../rules/likeness.js';
import type { AnyRole } from '../../rules/role.js';
import type { Unit } from '../../rules/roster.js';

/** The letters of a name without what stands between its words. */
const joined = (name: string): string => likeness(name).replace(/[\s-]+/g, '');

/** Whether letters are the beginnings of the words of a name, one after another: `2s` and `pan` of 2 Section and Panzer. */
function isShortFor(typed: string, name: string): boolean {
  const words = likeness(name)
    .split(/[\s-]+/)
    .filter(Boolean);
  const begins = (letters: string, [word, ...rest]: readonly string[]): boolean => {
    if (letters === '') return true;
    if (word === undefined) return false;
    for (let n = Math.min(word.length, letters.length); n > 0; n--)
      if (letters.startsWith(word.slice(0, n)) && begins(letters.slice(n), rest)) return true;
    return false;
  };
  const letters = joined(typed);
  return letters !== '' && begins(letters, words);
}

/** The place that a short name means, where it is the beginning of one alone. */
export function placeMeant(typed: string, places: readonly string[]): string | undefined {
  const found = [...new Set(places)].filter((place) => isShortFor(typed, place));
  return found.length === 1 ? found[0] : undefined;
}

/** For whom a short name is looked for. */
interface For {
  readonly role: AnyRole | undefined;
  /** The side of whoever acts, where that is known by now. */
  readonly side: string | undefined;
}

/** Whether a unit is of the side that a role is for, as far as that can be told. @param side that of whoever acts */
export const isOfItsSide = (unit: Unit, role: AnyRole | undefined, side: string | undefined): boolean =>
  role?.side === undefined || side === undefined || unit.side === undefined
    ? true
    : sameName(unit.side, side) === (role.side.is === 'own');

/**
 * The units that a short name may mean: of those whom the role is for, where there are any, and of them before all others whoever's
 * name it begins, letter by letter: `pi` is PIAT, and not Panzer III.
 */
export function meant(typed: string, units: readonly Unit[], { role, side }: For): readonly Unit[] {
  const found = units.filter(({ name }) => isShortFor(typed, name));
  const wanted = found.filter((unit) => isOfItsSide(unit, role, side));
  const all = wanted.length > 0 ? wanted : found;
  const begun = all.filter(({ name }) => joined(name).startsWith(joined(typed)));
  return begun.length > 0 ? begun : all;
}
