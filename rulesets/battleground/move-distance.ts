import type { Rule } from '../../src/rules/rule.js';
import type { Move } from './move.js';
import { counted, inches } from './say.js';
import { isFoot, turningCost } from './tables.js';
import { type ClauseId, look, ruling, step } from './words.js';

const hundredths = (n: number) => Math.round(n * 100) / 100;

/**
 * How far a roll carries: the road adds to it, then obstacles, slow ground and turning take from it.
 * @returns inches, to two decimals
 */
export function* distance(input: Move, rolled: number): Rule<number> {
  let left = rolled;
  if (input.road) left = yield* roadBonus(input, left);
  const { far, blocked } = yield* overObstacles(input, left);
  left = yield* slowGround(input, far);
  if (input.reverse > 0) left = yield* inReverse(input.reverse, left);
  const turned = input.turn > 0 ? left - (yield* turning(input)) : left;
  left = yield* atLeastAnInch(input, turned, left, blocked);
  left = yield* rounded(left, fractionFrom(input));
  if (input.declared === undefined || input.declared >= left) return left;
  const text = `no farther than declared: ${inches(input.declared)}`;
  return yield* step({ id: 'declared', clause: 'bg:move.3', value: input.declared, text });
}

/** The part of the roll that has the road bonus: what is made on the road or, if so ruled, all of it or none (R17). */
export function* onRoad({ road, offRoad }: Move, roll: number): Rule<number> {
  if (!road) return 0;
  if (offRoad === 0) return roll;
  return (yield* ruling('bg:R17')) === 2 ? 0 : Math.max(roll - offRoad, 0);
}

function* roadBonus(input: Move, roll: number): Rule<number> {
  const { type, offRoad } = input;
  const foot = isFoot(type);
  const part = yield* onRoad(input, roll);
  const far = roll + part / (foot ? 3 : 2);
  const bonus = `${foot ? 'a third' : 'half as much'} more`;
  const text =
    part > 0
      ? `${bonus} ${offRoad > 0 ? `for the ${inches(part)} ` : ''}on the road: ${inches(far)}`
      : `no bonus: this move is not all along the road: ${inches(far)}`;
  const clause = type === 'cavalry' ? 'bg:cav.2' : foot ? 'bg:move.8' : 'bg:vmove.4';
  yield* step({ id: 'road', clause, value: hundredths(far), text, ruling: 'bg:R17' });
  return far;
}

/** Three inches for each wall or fence (terrain.3); one that the move cannot pay for stops it. */
function* overObstacles({ type, obstacles }: Move, roll: number): Rule<{ far: number; blocked: boolean }> {
  if (obstacles === 0) return { far: roll, blocked: false };
  if (type !== 'infantry' && (yield* ruling('bg:R27')) === 2) {
    const text = 'obstacles cost only infantry';
    yield* step({ id: 'obstacles', clause: 'bg:terrain.3', value: 0, text, ruling: 'bg:R27' });
    return { far: roll, blocked: false };
  }
  const crossed = Math.min(obstacles, Math.floor(roll / 3));
  const far = roll - 3 * crossed;
  const blocked = crossed < obstacles;
  const text =
    crossed === 0
      ? 'an obstacle costs 3 in: not enough, it stops there'
      : `${counted(crossed, 'obstacle')} crossed at 3 in: ${inches(far)}${blocked ? '; not enough for the next, it stops there' : ''}`;
  yield* step({ id: 'obstacles', clause: 'bg:terrain.3', value: hundredths(far), text, ruling: 'bg:R27' });
  return { far, blocked };
}

/** Only the part of the move made in slow ground is halved (terrain.1, terrain.2, terrain.6), and no inch twice. */
function* slowGround(input: Move, far: number): Rule<number> {
  const inTerrain = input.clear === undefined ? input.slow : Math.max(far - input.clear, 0);
  const part = Math.min(inTerrain, far);
  let left = part > 0 ? yield* inSlowTerrain(input, far, part) : far;
  if (input.ford > 0) {
    const wading = Math.min(input.ford, far - part);
    left -= wading / 2;
    const text = `${inches(wading)} of it in a ford, halved: ${inches(left)}`;
    yield* step({ id: 'ford', clause: 'bg:terrain.6', value: hundredths(left), text });
  }
  return left;
}

