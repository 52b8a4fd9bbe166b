import type { Waiting } from '../../../src/rules/action.js';
import { boundTo } from '../../../src/rules/bound.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { isInPlay, isUnfought } from '../turn/last-try.js';

/** Who is in close combat with whom: pair by pair, as figures are in contact (melee.2). */

const BONDS = { shared: 'melee', told: 'foes' } as const;

/** The enemies that a unit is in contact with. */
export const opponentsOf = ({ units }: Pick<State, 'units'>, unit: Unit | undefined): readonly Unit[] =>
  unit?.marks.melee === undefined ? [] : boundTo(unit, units.filter(isInPlay), BONDS);

export const areOpponents = (one: Unit, other: Unit): boolean =>
  [one, other].every(({ marks }) => marks.melee !== undefined) && boundTo(one, [other], BONDS).length > 0;

/** Enemies who are in the combat that a unit comes into, besides the one it meets there. */
export const enemiesThere = ({ units }: Pick<State, 'units'>, unit: Unit, meets: Unit): readonly Unit[] => {
  const { melee } = meets.marks;
  const isFoe = ({ side }: Unit) =>
    side === undefined || unit.side === undefined || !sameName(side, unit.side);
  return units.filter(
    (other) =>
      typeof melee === 'string' &&
      typeof other.marks.melee === 'string' &&
      sameName(other.marks.melee, melee) &&
      ![unit.name, meets.name].includes(other.name) &&
      isFoe(other),
  );
};

/** Those who are in close combat, one combat after another: all who are in contact with one another, or with somebody who is. */
export function combatsOn(table: Pick<State, 'units'>): readonly (readonly Unit[])[] {
  const left = new Set(table.units.filter(({ marks }) => marks.melee !== undefined));
  const combats: Unit[][] = [];
  for (const first of left) {
    const there = new Set([first]);
    for (const unit of there) for (const foe of opponentsOf(table, unit)) there.add(foe);
    for (const unit of there) left.delete(unit);
    combats.push(table.units.filter((unit) => there.has(unit)));
  }
  return combats;
}

/**
 * The rounds that are still to be fought as the turn begins (melee.9): pair by pair, whoever came by an Assault first. One whose enemies
 * have all fought theirs with others meets them all the same.
 */
export function roundsWaiting({ units }: Pick<State, 'units'>): Waiting[] {
  const unfought = units.filter(isUnfought);
  const meets = (unit: Unit): readonly Unit[] => {
    const foes = opponentsOf({ units }, unit);
    return foes.some(isUnfought) ? foes.filter(isUnfought) : foes;
  };
  return unfought.flatMap((one, i) =>
    meets(one)
      // Of two who both have theirs to fight the first tells of it.
      .filter((other) => !unfought.slice(0, i).includes(other))
      .map((other) => {
        const [attacker, defender] = hasCome(one) < hasCome(other) ? [other, one] : [one, other];
        return {
          units: [[attacker.name], [defender.name]],
          says: `${attacker.name} against ${defender.name}`,
        };
      }),
  );
}

/** Whether it is he who has assaulted, so far as that is known: not the one whose combat it is, but one who took that action last. */
const hasCome = ({ name, marks: { melee, action } }: Unit): number =>
  (sameName(String(melee), name) ? 0 : 1) + (action === 'assault' ? 1 : 0);
