import { type Address, effect, type InRole } from '../../../src/rules/effect.js';
import type { AnyHandle } from '../../../src/rules/handle.js';
import type { Rule } from '../../../src/rules/rule.js';
import { type ClauseId, nth, type Span, split } from '../words.js';
import { leftWith } from './arms.js';
import { group, type gun, type vehicle } from './kinds.js';
import type { battleMarks } from './marks.js';

/** What is done to troops in a role, of whatever kind they are. */

type Kinds = typeof group | typeof gun | typeof vehicle;

/** A role in which troops of any kind stand. */
export interface Stands {
  readonly name: Address;
  readonly takes: { readonly group: unknown; readonly vehicle?: unknown };
  readonly on: AnyHandle<Kinds, ClauseId, Span>;
}

/** One of several who stand in a role, by number from 1. */
export const one = ({ name, takes }: Stands & { readonly name: string }, n: number): Stands => ({
  name: [name, n],
  takes,
  on: nth<Kinds>(name, n, undefined as never) as never,
});

/** Men in a role, be they a group or a crew: what becomes of either is the same. */
export const menIn = <G>({
  as,
}: {
  readonly as: { readonly group: G; readonly gun: unknown };
}): readonly G[] => [as.group, as.gun as G];

/** Whoever players speak of is in the game from then on, whether he stands in a roster or not. */
export const isThere = ({ name }: Stands, clause: ClauseId): Rule<void> =>
  effect({ do: 'meet', to: name as InRole, of: group.name, is: {}, clause });

/** Men fall, of a group or of a crew. */
export function* menLost({ name, takes }: Stands, clause: ClauseId, n: number): Rule<void> {
  const parts = { men: n, ...(takes.vehicle !== undefined && { crew: n }) };
  if (n > 0) yield* effect({ do: 'lose', to: name, parts, clause });
}

/** The same, and it counts for reaction tests: figures lost in this period and in the battle. */
export function* takesCasualties(role: Stands, clause: ClauseId, n: number): Rule<void> {
  yield* menLost(role, clause, n);
  yield* role.on.add(clause, { lostInPeriod: n, lostInBattle: n });
}

/** Nobody rides in it any more, named or not. */
export const ridersGetOff = ({ name }: Stands, clause: ClauseId): Rule<void> =>
  effect({ do: 'set', to: { whose: 'aboard', is: name as InRole }, is: { aboard: null }, clause });

/** Those of them who are men on foot from then on, and no crew, are erect as they leave it (tactical.2); they have not got off yet. */
export const ridersStandUp = ({ name }: Stands): Rule<void> =>
  effect({
    do: 'set',
    to: { whose: 'aboard', is: name as InRole },
    of: group.name,
    is: { erect: true },
    clause: 'wrg:tactical.2',
  });

/** A crew that gets out of its vehicle: so many with SMGs, the others with pistols (crew.1). */
interface GetsOut {
  readonly smgs: number;
  readonly pistols: number;
  readonly lost: number;
  readonly leaders: readonly string[] | undefined;
  readonly underFire?: true | undefined;
  /** By fire at the men in it: what was scored on it was scored on them. */
  readonly isFiredAt?: true;
}

/** What it has lost before: that counts in its reaction tests (react.11, react.12). */
interface LostBefore {
  readonly crewLostInBattle?: number;
  readonly crewLostInPeriod?: number;
}

/** Flame that was seen in the battle is remembered (react.18). */
const FLAME = ['flame'] as const;
/** What fire on a vehicle has done to the men in it: they test on it, be they out of it by then (react.1). */
const OF_FIRE = [
  'underFire',
  'otherFire',
  'points',
  'tens',
  'machineGuns',
  'nearest',
  'armourFires',
  'surprised',
  ...FLAME,
] as const satisfies readonly (keyof typeof battleMarks)[];

/** Of a vehicle that is left its crew are men on foot, with what they have got out with. */
export function* crewGetsOut(
  { name, on }: Stands,
  clause: ClauseId,
  { crewLostInBattle = 0, crewLostInPeriod = 0 }: LostBefore,
  { smgs, pistols, lost, leaders, underFire, isFiredAt }: GetsOut,
): Rule<void> {
  yield* on.set(clause, { left: true });
  const men = smgs + pistols;
  if (men === 0) return;
  const is = {
    men,
    erect: true,
    weapons: leftWith(smgs, men),
    ...(leaders && { leaders }),
    lostInBattle: crewLostInBattle + lost,
    lostInPeriod: crewLostInPeriod + lost,
    ...(underFire && { underFire, otherFire: underFire }),
  };
  const into = { kind: group.name, called: 'crew', is, keeps: isFiredAt || underFire ? OF_FIRE : FLAME };
  yield* split(clause, name, { crew: men }, into);
}

/**
 * Prisoners who have got hold of weapons take part in the battle again: all of a group at once, or some of it as one of their
 * own (prisoner.3).
 * @param men prisoners there are
 * @param armed those of them who have weapons
 * @param has those weapons, where it is known which
 */
export function* fightAgain(
  { name, on }: Stands,
  { men, armed, has = {} }: { readonly men: number; readonly armed: number; readonly has?: Weapons },
): Rule<void> {
  if (armed === men) return yield* on.set('wrg:prisoner.3', { prisoner: null, ...has });
  const into = { kind: group.name, called: 'armed', is: { men: armed, ...has }, keeps: OF_GROUP };
  yield* split('wrg:prisoner.3', name, { men: armed }, into);
}

/** What is so of all members of a group that splits: they remember its casualties, and stand where it does (react.23). */
const OF_GROUP = [...OF_FIRE, 'lostInBattle', 'lostInPeriod', 'joined', 'pace', 'erect', 'cover'];

/** What he has got hold of, and fires from the next period on. */
interface Weapons {
  readonly weapons?: readonly string[];
  readonly armsTaken?: readonly string[];
}
