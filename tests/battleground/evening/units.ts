import { whyNonStanding } from '../../../rulesets/battleground/units/standing.js';
import { GRADES, type Grade } from '../../../rulesets/battleground/units/tables.js';
import {
  DAMAGE,
  type Damage,
  type Vehicle as VehicleType,
  type Weapon,
} from '../../../rulesets/battleground/vehicles/tables.js';
import type { Given } from '../../support/play.js';
import { coverAt, type Place } from './ground.js';

export const SIDES = ['Axis', 'Allies'] as const;
export type Side = (typeof SIDES)[number];

/** Infantry or cavalry, with its markers. */
export interface Foot {
  readonly kind: 'foot';
  readonly name: string;
  readonly side: Side;
  grade: Grade;
  figures: number;
  leaders: number;
  hw: number;
  medics: number;
  mounted: boolean;
  rides: string | undefined;
  place: Place;
  ran: boolean;
  usedRoad: boolean;
  dugIn: boolean;
  routing: boolean;
  inMelee: boolean;
  /** What it did in this turn when it was charged. */
  reacted: 'shot' | 'fled' | undefined;
  /** The dead of its own who lie where it stands. */
  dead: number;
  /** Under the present card. */
  lost: number;
  shotAt: boolean;
}

export interface Vehicle {
  readonly kind: 'vehicle';
  readonly name: string;
  readonly side: Side;
  readonly grade: Grade;
  readonly type: VehicleType;
  readonly weapons: readonly Weapon[];
  place: Place;
  damage: Damage;
  brokenDown: boolean;
  destroyed: boolean;
  inMelee: boolean;
}

/** A machine gun behind sandbags. */
export interface Nest {
  readonly kind: 'nest';
  readonly name: string;
  readonly side: Side;
  readonly grade: Grade;
  readonly place: Place;
  readonly weapons: readonly Weapon[];
  readonly inMelee: false;
  marked: boolean;
  destroyed: boolean;
}
export type Unit = Foot | Vehicle | Nest;

export const alive = (unit: Unit): boolean => (unit.kind === 'foot' ? unit.figures > 0 : !unit.destroyed);

/** Its figures without leaders, heavy weapons and medics. */
export const ordinary = ({ figures, leaders, hw, medics }: Foot): number => figures - leaders - hw - medics;

/** The smallest count of any kind of its figures. */
export const fewest = (unit: Foot): number =>
  Math.min(unit.figures, unit.leaders, unit.hw, unit.medics, ordinary(unit));

export const stands = ({ figures, leaders, hw }: Foot): boolean =>
  whyNonStanding({ figures, leaders, heavyWeapons: hw }) === undefined;

/** Whether any number would hit: a grade is lowered by running, by a saddle and by a ride. */
export const hitsAtAll = ({ grade, ran, mounted, rides }: Foot): boolean =>
  GRADES.indexOf(grade) + [ran, mounted, rides !== undefined].filter(Boolean).length < GRADES.length;

export const isArmoured = ({ type }: Vehicle): boolean => type !== 'truck' && type !== 'car';
export const canDrive = ({ damage, brokenDown }: Vehicle): boolean =>
  !brokenDown && damage !== 'immobilised' && damage !== 'both';
export const halfStrength = ({ damage }: Vehicle): boolean => damage === 'half-weapons' || damage === 'both';

/** A unit as the inputs of most actions name it. */
export const asUnit = ({ grade, figures, leaders, hw, medics }: Foot): Given => ({
  grade,
  figures,
  leaders,
  hw,
  medics,
});

/** A vehicle as its composition is checked. */
export function asVehicle({ grade, type, weapons }: Vehicle): Given {
  const dice = weapons.map((weapon) => (weapon === 'heavy-gun' ? 4 : 2)).join();
  return { grade, vehicle: type, ...(dice && { weaponDice: dice }) };
}

/** A unit as the target of fire. */
export function asTarget(unit: Unit): Given {
  const cover = coverAt(unit.place);
  if (unit.kind === 'nest') return { at: 'nest', marked: unit.marked };
  if (unit.kind === 'vehicle') return { at: unit.type, damage: unit.damage, cover };
  const { grade, figures, leaders, hw, medics, dugIn, mounted } = unit;
  return {
    ...{
      targetGrade: grade,
      targetFigures: figures,
      targetLeaders: leaders,
      targetHw: hw,
      targetMedics: medics,
    },
    ...{ targetMounted: mounted, dugIn, cover },
  };
}

/** Takes the fallen off a unit. */
export function lose(
  unit: Foot,
  {
    figures,
    leaders = 0,
    hw = 0,
    medics = 0,
  }: { figures: number; leaders?: number; hw?: number; medics?: number },
): void {
  unit.figures -= figures;
  unit.leaders -= leaders;
  unit.hw -= hw;
  unit.medics -= medics;
  unit.dead += figures;
  unit.lost += figures;
}

/**
 * Takes off figures of which nobody has said who they are: `wg melee` tells how many are left, and their owner keeps
 * his leaders to the last.
 */
export function loseOrdinaryFirst(unit: Foot, figures: number): void {
  let left = figures - Math.min(figures, ordinary(unit));
  const off = (n: number) => {
    const taken = Math.min(left, n);
    left -= taken;
    return taken;
  };
  lose(unit, { figures, medics: off(unit.medics), hw: off(unit.hw), leaders: off(unit.leaders) });
}

/** The damage of a vehicle after a state that an answer gave. */
export function damaged(vehicle: Vehicle, state: string): void {
  if (state === 'destroyed') vehicle.destroyed = true;
  else vehicle.damage = DAMAGE.find((damage) => damage === state) ?? 'none';
}
