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

/** Where this is so, what may not be given, and why. */
type Barred = readonly [is: unknown, inputs: readonly Name[], message: string];

const firstOf = (charge: Charge, ...all: readonly Barred[]): Conflict | undefined => {
  const barred = barring(charge);
  for (const [is, inputs, message] of all) {
    const found = is ? barred(inputs, message) : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Inputs that mean nothing together. */
export const chargeConflict = (charge: Charge): Conflict | undefined =>
  ofWhoMeets(charge) || ofShots(charge) || ofTheFight(charge);

const OF_ITS_ROLL = ['riding', 'cavalry', 'joining', 'carryOn', 'range', 'cover', 'across', 'flank'] as const;
const OF_ITS_STATE = ['routing', 'ownDugIn', 'didNotDare'] as const;
const OF_TARGET = ['targetOnRoad', 'targetFigures', 'targetRouting', 'targetRiding'] as const;

const shootsIn = ({ reaction }: Charge): boolean => reaction === 'shoot' || reaction === 'both';

/** Of who charges, whom, and over which ground. */
function ofWhoMeets(charge: Charge): Conflict | undefined {
  const { tank, at } = charge;
  const classed = shootsIn(charge) && !at ? [] : CLASSED;
  return (
    firstOf(
      charge,
      [
        tank,
        [...ARMS, ...classed, ...OF_ITS_ROLL, ...OF_ITS_STATE],
        'is for infantry and cavalry, not for --tank',
      ],
      [!tank, ['turn', 'tankType'], 'needs --tank'],
      [isVehicle(at), OF_TARGET, 'is for infantry targets and does not go with --at'],
      [!at, ['face'], 'needs a vehicle as target: --at'],
      [!at && !tank, ['armour', 'damage', 'stoppedBy'], 'needs a vehicle: --at, or --tank'],
    ) ||
    stoppedConflict(charge) ||
    firstOf(
      charge,
      [
        !isArmoured(at) || tank,
        ['face', 'detailedArmour'],
        'needs an armoured vehicle that infantry charges: --at',
      ],
      [charge.slowWay > charge.distance, ['slowWay'], 'is more than the whole distance'],
      [charge.across === 'none', ['fromEdge'], 'needs the terrain: --across'],
    )
  );
}

const WEAPONS = ['mg', 'bowMg', 'gun'] as const;
const BY_CLASS = ['targetHwPersonnel', 'targetHwArmour', 'targetHwPiat', 'targetHwFlame'] as const;

/** Of who shoots in reaction, and with what. */
function ofShots(charge: Charge): Conflict | undefined {
  const { tank, at, shootFirst, through } = charge;
  const shoots = shootsIn(charge);
  const fightsVehicle = at && (shoots || through);
  const isArmed = barring(charge)(WEAPONS, '') !== undefined;
  return (
    firstOf(
      charge,
      [!fightsVehicle, [...WEAPONS, 'bowGun'], 'needs --at with --reaction shoot or --through'],
      [
        shoots && isVehicle(at) && !isArmed,
        ['reaction'],
        'needs the weapons of the vehicle: --mg, --bow-mg or --gun',
      ],
      [
        at && !fightsVehicle,
        ['targetQualityDefence'],
        'needs infantry that is shot at: --reaction shoot or --through',
      ],
      [
        tank || !(shoots || fightsVehicle),
        ['prisoners'],
        'needs infantry that is shot at: --reaction shoot, or --through at a vehicle',
      ],
      [charge.gun === 'none', ['bowGun'], 'needs the gun: --gun'],
      [!shoots, ['ownCover', 'ownOnRoad', 'tankType'], 'needs --reaction shoot'],
      [
        at || (!shoots && !through),
        ['targetRan'],
        'needs infantry that shoots or fights: --reaction shoot or --through',
      ],
      [at || !shoots, ['targetClose', ...BY_CLASS], 'needs infantry that shoots: --reaction shoot'],
      [
        at || !(shoots || shootFirst),
        ['targetGuards'],
        'needs infantry that shoots, or is shot at: --reaction shoot, --shoot-first',
      ],
      [at || !shootFirst, ['targetPrisoners'], 'needs infantry that is shot at: --shoot-first'],
    ) ||
    (BY_CLASS.reduce((sum, name) => sum + charge[name], 0) > charge.targetHw
      ? {
          input: 'targetHw',
          message: 'counts all heavy weapons of the target: fewer than there are by class',
        }
      : undefined)
  );
}

const OF_FIGHT = ['shootFirst', 'leadersFirst'] as const;
const OF_REACTION = [
  ...(['targetSideMoved', 'targetSideShot'] as const),
  ...(['targetReactedShot', 'targetReactedFled', 'targetRouting'] as const),
];

/** Of a charge through the unit, and of who reacts otherwise. */
function ofTheFight(charge: Charge): Conflict | undefined {
  const { tank, at, reaction, through } = charge;
  const flees = reaction === 'flee' || reaction === 'both';
  return firstOf(
    charge,
    [
      at || (reaction === 'none' && !through),
      ['targetMounted'],
      'needs cavalry that reacts or fights: --reaction or --through',
    ],
    [tank, ['through'], 'is for infantry and cavalry: fight it with wg melee --tank-charged'],
    [through, ['joining'], 'does not go with --through: the melee has begun'],
    [!through, OF_FIGHT, 'needs --through'],
    [at, [...OF_FIGHT, 'targetRan', 'targetMounted'], 'is for infantry targets and does not go with --at'],
    [charge.carryOn, ['shootFirst'], 'does not go with --carry-on'],
    [!charge.shootFirst, ['hasShot', 'reactedShot'], 'needs --shoot-first'],
    [reaction === 'none', OF_REACTION, 'needs --reaction'],
    [!flees || at, ['facingBack'], 'needs --reaction flee, by infantry'],
    [!flees || !at, ['fleeDice', 'diceMost', 'tracked'], 'needs --reaction flee, by a vehicle'],
  );
}
