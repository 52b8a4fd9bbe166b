import type { Rule } from '../../../src/rules/rule.js';
import { sumOf } from '../../../src/rules/words.js';
import { movementDice, turningCost } from '../movement/tables.js';
import { type VehicleRoll, vehicleRoll } from '../movement/vehicle-dice.js';
import type { Guarding } from '../shooting/guarded.js';
import { inches, look, ruling, step } from '../words.js';
import {
  type Aimed,
  defendersAim,
  defensiveFire,
  fireAtTank,
  stoppedBy,
  tankStopped,
} from './defensive-fire.js';
import { isInRounds, unhurt } from './figures.js';
import type { Charge } from './input.js';
import { drivesOff, fellToFire, type Stopped } from './marks.js';
import { flees, movementDiceOf, shoots, weakness } from './may-react.js';
import { charged } from './roles.js';

/** What the reaction of the charged unit leaves of the charge. */
export interface Reacted {
  /** From centre to centre now, in inches. */
  readonly distance: number;
  /** The charge was stopped by fire. */
  readonly stopped?: Stopped;
  /** Who is left of the chargers. */
  readonly left: Guarding;
  /** A vehicle that fled has broken down. */
  readonly brokeDown?: true;
}

/** What the target still does about a charge, where a shot before it may have left too few to stand (nonstand.3, R65). */
export function* stillReacts(charge: Charge): Rule<Charge['reaction']> {
  const { reaction } = charge;
  const weak = weakness(charge);
  if (!weak || reaction === 'none') return reaction;
  if (reaction === 'flee' && (yield* ruling('bg:R65')) === 1) return reaction;
  const text = `the target does nothing about it: non-standing (${weak})`;
  yield* step({ id: 'no-reaction', clause: 'bg:nonstand.3', value: 'none', text, ruling: 'bg:R65' });
  return 'none';
}

/**
 * The charged unit reacts, after the hits for the charge and before its distance is rolled (defend.1 to defend.7).
 * @returns its dice, where it is infantry that shoots: all that is asked of it from here on
 */
export function* aims(charge: Charge): Rule<Aimed | undefined> {
  const { reaction } = charge;
  if (reaction === 'none') return undefined;
  const does = { shoot: 'shoots', flee: 'flees', both: 'shoots and flees' }[reaction];
  const text = `the target ${does} before the charge moves`;
  yield* step({ id: 'reaction', clause: 'bg:defend.1', value: reaction, text });
  if (reaction === 'both') {
    const both = 'a vehicle may do both, infantry one of the two';
    yield* step({ id: 'both', clause: 'bg:defend.4', value: true, text: both });
  }
  return shoots(charge) ? yield* defendersAim(charge) : undefined;
}

/**
 * What that reaction leaves of the charge.
 * @param attack the dice of infantry that shoots
 */
export function* react(charge: Charge, attack: Aimed | undefined): Rule<Reacted> {
  const { reaction, distance, at } = charge;
  if (reaction === 'none') return { distance, left: unhurt(charge) };
  if (charge.tank && attack) return yield* shotAtByTarget(charge, attack);
  const left = shoots(charge) ? yield* defensiveFire(charge, attack) : unhurt(charge);
  if (shoots(charge)) yield* hasShot(charge);
  if (!isInRounds(charge)) yield* fellToFire(charge, left.unit);
  const stopped = shoots(charge) ? yield* stoppedBy(charge, left.unit) : undefined;
  const end = { ...(stopped && { stopped }), left };
  if (!flees(charge)) return { distance, ...end };
  const { moved, brokeDown } = at ? yield* vehicleFlight(charge) : yield* infantryFlight(charge);
  yield* spent('flee');
  return { distance: distance + moved, ...end, ...(brokeDown && { brokeDown: true }) };
}

/** Infantry that a tank charges shoots at it, which may be the end of the charge. */
function* shotAtByTarget(charge: Charge, attack: Aimed): Rule<Reacted> {
  const state = yield* fireAtTank(charge, attack);
  yield* hasShot(charge);
  const stopped = yield* tankStopped(state);
  return { distance: charge.distance, left: unhurt(charge), ...(stopped && { stopped }) };
}

/** Who shoots has had what his run marker lasts to (move.7). */
function* hasShot({ targetRan }: Charge): Rule<void> {
  yield* spent('shoot');
  if (!targetRan) return;
  const text = 'the target has shot: its run marker comes off';
  yield* step({ id: 'target-ran-off', clause: 'bg:move.7', value: true, text });
}

/** A reaction is the action of that kind for the turn, unless it is ruled to use nothing up (R61). */
function* spent(did: 'shoot' | 'flee'): Rule<void> {
  const act = did === 'shoot' ? 'shooting' : 'movement';
  const uses = (yield* ruling('bg:R61')) === 1;
  const text = uses
    ? `that was its ${act} for this turn: --reacted, till an ace gives it another`
    : `its ${act} card may still come this turn`;
  const clause = did === 'shoot' ? 'bg:defend.3' : 'bg:defend.2';
  yield* step({ id: 'spent', clause, value: uses, text, ruling: 'bg:R61' });
}

function* infantryFlight({ facingBack, dugIn, targetMounted }: Charge): Rule<VehicleRoll> {
  const { value: dice } = yield* look(movementDice.cells.flee);
  const rolled = yield* sumOf(dice, 'flee');
  yield* step({ id: 'flee', clause: 'bg:defend.6', value: rolled, text: `flees ${dice}D6: ${rolled} in` });
  let run = rolled;
  if (facingBack) {
    const { value: cost } = yield* look(turningCost.cells[180]);
    run = Math.max(rolled - cost, 1);
    const text = `${cost} in less to end facing back: ${run} in`;
    yield* step({ id: 'facing', clause: 'bg:defend.7', value: run, text });
  }
  if (targetMounted) {
    const text = 'cavalry loses no grade for moving: no run marker';
    yield* step({ id: 'fled', clause: 'bg:cav.2', value: false, text });
  } else {
    const marks = `takes the run marker${dugIn ? ' and is dug in no more' : ''}`;
    yield* step({ id: 'fled', clause: 'bg:move.6', value: true, text: marks, ruling: 'bg:R66' });
  }
  return { moved: run };
}

function* vehicleFlight(charge: Charge): Rule<VehicleRoll> {
  const most = yield* movementDiceOf(charge);
  const dice = charge.fleeDice ?? most;
  const roll = yield* vehicleRoll({ name: 'flee', dice, most }, (rolled) =>
    step({
      id: 'flee',
      clause: 'bg:vmelee.8',
      value: rolled,
      text: `flees on ${dice} of its ${most} dice: ${inches(rolled)}`,
      ruling: 'bg:R67',
    }),
  );
  yield* drivesOff(charged.as.vehicle, roll);
  return roll;
}
