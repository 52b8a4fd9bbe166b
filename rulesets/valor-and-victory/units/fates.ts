import { list } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { Entrenchment, Position } from '../positions/tables.js';
import { EXPENDED, type Expendable, unit } from '../roster/kinds.js';
import type { Terrain } from '../terrain/tables.js';
import { isExpendable, type Weapon } from '../weapons/weapons.js';
import { type ClauseId, type Handle, nth, step, those } from '../words.js';
import { type Counter, withLoads } from './units.js';

type OfUnit = Handle<typeof unit>;

/** One of those who stand in a role, by number from 1 as they are typed: passengers behind their carrier. */
export const one = (role: string, number: number): OfUnit => nth<typeof unit>(role, number, 'unit') as OfUnit;

/** What becomes of a unit, and of whatever it carries, named or not (8.5). */
const becomes = (is: Parameters<OfUnit['set']>[1]) =>
  function* (clause: ClauseId, role: string, number: number): Rule<void> {
    yield* those({ whose: 'aboard', is: [role, number] }, unit).set(clause, is);
    yield* one(role, number).set(clause, is);
  };

const GONE = { eliminated: true, points: 0, pointsBy: null, uses: null } as const;
export const eliminate = becomes(GONE);
/** It is pinned in this phase, or pinned no more. */
export const pin = becomes({ pinnedNow: true });
export const recover = becomes({ pinned: false, pinnedNow: false });

/** Everybody in a role is eliminated. */
export const eliminateAll = (clause: ClauseId, all: OfUnit): Rule<void> => all.set(clause, GONE);

/** Points that a hex has to meet, on each of its units, besides those it has not met yet. */
export function* owe(clause: ClauseId, of: OfUnit, points: number, by: 'assault' | 'fire'): Rule<void> {
  if (points <= 0) return;
  yield* of.add(clause, { points });
  yield* of.set(clause, { pointsBy: by });
}

/** Counters that units have with them and do not use, in every action in which some may be used up. */
export const carryField = (whose: string, group?: string) =>
  list(`counters that ${whose} have besides and do not use, by number of the unit`, {
    ...(group !== undefined && { group }),
    metavar: '2=grenades',
    max: 40,
    fault: (entry) => {
      const [number, name = '', more] = entry.toLowerCase().split('=');
      const right = /^[1-9]\d?$/.test(number!) && Object.hasOwn(EXPENDED, name) && more === undefined;
      const names = Object.keys(EXPENDED).join(', ');
      return right ? undefined : { takes: `the number of a unit with ${names}: 2=grenades` };
    },
  });

/** Some of those in a hex, where not all of them are meant. */
export const someField = (whom: string, group?: string) =>
  list(`${whom}, by number, where others are there`, {
    ...(group !== undefined && { group }),
    metavar: '2',
    max: 12,
    fault: (entry) => (/^[1-9]\d?$/.test(entry) ? undefined : { takes: 'the number of a unit: 2' }),
  });

/** Points on all who stand in a role, or on some of them by number, who are said to be meant alone. */
export function* oweTo(
  { name, as }: { readonly name: string; readonly as: { readonly unit: OfUnit } },
  some: readonly string[] | undefined,
  points: number,
  { clause, whom }: { readonly clause: ClauseId; readonly whom: string },
): Rule<void> {
  if (!some) return yield* owe('vv:14.61a', as.unit, points, 'fire');
  if (points > 0) {
    const text = `on ${whom} alone, ${counted(some.length, 'unit')} of the hex`;
    yield* step({ id: 'movers', clause, value: some.length, text });
  }
  for (const number of some) yield* owe(clause, one(name, Number(number)), points, 'fire');
}

interface Told {
  readonly newGround: boolean;
  readonly terrain?: Terrain | Position | undefined;
  readonly entrenchment?: Entrenchment | undefined;
}

/** What players tell of the ground of those who stand in a role is known of their hex from then on (20.3). */
export function* tellsGround(
  { as }: { readonly as: { readonly unit: OfUnit } },
  { newGround, terrain, entrenchment }: Told,
): Rule<void> {
  if (newGround)
    yield* as.unit.set('vv:20.3', { ...(terrain && { terrain }), ...(entrenchment && { entrenchment }) });
}

/** Who has counters of this sort: first those who are to use theirs, then those who carry some besides. */
const usersOf = (units: readonly Counter[], carry: readonly string[], name: Expendable): number[] => [
  ...withLoads(units).flatMap(({ weapons }, i) =>
    weapons.some((weapon) => weapon.name === name) ? [i + 1] : [],
  ),
  ...carry.flatMap((entry) => (entry.endsWith(`=${name}`) ? [Number.parseInt(entry, 10)] : [])),
];

/** Counters that were used are gone (12.5), off those who were to use them, then off others who have some. */
export function* useUp(
  clause: ClauseId,
  role: string,
  { units = [], carry = [] }: { units: readonly Counter[] | undefined; carry: readonly string[] | undefined },
  name: Expendable,
  times: number,
): Rule<void> {
  for (const number of usersOf(units, carry, name).slice(0, times)) {
    yield* one(role, number).add(clause, { [EXPENDED[name]]: 1 });
    yield* one(role, number).set(clause, { uses: null });
  }
}

/** Whoever attacked carries a marker; so do the weapon that he fired, and the leader who helped (12.3, 13.1, 13.6). */
export function* haveAttacked(
  { name, as }: { readonly name: string; readonly as: { readonly unit: OfUnit } },
  units: readonly Counter[] = [],
  { led = true, fires = () => true }: { led?: boolean; fires?: (weapon: Weapon) => boolean } = {},
): Rule<void> {
  yield* as.unit.set('vv:13.1', { marked: true });
  const all = withLoads(units);
  for (const [i, { weapons }] of all.entries())
    if (weapons.some((weapon) => !isExpendable(weapon) && fires(weapon)))
      yield* one(name, i + 1).set('vv:12.3a', { fired: true });
  const best = Math.max(0, ...all.map(({ modifier }) => modifier));
  if (!led || best === 0) return;
  yield* one(name, 1 + all.findIndex(({ modifier }) => modifier === best)).set('vv:13.6', { led: true });
}
