import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';

/** Who is to check for valour, after an attack of whose units nothing but the total was told (16.2). */
export const checksDue = ({ units }: Pick<State, 'units'>): readonly Unit[] =>
  units.filter(({ marks }) => marks.valourCheck === 'due' && !marks.eliminated);
