import type { Answer } from './answer.js';
import type { Evening } from './evening.js';
import { LENGTH, towards } from './ground.js';
import { alive, damaged, type Foot, lose, type Unit, type Vehicle } from './units.js';

/** What an attack did to its target is done on the table. */
export async function struck(evening: Evening, target: Unit, { result }: Answer): Promise<void> {
  if (target.kind === 'nest') {
    target.marked = result.state === 'hit';
    target.destroyed = result.state === 'destroyed';
  } else if (target.kind === 'vehicle') {
    await hitVehicle(evening, target, result.state);
  } else {
    target.shotAt = true;
    target.usedRoad = false;
    fallen(target, result);
    if (alive(target)) reacts(target, result);
  }
}

function fallen(unit: Foot, result: Answer['result']): void {
  const { casualties: figures, leadersLost: leaders, heavyWeaponsLost: hw, medicsLost: medics = 0 } = result;
  lose(unit, { figures, leaders, hw, medics });
}

/** A unit that retreats or routs goes back to its own edge. */
function reacts(unit: Foot, { outcome, inches }: Answer['result']): void {
  if (outcome !== 'retreats' && outcome !== 'routs') return;
  unit.routing = outcome === 'routs';
  goesBack(unit, inches);
}

export function goesBack(unit: Foot, inches: number): void {
  const edge = { x: unit.side === 'Axis' ? 0 : LENGTH, y: unit.place.y };
  unit.place = towards(unit.place, edge, inches);
  unit.dugIn = false;
  unit.dead = 0;
}

/** A vehicle is hit, and whoever rides in it has to get out. */
export async function hitVehicle(evening: Evening, vehicle: Vehicle, state: string): Promise<void> {
  const before = vehicle.damage;
  damaged(vehicle, state);
  const riders = evening.passengersOf(vehicle);
  if (!riders || (vehicle.damage === before && !vehicle.destroyed)) return;
  const { figures: passengers, leaders, hw, medics } = riders;
  const { result } = await evening.wg('bail-out', { passengers, leaders, hw, medics, state });
  const { lost, leadersLost, heavyWeaponsLost, medicsLost = 0 } = result;
  lose(riders, { figures: lost, leaders: leadersLost, hw: heavyWeaponsLost, medics: medicsLost });
  riders.rides = undefined;
  riders.place = vehicle.place;
}

/** Losses to mines or guns off the table try the nerve of a unit as those to shooting do. */
export async function shaken(
  evening: Evening,
  unit: Foot,
  { result }: Answer,
  cause: 'artillery' | 'mines',
): Promise<void> {
  const { grade, figures, leaders, lost: lostBefore, ran } = unit;
  fallen(unit, result);
  if (!alive(unit) || result.casualties === 0) return;
  const lost = result.casualties;
  const left = leaders - result.leadersLost;
  const test = { grade, figures, lost, lostBefore, leaders: left, ran, cause };
  reacts(unit, (await evening.wg('reaction-test', test)).result);
}
