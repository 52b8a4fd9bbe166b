import type { Rule } from '../../src/rules/rule.js';
import { sumOf } from '../../src/rules/words.js';
import type { Unit } from './casualties.js';
import type { Charge } from './charge-input.js';
import { chargers, defensiveFire, isStopped } from './defensive-fire.js';
import { gradeNow } from './grade.js';
import { isBuilding } from './inputs.js';
import { inches } from './say.js';
import { nonStanding } from './standing.js';
import { movementDice, ranges, turningCost } from './tables.js';
import { mustReach } from './target.js';
import { vehicleRoll } from './vehicle-dice.js';
import { look, refuse, ruling, step } from './words.js';

/** What the reaction of the charged unit leaves of the charge. */
export interface Reacted {
  /** From centre to centre now, in inches. */
  readonly distance: number;
  /** The charge was stopped by fire. */
  readonly stopped: boolean;
  /** Who is left of the chargers. */
  readonly left: Unit;
}

const shoots = ({ reaction }: Charge): boolean => reaction === 'shoot' || reaction === 'both';
const flees = ({ reaction }: Charge): boolean => reaction === 'flee' || reaction === 'both';

/** Everything that forbids the reaction (defend.2 to defend.4), before a die is thrown. */
export function* mayReact(charge: Charge): Rule<void> {
  const { reaction, at, damage } = charge;
  if (reaction === 'both' && !at)
    refuse('bg:defend.4', 'Infantry does one of the two: it shoots or it flees.');
  if (shoots(charge) && charge.targetSideShot) {
    refuse('bg:defend.3', 'It may not shoot: its side has had a shooting card this turn.');
  }
  if (flees(charge) && charge.targetSideMoved) {
    refuse('bg:defend.2', 'It may not flee: its side has had a movement card this turn.');
  }
  if (at) {
    if (flees(charge) && (damage === 'immobilised' || damage === 'both')) {
      refuse('bg:vdam.3', 'It may not flee: it cannot move.');
    }
    if (charge.fleeDice !== undefined) yield* hasDice(charge, charge.fleeDice);
    return;
  }
  if (reaction === 'none') return;
  const weak = weakness(charge);
  if (weak) yield* mayReactNonStanding(reaction, weak);
  if (reaction !== 'shoot') return;
  if (charge.flank && !charge.dugIn && !isBuilding(charge.cover)) {
    refuse('bg:flank.1', 'It may not shoot: the chargers come from behind, and it fires only to its front.');
  }
  yield* inReachOfChargers(charge);
  yield* gradeNow(charge.targetGrade!, { ran: charge.targetRan, mounted: charge.targetMounted });
}

/** The movement dice of the vehicle that is charged. */
function* movementDiceOf({ at }: Charge): Rule<number> {
  const kind = at === 'car' || at === 'truck' || at === 'apc' || at === 'armoured-car' ? at : 'tank';
  return (yield* look(movementDice.cells[kind])).value;
}

function* hasDice(charge: Charge, dice: number): Rule<void> {
  const most = yield* movementDiceOf(charge);
  if (dice > most) refuse('bg:vmelee.8', `It has ${most} movement dice, not ${dice}.`);
}

/** A non-standing unit does not shoot; whether it may flee is ruled (R65). */
function* mayReactNonStanding(reaction: Charge['reaction'], weak: string): Rule<void> {
  const option = yield* ruling('bg:R65');
  if (option === 2) refuse('bg:nonstand.3', `The target may not react: it is non-standing (${weak}).`);
  if (reaction === 'shoot') {
    refuse(
      'bg:nonstand.3',
      `The target may not shoot: it is non-standing (${weak}).`,
      'It may flee: --reaction flee.',
    );
  }
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

/** Why the target is non-standing, if it is. */
const weakness = (charge: Charge): string | undefined =>
  nonStanding({
    figures: charge.targetFigures!,
    leaders: charge.targetLeaders,
    heavyWeapons: charge.targetHw,
  });

/** The charged unit fires from where it stands at where the chargers stand, in normal range (R63). */
function* inReachOfChargers({ distance }: Charge): Rule<void> {
  const { value: reach } = yield* look(ranges.cells.infantry);
  if (distance > reach && (yield* ruling('bg:R63')) === 2) {
    const text = 'fires as the chargers come: always in range';
    yield* step({ id: 'fire-range', clause: 'bg:defend.3', value: true, text, ruling: 'bg:R63' });
    return;
  }
  yield* mustReach('bg:shoot.6', distance, reach, 'Infantry weapons reach');
}

/** The charged unit reacts, after the hits for the charge and before its distance is rolled (defend.1 to defend.7). */
export function* react(charge: Charge): Rule<Reacted> {
  const { reaction, distance, at } = charge;
  if (reaction === 'none') return { distance, stopped: false, left: chargers(charge) };
  const does = { shoot: 'shoots', flee: 'flees', both: 'shoots and flees' }[reaction];
  const text = `the target ${does} before the charge moves`;
  yield* step({ id: 'reaction', clause: 'bg:defend.1', value: reaction, text });
  if (reaction === 'both') {
    const both = 'a vehicle may do both, infantry one of the two';
    yield* step({ id: 'both', clause: 'bg:defend.4', value: true, text: both });
  }
  const left = shoots(charge) ? yield* defensiveFire(charge) : chargers(charge);
  if (shoots(charge)) yield* spent('shoot');
  const stopped = shoots(charge) && (yield* isStopped(charge, left));
  if (!flees(charge)) return { distance, stopped, left };
  const run = at ? yield* vehicleFlight(charge) : yield* infantryFlight(charge);
  yield* spent('flee');
  return { distance: distance + run, stopped, left };
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

function* infantryFlight({ facingBack, dugIn }: Charge): Rule<number> {
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
  const marks = `takes the run marker${dugIn ? ' and is dug in no more' : ''}`;
  yield* step({ id: 'fled', clause: 'bg:move.6', value: true, text: marks, ruling: 'bg:R66' });
  return run;
}

function* vehicleFlight(charge: Charge): Rule<number> {
  const most = yield* movementDiceOf(charge);
  const dice = charge.fleeDice ?? most;
  const { moved } = yield* vehicleRoll({ name: 'flee', dice, most }, (rolled) =>
    step({
      id: 'flee',
      clause: 'bg:vmelee.8',
      value: rolled,
      text: `flees on ${dice} of its ${most} dice: ${inches(rolled)}`,
      ruling: 'bg:R67',
    }),
  );
  return moved;
}
