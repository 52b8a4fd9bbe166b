import type { Handle } from '../../src/rules/role.js';
import type { Rule } from '../../src/rules/rule.js';
import { EXPENDED, type Expendable, unit } from './kinds.js';
import { type Unit, withLoads } from './units.js';
import { isExpendable } from './weapons.js';
import { type ClauseId, nth, those } from './words.js';

type OfUnit = Handle<typeof unit, ClauseId>;

/** One of those who stand in a role, by number from 1 as they are typed: passengers behind their carrier. */
export const one = (role: string, number: number): OfUnit => nth<typeof unit>(role, number, 'unit') as OfUnit;

/** A unit with whatever it carries (8.5), named or not. */
const withLoad = (role: string, number: number): readonly OfUnit[] => [
  those({ whose: 'aboard', is: [role, number] }, unit),
  one(role, number),
];

const GONE = { eliminated: true, points: 0, pointsBy: null, uses: null } as const;

/** A unit is eliminated, and what it carries with it. */
export function* eliminate(clause: ClauseId, role: string, number: number): Rule<void> {
  for (const of of withLoad(role, number)) yield* of.set(clause, GONE);
}

/** Everybody in a role is eliminated. */
export const eliminateAll = (clause: ClauseId, all: OfUnit): Rule<void> => all.set(clause, GONE);

/** A unit is pinned in this phase, and what it carries with it. */
export function* pin(clause: ClauseId, role: string, number: number): Rule<void> {
  for (const of of withLoad(role, number)) yield* of.set(clause, { pinnedNow: true });
}

/** A unit is pinned no more, nor is what it carries. */
export function* recover(clause: ClauseId, role: string, number: number): Rule<void> {
  for (const of of withLoad(role, number)) yield* of.set(clause, { pinned: false, pinnedNow: false });
}

/** Points that a hex has to meet, on each of its units, besides those it has not met yet. */
export function* owe(clause: ClauseId, of: OfUnit, points: number, by: 'assault' | 'fire'): Rule<void> {
  if (points <= 0) return;
  yield* of.add(clause, { points });
  yield* of.set(clause, { pointsBy: by });
}

/** What units have with them and do not use, as it is typed: `2=grenades`. */
const holders = (carry: readonly string[] | undefined, name: Expendable): number[] =>
  (carry ?? []).flatMap((entry) => {
    const [number, weapon] = entry.split('=');
    return weapon === name ? [Number(number)] : [];
  });

/** Who has counters of this sort: first those who are to use theirs. */
const usersOf = (
  units: readonly Unit[],
  carry: readonly string[] | undefined,
  name: Expendable,
): number[] => [
  ...withLoads(units).flatMap(({ weapons }, i) =>
    weapons.some((weapon) => weapon.name === name) ? [i + 1] : [],
  ),
  ...holders(carry, name),
];

/** Counters that were used are gone (12.5), off those who were to use them, then off others who have some. */
export function* useUp(
  clause: ClauseId,
  role: string,
  { units = [], carry }: { units: readonly Unit[] | undefined; carry: readonly string[] | undefined },
  name: Expendable,
  times: number,
): Rule<void> {
  const all = usersOf(units, carry, name);
  for (const number of all.slice(0, times)) {
    yield* one(role, number).add(clause, { [EXPENDED[name]]: 1 });
    yield* one(role, number).set(clause, { uses: null });
  }
}

/** Whoever attacked carries a marker; so do the weapon that he fired, and the leader who helped (12.3, 13.1, 13.6). */
export function* haveAttacked(
  { name, as }: { readonly name: string; readonly as: { readonly unit: OfUnit } },
  units: readonly Unit[] = [],
  led = true,
): Rule<void> {
  yield* as.unit.set('vv:13.1', { marked: true });
  const all = withLoads(units);
  for (const [i, { weapons }] of all.entries())
    if (weapons.some((weapon) => !isExpendable(weapon)))
      yield* one(name, i + 1).set('vv:12.3a', { fired: true });
  const best = Math.max(0, ...all.map(({ modifier }) => modifier));
  if (!led || best === 0) return;
  yield* one(name, 1 + all.findIndex(({ modifier }) => modifier === best)).set('vv:13.6', { led: true });
}
