import type { Given } from '../../support/play.js';
import type { Answer } from './answer.js';
import type { Contact, Evening } from './evening.js';
import { coverAt, distance, LENGTH, towards } from './ground.js';
import {
  asTarget,
  asUnit,
  canDrive,
  type Foot,
  hitsAtAll,
  isArmoured,
  lose,
  loseOrdinaryFirst,
  stands,
  type Unit,
  type Vehicle,
} from './units.js';

/** A unit charges if there is somebody near whom it need not fear. */
export async function triesToCharge(evening: Evening, unit: Foot): Promise<boolean> {
  if (!stands(unit) || unit.dugIn || !hitsAtAll(unit)) return false;
  const enemies = evening.enemiesOf(unit);
  const [nearest] = enemies;
  if (nearest?.kind === 'nest' && distance(unit.place, nearest.place) <= 6) {
    const range = distance(unit.place, nearest.place);
    await evening.hopes('charge', { ...asUnit(unit), at: 'nest', distance: range }, 'bg:emp.3');
  }
  const target = enemies.find((enemy) => dares(evening, unit, enemy));
  if (!target) return false;
  await charges(evening, unit, target);
  return true;
}

function dares(evening: Evening, unit: Foot, enemy: Unit): boolean {
  const far = distance(unit.place, enemy.place);
  if (enemy.kind === 'nest') return false;
  if (enemy.kind === 'vehicle') {
    const armed = unit.hw > 0 || !isArmoured(enemy);
    return armed && !unit.mounted && !enemy.inMelee && far <= 6 && evening.turn > 2;
  }
  const joining = enemy.inMelee;
  if (joining && !hasRoom(contactOf(evening, enemy))) return false;
  if (far > (unit.mounted ? 14 : 9)) return false;
  if (unit.mounted && coverAt(enemy.place) === 'building') return false;
  return joining || unit.figures >= enemy.figures || (unit.grade < 'C' && 2 * unit.figures >= enemy.figures);
}

/** The melee in which a unit was charged by infantry, and which others may join. */
const contactOf = (evening: Evening, enemy: Unit): Contact | undefined =>
  evening.contacts.find(
    ({ defender, attackers }) => defender === enemy && attackers.every(({ kind }) => kind === 'foot'),
  );

/** `wg melee` takes two full units a side. */
const hasRoom = (contact: Contact | undefined): boolean => contact?.attackers.length === 1;

async function charges(evening: Evening, unit: Foot, target: Unit): Promise<void> {
  const contact = contactOf(evening, target);
  const far = distance(unit.place, target.place);
  const reaction = contact ? 'none' : reactionOf(evening, target, unit, far);
  const answer = await evening.wg('charge', {
    ...asUnit(unit),
    ran: unit.ran,
    cavalry: unit.mounted,
    ...targetOf(target, reaction),
    joining: contact !== undefined,
    distance: far,
  });
  const { result, steps } = answer;
  if (result.outcome === 'refused') return;
  if (reaction === 'shoot') chargersFall(unit, target as Foot, answer);
  if (reaction === 'flee') flees(target, valueIn(answer, 'flee'));
  unit.dead = 0;
  unit.ran = false;
  if (result.outcome === 'contact') return meets(evening, unit, target);
  // Stopped by fire, it comes no nearer than six inches.
  const stopped = steps.some(({ id }) => id === 'stopped');
  const moved = stopped ? Math.max(far - 6, 0) : valueIn(answer, 'charge');
  unit.place = towards(unit.place, target.place, Math.min(moved, far - 1));
  unit.ran = !unit.mounted && !stopped;
}

const valueIn = ({ steps }: Answer, id: string): number =>
  steps.find((step) => step.id === id)!.value as number;

/** The target of a charge; what makes a difference only to its fire is left out where it does not fire. */
function targetOf(target: Unit, reaction: string): Given {
  const { targetMounted, ...given } = asTarget(target);
  if (target.kind !== 'foot') return { ...given, reaction, ...(reaction === 'flee' && { fleeDice: 2 }) };
  const { ran } = target;
  return { ...given, reaction, ...(reaction === 'shoot' && { targetMounted, targetRan: ran }) };
}

