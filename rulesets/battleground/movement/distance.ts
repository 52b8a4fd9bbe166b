import type { Rule } from '../../../src/rules/rule.js';
import { counted, numbered } from '../../../src/rules/text/say.js';
import { type ClauseId, inches, look, ruling, step } from '../words.js';
import type { Move } from './move.js';
import { isFoot, turningCost } from './tables.js';

const hundredths = (n: number) => Math.round(n * 100) / 100;

/**
 * How far a roll carries: the road adds to it, then obstacles, slow ground, reversing and turning take from it.
 * @returns inches, to two decimals
 */
export function* distance(input: Move, rolled: number): Rule<number> {
  const bonus = input.road ? yield* roadBonus(input, rolled) : NO_BONUS;
  const { far, inch } = yield* overObstacles(input, bonus(rolled));
  const ground = yield* slowGround(input, bonus, far);
  let left = ground(far);
  if (input.reverse > 0) left = yield* inReverse(bonus(rolled) - bonus(rolled - input.reverse), ground, far);
  const turned = input.turn > 0 ? left - (yield* turning(input)) : left;
  left = yield* atLeastAnInch(input, turned, left, inch);
  // Thirds leave crumbs that no tape shows, and that would spoil the rounding.
  left = yield* roundedInches(Number(left.toFixed(9)), fractionFrom(input));
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

/**
 * What the first inches of the roll come to. The roll is laid out along the way: what is made off the road first, slow
 * ground and then a ford from its beginning, and what is made in reverse at its end.
 */
type Worth = (inches: number) => number;
const NO_BONUS: Worth = (inches) => Math.max(inches, 0);

/** A third more for each inch of the roll on the road (move.8, cav.2), half as much for vehicles (vmove.4). */
function* roadBonus(input: Move, roll: number): Rule<Worth> {
  const { type, offRoad } = input;
  const foot = isFoot(type);
  const part = yield* onRoad(input, roll);
  const worth: Worth = (inches) => {
    const withBonus = Math.max(inches - (roll - part), 0);
    return Math.max(inches, 0) + withBonus / (foot ? 3 : 2);
  };
  const far = worth(roll);
  const bonus = `${foot ? 'a third' : 'half as much'} more`;
  const none = offRoad < roll ? 'this move does not start and end on the road' : 'none of it is on the road';
  const text =
    part > 0
      ? `${bonus} ${offRoad > 0 ? `for the ${inches(part)} ` : ''}on the road: ${inches(far)}`
      : `no bonus: ${none}: ${inches(far)}`;
  const clause = type === 'cavalry' ? 'bg:cav.2' : foot ? 'bg:move.8' : 'bg:vmove.4';
  yield* step({ id: 'road', clause, value: hundredths(far), text, ruling: 'bg:R17' });
  return worth;
}

/**
 * Three inches for each wall or fence (terrain.3); one that the move cannot pay for stops it.
 * @returns how far it goes, and where the inch lies that it may always move
 */
function* overObstacles({ type, obstacles }: Move, roll: number): Rule<{ far: number; inch: string }> {
  if (obstacles === 0) return { far: roll, inch: '' };
  if (type !== 'infantry' && (yield* ruling('bg:R27')) === 2) {
    const text = 'obstacles cost only infantry';
    yield* step({ id: 'obstacles', clause: 'bg:terrain.3', value: 0, text, ruling: 'bg:R27' });
    return { far: roll, inch: '' };
  }
  const crossed = Math.min(obstacles, Math.floor(roll / 3));
  const far = roll - 3 * crossed;
  const blocked = crossed < obstacles;
  const text =
    crossed === 0
      ? 'an obstacle costs 3 in: not enough, it stops there'
      : `${counted(crossed, 'obstacle')} crossed at 3 in: ${inches(far)}${blocked ? '; not enough for the next, it stops there' : ''}`;
  yield* step({ id: 'obstacles', clause: 'bg:terrain.3', value: hundredths(far), text, ruling: 'bg:R27' });
  return { far, inch: blocked ? ', but not over the obstacle' : ', past the obstacle' };
}

/**
 * Only the part of the move made in slow ground is halved (terrain.1, terrain.2, terrain.6), and no inch twice.
 * @returns how far the first inches of the move carry over that ground
 */
function* slowGround(input: Move, bonus: Worth, far: number): Rule<Worth> {
  const { clear, slow, ford } = input;
  const slowEnd = clear === undefined ? Math.min(bonus(slow), far) : Math.max(far - clear, 0);
  const slowed = slowEnd > 0 ? yield* inSlowTerrain(input, far, slowEnd) : 0;
  // After --clear the slow ground has no other end than that of the move: a ford lies before it.
  const fordEnd = clear === undefined ? bonus(slow + ford) : slowEnd + bonus(ford);
  const wading = Math.min(fordEnd, far) - slowEnd;
  const carries: Worth = (inches) => {
    const inFord = Math.min(Math.max(inches - slowEnd, 0), wading);
    return inches - (Math.min(inches, slowed) + inFord) / 2;
  };
  if (ford > 0) {
    const text = `${inches(wading)} of it in a ford, halved: ${inches(carries(far))}`;
    yield* step({ id: 'ford', clause: 'bg:terrain.6', value: hundredths(carries(far)), text });
  }
  return carries;
}

/** The inches of the move that slow terrain halves. */
function* inSlowTerrain({ type, road, offRoad }: Move, far: number, part: number): Rule<number> {
  // On the road the ground does not matter; what lies off it is as slow as any.
  const slowed = road ? Math.min(part, offRoad) : part;
  if (slowed === 0) {
    const text = 'along a road the ground does not slow it';
    yield* step({ id: 'slow', clause: 'bg:terrain.1', value: hundredths(far), text });
    return 0;
  }
  if (!(yield* slowedByGround(type))) {
    const text = `hills, brush and forest do not slow ${type === 'cavalry' ? 'cavalry' : 'vehicles'}`;
    yield* step({ id: 'slow', clause: 'bg:terrain.1', value: hundredths(far), text, ruling: 'bg:R26' });
    return 0;
  }
  const left = far - slowed / 2;
  const text = `${inches(slowed)} of it in slow terrain, halved: ${inches(left)}`;
  yield* step({ id: 'slow', clause: 'bg:terrain.2', value: hundredths(left), text });
  return slowed;
}

/** Whether hills, brush and forest slow it (terrain.1): infantry, and others as R26 is ruled. */
export function* slowedByGround(type: Move['type']): Rule<boolean> {
  if (type === 'infantry') return true;
  const option = yield* ruling('bg:R26');
  return option === 3 || (option === 2 && type === 'cavalry');
}

/** The end of the move is made in reverse, at a third of what it carries over its ground (vmove.7). */
function* inReverse(backing: number, ground: Worth, far: number): Rule<number> {
  const part = ground(far) - ground(Math.max(far - backing, 0));
  const left = ground(far) - (2 * part) / 3;
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
  const text = `${inches(cost)} for turning ${numbered(turn, 'degree')} on tracks`;
  yield* step({ id: 'turn', clause: 'bg:vmove.5', value: hundredths(cost), text, ruling: 'bg:R24' });
  return cost;
}

/** Whatever the roll, a unit may always move an inch (move.14): after all costs or, if so ruled, only infantry turning. */
function* atLeastAnInch({ type }: Move, left: number, unturned: number, inch: string): Rule<number> {
  if (left >= 1) return left;
  const option = yield* ruling('bg:R16');
  const granted = option === 1 || (type === 'infantry' && unturned >= 1);
  const far = granted ? 1 : Math.max(left, 0);
  const text = granted ? `a unit may always move 1 in${inch}` : `no inch to spare: ${inches(far)}`;
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
export function* roundedInches(far: number, clause: ClauseId): Rule<number> {
  if (Number.isInteger(far)) return far;
  const option = yield* ruling('bg:R18');
  const value = option === 2 ? Math.floor(far) : option === 3 ? Math.round(far * 2) / 2 : hundredths(far);
  const text =
    option === 1 ? `${inches(value)}, measured as it is` : `${inches(far)} rounded to ${inches(value)}`;
  return yield* step({ id: 'rounding', clause, value, text, ruling: 'bg:R18' });
}
