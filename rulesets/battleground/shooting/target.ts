import type { Rule } from '../../../src/rules/rule.js';
import { a } from '../../../src/rules/text/say.js';
import { faceDice, qualityDice } from '../optional/tables.js';
import { type Emplacement, emplacementDice, terrainDice } from '../terrain/tables.js';
import { armourDice, type Vehicle } from '../vehicles/tables.js';
import { look, modelSaid, refuse, ruling, step } from '../words.js';
import { isBuilding, type Target } from './inputs.js';
import { isVehicle, type ShooterDice } from './shooter.js';

/** What the attack is thrown with, before the grade is known. */
export interface AttackDice extends ShooterDice {
  readonly red: number;
}

/** All dice of an attack on this target: the shooter's, those the target's position adds, and its red dice. */
export function* attackDice(shooter: ShooterDice, target: Target): Rule<AttackDice> {
  const blue = shooter.blue + (yield* flankDie(target));
  const red = yield* redDice(target, terrainRed(target));
  const road = target.targetOnRoad ? yield* roadAdvantage(red) : { white: 0, blue: 0, red: 0 };
  return { ...shooter, white: shooter.white + road.white, blue: blue + road.blue, red: red + road.red };
}

/** One blue die for an attack from behind (flank.2, vshoot.10), unless the target has no rear. */
function* flankDie({ flank, dugIn, cover, at, face }: Target): Rule<number> {
  if (!flank) return 0;
  if (face && isVehicle(at)) {
    return yield* step({
      id: 'flank',
      clause: 'bg:armour.3',
      value: 0,
      text: 'no flank die: the face of the armour counts',
    });
  }
  if (at && !isVehicle(at)) {
    const text = 'no flank die: an emplacement has no rear';
    return yield* step({ id: 'flank', clause: 'bg:flank.3', value: 0, text, ruling: 'bg:R90' });
  }
  if (at) {
    if (dugIn && (yield* ruling('bg:R34')) === 2) {
      const text = 'no flank die: the vehicle is dug in';
      return yield* step({ id: 'flank', clause: 'bg:flank.3', value: 0, text, ruling: 'bg:R34' });
    }
    return yield* step({ id: 'flank', clause: 'bg:vshoot.10', value: 1, text: '1 blue for a flank shot' });
  }
  if (dugIn)
    return yield* step({
      id: 'flank',
      clause: 'bg:flank.3',
      value: 0,
      text: 'no flank die: dug in, it has no rear',
    });
  if (isBuilding(cover)) {
    const text = 'no flank die: a unit in a building has no rear';
    return yield* step({ id: 'flank', clause: 'bg:build.1', value: 0, text });
  }
  return yield* step({ id: 'flank', clause: 'bg:flank.2', value: 1, text: '1 blue for a flank attack' });
}

/** What a target that used the road gives away: the number is lost, so it is ruled (R3). */
function* roadAdvantage(redDice: number): Rule<{ white: number; blue: number; red: number }> {
  const option = yield* ruling('bg:R3');
  const less = Math.min(redDice, 1);
  const dice = { white: option === 2 ? 1 : 0, blue: option === 1 ? 1 : 0, red: option === 3 ? -less : 0 };
  const gives =
    option === 1 ? '1 blue' : option === 2 ? '1 white' : less ? '1 red less' : 'no red die to take away';
  const text = `${gives}: the target used the road`;
  const from = { value: option, ruling: 'bg:R3', house: true as const };
  yield* step({ id: 'road', clause: 'bg:shoot.5', value: option === 3 ? less : 1, text, from });
  return dice;
}

/** What has been shot at uses the road no more (move.9). */
export function* roadMarkerOff(when: string): Rule<void> {
  const text = `the target has been shot at: its road marker comes off${when}`;
  yield* step({ id: 'road-marker', clause: 'bg:move.9', value: true, text, ruling: 'bg:R4' });
}

/**
 * The dice that a target which used the road gives to an attack that nobody shoots: mines, or guns off the table (R111).
 */
export function* roadWithoutShooter(
  red: number,
  attackers: string,
): Rule<{ white: number; blue: number; red: number }> {
  const counts = (yield* ruling('bg:R111')) === 2;
  const text = counts
    ? `the road counts against ${attackers} too`
    : `the road does not count against ${attackers}`;
  yield* step({ id: 'road-counts', clause: 'bg:shoot.5', value: counts, text, ruling: 'bg:R111' });
  return counts ? yield* roadAdvantage(red) : { white: 0, blue: 0, red: 0 };
}

/** What of a target gives it red dice, other than terrain. */
type Protection = Pick<Target, 'at' | 'armour' | 'dugIn' | 'targetGrade' | 'targetQualityDefence'> &
  Partial<Pick<Target, 'face'>>;

/**
 * The red dice of whatever protects the target.
 * @param terrainRed those of the terrain it is in or behind
 */
export function* redDice(target: Protection, terrainRed: Rule<number>): Rule<number> {
  const terrain = yield* terrainRed;
  const own = target.at ? yield* ownProtection(target.at, target) : 0;
  let red = terrain + own;
  if (terrain > 0 && isVehicle(target.at)) {
    const option = yield* ruling('bg:R33');
    if (option === 2) red = Math.max(terrain, own);
    const text = `armour and cover ${option === 2 ? `do not add: the higher, ${red}` : `add: ${red} red`}`;
    yield* step({ id: 'armour-and-cover', clause: 'bg:shoot.4', value: red, text, ruling: 'bg:R33' });
  }
  if (target.dugIn)
    red += yield* step({ id: 'dug-in', clause: 'bg:dig.3', value: 1, text: '1 red for being dug in' });
  return target.targetQualityDefence ? yield* withQuality(red, target) : red;
}

