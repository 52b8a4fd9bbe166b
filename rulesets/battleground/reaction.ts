import type { Rule } from '../../src/rules/rule.js';
import { sumOf } from '../../src/rules/words.js';
import { attackHits } from './attack.js';
import { casualties, minus, type Unit } from './casualties.js';
import type { Charge } from './charge-input.js';
import { gradeNow, hitNumber } from './grade.js';
import { heavyWeaponFigures, IN_THE_OPEN, isBuilding, NOTHING_SPECIAL, type Target } from './inputs.js';
import { counted, inches } from './say.js';
import { infantryDice } from './shooter.js';
import { nonStanding } from './standing.js';
import { movementDice, ranges, turningCost } from './tables.js';
import { attackDice, mustReach } from './target.js';
import { vehicleRoll } from './vehicle-dice.js';
import { look, refuse, ruling, step } from './words.js';

/** What the reaction of the charged unit leaves of the charge. */
export interface Reacted {
  /** From centre to centre now, in inches. */
  readonly distance: number;
  /** The charge was stopped by fire. */
  readonly stopped: boolean;
}

/** Everything that forbids the reaction (defend.2 to defend.4), before a die is thrown. */
export function* mayReact(charge: Charge): Rule<void> {
  const { reaction, at, damage } = charge;
  if (reaction === 'both' && !at)
    refuse('bg:defend.4', 'Infantry does one of the two: it shoots or it flees.');
  if ((reaction === 'shoot' || reaction === 'both') && charge.targetSideShot) {
    refuse('bg:defend.3', 'It may not shoot: its side has had a shooting card this turn.');
  }
  if ((reaction === 'flee' || reaction === 'both') && charge.targetSideMoved) {
    refuse('bg:defend.2', 'It may not flee: its side has had a movement card this turn.');
  }
  if (at) {
    const flees = reaction === 'flee' || reaction === 'both';
    if (flees && (damage === 'immobilised' || damage === 'both')) {
      refuse('bg:vdam.3', 'It may not flee: it cannot move.');
    }
    if (charge.fleeDice !== undefined) yield* hasDice(charge, charge.fleeDice);
    return;
  }
  if (reaction === 'none') return;
  const weak = nonStanding({
    figures: charge.targetFigures!,
    leaders: charge.targetLeaders,
    heavyWeapons: charge.targetHw,
  });
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
  if (reaction === 'none') return { distance, stopped: false };
  const does = { shoot: 'shoots', flee: 'flees', both: 'shoots and flees' }[reaction];
  const text = `the target ${does} before the charge moves`;
  yield* step({ id: 'reaction', clause: 'bg:defend.1', value: reaction, text });
  if (reaction === 'shoot') return yield* defensiveFire(charge);
  if (reaction === 'both') {
    const fire = 'a vehicle may do both: its fire is a shot of its own, wg shoot --weapon';
    yield* step({ id: 'both', clause: 'bg:defend.4', value: true, text: fire });
  }
  const run = at ? yield* vehicleFlight(charge) : yield* infantryFlight(charge);
  return { distance: distance + run, stopped: false };
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

/** The charged unit shoots at the chargers from where they stand (R63); too weak to stand, they stop 6 inches off. */
function* defensiveFire(charge: Charge): Rule<Reacted> {
  const { distance } = charge;
  yield* step({
    id: 'out-of-turn',
    clause: 'bg:seq.3',
    value: true,
    text: 'the one case of fire outside its own card',
  });
  const lowest = yield* hitNumber(charge.targetGrade!, {
    ran: charge.targetRan,
    mounted: charge.targetMounted,
  });
  const dice = yield* infantryDice(defender(charge), undefined);
  const attack = yield* attackDice(dice, chargersAsTarget(charge));
  const hits = yield* attackHits({ ...attack, hitsOn: lowest, of: 'defence-' });
  const left = hits > 0 ? yield* chargersLeft(charge, hits) : chargers(charge);
  const figures = left.figure + left.leader + left['heavy-weapon'] + left.medic;
  if (figures === 0) {
    yield* step({
      id: 'stopped',
      clause: 'bg:defend.5',
      value: true,
      text: 'nobody is left of the chargers',
    });
    return { distance, stopped: true };
  }
  const broken = nonStanding({ figures, leaders: left.leader, heavyWeapons: left['heavy-weapon'] });
  if (broken) {
    const text = `the chargers are non-standing (${broken}): they come no nearer than 6 in`;
    yield* step({ id: 'stopped', clause: 'bg:defend.5', value: true, text });
    return { distance, stopped: true };
  }
  const text = `${counted(figures, 'charger')} left: the charge goes on`;
  yield* step({ id: 'goes-on', clause: 'bg:defend.5', value: figures, text });
  return { distance, stopped: false };
}

/** The charged unit as a shooter. */
const defender = (charge: Charge) => ({
  ...charge,
  ...NOTHING_SPECIAL,
  figures: charge.targetFigures!,
  leaders: charge.targetLeaders,
  hw: charge.targetHw,
  medics: charge.targetMedics,
  range: charge.distance,
});

/** The charging unit as a target: out of its position, in what cover it has where it stands. */
const chargersAsTarget = ({ ownCover, ownOnRoad }: Charge): Target => ({
  ...IN_THE_OPEN,
  cover: ownCover,
  targetOnRoad: ownOnRoad,
});

const chargers = (charge: Charge): Unit => ({
  leader: charge.leaders,
  'heavy-weapon': heavyWeaponFigures(charge),
  medic: charge.medics,
  prisoner: 0,
  figure: charge.figures! - charge.leaders - heavyWeaponFigures(charge) - charge.medics,
});

function* chargersLeft(charge: Charge, hits: number): Rule<Unit> {
  const unit = chargers(charge);
  const mounted = charge.cavalry || charge.mounted;
  return minus(unit, yield* casualties({ unit, hits, grade: charge.grade, mounted, of: 'defence-' }));
}
