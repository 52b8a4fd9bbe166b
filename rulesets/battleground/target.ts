import type { Rule } from '../../src/rules/rule.js';
import { isBuilding, type Target } from './inputs.js';
import type { ShooterDice } from './shooter.js';
import { isVehicle } from './shooter.js';
import {
  armourDice,
  type Emplacement,
  emplacementDice,
  faceDice,
  qualityDice,
  terrainDice,
  type Vehicle,
} from './tables.js';
import { look, refuse, ruling, step } from './words.js';

/** What the attack is thrown with, before the grade is known. */
export interface AttackDice extends ShooterDice {
  readonly red: number;
}

/** All dice of an attack on this target: the shooter's, those the target's position adds, and its red dice. */
export function* attackDice(shooter: ShooterDice, target: Target): Rule<AttackDice> {
  const blue = shooter.blue + (yield* flankDie(target));
  const road = target.targetOnRoad ? yield* roadAdvantage() : { white: 0, blue: 0, red: 0 };
  const red = Math.max((yield* redDice(target)) + road.red, 0);
  return { ...shooter, white: shooter.white + road.white, blue: blue + road.blue, red };
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

function* roadAdvantage(): Rule<{ white: number; blue: number; red: number }> {
  const option = yield* ruling('bg:R3');
  const dice = { white: option === 2 ? 1 : 0, blue: option === 1 ? 1 : 0, red: option === 3 ? -1 : 0 };
  const text = `${option === 1 ? '1 blue' : option === 2 ? '1 white' : '1 red less'}: the target used the road`;
  yield* step({
    id: 'road',
    clause: 'bg:shoot.5',
    value: 1,
    text,
    from: { value: 1, ruling: 'bg:R3', house: true },
  });
  yield* step({
    id: 'road-marker',
    clause: 'bg:move.9',
    value: true,
    text: 'it has been shot at: its road marker comes off',
  });
  return dice;
}

/** The red dice of whatever protects the target. */
function* redDice(target: Target): Rule<number> {
  const terrain = yield* terrainRed(target);
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

function* terrainRed({ cover, through, fromEdge }: Target): Rule<number> {
  if (fromEdge) {
    const text = 'no red dice from terrain: the shooter is at its edge, the target in the clear';
    return yield* step({ id: 'edge', clause: 'bg:cover.3', value: 0, text });
  }
  const first = cover === 'none' ? 0 : yield* coverDice('cover', cover, 'bg:shoot.4');
  if (through === 'none') return first;
  const second = yield* coverDice('through', through, 'bg:cover.2');
  if (first === 0 || second === 0) return first + second;
  const option = yield* ruling('bg:R30');
  const red = option === 2 ? first + second : Math.max(first, second);
  const text = `two kinds of cover: ${option === 2 ? `both count, ${red} red` : `the better one counts, ${red} red`}`;
  return yield* step({ id: 'covers', clause: 'bg:cover.4', value: red, text, ruling: 'bg:R30' });
}

/** The red dice of one kind of cover (shoot.4, cover.2). */
export function* coverDice(
  id: 'cover' | 'through',
  cover: Target['cover'],
  clause: 'bg:shoot.4' | 'bg:cover.2',
): Rule<number> {
  const passing = id === 'through' ? ', which the shot passes through' : '';
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
  const text = `${red} red for ${rank ? `${cover} cover` : cover === 'building' ? 'a building' : cover}${passing}`;
  return yield* step({ id, clause, value: red, text, from });
}

/** The red dice a vehicle (vshoot.3, armour.1) or an emplacement (emp.1) has of itself. */
function* ownProtection(at: Vehicle | Emplacement, { armour, face }: Target): Rule<number> {
  if (!(at in armourDice.cells)) {
    const from = yield* look(emplacementDice.cells[at as Emplacement]);
    const text = `${from.value} red for the ${at.replace('-', ' ')}`;
    return yield* step({ id: 'emplacement', clause: 'bg:emp.1', value: from.value, text, from });
  }
  const name = at.replace('-', ' ');
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
function* withQuality(red: number, { targetGrade }: Target): Rule<number> {
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
): Rule<void> {
  if (range === undefined) return;
  if (range > reach) refuse(clause, `${who} ${reach} in; the target is ${range} in away.`);
  yield* step({
    id: clause === 'bg:flare.2' ? 'sight' : 'range',
    clause,
    value: range,
    text: `${range} in away: within ${reach} in`,
  });
}