function* terrainRed({ at, cover, across, fromEdge }: Target): Rule<number> {
  const own = cover === 'none' ? 0 : yield* coverDice('cover', cover, 'bg:shoot.4');
  if (isBuilding(cover) && !at) {
    const text = 'aimed at one of the units in it, not at the building';
    yield* step({ id: 'occupant', clause: 'bg:build.4', value: true, text });
  }
  const passed = yield* terrainPassed(across, fromEdge);
  if (own === 0 || passed === 0) return own + passed;
  const option = yield* ruling('bg:R30');
  const red = option === 2 ? own + passed : Math.max(own, passed);
  const text = `two kinds of cover: ${option === 2 ? `both count, ${red} red` : `the better one counts, ${red} red`}`;
  return yield* step({ id: 'covers', clause: 'bg:cover.2', value: red, text, ruling: 'bg:R30' });
}

/** Terrain between shooter and target (cover.1 to cover.3). */
function* terrainPassed(across: Target['across'], fromEdge: boolean): Rule<number> {
  if (across === 'none') return 0;
  if (across === 'building' || across === 'hill') {
    refuse('bg:cover.1', `Nobody sees through a ${across}.`, 'For a target in or behind it: --cover.');
  }
  if (fromEdge) {
    const text = `no red dice for ${typeof across === 'number' ? 'that terrain' : terrainName(across)}: the shooter stands at its edge`;
    return yield* step({ id: 'edge', clause: 'bg:cover.3', value: 0, text });
  }
  if (across === 'wall' && (yield* ruling('bg:R32')) === 2) {
    const text = 'no red dice for the wall: the target is not right behind it';
    return yield* step({ id: 'across', clause: 'bg:terrain.4', value: 0, text, ruling: 'bg:R32' });
  }
  return yield* coverDice('across', across, 'bg:cover.2');
}

/** `a wall`, `woods`. */
const terrainName = (terrain: string): string =>
  ['building', 'wall', 'hill'].includes(terrain) ? a(terrain) : terrain;

/** The red dice of one kind of cover (shoot.4, cover.2). */
export function* coverDice(
  id: 'cover' | 'across',
  cover: Target['cover'],
  clause: 'bg:shoot.4' | 'bg:cover.2',
): Rule<number> {
  const passing = id === 'across' ? ', which the shot passes through' : '';
  if (typeof cover === 'number') {
    return yield* step({ id, clause, value: cover, text: `${cover} red for cover, as given${passing}` });
  }
  const from = yield* look(terrainDice.cells[cover]);
  const red = from.value;
  if (cover === 'fence') {
    const text = 'no red dice: a fence only slows';
    return yield* step({ id, clause: 'bg:terrain.4', value: red, text, from });
  }
  const rank = cover === 'light' || cover === 'medium' || cover === 'heavy';
  const name = rank ? `${cover} cover` : terrainName(cover);
  const text = `${red === 0 ? 'no red dice' : `${red} red`} for ${name}${passing}`;
  return yield* step({ id, clause: rank || passing ? clause : 'bg:cover.4', value: red, text, from });
}

/** The red dice a vehicle (vshoot.3, armour.1) or an emplacement (emp.1) has of itself. */
function* ownProtection(at: Vehicle | Emplacement, { armour, face }: Protection): Rule<number> {
  if (!(at in armourDice.cells)) {
    const from = yield* look(emplacementDice.cells[at as Emplacement]);
    const text = `${from.value} red for the ${modelSaid(at)}`;
    return yield* step({ id: 'emplacement', clause: 'bg:emp.1', value: from.value, text, from });
  }
  const name = modelSaid(at);
  const from = armour === undefined ? yield* look(armourDice.cells[at as Vehicle]) : { value: armour };
  const text = `${from.value} red for the ${name}${armour === undefined ? '' : ', as given'}`;
  yield* step({ id: 'armour', clause: 'bg:vshoot.3', value: from.value, text, from });
  if (!face) return from.value;
  const turn = yield* look(faceDice.cells[face]);
  const red = Math.max(from.value + turn.value, 1);
  return yield* step({
    id: 'face',
    clause: 'bg:armour.1',
    value: red,
    text: `${red} red on its ${face}`,
    from: turn,
  });
}

/** Optional rule: red dice for the grade of the target (quality.1). */
function* withQuality(red: number, { targetGrade }: Protection): Rule<number> {
  const { value: quality } = yield* look(qualityDice.cells[targetGrade!]);
  const option = yield* ruling('bg:R115');
  const all = option === 2 ? Math.max(red, quality) : red + quality;
  const text = `${quality} red for a grade ${targetGrade} target${option === 2 ? `; the higher counts: ${all}` : ''}`;
  yield* step({ id: 'quality', clause: 'bg:quality.1', value: quality, text, ruling: 'bg:R115' });
  return all;
}

/** Refuses a target farther off than the weapon reaches. */
export function* mustReach(
  clause: 'bg:shoot.6' | 'bg:vshoot.8' | 'bg:flare.2',
  range: number | undefined,
  reach: number,
  who: string,
  away = 'away',
): Rule<void> {
  if (range === undefined) return;
  if (range > reach) refuse(clause, `${who} ${reach} in; the target is ${range} in away.`);
  yield* step({
    id: clause === 'bg:flare.2' ? 'sight' : 'range',
    clause,
    value: range,
    text: `${range} in ${away}: ${clause === 'bg:flare.2' ? 'in sight by night' : `within ${reach} in`}`,
  });
}
