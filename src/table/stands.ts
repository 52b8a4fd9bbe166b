import { type AnyKind, type Kinds, known } from '../rules/kind.js';
import type { Unit } from '../rules/roster.js';

/** What a unit is by now, in words: `4 of 6 figures left, suppressed`. */
export const standsAs = (unit: Unit, kinds: Kinds): string =>
  ofKind(unit, kinds, (kind, is) => kind.stands(is).join(', '));

/** Why a unit is out of the game, if it is. */
export const goneAs = (unit: Unit, kinds: Kinds): string | undefined =>
  ofKind(unit, kinds, (kind, is) => kind.gone(is));

const ofKind = <T>(unit: Unit, kinds: Kinds, tell: (kind: AnyKind, is: never) => T): T => {
  const kind = kinds[unit.kind]!;
  return tell(kind, known(kind, unit) as never);
};
