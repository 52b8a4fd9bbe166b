import type { Rule } from '../../src/rules/rule.js';
import { gradeNow } from './grade.js';
import { heavyWeaponFigures } from './inputs.js';
import { mayActAgain } from './reacted.js';
import { isArmoured, weaponName } from './shooter.js';
import type { Shot } from './shot.js';
import { nonStanding } from './standing.js';
import { ranges } from './tables.js';
import { mustReach } from './target.js';
import { look, refuse, ruling, step } from './words.js';

/** Everything that forbids the shot, before a die is thrown. */
export function* mayShoot(shot: Shot): Rule<void> {
  const { weapon, at, range, bearing } = shot;
  if (shot.targetInMelee) refuse('bg:charge.8', 'Nobody may shoot at units in a melee.');
  if (shot.smoke) refuse('bg:smoke.2', 'Nobody may shoot into or through smoke.');
  if (shot.reacted) yield* mayActAgain('shoot');
  if (weapon) {
    if (shot.hasShot)
      refuse('bg:vshoot.13', 'This weapon has shot under this card already; each may shoot once.');
    if (weapon === 'mg' && isArmoured(at)) {
      refuse(
        'bg:vshoot.2',
        'A machine gun of a vehicle does nothing to armour.',
        'Shoot with --weapon light-gun or heavy-gun.',
      );
    }
    if (bearing !== undefined) yield* inArc(shot, bearing);
  } else {
    const reason = nonStanding({
      figures: shot.figures!,
      leaders: shot.leaders,
      heavyWeapons: heavyWeaponFigures(shot),
    });
    if (reason) {
      yield* step({ id: 'standing', clause: 'bg:nonstand.1', value: false, text: `non-standing: ${reason}` });
      refuse('bg:nonstand.3', `A non-standing unit may not shoot (${reason}).`);
    }
    if (shot.medics + shot.guards >= shot.figures!) {
      refuse('bg:medic.1', 'Medics and guards do not shoot, and there is nobody else.');
    }
    yield* gradeNow(shot.grade!, shot);
    if (shot.routing) refuse('bg:retreat.4', 'A routing unit may not shoot.');
    if (shot.hasShot) refuse('bg:shoot.9', 'An infantry unit shoots once under a card, at one target.');
    if (bearing !== undefined && bearing > 90) yield* allRound(shot, bearing);
  }
  yield* inReach(range, weapon ?? 'infantry');
  if (shot.night && !shot.flare) {
    yield* mustReach(
      'bg:flare.2',
      range,
      (yield* look(ranges.cells.night)).value,
      'Without light nobody sees past',
    );
  }
}

function* inReach(range: number | undefined, what: NonNullable<Shot['weapon']> | 'infantry'): Rule<void> {
  const { value: reach } = yield* look(ranges.cells[what]);
  const onFoot = what === 'infantry' || what === 'emplacement';
  const who =
    what === 'infantry'
      ? 'Infantry weapons reach'
      : `The range of ${what === 'emplacement' ? 'an emplacement' : weaponName(what)} is`;
  yield* mustReach(onFoot ? 'bg:shoot.6' : 'bg:vshoot.8', range, reach, who);
}

/** A bow weapon fires 45 degrees to either side, a turret and an emplacement all round (vshoot.11, vshoot.12). */
function* inArc({ weapon, bow, allRound }: Shot, bearing: number): Rule<void> {
  if (weapon === 'emplacement') {
    const text = 'an emplacement fires all round';
    yield* step({ id: 'arc', clause: 'bg:emp.2', value: bearing, text, ruling: 'bg:R90' });
    return;
  }
  if (!bow) {
    yield* step({
      id: 'arc',
      clause: 'bg:vshoot.12',
      value: bearing,
      text: 'a turret fires in any direction',
    });
    return;
  }
  if (bearing > 45) yield* bowAllRound(allRound, bearing);
  else
    yield* step({
      id: 'arc',
      clause: 'bg:vshoot.11',
      value: bearing,
      text: `${bearing} degrees off: within 45`,
    });
}

/** Dug in, a vehicle keeps its arcs, unless it is ruled to have no rear as infantry has none (R34). */
function* bowAllRound(dugIn: boolean, bearing: number): Rule<void> {
  if (!dugIn || (yield* ruling('bg:R34')) === 1) {
    refuse('bg:vshoot.11', `A bow weapon fires 45 degrees to either side; the target is ${bearing} off.`);
  }
  const text = 'dug in, the vehicle fires all round';
  yield* step({ id: 'arc', clause: 'bg:flank.3', value: bearing, text, ruling: 'bg:R34' });
}

/** Infantry fires to its front, 90 degrees either side, unless it has no rear (flank.1, flank.3). */
function* allRound({ allRound }: Shot, bearing: number): Rule<void> {
  if (!allRound) {
    refuse(
      'bg:flank.1',
      `Infantry fires only to its front; the target is ${bearing} degrees off.`,
      'Dug in or in a building: --all-round.',
    );
  }
  yield* step({
    id: 'all-round',
    clause: 'bg:flank.3',
    value: true,
    text: 'no front or rear: it may fire all round',
  });
}