/** Who is charged shoots if he can; the weaker runs, and so does the crew of a truck. */
function reactionOf(evening: Evening, target: Unit, by: Unit, far: number): 'none' | 'shoot' | 'flee' {
  const mayMove = !evening.hasActed(target.side, 'move');
  if (target.kind === 'nest') return 'none';
  if (target.kind === 'vehicle') return mayMove && canDrive(target) ? 'flee' : 'none';
  if (target.routing || target.reacted) return 'none';
  const mayShoot = !evening.hasActed(target.side, 'shoot') && by.kind === 'foot' && far <= 12;
  if (mayShoot && stands(target) && hitsAtAll(target)) return 'shoot';
  return mayMove && !target.dugIn && by.kind === 'foot' && target.figures < by.figures ? 'flee' : 'none';
}

/**
 * The chargers whom defensive fire has felled. The result of a charge does not name them, so the steps are asked: how
 * many were picked, which of them were special figures, and for how many of those others fell instead.
 */
function chargersFall(unit: Foot, target: Foot, { steps }: Answer): void {
  target.reacted = 'shot';
  target.ran = false;
  const picked = steps.find(({ id }) => id === 'defence-picked');
  if (!picked) return;
  const figures = picked.value as number;
  const faces = picked.dice?.[0]?.faces.map(Number);
  // No dice, no choice: they are all alike, or all fall.
  if (!faces) {
    loseOrdinaryFirst(unit, figures);
    return;
  }
  const { leaders, hw, medics } = unit;
  const fallen = (kind: string, from: number, n: number) => {
    const hit = faces.filter((face) => face > from && face <= from + n).length;
    const instead = steps.find(({ id }) => id === `defence-${kind}-instead`)?.value as number | undefined;
    return hit - (instead ?? 0);
  };
  lose(unit, {
    figures,
    leaders: fallen('leader', 0, leaders),
    hw: fallen('heavy-weapon', leaders, hw),
    medics: fallen('medic', leaders + hw, medics),
  });
}

function flees(target: Unit, inches: number): void {
  if (target.kind === 'nest') return;
  const edge = { x: target.side === 'Axis' ? 0 : LENGTH, y: target.place.y };
  target.place = towards(target.place, edge, inches);
  if (target.kind !== 'foot') return;
  target.ran = true;
  target.dugIn = false;
  target.dead = 0;
  target.reacted = 'fled';
}

/** The melee is marked; it is fought when the cards are played. */
function meets(evening: Evening, unit: Foot | Vehicle, target: Unit): void {
  const contact = contactOf(evening, target);
  if (contact) contact.attackers.push(unit);
  else evening.contacts.push({ attackers: [unit], defender: target });
  unit.place = towards(target.place, unit.place, 1);
  unit.inMelee = true;
  if (target.kind !== 'nest') target.inMelee = true;
}

/** A tank charges infantry in the open. */
export async function tankCharges(evening: Evening, tank: Vehicle): Promise<boolean> {
  const target = evening
    .enemiesOf(tank)
    .find(
      (enemy): enemy is Foot =>
        enemy.kind === 'foot' && !enemy.inMelee && !enemy.mounted && coverAt(enemy.place) === 'none',
    );
  const far = target ? distance(tank.place, target.place) : 0;
  if (!target || far > 9) return false;
  const reaction = reactionOf(evening, target, tank, far);
  const { cover: _cover, ...given } = targetOf(target, reaction);
  const answer = await evening.wg('charge', { tank: true, ...given, distance: far });
  if (answer.result.outcome === 'contact') meets(evening, tank, target);
  else if (answer.steps.some(({ id, value }) => id === 'breakdown' && value === true)) tank.brokenDown = true;
  else tank.place = towards(tank.place, target.place, Math.min(valueIn(answer, 'charge'), far - 1));
  return true;
}
