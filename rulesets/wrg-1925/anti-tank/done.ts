import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { leftWith, withoutHeavy } from '../roster/arms.js';
import {
  crewGetsOut,
  isThere,
  menLost,
  one,
  ridersGetOff,
  type Stands,
  takesCasualties,
} from '../roster/deeds.js';
import { periodOf } from '../state.js';
import { armourArms, hasFired } from '../weapons/arms-fired.js';
import { ruling } from '../words.js';
import type { Escaped } from './escape.js';
import type { AntiTank } from './inputs.js';
import { afv, gunner, passengers } from './roles.js';

/** What fire at armour leaves on the table. */

/** Who stands for the AFV: with off-table fire nobody fires, and it stands first. */
const hulls = ({ offTable }: Pick<AntiTank, 'offTable'>): readonly Stands[] =>
  offTable ? [gunner, afv] : [afv];

/** It was fired at, and whoever fired has fired. */
export function* hasEngaged(input: AntiTank, table: State): Rule<void> {
  const { name, target, targetOut, offTable, closeAttack, fromMap, byArmour, weapons = 1 } = input;
  const period = periodOf(table);
  // Nothing more becomes of a wreck (antitank.14).
  for (const hull of target === undefined || targetOut ? [] : hulls(input)) {
    yield* isThere(hull, 'wrg:afv.1');
    yield* hull.on.set('wrg:afv.1', {
      afv: true,
      underFire: true,
      shotAt: true,
      ...((closeAttack || offTable) && { attackDiced: true }),
      // Off-table fire tests it at the end of the period alone.
      ...(offTable ? { otherFire: true } : { antiTankFire: true }),
      ...(fromMap && { surprised: true, antiTankSurprise: true }),
      ...(byArmour && { armourFires: true }),
      ...(closeAttack && { closeAttack: true }),
      ...(closeAttack === 'flame' && { flame: period }),
    });
  }
  if (target !== undefined && !targetOut && input.passengers !== undefined)
    yield* passengersUnder(input, period);
  if (name !== undefined && !offTable)
    yield* hasFired(gunner, input, armourArms(input), period, closeAttack ? 1 : weapons);
  if (name !== undefined && closeAttack === 'satchel') yield* gunner.on.add('wrg:option.12', { satchels: 1 });
}

/**
 * Whoever rides on it is under fire as well, and owes a test of his own; inside it he shares that of the AFV, and knows of the
 * fire what its crew knows: out of a wreck he tests on it.
 */
function* passengersUnder(input: AntiTank, period: number): Rule<void> {
  const { range, fromMap, byArmour, closeAttack, within } = input;
  const isUnder = !(within && (yield* ruling('wrg:R151')) === 1);
  yield* passengers.on.set('wrg:react.1', {
    ...(isUnder && { underFire: true, otherFire: true }),
    nearest: range,
    ...(fromMap && { surprised: true }),
    ...(byArmour && { armourFires: true }),
    ...(closeAttack === 'flame' && { flame: period }),
  });
}

/** The points that were scored on it (afv.12). */
export function* scoredOn(target: string | undefined, points: number): Rule<void> {
  if (target !== undefined) yield* afv.on.add('wrg:afv.12', { antiTankPoints: points });
}

/** What became of it, and of those aboard. */
export function* engaged(
  input: AntiTank,
  out: { readonly knockedOut: boolean; readonly onFire: boolean } & Escaped,
): Rule<void> {
  const { knockedOut, onFire } = out;
  if (!knockedOut || input.target === undefined || input.targetOut) return;
  for (const hull of hulls(input)) {
    yield* hull.on.set('wrg:antitank.14', { knockedOut: true, ...(onFire && { onFire: true }) });
    // All fire of a period is at once: it fires in this one, if it has not yet (orders.4, R66).
    yield* hull.on.set('wrg:orders.4', { outNow: true });
    yield* hull.on.add('wrg:orders.4', { hit: input.crew ?? 0 });
    yield* crewOut(hull, { ...input, byFire: true }, out);
  }
  yield* passengersOut(input, out);
  // Out of it they are men on foot, who were under fire, and test at the end of the period as its crew does.
  if (input.within && input.passengers !== undefined)
    yield* passengers.on.set('wrg:react.1', { underFire: true, otherFire: true });
}

/** Who got out of a wreck, and what was left in it (crew.1 to crew.4): nobody is aboard any more. */
export function* gotOut(hull: Stands, aboard: Carried, out: Escaped): Rule<void> {
  yield* crewOut(hull, aboard, out);
  yield* passengersOut(aboard, out);
}

/** What those aboard have with them. */
type Carried = Partial<
  Pick<AntiTank, 'each' | 'passengerWeapons' | 'crewLeaders' | 'crewLostInBattle' | 'crewLostInPeriod'>
> & {
  /** By fire, on which a crew that gets out tests. */
  readonly byFire?: true;
};

function* crewOut(hull: Stands, aboard: Carried, out: Escaped): Rule<void> {
  const { crewLost: lost, withSmg: smgs = 0, withPistol: pistols = 0 } = out;
  yield* ridersGetOff(hull, 'wrg:crew.3');
  if (lost === undefined) return;
  yield* menLost(hull, 'wrg:crew.1', lost);
  yield* hull.on.set('wrg:crew.2', { grenades: 0 });
  yield* crewGetsOut(hull, 'wrg:crew.1', aboard, {
    smgs,
    pistols,
    lost,
    leaders: aboard.crewLeaders,
    underFire: aboard.byFire,
  });
}

function* passengersOut(aboard: Carried, out: Escaped): Rule<void> {
  const { passengersOut: left, passengersLost, lostOfEach, abandoned = 0, smgsOfEach } = out;
  if (passengersLost === undefined) return;
  for (const [i, lost] of (lostOfEach ?? [passengersLost]).entries()) {
    const unit = one(passengers, i + 1);
    yield* takesCasualties(unit, smgsOfEach ? 'wrg:mine.12' : 'wrg:crew.3', lost);
    if (!smgsOfEach) continue;
    const men = aboard.each ? Number(aboard.each[i]) - lost : left!;
    yield* unit.on.set('wrg:mine.12', { weapons: leftWith(smgsOfEach[i]!, men) });
  }
  if (smgsOfEach) yield* passengers.as.group.set('wrg:crew.2', { grenades: 0 });
  else if (aboard.passengerWeapons)
    yield* passengers.as.group.set('wrg:crew.4', {
      weapons: withoutHeavy(aboard.passengerWeapons, abandoned),
    });
  yield* passengers.as.gun.lose('wrg:crew.4', { pieces: abandoned });
  yield* passengers.on.set('wrg:crew.3', { aboard: null });
  // Whoever leaves a vehicle is erect (tactical.2).
  if (left! > 0) yield* passengers.as.group.set('wrg:tactical.2', { erect: true });
}
