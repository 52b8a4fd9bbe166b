import type { Effect, Put } from '../../rules/effect.js';
import type { Kinds } from '../../rules/kind.js';
import type { Value } from '../../rules/rule.js';
import type { InRoles, State } from '../../rules/state.js';
import { comeAgain } from '../muster.js';
import { afterMoving } from '../piles.js';
import { allSuffered, befallsAgain, bound, isByItself, type Suffering, suffered } from './befalls.js';
import { begun, ended } from './clock.js';
import { crossed, joinedUnits, met, split } from './units.js';

/**
 * The table after what was done to it, for every rule system.
 * @param named who stood in the roles; what was done to a role in which nobody was named changes nothing
 * @throws EffectError where an effect speaks of what the kinds do not have
 */
export const fold = (state: State, effects: readonly Effect[], named: InRoles, kinds: Kinds): State =>
  (stretches.get(effects) ?? stretchesOf(effects)).reduce(
    (table, of) => ('do' in of ? after(table, of, named, kinds) : allSuffered(table, of, named, kinds)),
    state,
  );

/**
 * Says that the same effects will be folded again and again, on many tables: what they come to is remembered for as long as
 * they are. A log has each of its effects once, and to remember them would fill the memory.
 */
export function recur(effects: readonly Effect[]): void {
  if (stretches.has(effects)) return;
  stretches.set(effects, stretchesOf(effects));
  for (const effect of effects) befallsAgain(effect);
}

/** Effects of which several that units suffer by themselves follow one another, or one that has to be looked at with all the table. */
type Stretch = readonly Suffering[] | Effect;
const stretches = new WeakMap<readonly Effect[], readonly Stretch[]>();

function stretchesOf(effects: readonly Effect[]): readonly Stretch[] {
  const found: (Suffering[] | Effect)[] = [];
  for (const effect of effects) {
    const last = found.at(-1);
    if (!isByItself(effect)) found.push(effect);
    else if (Array.isArray(last)) last.push(effect);
    else found.push([effect]);
  }
  return found;
}

function after(state: State, effect: Effect, named: InRoles, kinds: Kinds): State {
  switch (effect.do) {
    case 'lose':
    case 'set':
    case 'add':
      return suffered(state, effect, named, kinds);
    case 'bind':
      return bound(state, effect, named, kinds);
    case 'meet':
      return met(state, effect, named, kinds);
    case 'join':
      return joinedUnits(state, effect, named, kinds);
    case 'cross':
      return crossed(state, effect, named, kinds);
    case 'split':
      return split(state, effect, named, kinds);
    case 'end':
      return ended(state, effect, kinds);
    case 'put':
      return putDown(effect.begins === undefined ? state : begun(state, effect.begins), effect);
    case 'cards':
      return { ...state, piles: afterMoving(state.piles, effect) };
    case 'anew':
      return begunAgain(state, kinds);
  }
}

/** The units of a roster as they came; of what was told of the turn nothing is known any more. */
const begunAgain = ({ units, ...state }: State, kinds: Kinds): State => ({
  ...state,
  units: comeAgain(units, kinds),
  slots: {},
  spans: [],
  later: [],
});

function putDown(state: State, { slot, is, first }: Put): State {
  if (first && state.slots[slot] !== undefined) return state;
  return { ...state, slots: withSlot(state.slots, slot, is) };
}

const withSlot = (slots: State['slots'], slot: string, is: Value): State['slots'] => {
  if (is !== null) return { ...slots, [slot]: is };
  const { [slot]: _, ...others } = slots;
  return others;
};
