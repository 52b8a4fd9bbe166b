import { tankCharges } from './charging.js';
import { hitVehicle, struck } from './effects.js';
import type { Evening } from './evening.js';
import { CROSSROADS, coverAt, distance, inMinefield, type Place, passes, towards, way } from './ground.js';
import { alive, asTarget, canDrive, type Foot, halfStrength, isArmoured, type Vehicle } from './units.js';

/** A vehicle has its turn under a movement card. */
export async function drives(evening: Evening, vehicle: Vehicle): Promise<void> {
  if (!canDrive(vehicle)) return;
  const [enemy] = evening.enemiesOf(vehicle);
  if (vehicle.type === 'truck') {
    if (vehicle.place.x > 24) await goes(evening, vehicle, { x: 23, y: CROSSROADS.y }, { road: true });
    return;
  }
  if (!enemy) return;
  const near = distance(vehicle.place, enemy.place);
  if (vehicle.name === 'Sherman' && (await overruns(evening, vehicle))) return;
  if (vehicle.name === 'Panzer' && (await tankCharges(evening, vehicle))) return;
  // The Axis lets them come; the armoured car keeps its distance.
  const waits = vehicle.side === 'Axis' && evening.turn <= 4;
  if (near <= (isArmoured(vehicle) && vehicle.weapons.length > 1 ? 6 : 10) || waits) return;
  await goes(evening, vehicle, enemy.place, {});
}

/** Drives at two dice, which no vehicle breaks down at; the tanks are in a hurry from time to time. */
async function goes(
  evening: Evening,
  vehicle: Vehicle,
  goal: Place,
  { road }: { road?: true },
): Promise<void> {
  const hurries = evening.turn % 5 === 0;
  const { result } = await evening.wg('move', {
    type: vehicle.type === 'medium-tank' ? 'tank' : vehicle.type,
    ...(!hurries && { diceCount: 2 }),
    road,
  });
  vehicle.brokenDown = result.immobilised;
  const far = Math.max(distance(vehicle.place, goal) - (road ? 0 : 4), 0);
  await drivesTo(evening, vehicle, towards(vehicle.place, goal, Math.min(result.inches, far)));
}

/** The barricade on the road, and what the Axis has put under it. */
const BARRICADE: Place = { x: 25, y: CROSSROADS.y };

async function drivesTo(evening: Evening, vehicle: Vehicle, to: Place): Promise<void> {
  const from = vehicle.place;
  const mine = evening.minefield === 'cleared' ? undefined : way(from, to).find(inMinefield);
  vehicle.place = mine ?? to;
  const riders = evening.passengersOf(vehicle);
  if (riders) riders.place = vehicle.place;
  if (mine) {
    evening.minefield = 'found';
    const { result } = await evening.wg('mines', { inches: 1.5, at: vehicle.type, damage: vehicle.damage });
    return hitVehicle(evening, vehicle, result.state);
  }
  if (vehicle.side === 'Axis' || evening.barricade === 'blown' || passes(from, to, BARRICADE) > 1) return;
  evening.barricade = 'blown';
  // By the scenario: two hits on the first vehicle that comes there, whatever it is.
  const charge = { hits: 2, damage: vehicle.damage, unarmoured: !isArmoured(vehicle) };
  const { result } = await evening.wg('vehicle-damage', charge);
  await hitVehicle(evening, vehicle, result.state);
}

/** A tank drives through infantry in the open, if its dice carry it there, and fires on the way. */
async function overruns(evening: Evening, tank: Vehicle): Promise<boolean> {
  const target = evening
    .enemiesOf(tank)
    .find(
      (enemy): enemy is Foot =>
        enemy.kind === 'foot' && !enemy.inMelee && coverAt(enemy.place) !== 'building',
    );
  const far = target ? distance(tank.place, target.place) : 0;
  if (!target || far > 8) return false;
  const { result } = await evening.wg('move', { type: 'tank', intoEnemy: true, diceCount: 2 });
  if (result.inches <= far) {
    await drivesTo(evening, tank, towards(tank.place, target.place, Math.max(result.inches - 1, 0)));
    return true;
  }
  const { grade } = tank;
  const answer = await evening.wg('overrun', {
    grade,
    halfStrength: halfStrength(tank),
    ...asTarget(target),
  });
  const beyond = { x: 2 * target.place.x - tank.place.x, y: 2 * target.place.y - tank.place.y };
  const through = towards(target.place, beyond, result.inches - far);
  await struck(evening, target, answer);
  await drivesTo(evening, tank, through);
  return alive(tank);
}
