import type { Weapon } from '../../../rulesets/battleground/vehicles/tables.js';
import type { Given } from '../../support/play.js';
import { shaken, struck } from './effects.js';
import type { Evening } from './evening.js';
import { CROSSROADS, distance, MINEFIELD, towards } from './ground.js';
import {
  asTarget,
  asUnit,
  type Foot,
  halfStrength,
  hitsAtAll,
  isArmoured,
  type Nest,
  type Side,
  stands,
  type Unit,
  type Vehicle,
} from './units.js';

/** A unit has its turn under a shooting card. */
export async function shoots(evening: Evening, unit: Unit): Promise<void> {
  if (unit.inMelee) return;
  if (unit.kind === 'foot') return footShoots(evening, unit);
  for (const weapon of unit.weapons) {
    const inSight = targetsOf(evening, unit, weapon === 'heavy-gun' ? 24 : 12);
    const [target] = inSight.filter((enemy) => weapon !== 'mg' || !isArmour(enemy));
    if (target) await fire(evening, unit, target, gun(unit, weapon));
  }
}

const isArmour = (unit: Unit): boolean => unit.kind === 'vehicle' && isArmoured(unit);
const gun = (unit: Vehicle | Nest, weapon: Weapon): Given => ({
  grade: unit.grade,
  weapon,
  halfStrength: unit.kind === 'vehicle' && halfStrength(unit),
});
const rifles = (unit: Foot): Given => ({
  ...asUnit(unit),
  ran: unit.ran,
  mounted: unit.mounted,
  riding: unit.rides !== undefined,
});

/** A medic looks after the dead; the others clear mines, light up the night, shoot, or lay smoke, as it has to be. */
async function footShoots(evening: Evening, unit: Foot): Promise<void> {
  if (unit.medics > 0 && unit.dead > 0 && unit.figures < 12 && hitsAtAll(unit)) await healing(evening, unit);
  const [nearest] = evening.enemiesOf(unit);
  if (unit.routing || !stands(unit) || !nearest) return;
  const range = distance(unit.place, nearest.place);
  const shot = { ...rifles(unit), ...asTarget(nearest), range };
  const inReach = range <= 12 && !nearest.inMelee && !isArmour(nearest);
  if (unit.reacted === 'shot') {
    if (inReach) await evening.hopes('shoot', { ...shot, reacted: true }, 'bg:defend.3');
    return;
  }
  if (!hitsAtAll(unit)) {
    if (inReach && unit.ran) await evening.hopes('shoot', shot, 'bg:grade.5');
    return;
  }
  if (unit.name === 'Engineers' && clears(evening, unit)) return clearing(evening, unit);
  if (unit.name === 'Landsers' && evening.night() && !evening.flareUp() && gunsAreBlind(evening, unit.side)) {
    await evening.wg('flare', {});
    evening.lay('flare', unit.place);
    return;
  }
  const blocked = inReach && evening.inSmoke(unit.place, nearest.place);
  if (blocked) await evening.hopes('shoot', { ...shot, smoke: true }, 'bg:smoke.2');
  const [target] = targetsOf(evening, unit, 12).filter((enemy) => unit.hw > 0 || !isArmour(enemy));
  if (target) {
    await fire(evening, unit, target, rifles(unit));
    unit.ran = false;
  } else if (unit.name === 'Rifles' && range > 12 && evening.clouds.length === 0) {
    await screens(evening, unit, nearest);
  }
}

/** Whether a gun of this side has targets that it cannot see for the dark. */
const gunsAreBlind = (evening: Evening, side: Side): boolean =>
  evening
    .of(side)
    .some(
      (unit) =>
        unit.kind === 'vehicle' &&
        unit.weapons.includes('heavy-gun') &&
        evening.enemiesOf(unit).some(({ place }) => distance(unit.place, place) <= 24),
    );

async function healing(evening: Evening, unit: Foot): Promise<void> {
  const { grade, figures, medics, ran, dead } = unit;
  const { result } = await evening.wg('heal', { grade, figures, medics, ran, dead });
  unit.figures += result.healed;
  unit.dead -= result.healed;
}

const clears = (evening: Evening, { place, rides }: Foot): boolean =>
  evening.minefield === 'found' && !rides && distance(place, MINEFIELD) <= 1.5;

async function clearing(evening: Evening, unit: Foot): Promise<void> {
  const engineers = Math.min(unit.figures, 6);
  const { result } = await evening.wg('mines', { engineers, depth: evening.minesLeft });
  evening.minesLeft = result.left;
  if (result.left === 0) evening.minefield = 'cleared';
}

/** Smoke between the unit and the enemy, for the way there. */
async function screens(evening: Evening, unit: Foot, enemy: Unit): Promise<void> {
  const where = `before the ${enemy.name}`;
  await evening.wg('smoke', { range: 9, where });
  evening.lay('smoke', towards(unit.place, enemy.place, 9), where);
}

/** Whom a unit may shoot at, trucks with somebody in them first, then the nearest. */
function targetsOf(evening: Evening, unit: Unit, reach: number): Unit[] {
  const sight = evening.night() && !evening.flareUp() ? Math.min(reach, 12) : reach;
  const full = (enemy: Unit) => Number(evening.passengersOf(enemy) !== undefined);
  return evening
    .enemiesOf(unit)
    .filter(({ place, inMelee }) => !inMelee && distance(unit.place, place) <= sight)
    .filter(({ place }) => !evening.inSmoke(unit.place, place))
    .sort((a, b) => full(b) - full(a));
}

async function fire(evening: Evening, by: Unit, target: Unit, shooter: Given): Promise<void> {
  const answer = await evening.wg('shoot', {
    ...shooter,
    ...asTarget(target),
    ...(target.kind === 'foot' && {
      targetOnRoad: target.usedRoad,
      targetShotAt: target.usedRoad && target.shotAt,
      targetRan: target.ran,
      targetLostBefore: target.lost,
    }),
    range: distance(by.place, target.place),
    night: evening.night(),
    flare: evening.night() && evening.flareUp(),
  });
  await struck(evening, target, answer);
}

/** An artillery card came with a card of the deck: it is carried out before anything else. */
export async function barrage(evening: Evening, card: string): Promise<void> {
  const [whose, weapon] = card.split('-');
  if (weapon === undefined) return;
  if (weapon === 'smoke') {
    const where = 'before the house';
    await evening.wg('smoke', { artillery: true, where });
    evening.lay('smoke', { x: CROSSROADS.x + 4, y: CROSSROADS.y }, where);
    return;
  }
  const enemies = evening.of(whose === 'axis' ? 'Allies' : 'Axis').filter(({ inMelee }) => !inMelee);
  const size = (unit: Unit) => (unit.kind === 'foot' ? (unit.rides ? -1 : unit.figures) : 0);
  const [target] = enemies.sort((a, b) => size(b) - size(a));
  if (!target || size(target) < 0) return;
  const answer = await evening.wg('artillery', { weapon, margin: 3, ...asTarget(target) });
  if (target.kind === 'foot') await shaken(evening, target, answer, 'artillery');
  else await struck(evening, target, answer);
}
