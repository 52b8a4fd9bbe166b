import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, measure, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { ARMS } from '../roster/foot.js';
import { REACTION, SHOOTER } from '../roster/groups.js';
import { infantry } from '../roster/kinds.js';
import { CLASSED, shotFields } from '../shooting/inputs.js';
import { isArmoured, isVehicle } from '../shooting/shooter.js';
import { COVER } from '../terrain/tables.js';
import { stoppedConflict } from '../vehicles/damage.js';
import { charged, charger } from './roles.js';

const way = 'The way there';

const REACTIONS = ['none', 'shoot', 'flee', 'both'] as const;

const { weaponClasses, shortHw } = shotFields;
const { cover, flank, targetQualityDefence, across, fromEdge, detailedArmour, face } = shotFields;

export const chargeInputs = {
  ...inputsOf(charger, charged),
  mounted: { ...infantry.marks.mounted, group: SHOOTER },
  ...{ weaponClasses, shortHw },
  arrived: count('units of its side that are in that melee already, before which it does not fight', {
    group: SHOOTER,
    max: 48,
    default: 0,
  }),
  shootFirst: toggle('with --through: it shoots at the target before, under its shooting card', {
    group: SHOOTER,
  }),
  leadersFirst: toggle('with --through: the larger side sends its leaders in first', { group: SHOOTER }),
  through: toggle('to the end: charge, what the target does, and the melee', { group: SHOOTER }),
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
  ...{ cover, flank, targetQualityDefence, across, fromEdge, detailedArmour, face },
  reaction: choice(REACTIONS, 'what the charged unit does', { group: REACTION, default: 'none' }),
  targetSideMoved: toggle('its side has had a movement card this turn', { group: REACTION }),
  targetSideShot: toggle('its side has had a shooting card this turn', { group: REACTION }),
  facingBack: toggle('it flees and ends facing the place it left', { group: REACTION }),
  fleeDice: count('dice a fleeing vehicle rolls; all it has, if not given', {
    group: REACTION,
    min: 1,
    max: 4,
  }),
  ownCover: choice(COVER, 'cover of the charging unit against that fire', {
    group: REACTION,
    or: [0, 9],
    default: 'none',
  }),
};
export type Charge = InputOf<typeof chargeInputs>;
type Name = keyof Charge;

/** Heavy weapons that reach 6 inches by an option, of the chargers and of the charged, who may shoot as well. */
export const shortIn = ({ hwPiat, hwFlame, targetHwPiat, targetHwFlame }: Charge): number =>
  hwPiat + hwFlame + targetHwPiat + targetHwFlame;

