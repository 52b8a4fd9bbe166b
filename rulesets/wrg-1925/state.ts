import type { Memory } from '../../src/rules/action.js';
import type { Input } from '../../src/rules/record.js';
import type { Rule } from '../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { kinds, type Troops, troopsOf } from './roster/kinds.js';
import type { Lasting, Slots } from './slots.js';
import { NATURAL_LIGHTS, type NaturalLight } from './smoke/light.js';
import { putFirst } from './words.js';

/** What stands on the table: what is done in a period builds on what was done before. */
export const state: Memory = {
  start: EMPTY_TABLE,
  kinds,
  anew: ({ action, input }) => action === 'period' && input.new === true,
  anewBy: 'wg period --new',
};

/** The period that is played: the first, where nobody has told of one, nor of a number that a log can hold. */
export const periodOf = ({ slots }: Pick<State, 'slots'>): number =>
  typeof slots.period === 'number' ? slots.period : 1;

/** Smoke and light that outlast the line that brought them (smoke.2, light.3 to light.6). */
export const lastingOf = ({ slots }: Pick<State, 'slots'>): readonly Lasting[] =>
  (slots as Partial<Slots>).lasting ?? [];

/** The natural light of the battle, from the period on in which it was told. */
export const lightOf = ({ slots }: Pick<State, 'slots'>): NaturalLight =>
  NATURAL_LIGHTS.find((light) => light === slots.light) ?? 'day';

/** The light of the battle fills in that of a line, where it is not by day. */
export const lightFor = (table: State, asked: Input): Input => {
  const light = lightOf(table);
  return asked.light === undefined && light !== 'day' ? { light } : {};
};

/** Everybody who fights, in a roster or not. */
export const troopsOn = ({ units }: Pick<State, 'units'>): readonly Troops[] =>
  units.filter(({ kind }) => kind !== 'force').map(troopsOf);

/** Something is done in a period: where nobody has told of one it is the first of the battle. */
export const inPeriod = (): Rule<void> => putFirst('wrg:scale.3', 'period', 1, 'period');

/**
 * Whether what is done lasts as long as a period: in a game of units that stand in a roster from the first deed on, and where
 * only names are known once its periods are told.
 */
export const countsPeriods = ({ spans, units }: Pick<State, 'spans' | 'units'>): boolean =>
  spans.includes('period') || units.some(({ met, kind }) => !met && kind !== 'force');
