import { type Address, effect, type InRole } from '../../src/rules/effect.js';
import type { AnyHandle, Handle } from '../../src/rules/role.js';
import type { Rule, Value } from '../../src/rules/rule.js';
import { group, gun, type vehicle } from './roster/kinds.js';
import { type ClauseId, nth, split, those } from './words.js';

/** What is done to troops in a role, of whatever kind they are. */

type Kinds = typeof group | typeof gun | typeof vehicle;

/** A role in which troops of any kind stand. */
export interface Stands {
  readonly name: Address;
  readonly on: AnyHandle<Kinds, ClauseId>;
  readonly as: {
    readonly group: Handle<typeof group, ClauseId>;
    readonly gun?: Handle<typeof gun, ClauseId>;
    readonly vehicle?: Handle<typeof vehicle, ClauseId>;
  };
}

/** One of several who stand in a role, by number from 1. */
export const one = (role: string, n: number): Stands => ({
  name: [role, n],
  on: nth<Kinds>(role, n, undefined as never) as never,
  as: { group: nth(role, n, 'group'), gun: nth(role, n, 'gun'), vehicle: nth(role, n, 'vehicle') },
});

/** One of several who stand in a role that no vehicle takes. */
export const oneOfMen = (role: string, n: number): Stands => {
  const { as, ...of } = one(role, n);
  return { ...of, as: { group: as.group, ...(as.gun && { gun: as.gun }) } };
};

/** Whoever players speak of is in the game from then on, whether he stands in a roster or not. */
export const isThere = ({ as }: Stands, clause: ClauseId): Rule<void> => as.group.meet(clause, {});

/** Men fall, of a group or of a crew. */
export function* menLost({ name, as }: Stands, clause: ClauseId, n: number): Rule<void> {
  const parts = { men: n, ...(as.vehicle && { crew: n }) };
  if (n > 0) yield* effect({ do: 'lose', to: name, parts, clause });
}

/** The same, and it counts for reaction tests: figures lost in this period and in the battle. */
export function* casualties(role: Stands, clause: ClauseId, n: number, counted = n): Rule<void> {
  yield* menLost(role, clause, n);
  if (counted > 0) yield* role.on.add(clause, { lostInPeriod: counted, lostInBattle: counted });
}

/** Nobody rides in it any more, named or not. */
export function* ridersGetOff({ name }: Stands, clause: ClauseId): Rule<void> {
  for (const kind of [group, gun])
    yield* those({ whose: 'aboard', is: name as InRole }, kind as typeof group).set(clause, { aboard: null });
}

/** Of a vehicle that is left its crew are men on foot, with what they have got out with. */
export function* crewGetsOut(
  { name, as }: Stands,
  clause: ClauseId,
  men: number,
  is: CrewOnFoot,
): Rule<void> {
  yield* as.vehicle!.set(clause, { left: true });
  if (men > 0)
    yield* split(clause, name, { crew: men }, { kind: group.name, called: 'crew', is: { men, ...is } });
}

/** What a crew has with it as it gets out, and what it has lost: that counts in its reaction tests (react.11, react.12). */
interface CrewOnFoot extends Readonly<Record<string, Value>> {
  readonly weapons: readonly string[];
  readonly lostInBattle: number;
  readonly lostInPeriod: number;
}

/** So many with SMGs, and the others with pistols (crew.1). */
export const crewArms = (smgs: number, pistols: number): string[] => [
  ...(smgs > 0 ? [`smg:${smgs}`] : []),
  ...(pistols > 0 ? [`pistol:${pistols}`] : []),
];
