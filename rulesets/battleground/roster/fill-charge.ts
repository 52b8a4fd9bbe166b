import type { Input } from '../../../src/rules/record.js';
import type { Fill, Unit } from '../../../src/rules/roster.js';
import { refuse } from '../words.js';
import type { Clock } from './clock.js';
import { type Driven, type Foot, heavyWeapons, type Known, known, present } from './kinds.js';
import { asInfantry, asTargetModel, asTargetOnFoot, itsWeapons, mustNotRide, said } from './units.js';

export const charge: Fill = {
  units: ['who charges', 'the target'],
  fill: ([first, second], asked, clock) => ({
    ...asCharger(known(first!), asked),
    ...(second && asCharged(known(second), known(first!), second.began, asked)),
    ...(second && cardsOf(second, asked, clock as Clock | undefined)),
  }),
};

/** Whether the side of the target has had the card of its reaction in this turn (defend.2, defend.3). */
function cardsOf({ side }: Unit, { reaction }: Input, clock: Clock | undefined): Input {
  if (reaction === undefined || reaction === 'none') return {};
  const had = (act: string) =>
    clock?.played.some((card) => card.act === act && card.side.toLowerCase() === side?.toLowerCase()) ??
    false;
  return said({ targetSideMoved: had('move'), targetSideShot: had('shoot') });
}

function asCharger(of: Known, asked: Input): Input {
  if (of.kind === 'emplacement')
    return refuse('bg:emp.3', `${of.name} is an emplacement, which cannot charge.`);
  if (of.kind === 'vehicle') {
    if (!of.vehicle.endsWith('-tank'))
      return refuse('bg:vmelee.2', `${of.name} is no tank: no other vehicle charges.`);
    return said({ tank: true, reacted: of.reactedFled, damage: of.damage });
  }
  const { mounted: cavalry, reactedFled: reacted, aboard } = of;
  const ownOnRoad = firesBack(asked) && of.road;
  return { ...asInfantry(of, asked), ...said({ cavalry, reacted, riding: aboard !== undefined, ownOnRoad }) };
}

const firesBack = ({ reaction }: Input): boolean => reaction === 'shoot' || reaction === 'both';

function asCharged(of: Known, by: Known, began: Input, asked: Input): Input {
  mustNotRide(of, 'charged');
  const fights = firesBack(asked) || asked.through === true;
  if (of.kind === 'emplacement') return { at: of.type };
  if (of.kind === 'vehicle') {
    const { damage, ...model } = asTargetModel(of);
    const guns = fights ? itsWeapons(of) : {};
    return {
      ...model,
      ...guns,
      ...said({ dugIn: of.dugIn, damage: by.kind === 'vehicle' ? undefined : damage }),
    };
  }
  const {
    targetMounted,
    targetPrisoners: _kept,
    targetFigures,
    ...target
  } = asTargetOnFoot(of, began, {
    ...asked,
    retreat: false,
  });
  return {
    ...target,
    targetFigures: targetFigures!,
    ...(fights && by.kind !== 'vehicle' && said({ targetMounted, targetRan: of.ran })),
  };
}

export const melee: Fill = {
  units: ['the attacker', 'the defender'],
  fill: ([first, second], asked) => {
    const attacker = known(first!);
    const defender = second && known(second);
    if (attacker.kind === 'emplacement' || defender?.kind === 'emplacement')
      return refuse('bg:emp.3', 'An emplacement cannot be charged, and cannot charge.');
    if (attacker.kind === 'vehicle' && defender?.kind === 'vehicle')
      return refuse('bg:vmelee.1', 'Vehicles cannot fight each other in a melee.');
    return {
      ...(attacker.kind === 'vehicle' ? asTank(attacker) : asAttacker(attacker, defender, asked)),
      ...(defender &&
        (defender.kind === 'vehicle' ? asDefendingVehicle(defender) : asDefender(defender, attacker, asked))),
    };
  },
};

const asTank = (of: Driven): Input => ({
  ...said({ at: of.vehicle, tankCharged: true, armour: of.armour, damage: of.damage }),
  attackerGrade: of.grade,
  ...itsWeapons(of),
});

const asDefendingVehicle = (of: Driven): Input => ({
  ...said({ at: of.vehicle, armour: of.armour, damage: of.damage, dugIn: of.dugIn, defenderGrade: of.grade }),
  ...itsWeapons(of),
});

/** Against infantry their arms count, and their horses; against a vehicle neither. */
function asAttacker(of: Foot, defender: Known | undefined, { stand }: Input): Input {
  const alone = { attackers: present(of), ...said({ attackerGrade: of.grade, attackerRan: of.ran }) };
  const onFoot = defender?.kind !== 'vehicle';
  if (stand) return { ...alone, ...said({ cavalry: of.mounted }) };
  const special = { attackerLeaders: of.leaders, attackerHw: heavyWeapons(of), attackerMedics: of.medics };
  return {
    ...alone,
    ...said({ ...special, ...(onFoot && { cavalry: of.mounted, attackerArmed: of.armed }) }),
  };
}

function asDefender(of: Foot, attacker: Known, { stand }: Input): Input {
  const tank = attacker.kind === 'vehicle';
  const grade = of.grade;
  const alone = {
    defenders: present(of),
    ...said({ defenderGrade: grade, defenderRan: of.ran, dugIn: of.dugIn }),
  };
  if (stand) return alone;
  const special = { defenderLeaders: of.leaders, defenderHw: heavyWeapons(of), defenderMedics: of.medics };
  return { ...alone, ...said({ ...special, defenderArmed: tank ? 0 : of.armed }) };
}
