import type { Memory } from '../rules/action.js';
import type { Kinds } from '../rules/kind.js';
import { isMuster, mustered } from '../rules/roster.js';
import type { State } from '../rules/state.js';
import { fold } from './fold.js';
import { takenBack } from './piles.js';

/** The table of a rule system whose actions say what they do to it. */
export interface TableOf extends Pick<Memory<State>, 'of' | 'anew' | 'anewBy'> {
  /** As it stands before anything was done. */
  readonly start: State;
  readonly kinds: Kinds;
}

/**
 * What stands on the table, folded from the effects of all that was resolved: units, cards, the turn. What is taken back
 * has done nothing, but that cards which were dealt are known from then on.
 */
export const tableMemory = ({ start, kinds, ...of }: TableOf): Memory<State> => ({
  ...of,
  start,
  everything: true,
  opened: (state, sides) => ({ ...state, sides }),
  after: (state, { effects = [], named = {} }) => fold(state, effects, named, kinds),
  undone: (state, { effects = [], rng }) => ({
    ...state,
    piles: takenBack(state.piles, effects, rng === 'entered'),
  }),
  mustered: (state, of) => ({
    ...state,
    units: mustered(state.units, of, kinds),
    // What waited for units that others have taken the place of comes no more.
    later: isMuster(of) && !of.besides ? [] : state.later,
  }),
});
