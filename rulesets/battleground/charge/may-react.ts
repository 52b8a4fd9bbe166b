import type { Rule } from '../../../src/rules/rule.js';
import { presetDice } from '../movement/vehicle-dice.js';
import { cannotDrive, hitsOnNothing } from '../permits.js';
import { isBuilding } from '../shooting/inputs.js';
import { ranges } from '../shooting/tables.js';
import { mustReach } from '../shooting/target.js';
import { whyNonStanding } from '../units/standing.js';
import { type Forbids, look, permits, refuse, ruling, step } from '../words.js';
import type { Charge } from './input.js';
import { someWeaponBears } from './weapons-that-bear.js';

type Known = Partial<Charge>;

export const shoots = ({ reaction }: Known): boolean => reaction === 'shoot' || reaction === 'both';
export const flees = ({ reaction }: Known): boolean => reaction === 'flee' || reaction === 'both';
const reacts = ({ reaction }: Known): boolean => reaction !== undefined && reaction !== 'none';

/** Why the target is non-standing, if it is known to be. */
export const weakness = ({ at, targetFigures: figures, targetLeaders = 0, targetHw = 0 }: Known) =>
  at || figures === undefined
    ? undefined
    : whyNonStanding({ figures, leaders: targetLeaders, heavyWeapons: targetHw });

/** Whether it has reacted before in this turn: infantry in any way (defend.4), a vehicle in this one (R64). */
const reactedSo = (charge: Known): unknown => {
  const { at, targetReactedShot, targetReactedFled } = charge;
  if (!at) return reacts(charge) && (targetReactedShot || targetReactedFled);
  return (shoots(charge) && targetReactedShot) || (flees(charge) && targetReactedFled);
};

/** Whether all of the target are medics and guards, if it is known: they never shoot (medic.1, prison.3). */
const hasNoShooter = ({ at, targetFigures, targetMedics = 0, targetGuards = 0 }: Known): boolean =>
  !at && targetFigures !== undefined && targetMedics + targetGuards >= targetFigures;

/** The infantry that shoots at its chargers, as far as its grade is lowered. */
const firing = (charge: Known) =>
  shoots(charge) && !charge.at
    ? { grade: charge.targetGrade, ran: !!charge.targetRan, mounted: !!charge.targetMounted }
    : {};

/** What the state of the charged unit forbids it to do about the charge (defend.2 to defend.4). */
export const reactionPermits = permits<Charge>(
  {
    clause: 'bg:melee.10',
    word: 'melee',
    when: (charge) => reacts(charge) && (charge.targetInMelee || charge.joining),
    says: 'The target may not react: it is in a melee, and fights to the end of it.',
    way: 'Without --reaction.',
  },
  {
    clause: 'bg:defend.4',
    word: 'reacted',
    when: reactedSo,
    says: ({ at }) =>
      `The target may not react so: it has reacted to a charge this turn${at ? '' : ', and infantry does it once'}.`,
    way: 'Each reaction is had once a turn (bg:R64). Without --reaction.',
  },
  {
    clause: 'bg:defend.4',
    word: 'one of the two',
    when: ({ reaction, at, targetFigures }) => reaction === 'both' && !at && targetFigures !== undefined,
    says: 'Infantry does one of the two: it shoots or it flees.',
    physical: true,
  },
  {
    clause: 'bg:defend.3',
    word: 'card',
    when: (charge) => shoots(charge) && charge.targetSideShot,
    says: 'It may not shoot: its side has had a shooting card this turn.',
  },
  {
    clause: 'bg:defend.2',
    word: 'card',
    when: (charge) => flees(charge) && charge.targetSideMoved,
    says: 'It may not flee: its side has had a movement card this turn.',
  },
  ...cannotDrive<Charge>('It may not flee', (charge) => charge.at && flees(charge)),
  {
    clause: 'bg:retreat.4',
    word: 'routing',
    when: (charge) => shoots(charge) && charge.targetRouting,
    says: 'The target may not shoot: it is routing.',
  },
  {
    clause: 'bg:retreat.3',
    word: 'routing',
    when: (charge) => flees(charge) && charge.targetRouting,
    says: 'The target may not flee: it is routing, and moves only to rally or to rout on.',
  },
  {
    clause: 'bg:nonstand.3',
    word: 'non-standing',
    when: (charge) => reacts(charge) && weakness(charge),
    says: (charge) => `The target may not react: it is non-standing (${weakness(charge)}).`,
    under: { ruling: 'bg:R65', option: 2 },
  },
  {
    clause: 'bg:nonstand.3',
    word: 'non-standing',
    when: (charge) => shoots(charge) && weakness(charge),
    says: (charge) => `The target may not shoot: it is non-standing (${weakness(charge)}).`,
    way: 'It may flee: --reaction flee.',
  },
  {
    clause: 'bg:medic.1',
    word: 'nobody',
    when: (charge) => shoots(charge) && hasNoShooter(charge),
    says: 'The target may not shoot: medics and guards do not, and there is nobody else.',
    way: 'It may flee: --reaction flee.',
    physical: true,
  },
  ...hitsOnNothing('shoot').map(
    ({ when, says, way: _, ...permit }): Forbids<Charge, 'bg:R2'> => ({
      ...permit,
      when: (charge) => when(firing(charge)),
      says: (charge) => (typeof says === 'function' ? says(firing(charge)) : says),
    }),
  ),
);

/** What forbids the reaction besides (defend.3, defend.4), before a die is thrown. */
export function* mayReact(charge: Charge): Rule<void> {
  const { reaction, at } = charge;
  if (at) {
    yield* hasDice(charge);
    if (shoots(charge)) yield* someWeaponBears(charge);
    return;
  }
  if (reaction !== 'shoot') return;
  if (charge.flank && !charge.dugIn && !isBuilding(charge.cover)) {
    refuse('bg:flank.1', 'It may not shoot: the chargers come from behind, and it fires only to its front.');
  }
  yield* inReachOfChargers(charge);
}

/** What the vehicle that is charged drives as. */
const typeOf = ({ at }: Charge) =>
  at === 'car' || at === 'truck' || at === 'apc' || at === 'armoured-car' ? at : 'tank';

/** The movement dice of the vehicle that is charged: by its type, or as the scenario sets them (R25). */
export function* movementDiceOf(charge: Charge): Rule<number> {
  return charge.diceMost ?? (yield* presetDice(typeOf(charge), charge.tracked)).value;
}

/** A vehicle flees on the dice it has, or on fewer (vmelee.8, vmove.3). */
function* hasDice(charge: Charge): Rule<void> {
  const { diceMost, fleeDice } = charge;
  if (diceMost !== undefined) yield* mayHave(typeOf(charge), diceMost);
  if (fleeDice === undefined) return;
  const most = yield* movementDiceOf(charge);
  if (fleeDice > most) refuse('bg:vmelee.8', `It has ${most} movement dice, not ${fleeDice}.`);
}

/** A scenario sets the dice of some trucks and armoured cars, and of nothing else (vmove.1, vmove.2). */
function* mayHave(type: ReturnType<typeof typeOf>, dice: number): Rule<void> {
  if (type !== 'car' && type !== 'tank') return;
  const { value } = yield* presetDice(type);
  const clause = type === 'car' ? 'bg:vmove.1' : 'bg:vmove.2';
  if (dice !== value) refuse(clause, `A ${type} has ${value} dice, not ${dice}.`);
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
