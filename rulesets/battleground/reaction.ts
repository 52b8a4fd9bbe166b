import type { Conflict } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { sumOf } from '../../src/rules/words.js';
import { attackHits } from './attack.js';
import { casualties, minus, type Unit } from './casualties.js';
import type { Charge } from './charge.js';
import { hitNumber } from './grade.js';
import { heavyWeaponFigures } from './inputs.js';
import { infantryDice, isVehicle } from './shooter.js';
import { nonStanding } from './standing.js';
import { movementDice, ranges, turningCost } from './tables.js';
import { coverDice, mustReach } from './target.js';
import { brokenDown } from './vehicle-dice.js';
import { look, refuse, step } from './words.js';

export const REACTIONS = ['none', 'shoot', 'flee', 'both'] as const;

/** What the reaction of the charged unit leaves of the charge. */
export interface Reacted {
  /** From centre to centre now, in inches. */
  readonly distance: number;
  /** The charge was stopped by fire. */
  readonly stopped: boolean;
}

/** The charged unit reacts, after the hits for the charge and before its distance is rolled (defend.1 to defend.7). */
export function* react(charge: Charge): Rule<Reacted> {
  if (charge.reaction === 'none') return { distance: charge.distance, stopped: false };
  if (charge.reaction === 'both' && !isVehicle(charge.at)) {
    refuse('bg:defend.4', 'Infantry does one of the two: it shoots or it flees.');
  }
  yield* step({
    id: 'reaction',
    clause: 'bg:defend.1',
    value: charge.reaction,
    text: `the target ${{ shoot: 'shoots', flee: 'flees', both: 'shoots and flees' }[charge.reaction]} before the charge moves`,
  });
  if (charge.reaction === 'shoot') return yield* defensiveFire(charge);
  if (charge.reaction === 'both') {
    const text = 'a vehicle may do both: its fire is a shot of its own, wg shoot --weapon';
    yield* step({ id: 'both', clause: 'bg:defend.4', value: true, text });
  }
  return yield* flee(charge);
}

function* flee(charge: Charge): Rule<Reacted> {
  if (charge.targetSideMoved)
    refuse('bg:defend.2', 'It may not flee: its side has had a movement card this turn.');
  const run = isVehicle(charge.at) ? yield* vehicleFlight(charge) : yield* infantryFlight(charge);
  return { distance: charge.distance + run, stopped: false };
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
  yield* step({ id: 'fled', clause: 'bg:defend.6', value: true, text: marks, ruling: 'bg:R66' });
  return run;
}

function* vehicleFlight({ at, damage }: Charge): Rule<number> {
  if (damage === 'immobilised' || damage === 'both') refuse('bg:vdam.3', 'It may not flee: it cannot move.');
  const kind = at === 'car' || at === 'truck' || at === 'apc' || at === 'armoured-car' ? at : 'tank';
  const { value: dice } = yield* look(movementDice.cells[kind]);
  const rolled = yield* sumOf(dice, 'flee');
  const text = `flees on its own ${dice} dice: ${rolled} in`;
  yield* step({ id: 'flee', clause: 'bg:vmelee.8', value: rolled, text, ruling: 'bg:R67' });
  return (yield* brokenDown(dice, dice, rolled)) ? 0 : rolled;
}

/** The charged unit shoots at the chargers from where they stand (R63); too weak to stand, they stop 6 inches off. */
function* defensiveFire(charge: Charge): Rule<Reacted> {
  if (charge.targetSideShot)
    refuse('bg:defend.3', 'It may not shoot: its side has had a shooting card this turn.');
  const target = {
    figures: charge.targetFigures!,
    leaders: charge.targetLeaders,
    heavyWeapons: charge.targetHw,
  };
  const weak = nonStanding(target);
  if (weak)
    refuse(
      'bg:nonstand.3',
      `The target may not shoot: it is non-standing (${weak}).`,
      'It may flee: --reaction flee.',
    );
  const reach = (yield* look(ranges.cells.infantry)).value;
  yield* mustReach('bg:shoot.6', charge.distance, reach, 'Infantry weapons reach');
  yield* step({
    id: 'out-of-turn',
    clause: 'bg:seq.3',
    value: true,
    text: 'the one case of fire outside its own card',
  });
  const lowest = yield* hitNumber(charge.targetGrade!, {});
  const unit = {
    ...charge,
    figures: target.figures,
    leaders: charge.targetLeaders,
    hw: charge.targetHw,
    medics: charge.targetMedics,
    guards: 0,
    hwPersonnel: 0,
    hwArmour: 0,
    hwPiat: 0,
    hwFlame: 0,
    shortHw: false,
    close: false,
    range: charge.distance,
  };
  const dice = yield* infantryDice(unit, undefined);
  const red = charge.ownCover === 'none' ? 0 : yield* coverDice('cover', charge.ownCover, 'bg:shoot.4');
  const hits = yield* attackHits({ ...dice, red, hitsOn: lowest, of: 'defence-' });
  const left = hits > 0 ? yield* chargersLeft(charge, hits) : chargers(charge);
  const strength = {
    figures: left.figure + left.leader + left['heavy-weapon'] + left.medic,
    leaders: left.leader,
    heavyWeapons: left['heavy-weapon'],
  };
  const broken = strength.figures === 0 ? 'nobody is left' : nonStanding(strength);
  if (broken) {
    const text = `the chargers are non-standing (${broken}): they stop 6 in from the target`;
    yield* step({ id: 'stopped', clause: 'bg:defend.5', value: true, text });
    return { distance: charge.distance, stopped: true };
  }
  const text = `${strength.figures} chargers left: the charge goes on`;
  yield* step({ id: 'goes-on', clause: 'bg:defend.5', value: strength.figures, text });
  return { distance: charge.distance, stopped: false };
}

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

/** What cannot be asked for together. */
export function reactionConflict(charge: Charge): Conflict | undefined {
  const { reaction, at, tank } = charge;
  if (reaction === 'shoot' && (at || tank)) {
    return {
      input: 'reaction',
      message: 'shoot is for infantry against infantry: roll other fire first, with wg shoot',
    };
  }
  if (reaction !== 'shoot' && charge.ownCover !== 'none')
    return { input: 'ownCover', message: 'needs --reaction shoot' };
  if (reaction !== 'shoot' && reaction !== 'both' && charge.targetSideShot) {
    return { input: 'targetSideShot', message: 'matters only with --reaction shoot' };
  }
  if (reaction !== 'flee' && reaction !== 'both' && charge.targetSideMoved) {
    return { input: 'targetSideMoved', message: 'matters only with --reaction flee' };
  }
  if (charge.facingBack && (reaction !== 'flee' || at)) {
    return { input: 'facingBack', message: 'needs --reaction flee, by infantry' };
  }
  return undefined;
}
