import { type AnyKind, type Kinds, known } from '../rules/kind.js';
import type { RosterScope, Unit } from '../rules/roster.js';

/** How units stand, by their kinds: in words, and why one of them is out of the game. */
export const standsOf = (kinds: Kinds): Pick<RosterScope, 'says' | 'gone'> => ({
  says: (unit) => ofKind(unit, kinds, (kind, is) => kind.stands(is).join(', ')),
  gone: (unit) => ofKind(unit, kinds, (kind, is) => kind.gone(is)),
});

const ofKind = <T>(unit: Unit, kinds: Kinds, tell: (kind: AnyKind, is: never) => T): T => {
  const kind = kinds[unit.kind]!;
  return tell(kind, known(kind, unit) as never);
};
