import type { Input } from '../../../src/rules/record.js';
import type { Fill, Unit } from '../../../src/rules/roster.js';
import { isArmoured } from '../shooter.js';
import { type ClauseId, refuse } from '../words.js';
import { type Driven, type Foot, heavyWeapons, known, present } from './kinds.js';
import { mustBeOnFoot, mustDrive, said, started } from './units.js';

export const vehicleDamage: Fill = {
  units: ['the vehicle'],
  fill: ([first]) => {
    const of = mustDrive(known(first!), 'bg:vdam.1', 'take damage as one does');
    return said({ damage: of.damage, stoppedBy: of.stoppedBy, unarmoured: !isArmoured(of.vehicle) });
  },
};

export const unitCheck: Fill = {
  units: ['the unit'],
  fill: ([first]) => {
    const of = known(first!);
    if (of.kind === 'emplacement')
      return refuse('bg:emp.1', `${of.name} is an emplacement: no rule limits it.`);
    return of.kind === 'vehicle' ? asVehicleUnit(of) : asFootUnit(of, first!);
  },
};

const asVehicleUnit = ({ vehicle, grade, models, armour, weaponDice }: Driven): Input =>
  said({ vehicle, grade, models: models > 1 ? models : 0, armour, weaponDice });

/** The limits of the start bind a unit that is as it was then. */
function asFootUnit(of: Foot, { began, profile }: Unit): Input {
  const { grade, leaders, hw, medics, hwPersonnel, hwArmour, hwPiat, hwFlame } = of;
  const changed = Object.keys(began).some((name) => began[name] !== profile[name]);
  const all = { grade, leaders, hw, medics, hwPersonnel, hwArmour, hwPiat, hwFlame, inPlay: changed };
  return { figures: of.figures, ...said(all) };
}

export const combine: Fill = {
  units: ['the unit', 'the unit it combines with'],
  fill: ([first, second]) => {
    const one = known(first!);
    const other = second && known(second);
    if (one.kind !== 'infantry' || (other && other.kind !== 'infantry'))
      return refuse('bg:combine.3', 'A vehicle combines with nothing.');
    const { grade, leaders, medics } = one;
    return {
      ...said({ grade, figures: one.figures, leaders, hw: heavyWeapons(one), medics }),
      ...(other &&
        said({
          otherGrade: other.grade,
          otherFigures: other.figures,
          otherLeaders: other.leaders,
          otherHw: heavyWeapons(other),
          otherMedics: other.medics,
        })),
    };
  },
};

export const heal: Fill = {
  units: ['the unit with the medic', 'the unit whose dead he tries for'],
  goneToo: true,
  fill: ([first, second]) => {
    const of = mustBeOnFoot(known(first!), 'bg:medic.4', 'heal');
    if (of.figures === 0 || of.medics === 0) return refuse('bg:medic.4', `${of.name} has no medic.`);
    const whose = second ? mustBeOnFoot(known(second), 'bg:medic.4', 'be healed') : of;
    if (whose.dead === 0) {
      return refuse(
        'bg:medic.6',
        `${whose.name} has no dead where it stands.`,
        `If it has: wg roster mark '${whose.name}' dead=1`,
      );
    }
    const { grade, ran, medics, hasShot, dead: _own } = of;
    return { ...said({ grade, ran, medics, hasShot }), figures: of.figures, dead: whose.dead };
  },
};

export const bailOut: Fill = {
  units: ['the passengers', 'their vehicle'],
  goneToo: true,
  fill: ([first, second]) => {
    const of = mustBeOnFoot(known(first!), 'bg:pass.4', 'be a passenger');
    const vehicle = second && mustDrive(known(second), 'bg:pass.4', 'have passengers');
    return {
      passengers: present(of),
      ...said({ leaders: of.leaders, hw: heavyWeapons(of), medics: of.medics }),
      ...(vehicle && stateOf(vehicle)),
    };
  },
};

/** What a vehicle is from now on. */
function stateOf({ name, destroyed, damage, models }: Driven & { name: string }): Input {
  if (!destroyed && damage === 'none')
    return refuse('bg:pass.4', `${name} has taken no damage: its passengers are safe.`);
  return { state: destroyed ? 'destroyed' : damage, vehicles: Math.min(models, 2) };
}

/** The test of the losses to the last attack. */
export const reactionTest: Fill = {
  units: ['the unit'],
  fill: ([first]) => {
    const of = mustBeOnFoot(known(first!), 'bg:retreat.1', 'retreat or rout');
    const { grade, leaders, ran, lastLost, lostBefore, lastCause } = of;
    const before = Math.max(lostBefore - lastLost, 0);
    return {
      grade,
      figures: of.figures + lastLost,
      lost: lastLost,
      ...said({
        leaders,
        ran,
        cause: lastCause,
        lostBefore: before,
        startFigures: started(of, first!.began),
      }),
    };
  },
};

export const rally: Fill = {
  units: ['the unit'],
  fill: ([first]) => {
    const of = mustBeOnFoot(known(first!), 'bg:retreat.3', 'rally');
    if (!of.routing) return refuse('bg:retreat.3', `${of.name} does not rout.`);
    return said({ grade: of.grade, leaders: of.leaders, ran: of.ran });
  },
};

/** What a unit was named for before the game: to lay smoke, to launch flares. */
const inPlaceOfFire = (does: 'smoke' | 'flares', clause: ClauseId, what: string): Fill => ({
  units: ['who does it'],
  fill: ([first]) => {
    const of = mustBeOnFoot(known(first!), clause, what);
    if (!of[does]) {
      const hint = `If it was: wg roster mark '${of.name}' ${does}`;
      return refuse(clause, `${of.name} was not named before the game to ${what}.`, hint);
    }
    return said({ hasShot: of.hasShot });
  },
});

export const smoke = inPlaceOfFire('smoke', 'bg:smoke.1', 'lay smoke');
export const flare = inPlaceOfFire('flares', 'bg:flare.1', 'launch flares');
