import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, measure, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { attacked, inMelee } from '../roster/foot.js';
import { model, place } from '../roster/models.js';
import {
  casualtyConflict,
  dugInConflict,
  retreatConflict,
  shotFields,
  struckConflict,
} from '../shooting/inputs.js';
import { isVehicle } from '../shooting/shooter.js';
import { GRADES } from '../units/tables.js';
import { stoppedConflict } from '../vehicles/damage.js';
import { role, takes } from '../words.js';
import { BARRAGES, MOST_BLASTS } from './tables.js';

/** What artillery comes down on: the guns are off the table, and the dice are those of the other side. */
export const underFire = role('target', {
  says: 'the target',
  suffers: true,
  takes: {
    infantry: takes(attacked),
    vehicle: takes({ ...model, also: { ...model.also, targetInMelee: inMelee } }),
    emplacement: takes(place),
  },
});

const attack = 'Attack';
const rings = 'Rings';
const { cover, targetQualityDefence, targetStand, noted, retreat } = shotFields;

/** What says what is under the rings: the attack rather than the drift alone. */
const targetInputs = {
  ...inputsOf(underFire),
  ...{ cover, targetQualityDefence, targetStand, noted, retreat },
  others: count('figures of other units under the same ring', { group: 'Target', max: 48, default: 0 }),
};

export const artilleryInputs = {
  weapon: choice(BARRAGES, 'what attacks', { required: true, group: attack }),
  grade: choice(GRADES, 'grade it hits with, where the scenario sets one', { short: 'g', group: attack }),
  planned: count('the turn written down for it', { group: attack, min: 1, max: 99 }),
  turn: count('the turn it is now', { group: attack, min: 1, max: 99 }),
  brought: toggle('the last card brought it, before its action', { group: attack }),
  ofCard: toggle('it is artillery that a card brought', { group: attack }),
  spread: measure('between the two chosen points farthest apart', { group: rings, unit: 'inches', max: 200 }),
  margin: measure('drift up to which a ring still touches the target: then drift and attack in one', {
    group: rings,
    unit: 'inches',
    max: 12,
  }),
  rings: count('rings that touch the target, once the drift is rolled: then the attack alone', {
    group: rings,
    min: 1,
    max: MOST_BLASTS,
  }),
  ...targetInputs,
};
export type Artillery = InputOf<typeof artilleryInputs>;
export type ArtilleryTarget = InputOf<typeof targetInputs>;
type Name = keyof Artillery;

/** Whether only the drift is asked for: nothing says what a ring touches. */
export const driftOnly = ({ margin, rings }: Partial<Artillery>): boolean =>
  margin === undefined && rings === undefined;

/** Inputs that mean nothing together. */
export function artilleryConflict(input: Artillery): Conflict | undefined {
  const barred = barring(input);
  const ofTarget = Object.keys(targetInputs) as Name[];
  const ofUnits: Name[] = [
    'targetFigures',
    'targetOnRoad',
    'targetGrade',
    'targetQualityDefence',
    'targetRiding',
    'others',
    'retreat',
  ];
  const { margin, rings: touching, at } = input;
  return (
    (margin !== undefined && touching !== undefined
      ? { input: 'margin', message: 'and --rings exclude each other: the drift is rolled, or was' }
      : undefined) ||
    (driftOnly(input)
      ? barred(['grade', ...ofTarget], 'needs --margin (drift and attack) or --rings (the attack alone)')
      : undefined) ||
    (input.planned === undefined ? barred(['turn'], 'needs --planned') : undefined) ||
    casualtyConflict(input) ||
    (at ? barred(ofUnits, 'is for infantry targets and does not go with --at') : undefined) ||
    (!isVehicle(at)
      ? barred(['armour', 'damage', 'stoppedBy'], 'needs a vehicle as target: --at')
      : undefined) ||
    dugInConflict(input) ||
    stoppedConflict(input) ||
    (!at || isVehicle(at)
      ? barred(['marked'], 'needs an emplacement as target: --at nest or pillbox')
      : undefined) ||
    struckConflict(input) ||
    retreatConflict(input) ||
    (input.targetFigures === undefined ? barred(['others'], 'needs --target-figures') : undefined)
  );
}
