import { known } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { type Driven, type Foot, infantry, vehicle, weaponsLeft } from '../roster/kinds.js';
import { unitOf } from '../roster/meets.js';
import { roundOf } from '../state.js';
import { isInPlay, isOver } from './last-try.js';

/** The unit whose activation goes on, and how far it is with it. */

function activeIn(table: State): Unit | undefined {
  const unit = unitOf(table, roundOf(table).active || undefined);
  return unit?.marks.tried === 'passed' && !unit.marks.combat && isInPlay(unit) ? unit : undefined;
}

/** The same, where it is the last of a turn: until it has done all it can. */
export function lastIn(table: State): Unit | undefined {
  const last = isOver(table) ? activeIn(table) : undefined;
  if (!last) return undefined;
  const isDone = last.kind === 'vehicle' ? hasDriven(known(vehicle, last)) : hasActed(known(infantry, last));
  return isDone ? undefined : last;
}

/** The same, where it has done nothing yet, and could. */
export function idleIn(table: State): Unit | undefined {
  const unit = activeIn(table);
  const { acted, moved, fired, drove } = unit?.marks ?? {};
  const isHelpless = unit?.kind === 'vehicle' && canDoNothing(known(vehicle, unit));
  return isHelpless || acted || moved || fired || drove !== undefined ? undefined : unit;
}

/** The same, where it is on its Assault, and has not fought. */
export function assaultingIn(table: State): Unit | undefined {
  const unit = activeIn(table);
  const { acted, action, fought } = unit?.marks ?? {};
  return acted && action === 'assault' && !fought ? unit : undefined;
}

/** Whether a vehicle neither moves any more nor has a weapon left to fire (damage.3, damage.4): nobody waits for it. */
const canDoNothing = (of: Driven): boolean => of.immobilised && weaponsLeft(of) === 0;

/** Whether nothing of its action is left to a unit on foot: what it goes, and what it fires on a walk or where it aims. */
function hasActed({
  acted,
  action,
  moved,
  gone,
  fought,
  wentOn,
  firing,
  figures,
  suppressed,
}: Foot): boolean {
  if (acted && action === 'assault') return fought;
  if (!acted || gone !== undefined) return false;
  const hasFired = wentOn || (figures !== undefined && firing >= figures - suppressed);
  switch (action) {
    case 'walk':
      return moved && hasFired;
    case 'aimed-fire':
      return hasFired;
    case 'on-guard':
      return true;
    default:
      return moved;
  }
}

/** Whether a vehicle has driven as far as it was to and fired one weapon, has fired several as it stood, or is On Guard. */
function hasDriven(of: Driven): boolean {
  const { acted, action, drove, driven, fired, firing } = of;
  if ((acted && action === 'on-guard') || canDoNothing(of)) return true;
  const left = weaponsLeft(of);
  if (drove !== undefined) return driven === undefined && (drove === 'none' || fired || left === 0);
  return left !== undefined && firing >= left && (firing > 1 || (firing > 0 && of.immobilised));
}