function* inSlowTerrain({ type, road, offRoad }: Move, far: number, part: number): Rule<number> {
  // On the road the ground does not matter; what lies off it is as slow as any.
  const slowed = road ? Math.min(part, offRoad) : part;
  if (slowed === 0) {
    const text = 'along a road the ground does not slow it';
    yield* step({ id: 'slow', clause: 'bg:terrain.1', value: hundredths(far), text });
    return far;
  }
  if (!(yield* slowedByGround(type))) {
    const text = `hills, brush and forest do not slow ${type === 'cavalry' ? 'cavalry' : 'vehicles'}`;
    yield* step({ id: 'slow', clause: 'bg:terrain.1', value: hundredths(far), text, ruling: 'bg:R26' });
    return far;
  }
  const left = far - slowed / 2;
  const text = `${inches(slowed)} of it in slow terrain, halved: ${inches(left)}`;
  yield* step({ id: 'slow', clause: 'bg:terrain.2', value: hundredths(left), text });
  return left;
}

/** Whether hills, brush and forest slow it (terrain.1): infantry, and others as R26 is ruled. */
export function* slowedByGround(type: Move['type']): Rule<boolean> {
  if (type === 'infantry') return true;
  const option = yield* ruling('bg:R26');
  return option === 3 || (option === 2 && type === 'cavalry');
}

function* inReverse(reverse: number, far: number): Rule<number> {
  const part = Math.min(reverse, far);
  const left = far - (2 * part) / 3;
  const text = `${inches(part)} of it in reverse, at a third: ${inches(left)}`;
  yield* step({ id: 'reverse', clause: 'bg:vmove.7', value: hundredths(left), text });
  return left;
}

/** What turning costs: on foot the facing at the end (move.12, move.13), on tracks every turn (vmove.5). */
function* turning({ type, turn, tracked }: Move): Rule<number> {
  if (type === 'infantry') {
    const from = yield* look(turningCost.cells[turn <= 90 ? 90 : 180]);
    const text = `${from.value} in less to end turned up to ${turn <= 90 ? 90 : 180} degrees`;
    const clause = turn <= 90 ? 'bg:move.12' : 'bg:move.13';
    return yield* step({ id: 'turn', clause, value: from.value, text, from });
  }
  if (type === 'cavalry') {
    return yield* step({
      id: 'turn',
      clause: 'bg:move.13',
      value: 0,
      text: 'the cost of facing is for infantry only',
    });
  }
  if (type !== 'tank' && !tracked) {
    const text = 'wheels turn free: measure the whole path';
    return yield* step({ id: 'turn', clause: 'bg:vmove.6', value: 0, text });
  }
  return yield* trackTurning(turn);
}

/** What turning costs on tracks (vmove.5). */
export function* trackTurning(turn: number): Rule<number> {
  const option = yield* ruling('bg:R24');
  const cost = option === 2 ? (turn > 90 ? 6 : 3) : turn / 30;
  const text = `${inches(cost)} for turning ${turn} degrees on tracks`;
  yield* step({ id: 'turn', clause: 'bg:vmove.5', value: hundredths(cost), text, ruling: 'bg:R24' });
  return cost;
}

/** Whatever the roll, a unit may always move an inch (move.14): after all costs or, if so ruled, only infantry turning. */
function* atLeastAnInch({ type }: Move, left: number, unturned: number, blocked: boolean): Rule<number> {
  if (left >= 1) return left;
  const option = yield* ruling('bg:R16');
  const granted = option === 1 || (type === 'infantry' && unturned >= 1);
  const far = granted ? 1 : Math.max(left, 0);
  const text = granted
    ? `a unit may always move 1 in${blocked ? ', but not over the obstacle' : ''}`
    : `no inch to spare: ${inches(far)}`;
  yield* step({ id: 'minimum', clause: 'bg:move.14', value: hundredths(far), text, ruling: 'bg:R16' });
  return far;
}

/** The clause that brings fractions into this move. */
function fractionFrom({ type, road, slow, clear, ford, reverse }: Move): ClauseId {
  if (reverse > 0) return 'bg:vmove.7';
  if (road) return isFoot(type) ? 'bg:move.8' : 'bg:vmove.4';
  if (slow > 0 || clear !== undefined) return 'bg:terrain.2';
  return ford > 0 ? 'bg:terrain.6' : 'bg:vmove.5';
}

/** Fractions of an inch stand as they are unless the players round them (R18). */
function* rounded(far: number, clause: ClauseId): Rule<number> {
  if (Number.isInteger(far)) return far;
  const option = yield* ruling('bg:R18');
  const value = option === 2 ? Math.floor(far) : option === 3 ? Math.round(far * 2) / 2 : hundredths(far);
  const text =
    option === 1 ? `${inches(value)}, measured as it is` : `${inches(far)} rounded to ${inches(value)}`;
  return yield* step({ id: 'rounding', clause, value, text, ruling: 'bg:R18' });
}
