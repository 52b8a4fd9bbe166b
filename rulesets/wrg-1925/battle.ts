import type { Rule } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import type { GameState } from '../../src/rules/system.js';
import { atOdds } from './at-odds.js';
import { standing } from './battle-said.js';
import { outOfOrder } from './bearings.js';
import type { Lasting } from './lasting.js';
import { known, type Troops } from './roster/kinds.js';
import { state } from './state.js';
import { toldBesides } from './told-besides.js';
import { putFirst } from './words.js';

/** The period that is played: the first, where nobody has told of one. */
export const periodOf = ({ slots }: Pick<State, 'slots'>): number =>
  (slots.period as number | undefined) ?? 1;

/** Smoke and light that outlast the line that brought them (smoke.2, light.3 to light.6). */
export const lastingOf = ({ slots }: Pick<State, 'slots'>): readonly Lasting[] =>
  (slots.lasting as readonly Lasting[] | undefined) ?? [];

/** Everybody who fights, in a roster or not. */
export const troopsOn = ({ units }: Pick<State, 'units'>): readonly Troops[] =>
  units.flatMap((unit) => (unit.kind === 'force' ? [] : [known(unit) as Troops]));

/** Something is done in a period: where nobody has told of one it is the first of the battle. */
export const inPeriod = (): Rule<void> => putFirst('wrg:scale.3', 'period', 1, 'period');

/**
 * Whether what is done lasts as long as a period: in a game of units that stand in a roster from the first deed on, and where
 * only names are known once its periods are told.
 */
export const countsPeriods = ({ spans, units }: Pick<State, 'spans' | 'units'>): boolean =>
  spans.includes('period') || units.some(({ met, kind }) => !met && kind !== 'force');

export const game: GameState = {
  memory: state,
  says: (table: State) => standing(table.units, periodOf(table), lastingOf(table)),
  // Both sides move together: a period is nobody's (orders.4).
  turn: (table: State) => `period ${periodOf(table)}`,
  clock: ['period'],
  bearings: [...outOfOrder, ...atOdds, ...toldBesides],
  check: () => import('./roster/check.js'),
};
