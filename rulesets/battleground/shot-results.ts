import type { Rule } from '../../src/rules/rule.js';
import { type Attack, attackHits, halvedOnArmour } from './attack.js';
import { casualties, figuresInWords, NOBODY, type Unit } from './casualties.js';
import { damage, damageInWords } from './damage.js';
import { counted } from './say.js';
import { isArmoured, isVehicle, type ShooterDice } from './shooter.js';
import type { Shot, ShotResult } from './shot.js';
import { standCasualties } from './stands.js';
import type { Emplacement, VehicleState } from './tables.js';
import { ruling, step } from './words.js';

/** Hits on a vehicle (vshoot.1, vshoot.7) and what they do to it. */
export function* atVehicle(shot: Shot, { heavyWeapon }: ShooterDice, attack: Attack): Rule<ShotResult> {
  const { at, weapon, damage: before } = shot;
  const armoured = isArmoured(at);
  const mainGun = weapon === 'light-gun' || weapon === 'heavy-gun';
  const hits =
    mainGun && armoured
      ? yield* mainGunHits(attack)
      : yield* attackHits(
          attack,
          !weapon && armoured && !heavyWeapon ? { after: halvedOnArmour('bg:R40') } : {},
        );
  const state = yield* damage({ hits, before, armoured, noHeavyWeapon: !weapon && !heavyWeapon });
  return { hits, state };
}

/** Main guns count double on armour, after cancels or, if so ruled, before them (vshoot.7). */
function* mainGunHits(attack: Attack): Rule<number> {
  const option = yield* ruling('bg:R41');
  return yield* attackHits(attack, option === 2 ? { before: doubled } : { after: doubled });
}

function* doubled(hits: number): Rule<number> {
  const text = `main gun on armour, twice the hits: ${2 * hits}`;
  return yield* step({ id: 'doubled', clause: 'bg:vshoot.7', value: 2 * hits, text, ruling: 'bg:R41' });
}

/** Hits on an emplacement: the second destroys it, counting one it had before (emp.4). */
export function* atEmplacement({ marked }: Shot, at: Emplacement, attack: Attack): Rule<ShotResult> {
  const hits = yield* attackHits(attack);
  const all = hits + (marked ? 1 : 0);
  const state = all >= 2 ? 'destroyed' : all === 1 ? 'hit' : 'undamaged';
  const marks = marked ? ': it stays marked' : ': mark it, it fires as before';
  const text = `${counted(all, 'hit')} in all${all >= 2 ? ', two destroy it' : all === 1 ? marks : ''}`;
  yield* step({ id: 'emplacement-hits', clause: 'bg:emp.4', value: all, text });
  if (state === 'destroyed') {
    const left =
      at === 'nest' ? 'no terrain any more' : 'from now on a building of 2 red dice, without a weapon';
    yield* step({
      id: 'ruin',
      clause: 'bg:emp.5',
      value: true,
      text: `the ${at.replace('-', ' ')} is ${left}`,
    });
  }
  return { hits, state };
}

/** Hits on infantry whose figures are known: who falls. */
export function* atFigures(shot: Shot, figures: number, hits: number): Rule<ShotResult> {
  if (shot.targetStand) {
    return {
      hits,
      casualties: yield* standCasualties(figures, shot.targetStand, hits),
      leadersLost: 0,
      heavyWeaponsLost: 0,
    };
  }
  const { targetLeaders: leader, targetHw, targetMedics: medic, targetPrisoners: prisoner } = shot;
  const unit: Unit = {
    leader,
    'heavy-weapon': targetHw,
    medic,
    prisoner,
    figure: figures - leader - targetHw - medic,
  };
  const fallen =
    hits > 0
      ? yield* casualties({ unit, hits, grade: shot.targetGrade, mounted: shot.targetMounted })
      : NOBODY;
  return {
    hits,
    casualties: fallen.leader + fallen['heavy-weapon'] + fallen.medic + fallen.figure,
    leadersLost: fallen.leader,
    heavyWeaponsLost: fallen['heavy-weapon'],
    ...(medic > 0 && { medicsLost: fallen.medic }),
    ...(prisoner > 0 && { prisonersLost: fallen.prisoner }),
  };
}

/** The result of a shot as an umpire would say it. */
export function announced(
  { hits, state, casualties: lost, ...of }: ShotResult,
  { at, damage: before }: Shot,
): string {
  const score = counted(hits, 'hit');
  if (state && isVehicle(at)) {
    if (hits === 0) return score;
    return `${score}: ${state === before ? 'no more damage' : state === 'destroyed' ? 'destroyed' : damageInWords(state as VehicleState)}`;
  }
  if (state)
    return `${score}: the ${at!.replace('-', ' ')} is ${state === 'hit' ? 'hit once, one more destroys it' : state}`;
  if (lost === undefined || hits === 0) return score;
  const ordinary = lost - (of.leadersLost ?? 0) - (of.heavyWeaponsLost ?? 0) - (of.medicsLost ?? 0);
  const fallen = figuresInWords({
    leader: of.leadersLost ?? 0,
    'heavy-weapon': of.heavyWeaponsLost ?? 0,
    medic: of.medicsLost ?? 0,
    prisoner: of.prisonersLost ?? 0,
    figure: ordinary,
  });
  return fallen ? `${score}: ${fallen} lost` : `${score}: nobody falls`;
}
