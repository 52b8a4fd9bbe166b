import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { refuse } from '../words.js';
import { type Driven, type Emplaced, type Known, known } from './kinds.js';
import { asInfantry, asTargetModel, asTargetOnFoot, isOnFoot, mustNotRide, said } from './units.js';

export const shoot: Fill = {
  units: ['who shoots', 'the target'],
  fill: ([first, second], asked) => ({
    ...asShooter(known(first!), asked),
    ...(second && asTarget(known(second), second.began, asked)),
  }),
};

function asShooter(of: Known, asked: Input): Input {
  if (of.kind === 'vehicle') return asVehicle(of, asked);
  if (of.kind === 'emplacement') return asEmplacement(of);
  const { mounted, hasShot, routing, reactedShot: reacted, aboard, dugIn } = of;
  const allRound = dugIn && asked.bearing !== undefined;
  return {
    ...asInfantry(of, asked),
    ...said({ mounted, hasShot, routing, reacted, allRound, riding: aboard !== undefined }),
  };
}

/** The main gun of a vehicle, if it has one; a machine gun where that was asked for, or is all it has. */
function asVehicle(of: Driven & { name: string }, asked: Input): Input {
  const mgs = of.mg + of.bowMg;
  const weapon = asked.weapon ?? (of.gun !== 'none' ? of.gun : mgs > 0 ? 'mg' : undefined);
  if (weapon === undefined) {
    return refuse(
      'bg:vshoot.6',
      `${of.name} has no weapon.`,
      'Give it one: mg, bow-mg or gun in its roster.',
    );
  }
  const isMg = weapon === 'mg';
  const hasShot = isMg ? mgs > 0 && of.mgShots >= mgs : of.gunShots > 0;
  const bow = asked.bearing !== undefined && (isMg ? of.mg === 0 && of.bowMg > 0 : of.bowGun);
  const half = of.damage === 'half-weapons' || of.damage === 'both';
  return said({
    grade: of.grade,
    weapon,
    halfStrength: half,
    hasShot,
    bow,
    allRound: bow && of.dugIn,
    reacted: of.reactedShot,
  });
}

function asEmplacement(of: Emplaced & { name: string }): Input {
  if (of.type === 'bunker') return refuse('bg:emp.6', `${of.name} is a bunker: it has no weapon.`);
  const weapon = of.gun === 'none' ? 'emplacement' : of.gun;
  return said({ grade: of.grade, weapon, hasShot: of.hasShot });
}

function asTarget(of: Known, began: Input, asked: Input): Input {
  mustNotRide(of, 'shot at');
  if (!isOnFoot(of)) {
    const dugIn = of.kind === 'vehicle' && of.dugIn;
    const stoppedBy = of.kind === 'vehicle' ? of.stoppedBy : undefined;
    return {
      ...asTargetModel(of),
      ...said({ dugIn, stoppedBy, targetInMelee: of.kind === 'vehicle' && of.melee }),
    };
  }
  const { guards, melee, shotAt, road } = of;
  return {
    ...asTargetOnFoot(of, began, asked),
    ...said({
      targetGuards: of.prisoners > 0 ? guards : 0,
      targetInMelee: melee,
      targetShotAt: shotAt && road,
    }),
  };
}