/** Inputs that mean nothing together. */
export function chargeConflict(charge: Charge): Conflict | undefined {
  const { tank, at, reaction } = charge;
  const barred = barring(charge);
  const ofItsRoll: Name[] = ['riding', 'cavalry', 'joining', 'carryOn', 'range', 'cover', 'across', 'flank'];
  const ofItsState: Name[] = ['routing', 'ownDugIn', 'didNotDare'];
  const ofTarget: Name[] = [
    ...(['targetOnRoad', 'targetFigures'] as const),
    ...(['targetRouting', 'targetRiding'] as const),
  ];
  const ofFire: Name[] = ['ownCover', 'ownOnRoad'];
  const byClass = ['targetHwPersonnel', 'targetHwArmour', 'targetHwPiat', 'targetHwFlame'] as const;
  const ofShooters: Name[] = ['targetClose', ...byClass];
  const weapons: Name[] = ['mg', 'bowMg', 'gun'];
  const ofFight: Name[] = ['shootFirst', 'leadersFirst'];
  const ofInfantry: Name[] = [...ofFight, 'targetRan', 'targetMounted'];
  const ofReaction: Name[] = [
    ...(['targetSideMoved', 'targetSideShot'] as const),
    ...(['targetReactedShot', 'targetReactedFled', 'targetRouting'] as const),
  ];
  const shoots = reaction === 'shoot' || reaction === 'both';
  const flees = reaction === 'flee' || reaction === 'both';
  const fightsVehicle = at && (shoots || charge.through);
  return (
    (tank
      ? barred(
          [...ARMS, ...(shoots && !at ? [] : CLASSED), ...ofItsRoll, ...ofItsState],
          'is for infantry and cavalry, not for --tank',
        )
      : undefined) ||
    (!tank ? barred(['turn', 'tankType'], 'needs --tank') : undefined) ||
    (isVehicle(at) ? barred(ofTarget, 'is for infantry targets and does not go with --at') : undefined) ||
    (!at ? barred(['face'], 'needs a vehicle as target: --at') : undefined) ||
    (!at && !tank
      ? barred(['armour', 'damage', 'stoppedBy'], 'needs a vehicle: --at, or --tank')
      : undefined) ||
    stoppedConflict(charge) ||
    (!isArmoured(at) || tank
      ? barred(['face', 'detailedArmour'], 'needs an armoured vehicle that infantry charges: --at')
      : undefined) ||
    (charge.slowWay > charge.distance
      ? { input: 'slowWay', message: 'is more than the whole distance' }
      : undefined) ||
    (charge.fromEdge && charge.across === 'none'
      ? { input: 'fromEdge', message: 'needs the terrain: --across' }
      : undefined) ||
    (!fightsVehicle
      ? barred([...weapons, 'bowGun'], 'needs --at with --reaction shoot or --through')
      : undefined) ||
    (shoots && isVehicle(at) && !barred(weapons, '')
      ? { input: 'reaction', message: 'needs the weapons of the vehicle: --mg, --bow-mg or --gun' }
      : undefined) ||
    (at && !fightsVehicle
      ? barred(['targetQualityDefence'], 'needs infantry that is shot at: --reaction shoot or --through')
      : undefined) ||
    (tank || !(shoots || fightsVehicle)
      ? barred(['prisoners'], 'needs infantry that is shot at: --reaction shoot, or --through at a vehicle')
      : undefined) ||
    (charge.gun === 'none' ? barred(['bowGun'], 'needs the gun: --gun') : undefined) ||
    (!shoots ? barred([...ofFire, 'tankType'], 'needs --reaction shoot') : undefined) ||
    (at || (!shoots && !charge.through)
      ? barred(['targetRan'], 'needs infantry that shoots or fights: --reaction shoot or --through')
      : undefined) ||
    (at || !shoots ? barred(ofShooters, 'needs infantry that shoots: --reaction shoot') : undefined) ||
    (at || !(shoots || charge.shootFirst)
      ? barred(['targetGuards'], 'needs infantry that shoots, or is shot at: --reaction shoot, --shoot-first')
      : undefined) ||
    (at || !charge.shootFirst
      ? barred(['targetPrisoners'], 'needs infantry that is shot at: --shoot-first')
      : undefined) ||
    (byClass.reduce((sum, name) => sum + charge[name], 0) > charge.targetHw
      ? {
          input: 'targetHw',
          message: 'counts all heavy weapons of the target: fewer than there are by class',
        }
      : undefined) ||
    (at || (reaction === 'none' && !charge.through)
      ? barred(['targetMounted'], 'needs cavalry that reacts or fights: --reaction or --through')
      : undefined) ||
    (charge.through
      ? (tank && {
          input: 'through',
          message: 'is for infantry and cavalry: fight it with wg melee --tank-charged',
        }) ||
        barred(['joining'], 'does not go with --through: the melee has begun')
      : barred(ofFight, 'needs --through')) ||
    (at ? barred(ofInfantry, 'is for infantry targets and does not go with --at') : undefined) ||
    (charge.carryOn ? barred(['shootFirst'], 'does not go with --carry-on') : undefined) ||
    (!charge.shootFirst ? barred(['hasShot', 'reactedShot'], 'needs --shoot-first') : undefined) ||
    (reaction === 'none' ? barred(ofReaction, 'needs --reaction') : undefined) ||
    (!flees || at ? barred(['facingBack'], 'needs --reaction flee, by infantry') : undefined) ||
    (!flees || !at
      ? barred(['fleeDice', 'diceMost', 'tracked'], 'needs --reaction flee, by a vehicle')
      : undefined)
  );
}
