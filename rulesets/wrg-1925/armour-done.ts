import type { Rule } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import type { AntiTank } from './anti-tank-inputs.js';
import { armourArms, armsUsed } from './arms-fired.js';
import {
  casualties,
  crewArms,
  crewGetsOut,
  isThere,
  menLost,
  oneOfMen,
  ridersGetOff,
  type Stands,
} from './deeds.js';
import type { Escaped } from './escape.js';
import { afv, gunner, passengers } from './roles/armour.js';
import { withoutHeavy } from './roster/losses.js';
import { periodOf } from './state.js';

/** What fire at armour leaves on the table. */

/** Who stands for the AFV: with off-table fire nobody fires, and it stands first. */
const hulls = ({ offTable }: Pick<AntiTank, 'offTable'>): readonly Stands[] =>
  offTable ? [gunner, afv] : [afv];

/** It was fired at, and whoever fired has fired. */
export function* hasEngaged(input: AntiTank, table: State): Rule<void> {
  const { name, target, offTable, closeAttack, fromMap, weapons = 1 } = input;
  const period = periodOf(table);
  const flame = closeAttack === 'flame' ? { flame: period } : {};
  // Nothing more becomes of a wreck (antitank.14).
  for (const hull of target === undefined || input.targetOut ? [] : hulls(input)) {
    yield* isThere(hull, 'wrg:afv.1');
    yield* hull.on.set('wrg:afv.1', {
      afv: true,
      underFire: true,
      // Off-table fire tests it at the end of the period alone.
      ...(offTable ? { otherFire: true } : { antiTankFire: true }),
      ...(fromMap && { surprised: true, antiTankSurprise: true }),
      ...(closeAttack && { closeAttack: true }),
      ...flame,
    });
  }
  if (name === undefined || offTable) return;
  yield* isThere(gunner, 'wrg:react.5');
  yield* gunner.on.set('wrg:react.5', { fired: true });
  if (fromMap) yield* gunner.on.set('wrg:notes.1', { hidden: null }, 'period');
  yield* gunner.on.set('wrg:tactical.4', { lastFired: period });
  yield* armsUsed(gunner, input, () => armourArms(input));
  yield* gunner.on.add('wrg:fire.4', { menFired: closeAttack ? 1 : weapons });
}

/** The points that were scored on it (afv.12). */
export function* scoredOn(target: string | undefined, points: number): Rule<void> {
  if (target !== undefined) yield* afv.on.add('wrg:afv.12', { antiTankPoints: points });
}

/** What became of it, and of those aboard. */
export function* engaged(
  input: AntiTank,
  { knockedOut, onFire, ...out }: { readonly knockedOut: boolean; readonly onFire: boolean } & Escaped,
): Rule<void> {
  if (!knockedOut || input.target === undefined || input.targetOut) return;
  for (const hull of hulls(input)) {
    yield* hull.on.set('wrg:antitank.14', { knockedOut: true, ...(onFire && { onFire: true }) });
    yield* crewOut(hull, input, out);
  }
  yield* passengersOut(input, out);
}

/** Who got out of a wreck, and what was left in it (crew.1 to crew.4): nobody is aboard any more. */
export function* gotOut(hull: Stands, aboard: Carried, out: Escaped): Rule<void> {
  yield* crewOut(hull, aboard, out);
  yield* passengersOut(aboard, out);
}

/** What those aboard have with them. */
interface Carried {
  readonly passengerWeapons?: readonly string[] | undefined;
  readonly crewLeaders?: readonly string[] | undefined;
  readonly crewLostInBattle?: number;
  readonly crewLostInPeriod?: number;
}

function* crewOut(
  hull: Stands,
  { crewLeaders: leaders, crewLostInBattle = 0, crewLostInPeriod = 0 }: Carried,
  { crewLost, withSmg = 0, withPistol = 0 }: Escaped,
): Rule<void> {
  yield* ridersGetOff(hull, 'wrg:crew.3');
  if (crewLost === undefined) return;
  yield* menLost(hull, 'wrg:crew.1', crewLost);
  yield* hull.as.vehicle!.set('wrg:crew.2', { grenades: 0 });
  yield* crewGetsOut(hull, 'wrg:crew.1', withSmg + withPistol, {
    weapons: crewArms(withSmg, withPistol),
    ...(leaders && { leaders }),
    lostInBattle: crewLostInBattle + crewLost,
    lostInPeriod: crewLostInPeriod + crewLost,
  });
}

function* passengersOut(
  { passengerWeapons }: Carried,
  { passengersLost, lostOfEach, abandoned = 0 }: Escaped,
): Rule<void> {
  if (passengersLost === undefined) return;
  for (const [i, lost] of (lostOfEach ?? [passengersLost]).entries())
    yield* casualties(oneOfMen(passengers.name, i + 1), 'wrg:crew.3', lost);
  if (passengerWeapons)
    yield* passengers.as.group.set('wrg:crew.4', { weapons: withoutHeavy(passengerWeapons, abandoned) });
  yield* passengers.as.gun.lose('wrg:crew.4', { pieces: abandoned });
  yield* passengers.on.set('wrg:crew.3', { aboard: null });
}
