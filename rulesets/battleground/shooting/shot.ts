import { barring, type Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { numbered } from '../../../src/rules/text/say.js';
import type { Reaction } from '../optional/retreat.js';
import { stoppedConflict } from '../vehicles/damage.js';
import type { VehicleState } from '../vehicles/tables.js';
import { dugInConflict, infantryInputs, retreatConflict, shotFields, struckConflict } from './inputs.js';
import { shooter, target } from './roles.js';
import { isArmoured, isVehicle } from './shooter.js';

export const shotInputs = { ...inputsOf(shooter, target), ...shotFields };
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
} & Partial<Reaction>;

/** Who clears mines is neither medic nor guard. */
function clearsConflict({ figures, medics, guards, clears }: Shot): Conflict | undefined {
  const others = figures === undefined ? clears : figures - medics - guards;
  return clears > Math.max(others, 0)
    ? {
        input: 'clears',
        message: `is more than the ${numbered(others, 'figure')} that ${others === 1 ? 'neither heals nor guards' : 'neither heal nor guard'}`,
      }
    : undefined;
}

/** Inputs that mean nothing together: nothing that was typed is passed over in silence. */
export function shotConflict(shot: Shot): Conflict | undefined {
  const barred = barring(shot);
  // A vehicle or emplacement has a grade as infantry has.
  const onFoot: Name[] = [
    ...infantryInputs.filter((name) => name !== 'grade'),
    'clears',
    'riding',
    'routing',
  ];
  const toVehicles: Name[] = ['armour', 'face', 'damage', 'stoppedBy'];
  const ofUnits: Name[] = ['targetFigures', 'targetOnRoad', 'targetGrade', 'targetQualityDefence', 'retreat'];
  const vehicle = isVehicle(shot.at);
  return (
    (shot.weapon && barred(onFoot, 'is for infantry and --weapon for vehicles and emplacements')) ||
    (!shot.weapon && barred(['halfStrength', 'bow'], 'needs --weapon')) ||
    (shot.weapon && !shot.bow && barred(['allRound'], 'is for infantry, and for a bow weapon: --bow')) ||
    (!isArmoured(shot.at) && barred(['face', 'detailedArmour'], 'needs an armoured vehicle as target')) ||
    (shot.weapon === 'emplacement' && barred(['halfStrength', 'bow'], 'is for weapons of vehicles')) ||
    (shot.at && barred(ofUnits, 'is for infantry targets and does not go with --at')) ||
    dugInConflict(shot) ||
    (!vehicle && barred(toVehicles, 'needs a vehicle as target: --at')) ||
    stoppedConflict(shot) ||
    (!shot.at || vehicle
      ? barred(['marked'], 'needs an emplacement as target: --at nest or pillbox')
      : undefined) ||
    (shot.bearing === undefined ? barred(['allRound'], 'needs --bearing') : undefined) ||
    (shot.range === undefined ? barred(['shortHw', 'night'], 'needs --range') : undefined) ||
    (shot.flare && !shot.night ? { input: 'flare', message: 'matters only with --night' } : undefined) ||
    clearsConflict(shot) ||
    struckConflict(shot) ||
    (!shot.targetOnRoad ? barred(['targetShotAt'], 'matters only with --target-on-road') : undefined) ||
    retreatConflict(shot) ||
    (shot.fromEdge && shot.across === 'none'
      ? { input: 'fromEdge', message: 'needs the terrain: --across' }
      : undefined) ||
    undefined
  );
}
