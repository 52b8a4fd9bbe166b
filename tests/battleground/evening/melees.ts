import type { Given } from '../../support/play.js';
import type { Answer } from './answer.js';
import type { Contact, Evening } from './evening.js';
import { coverAt } from './ground.js';
import {
  alive,
  damaged,
  type Foot,
  loseOrdinaryFirst,
  ordinary,
  stands,
  type Unit,
  type Vehicle,
} from './units.js';

/** Every marked melee is fought, in the order in which they were marked. */
export async function melees(evening: Evening): Promise<void> {
  for (const contact of evening.contacts) {
    const { attackers, defender } = contact;
    const [first] = attackers;
    if (first!.kind === 'vehicle') await tankAmongInfantry(evening, first!, defender as Foot);
    else if (defender.kind === 'vehicle') await infantryOnVehicle(evening, attackers as Foot[], defender);
    else await handToHand(evening, attackers as Foot[], defender as Foot);
    for (const unit of [...attackers, defender]) separates(unit);
  }
  evening.contacts = [];
}

function separates(unit: Unit): void {
  if (unit.kind === 'nest') return;
  unit.inMelee = false;
  if (unit.kind === 'foot') unit.dugIn = false;
}

const sum = (units: readonly Foot[], of: (unit: Foot) => number) =>
  units.reduce((all, unit) => all + of(unit), 0);

async function handToHand(evening: Evening, attackers: readonly Foot[], defender: Foot): Promise<void> {
  const [first, ...joined] = attackers as [Foot, ...Foot[]];
  const answer = await evening.wg('melee', {
    attackers: sum(attackers, ({ figures }) => figures),
    attackerGrade: first.grade,
    attackerLeaders: sum(attackers, ({ leaders }) => leaders),
    attackerHw: sum(attackers, ({ hw }) => hw),
    attackerMedics: sum(attackers, ({ medics }) => medics),
    joiners: sum(joined, ordinary),
    cavalry: first.mounted,
    ...asDefenders(defender),
    building: coverAt(defender.place) === 'building',
    wall: coverAt(defender.place) === 'wall',
  });
  const { winner, how, attackers: left, defenders } = answer.result;
  const gaveUp = (side: 'attacker' | 'defender') => how === 'surrendered' && winner !== side;
  reduce(attackers, gaveUp('attacker') ? 0 : left);
  reduce([defender], gaveUp('defender') ? 0 : defenders);
  const winners = winner === 'attacker' ? attackers : [defender];
  // Guards go off with the prisoners, and are seen no more this evening.
  const guards = answer.steps.find(({ id }) => id === 'guards');
  if (guards) reduce(winners, sum(winners, ({ figures }) => figures) - (guards.value as number));
  for (const unit of winners) unit.ran = !unit.mounted;
}

const asDefenders = (unit: Foot): Given => ({
  defenders: unit.figures,
  defenderGrade: unit.grade,
  defenderLeaders: unit.leaders,
  defenderHw: unit.hw,
  defenderMedics: unit.medics,
  defenderRan: unit.ran,
  dugIn: unit.dugIn,
});

/** Takes off so many figures of units that only so many are left together, of those who joined last. */
function reduce(units: readonly Foot[], left: number): void {
  let stay = left;
  for (const unit of units) {
    const kept = Math.min(unit.figures, Math.max(stay, 0));
    stay -= kept;
    loseOrdinaryFirst(unit, unit.figures - kept);
  }
}

const guns = ({ type, damage, weapons }: Vehicle): Given => ({
  at: type,
  damage,
  mg: weapons.includes('mg') ? 1 : 0,
  gun: weapons.includes('heavy-gun') ? 'heavy-gun' : 'none',
});

/** Units attack a vehicle one after the other, as long as there is something to attack. */
async function infantryOnVehicle(
  evening: Evening,
  attackers: Contact['attackers'] & Foot[],
  vehicle: Vehicle,
): Promise<void> {
  for (const unit of attackers) {
    if (!alive(vehicle) || !stands(unit)) continue;
    const answer = await evening.wg('melee', {
      ...guns(vehicle),
      cover: coverAt(vehicle.place),
      attackers: unit.figures,
      attackerGrade: unit.grade,
      attackerLeaders: unit.leaders,
      attackerHw: unit.hw,
      attackerMedics: unit.medics,
      attackerRan: unit.ran,
      defenderGrade: vehicle.grade,
    });
    after(unit, vehicle, answer, answer.result.attackers);
  }
}

async function tankAmongInfantry(evening: Evening, tank: Vehicle, unit: Foot): Promise<void> {
  const answer = await evening.wg('melee', {
    ...guns(tank),
    tankCharged: true,
    attackerGrade: tank.grade,
    ...asDefenders(unit),
    cover: coverAt(unit.place),
  });
  after(unit, tank, answer, answer.result.defenders);
}

/** Infantry that a vehicle has broken is let go. */
function after(unit: Foot, vehicle: Vehicle, { result }: Answer, left: number): void {
  reduce([unit], left);
  damaged(vehicle, result.state);
  if (vehicle.destroyed) unit.ran = true;
}
