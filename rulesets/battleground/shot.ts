import { barring, type Conflict } from '../../src/rules/action.js';
import type { InputOf } from '../../src/rules/field.js';
import { casualtyFields, infantryFields, infantryInputs, shotFields, targetFields } from './inputs.js';
import { isArmoured, isVehicle } from './shooter.js';
import type { VehicleState } from './tables.js';

export const shotInputs = { ...infantryFields, ...shotFields, ...targetFields, ...casualtyFields };
export type Shot = InputOf<typeof shotInputs>;
type Name = keyof Shot;

type EmplacementState = 'undamaged' | 'hit' | 'destroyed';
export type ShotResult = {
  hits: number;
  state?: VehicleState | EmplacementState;
  casualties?: number;
  leadersLost?: number;
  heavyWeaponsLost?: number;
  medicsLost?: number;
  prisonersLost?: number;
};

/** Inputs that mean nothing together: nothing that was typed is passed over in silence. */
export function shotConflict(shot: Shot): Conflict | undefined {
  const barred = barring(shot);
  // A vehicle or emplacement has a grade as infantry has.
  const onFoot: Name[] = [...infantryInputs.filter((name) => name !== 'grade'), 'riding', 'routing'];
  const toVehicles: Name[] = ['armour', 'face', 'damage'];
  const ofUnits: Name[] = ['targetFigures', 'targetOnRoad', 'targetGrade', 'targetQualityDefence'];
  const vehicle = isVehicle(shot.at);
  return (
    (shot.weapon && barred(onFoot, 'is for infantry and --weapon for vehicles and emplacements')) ||
    (!shot.weapon && barred(['halfStrength', 'bow'], 'needs --weapon')) ||
    (shot.weapon && !shot.bow && barred(['allRound'], 'is for infantry, and for a bow weapon: --bow')) ||
    (!isArmoured(shot.at) && barred(['face'], 'needs an armoured vehicle as target')) ||
    (shot.weapon === 'emplacement' && barred(['halfStrength', 'bow'], 'is for weapons of vehicles')) ||
    (shot.at && barred(ofUnits, 'is for infantry targets and does not go with --at')) ||
    (!vehicle && barred(toVehicles, 'needs a vehicle as target: --at')) ||
    (!shot.at || vehicle
      ? barred(['marked'], 'needs an emplacement as target: --at nest or pillbox')
      : undefined) ||
    (shot.bearing === undefined ? barred(['bow', 'allRound'], 'needs --bearing') : undefined) ||
    (shot.range === undefined ? barred(['shortHw', 'night'], 'needs --range') : undefined) ||
    (shot.flare && !shot.night ? { input: 'flare', message: 'matters only with --night' } : undefined) ||
    (shot.targetFigures === undefined
      ? barred(['targetMounted', 'targetPrisoners', 'targetStand'], 'needs --target-figures')
      : undefined) ||
    (shot.targetStand
      ? barred(
          ['targetLeaders', 'targetHw', 'targetMedics', 'targetPrisoners', 'targetMounted'],
          'does not go with --target-stand',
        )
      : undefined) ||
    (shot.fromEdge && shot.across === 'none'
      ? { input: 'fromEdge', message: 'needs the terrain: --across' }
      : undefined) ||
    undefined
  );
}
