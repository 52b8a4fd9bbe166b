import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { quoted } from '../../../src/rules/text/say.js';
import { known } from '../roster/kinds.js';
import { sideSaid, turnOf } from '../turn/turns.js';
import { isInfantry, isPinned } from '../units/units.js';

/** A sniper who has attacked, and for whom nobody has rolled the check that follows (17.6). */
interface Sought {
  readonly side: string;
  /** The line that rolls it. */
  readonly line: string;
}

/** Whether somebody of the hex that he has attacked is left unpinned, and its points are met (17.6, R59). */
function isAnybodyLeft(side: string, { units }: State): boolean {
  const isFoe = (unit: Unit) => unit.side !== undefined && !sameName(unit.side, side);
  const there = units
    .filter(isFoe)
    .map(known)
    .filter(({ sniped, eliminated }) => sniped && !eliminated);
  return (
    there.every(({ points }) => points === 0) && there.some((of) => isInfantry(of.counter) && !isPinned(of))
  );
}

/** Snipers whose elimination check is due: at once or, if so ruled, when the points of their victims are met (17.6, R59). */
export const snipersSought = (table: State): readonly Sought[] =>
  Object.entries(turnOf(table).snipers).flatMap(([kept, { sought, cover }]) => {
    const side = sideSaid(kept, table);
    if (sought === undefined || (sought === 'after' && !isAnybodyLeft(side, table))) return [];
    const own = cover === undefined ? ' --own-cover <cover of his hex>' : '';
    return [{ side, line: `wg sniper --check-only --side ${quoted(side)}${own}` }];
  });
