import type { Memory } from '../rules/action.js';
import type { Kinds } from '../rules/kind.js';
import { isMuster, mustered } from '../rules/roster.js';
import type { State } from '../rules/state.js';
import { fold } from './fold.js';
import { takenBack } from './piles.js';
import { withCompanions, withoutEnemies } from './shared.js';

/** The table of a rule system whose actions say what they do to it. */
export interface TableOf extends Pick<Memory<State>, 'of' | 'anew' | 'anewBy'> {
  /** As it stands before anything was done. */
  readonly start: State;
  readonly kinds: Kinds;
}

/** Units are changed only in the roles in which they stand; cards, the turn and what else is no unit, by these alone. */
const TOUCHES = /"roles":|"do":"(?:put|cards|end)"/;

/**
 * What stands on the table, folded from the effects of all that was resolved: units, cards, the turn. What is taken back
 * has done nothing, but that cards which were dealt are known from then on.
 */
export const tableMemory = ({ start, kinds, ...of }: TableOf): Memory<State> => ({
  ...of,
  start,
  touches: (line) => TOUCHES.test(line),
  opened: (state, sides) => ({ ...state, sides }),
  after: (state, { effects = [], named = {} }) => settled(fold(state, effects, named, kinds), kinds),
  undone: (state, { effects = [], rng }) => ({
    ...state,
    piles: takenBack(state.piles, effects, rng === 'entered'),
  }),
  mustered: (state, of) => ({
    ...state,
    units: withCompanions(mustered(state.units, of, kinds), kinds),
    // What waited for units that others have taken the place of comes no more.
    later: isMuster(of) && !of.besides ? [] : state.later,
  }),
});

/** Without what has come to its end with what was done: a melee of which one side is gone, and what was told of it. */
function settled(state: State, kinds: Kinds): State {
  const units = withCompanions(withoutEnemies(state.units, kinds), kinds);
  return units === state.units ? state : { ...state, units };
}
