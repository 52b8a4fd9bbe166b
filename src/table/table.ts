import type { Past } from '../rules/action.js';
import type { Kinds } from '../rules/kind.js';
import { type Change, isMuster, type Muster, type Unit, unitNamed } from '../rules/roster.js';
import type { State } from '../rules/state.js';
import { fold } from './fold/fold.js';
import { mustered } from './muster.js';
import { takenBack } from './piles.js';
import { isAnyBound, isTakenOff, withCompanions, withoutEnemies } from './shared.js';

/**
 * What stands on the table, by what becomes of it: units come into it or are changed by hand, and effects of all that was
 * resolved are folded into it.
 */

/**
 * Events that build on one another say which of them they are. Units are changed only in the roles in which they stand;
 * cards, the turn and what else is no unit, by these alone.
 */
const TOLD = /"n":\d|"roles":/;
const DONE = /"do":"(?:put|cards|end|anew)"/;

/**
 * Whether the line of an event may say what changes the table, or what others build on: others need not be read. Who did what
 * stands before its record and what was done at its end, with a long answer between them.
 */
export const mayConcern = (line: string): boolean =>
  TOLD.test(line.slice(0, line.indexOf(',"record":{'))) ||
  DONE.test(line.slice(line.lastIndexOf(',"effects":[')));

/** The table after something was resolved. @throws EffectError where it did what nobody can do */
export const afterPast = (state: State, { effects = [], named = {} }: Partial<Past>, kinds: Kinds): State =>
  settled(byKinds(fold(state, effects, named, kinds), kinds, state), kinds, state.units);

/** The table after something that is taken back later on: it has done nothing, but cards that were dealt are known. */
export const afterUndone = (state: State, { effects = [], rng }: Partial<Past>): State => ({
  ...state,
  piles: takenBack(state.piles, effects, rng === 'entered'),
});

/** The table after units came into the game, or one was changed by hand. */
export function afterMuster(state: State, of: Muster | Change, kinds: Kinds): State {
  const units = withCompanions(mustered(state.units, of, kinds), kinds, state.units);
  // What waited for units that others have taken the place of comes no more.
  const later = isMuster(of) && !of.besides ? [] : state.later;
  const after = byKinds({ ...state, units, later }, kinds, state, of);
  if (isMuster(of)) return after;
  const [was, is] = [state.units, units].map((all) => unitNamed(all, of.unit));
  return isTakenOff(was, is, kinds) ? settled(after, kinds, state.units) : after;
}

/** With what follows from what became of units, by their kinds. */
const byKinds = (state: State, kinds: Kinds, before: State, by?: Muster | Change): State =>
  Object.values(kinds).reduce((now, { settles }) => settles?.(now, before, by) ?? now, state);

/** Without what has come to its end with what was done: a melee of which one side is gone, and what was told of it. */
function settled(state: State, kinds: Kinds, before: readonly Unit[]): State {
  if (!isAnyBound(state.units, kinds)) return state;
  const units = withCompanions(withoutEnemies(state.units, kinds), kinds, before);
  return units === state.units ? state : { ...state, units };
}
