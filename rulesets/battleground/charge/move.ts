import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { sumOf } from '../../../src/rules/words.js';
import { slowedByGround, trackTurning } from '../movement/distance.js';
import { movementDice } from '../movement/tables.js';
import { vehicleRoll } from '../movement/vehicle-dice.js';
import { inches, look, ruling, step } from '../words.js';
import { isOnHorse } from './figures.js';
import type { Charge } from './input.js';
import { drivesOff } from './marks.js';
import { charger } from './roles.js';

/** The inches a charge has to roll: the distance, and what lies in the way (R28). */
export function* wayToGo(charge: Charge, distance: number): Rule<number> {
  const { slowWay, obstacles, turn } = charge;
  if (!slowWay && !obstacles && !turn) return distance;
  if ((yield* ruling('bg:R28')) === 2) {
    const text = 'nothing on the way makes a charge longer';
    return yield* step({ id: 'way', clause: 'bg:charge.5', value: distance, text, ruling: 'bg:R28' });
  }
  let needed = distance;
  if (slowWay) needed += yield* slowGround(charge);
  if (obstacles) needed += yield* obstaclesInWay(obstacles);
  if (turn) needed += yield* trackTurning(turn);
  return yield* step({
    id: 'way',
    clause: 'bg:charge.5',
    value: needed,
    text: `${inches(needed)} to go in all`,
    ruling: 'bg:R28',
  });
}

/** An inch in slow terrain takes two (terrain.2). */
function* slowGround(charge: Charge): Rule<number> {
  const { slowWay, tank } = charge;
  const type = tank ? 'tank' : isOnHorse(charge) ? 'cavalry' : 'infantry';
  const slowed = yield* slowedByGround(type);
  const text = slowed
    ? `${inches(slowWay)} more for slow terrain`
    : 'hills, brush and forest slow only infantry';
  const sources = type === 'infantry' ? {} : { ruling: 'bg:R26' as const };
  const clause = slowed ? 'bg:terrain.2' : 'bg:terrain.1';
  return yield* step({ id: 'slow', clause, value: slowed ? slowWay : 0, text, ...sources });
}

function* obstaclesInWay(obstacles: number): Rule<number> {
  const counts = (yield* ruling('bg:R27')) === 1;
  const text = counts
    ? `${counted(obstacles, 'obstacle')} at 3 in more`
    : 'obstacles cost only infantry in ordinary moves';
  const value = counts ? 3 * obstacles : 0;
  return yield* step({ id: 'obstacles', clause: 'bg:terrain.3', value, text, ruling: 'bg:R27' });
}

/** How far infantry (charge.5) and cavalry (cavm.1) charge. */
export function* chargeMove(charge: Charge): Rule<number> {
  const onHorse = isOnHorse(charge);
  const dice = charge.ownDugIn
    ? yield* diceOutOfPosition(onHorse)
    : (yield* look(diceOfCharge(onHorse))).value;
  const rolled = yield* sumOf(dice, 'charge');
  const text = `${dice}D6: ${inches(rolled)}`;
  return yield* step({ id: 'charge', clause: onHorse ? 'bg:cavm.1' : 'bg:charge.5', value: rolled, text });
}

const diceOfCharge = (onHorse: boolean) => movementDice.cells[onHorse ? 'cavalry charge' : 'charge'];

/** A unit that is dug in digs out first, and is left the die of that, unless it is ruled to leave with all its dice (R133). */
function* diceOutOfPosition(onHorse: boolean): Rule<number> {
  const whole = (yield* ruling('bg:R133')) === 2;
  const { value } = yield* look(whole ? diceOfCharge(onHorse) : movementDice.cells['digging out']);
  const text = whole
    ? `it leaves its position, and charges with all its dice: ${value}D6`
    : `it digs out first: ${value}D6 is left for the charge`;
  return yield* step({ id: 'digs-out', clause: 'bg:dig.2', value, text, ruling: 'bg:R133' });
}

/** A tank charges with all its dice and may break down (vmelee.8). */
export function* tankCharge(): Rule<number> {
  const { value: dice } = yield* look(movementDice.cells.tank);
  const roll = yield* vehicleRoll({ name: 'charge', dice, most: dice }, (rolled) =>
    step({
      id: 'charge',
      clause: 'bg:vmelee.8',
      value: rolled,
      text: `${dice}D6, all the dice a tank has: ${inches(rolled)}`,
    }),
  );
  yield* drivesOff(charger.as.vehicle, roll);
  return roll.moved;
}
