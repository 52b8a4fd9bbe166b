import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Attack, attackHits } from './attack.js';
import { hitNumber } from './grade.js';
import { casualtyConflict, infantryConflict } from './inputs.js';
import { mayShoot } from './may-shoot.js';
import { infantryDice, isVehicle, type ShooterDice, weaponsDice } from './shooter.js';
import { type Shot, type ShotResult, shotConflict, shotInputs } from './shot.js';
import { announced, atEmplacement, atFigures, atVehicle } from './shot-results.js';
import { type Emplacement, STATES } from './tables.js';
import { attackDice } from './target.js';
import { step } from './words.js';

export const shoot = action({
  name: 'shoot',
  says: 'Shoot at a unit, a vehicle or an emplacement',
  inputs: shotInputs,
  requires: ({ weapon, targetFigures, targetLeaders, targetHw, targetMedics, targetQualityDefence }) => [
    ...(weapon ? [] : ['grade', 'figures']),
    ...(targetQualityDefence || (targetFigures && (targetLeaders || targetHw || targetMedics))
      ? ['targetGrade']
      : []),
  ],
  conflict: (shot) => infantryConflict(shot) ?? casualtyConflict(shot) ?? shotConflict(shot),
  examples: [
    [
      'wg shoot --grade C --figures 9 --hw 2 --cover medium',
      'nine figures with two heavy weapons, at a house',
    ],
    ['wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --odds', 'the chances instead of a roll'],
    [
      'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice "white=5,6,1,3,4,4 blue=5,1 red=6,1,2"',
      'dice thrown by hand',
    ],
    [
      'wg shoot -g B -f 8 -l 1 --target-figures 7 --target-leaders 1 --target-grade C',
      'with the casualties drawn',
    ],
    ['wg shoot --weapon heavy-gun --at medium-tank --flank', 'tank against tank, damage and all'],
    ['wg shoot -g C -f 10 -w 1 --at pillbox', 'at an emplacement'],
  ],
  result: {
    hits: { help: 'hits after cancels, halving and doubling' },
    state: {
      help: 'the vehicle or emplacement from now on',
      order: ['undamaged', 'hit', ...STATES.slice(1)],
    },
    casualties: { help: 'figures of the target unit that fall' },
    leadersLost: { help: 'leaders among them' },
    heavyWeaponsLost: { help: 'heavy weapons among them' },
    medicsLost: { help: 'medics among them' },
    prisonersLost: { help: 'prisoners hit with the unit' },
  },
  reminders: [
    'bg:los.1',
    'bg:los.2',
    'bg:los.3',
    'bg:cover.1',
    'bg:shoot.8',
    ['bg:flank.1', ({ weapon }) => !weapon],
    ['bg:shoot.7', ({ weapon, at }) => !weapon && !at],
    ['bg:vshoot.9', ({ weapon, at }) => weapon !== undefined || isVehicle(at)],
    ['bg:build.2', ({ cover }) => cover === 'building' || cover === 'medium'],
    ['bg:build.4', ({ cover }) => cover === 'building' || cover === 'medium'],
    ['bg:unit.7', ({ hw }) => hw > 0],
    ['bg:dice.5', ({ grade, leaders }) => grade === 'D' && leaders > 0],
    ['bg:cas.5', ({ targetFigures }) => targetFigures !== undefined],
    ['bg:art.7', ({ targetFigures }) => targetFigures !== undefined],
    ['bg:stand.1', ({ targetStand }) => targetStand !== undefined],
    ['bg:armour.2', ({ face }) => face !== undefined],
  ],
  *resolve(shot): Rule<ShotResult> {
    yield* mayShoot(shot);
    const lowest = yield* hitNumber(shot.grade ?? 'C', shot);
    const dice = shot.weapon
      ? yield* weaponsDice(shot.weapon, shot.halfStrength)
      : yield* infantryDice({ ...shot, figures: shot.figures! }, shot.at);
    const attack = { ...(yield* attackDice(dice, shot)), hitsOn: lowest };
    const result = yield* shotResult(shot, dice, attack);
    yield* markersOff(shot);
    return result;
  },
  announce: (result, shot) => announced(result, shot),
});

/** What the shot does to whatever it was aimed at. */
function* shotResult(shot: Shot, dice: ShooterDice, attack: Attack): Rule<ShotResult> {
  if (isVehicle(shot.at)) return yield* atVehicle(shot, dice, attack);
  if (shot.at) return yield* atEmplacement(shot, shot.at as Emplacement, attack);
  const hits = yield* attackHits(attack);
  return shot.targetFigures ? yield* atFigures(shot, shot.targetFigures, hits) : { hits };
}

/** The markers that a shot takes off: of the shooter who ran (move.7), of the target on a road (move.9). */
function* markersOff({ ran, targetOnRoad }: Shot): Rule<void> {
  if (ran) {
    const text = 'it has shot: its run marker comes off';
    yield* step({ id: 'ran-off', clause: 'bg:move.7', value: true, text });
  }
  if (targetOnRoad) {
    const text = 'the target has been shot at: its road marker comes off';
    yield* step({ id: 'road-marker', clause: 'bg:move.9', value: true, text, ruling: 'bg:R4' });
  }
}
