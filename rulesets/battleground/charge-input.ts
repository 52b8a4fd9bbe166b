import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, measure, toggle } from '../../src/rules/field.js';
import { COVER, casualtyFields, infantryFields, infantryInputs, targetFields } from './inputs.js';
import { isVehicle } from './shooter.js';

const charger = 'Shooter';
const reactions = 'Reaction of the target';
const way = 'The way there';

export const REACTIONS = ['none', 'shoot', 'flee', 'both'] as const;

export const chargeInputs = {
  ...infantryFields,
  riding: toggle('passengers of a vehicle, who have to get off first', { group: charger }),
  cavalry: toggle('a cavalry charge, on horseback', { group: charger }),
  tank: toggle('a tank charges, without a roll for hits', { group: charger }),
  joining: toggle('it joins a melee that has begun', { group: charger }),
  carryOn: toggle('an ace carries on a charge that fell short', { group: charger }),
  distance: measure('from centre to centre', { required: true, group: way, unit: 'inches', max: 200 }),
  range: measure('distance for close-range dice; the distance of the charge, if not given', {
    group: way,
    unit: 'inches',
    max: 200,
  }),
  slowWay: measure('inches of the way in slow terrain: each takes two', {
    group: way,
    unit: 'inches',
    max: 200,
    default: 0,
  }),
  obstacles: count('walls and fences to cross', { group: way, max: 20, default: 0 }),
  turn: measure('turned in all by a charging tank', { group: way, unit: 'degrees', max: 720, default: 0 }),
  ...targetFields,
  ...casualtyFields,
  reaction: choice(REACTIONS, 'what the charged unit does', { group: reactions, default: 'none' }),
  targetSideMoved: toggle('its side has had a movement card this turn', { group: reactions }),
  targetSideShot: toggle('its side has had a shooting card this turn', { group: reactions }),
  targetRan: toggle('the target carries the run marker', { group: reactions }),
  targetMounted: toggle('the target is on horseback', { group: reactions }),
  facingBack: toggle('it flees and ends facing the place it left', { group: reactions }),
  fleeDice: count('dice a fleeing vehicle rolls; all it has, if not given', {
    group: reactions,
    min: 1,
    max: 4,
  }),
  ownCover: choice(COVER, 'cover of the charging unit against that fire', {
    group: reactions,
    or: [0, 9],
    default: 'none',
  }),
  ownOnRoad: toggle('the charging unit carries the road marker', { group: reactions }),
};
export type Charge = InputOf<typeof chargeInputs>;
type Name = keyof Charge;

/** Inputs that mean nothing together. */
export function chargeConflict(charge: Charge): Conflict | undefined {
  const { tank, at, reaction } = charge;
  const barred = barring(charge);
  const ofItsRoll: Name[] = ['riding', 'cavalry', 'joining', 'carryOn', 'range', 'cover', 'across', 'flank'];
  const ofTarget: Name[] = ['targetOnRoad', 'targetQualityDefence', 'targetFigures'];
  const ofFire: Name[] = ['ownCover', 'ownOnRoad', 'targetRan', 'targetMounted'];
  const flees = reaction === 'flee' || reaction === 'both';
  return (
    (tank
      ? barred([...infantryInputs, ...ofItsRoll], 'is for infantry and cavalry, not for --tank')
      : undefined) ||
    (!tank ? barred(['turn'], 'needs --tank') : undefined) ||
    (isVehicle(at) ? barred(ofTarget, 'is for infantry targets and does not go with --at') : undefined) ||
    (!at ? barred(['damage', 'armour', 'face'], 'needs a vehicle as target: --at') : undefined) ||
    (charge.slowWay > charge.distance
      ? { input: 'slowWay', message: 'is more than the whole distance' }
      : undefined) ||
    (charge.fromEdge && charge.across === 'none'
      ? { input: 'fromEdge', message: 'needs the terrain: --across' }
      : undefined) ||
    (reaction === 'shoot' && (at || tank)
      ? {
          input: 'reaction',
          message: 'shoot is for infantry against infantry: roll other fire first, with wg shoot',
        }
      : undefined) ||
    (reaction !== 'shoot' ? barred(ofFire, 'needs --reaction shoot') : undefined) ||
    (reaction === 'none' ? barred(['targetSideMoved', 'targetSideShot'], 'needs --reaction') : undefined) ||
    (!flees || at ? barred(['facingBack'], 'needs --reaction flee, by infantry') : undefined) ||
    (!flees || !at ? barred(['fleeDice'], 'needs --reaction flee, by a vehicle') : undefined)
  );
}
