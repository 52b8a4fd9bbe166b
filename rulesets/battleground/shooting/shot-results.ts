import type { Rule, Step } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { reactionInWords } from '../optional/retreat.js';
import { hullOf } from '../passengers/riders.js';
import type { emplacement } from '../roster/kinds.js';
import type { Emplacement } from '../terrain/tables.js';
import { damage, damageAnnounced } from '../vehicles/damage.js';
import type { VehicleState } from '../vehicles/tables.js';
import { type Handle, modelSaid, ruling, step } from '../words.js';
import { type Attack, attackHits, halvedOnArmour } from './attack.js';
import { figuresInWords } from './casualties.js';
import { target } from './roles.js';
import { isArmoured, isVehicle } from './shooter.js';
import type { Shot, ShotResult } from './shot.js';
import type { AttackDice } from './target.js';

/** Hits on a vehicle (vshoot.1, vshoot.7) and what they do to it. */
export function* atVehicle(shot: Shot, attack: AttackDice & Attack): Rule<ShotResult> {
  const { heavyWeapon } = attack;
  const { at, weapon, damage: before, stoppedBy } = shot;
  const armoured = isArmoured(at);
  const mainGun = weapon === 'light-gun' || weapon === 'heavy-gun';
  const hits =
    mainGun && armoured
      ? yield* mainGunHits(attack)
      : !weapon && armoured && !heavyWeapon
        ? yield* halvedHits(attack)
        : yield* attackHits(attack);
  const noHeavyWeapon = !weapon && !heavyWeapon;
  const state = yield* damage({ hits, before, armoured, noHeavyWeapon, stoppedBy }, hullOf(target));
  return { hits, state };
}

/** Infantry without a heavy weapon halves its hits on armour, after cancels or, if so ruled, before them (vshoot.1). */
export function* halvedHits(attack: Attack): Rule<number> {
  const option = yield* ruling('bg:R40');
  const halved = halvedOnArmour('bg:R40');
  return yield* attackHits(attack, option === 2 ? { before: halved } : { after: halved });
}

/** Main guns count double on armour, after cancels or, if so ruled, before them (vshoot.7). */
export function* mainGunHits(attack: Attack, weapon = 'main gun'): Rule<number> {
  const option = yield* ruling('bg:R41');
  const doubled = function* (hits: number): Rule<number> {
    const text = `${weapon} on armour, twice the hits: ${2 * hits}`;
    return yield* step({ id: 'doubled', clause: 'bg:vshoot.7', value: 2 * hits, text, ruling: 'bg:R41' });
  };
  return yield* attackHits(attack, option === 2 ? { before: doubled } : { after: doubled });
}

/** Hits on an emplacement: the second destroys it, counting one it had before (emp.4). */
export function* atEmplacement(
  { marked }: Pick<Shot, 'marked'>,
  at: Emplacement,
  attack: Attack,
): Rule<ShotResult> {
  const hits = yield* attackHits(attack);
  const all = hits + (marked ? 1 : 0);
  const state = all >= 2 ? 'destroyed' : all === 1 ? 'hit' : 'undamaged';
  const armed = at === 'bunker' ? '' : ', it fires as before';
  const marks = marked ? ': it stays marked' : `: mark it${armed}`;
  const text = `${counted(all, 'hit')} in all${all >= 2 ? ', two destroy it' : all === 1 ? marks : ''}`;
  yield* step({ id: 'emplacement-hits', clause: 'bg:emp.4', value: all, text });
  if (state === 'destroyed') {
    const left =
      at === 'nest'
        ? 'no terrain any more'
        : `from now on a building of 2 red dice${at === 'bunker' ? '' : ', without a weapon'}`;
    yield* step({
      id: 'ruin',
      clause: 'bg:emp.5',
      value: true,
      text: `the ${modelSaid(at)} is ${left}`,
    });
  }
  return { hits, state };
}

/** What an emplacement is marked with after it was attacked (emp.4, emp.5). */
export function* emplacementHit(
  on: Handle<typeof emplacement>,
  { state }: Pick<ShotResult, 'state'>,
): Rule<void> {
  if (state === 'hit') yield* on.set('bg:emp.4', { marked: true });
  if (state === 'destroyed') yield* on.set('bg:emp.5', { destroyed: true });
}

/** The result of a shot as an umpire would say it. */
export function announced(
  { hits, state, casualties: lost, ...of }: ShotResult,
  { at, damage: before, stoppedBy }: Pick<Shot, 'at' | 'damage'> & Partial<Pick<Shot, 'stoppedBy'>>,
  steps?: readonly Step[],
): string {
  const score = counted(hits, 'hit');
  if (state && isVehicle(at)) {
    if (hits === 0) return score;
    return `${score}: ${damageAnnounced(state as VehicleState, { before, stoppedBy }, steps)}`;
  }
  if (state)
    return `${score}: the ${modelSaid(at!)} is ${state === 'hit' ? 'hit once, one more destroys it' : state}`;
  if (lost === undefined) return score;
  const { outcome, inches = 0 } = of;
  const untouched = lost === 0 && outcome === 'holds';
  const does =
    outcome && !untouched && outcome !== 'eliminated'
      ? `; the target ${reactionInWords({ outcome, inches })}`
      : '';
  return hits === 0 ? score + does : `${score}: ${lossesInWords(lost, of)}${does}`;
}

function lossesInWords(lost: number, of: Partial<ShotResult>): string {
  const ordinary = lost - (of.leadersLost ?? 0) - (of.heavyWeaponsLost ?? 0) - (of.medicsLost ?? 0);
  const fallen = figuresInWords({
    leader: of.leadersLost ?? 0,
    'heavy-weapon': of.heavyWeaponsLost ?? 0,
    medic: of.medicsLost ?? 0,
    prisoner: of.prisonersLost ?? 0,
    figure: ordinary,
  });
  return fallen ? `${fallen} lost` : 'nobody falls';
}
