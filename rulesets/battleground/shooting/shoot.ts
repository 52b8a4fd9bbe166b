import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { part, restOf } from '../../../src/rules/words.js';
import { battlefieldOf } from '../battlefield.js';
import { guardsEnough } from '../melee/prisoners.js';
import { optionalRules } from '../optional/optional-rules.js';
import { reactionResult } from '../optional/retreat.js';
import { isLit } from '../smoke/clouds.js';
import type { Emplacement } from '../terrain/tables.js';
import { hitNumber } from '../units/grade.js';
import { STATES } from '../vehicles/tables.js';
import { action, ruling, step } from '../words.js';
import { type Attack, attackHits } from './attack.js';
import { specialLost } from './casualties.js';
import { roadMarkerLost, takenBy } from './casualties-taken.js';
import { casualtyConflict, infantryConflict, type Shaken, savesByGrade } from './inputs.js';
import { mayShoot, shotPermits } from './may-shoot.js';
import { shooter, target } from './roles.js';
import { infantryDice, isArmoured, isVehicle, weaponsDice } from './shooter.js';
import { type Shot, type ShotResult, shotConflict, shotInputs } from './shot.js';
import { atFigures, type StruckUnit } from './shot-at-figures.js';
import { announced, atEmplacement, atVehicle, emplacementHit } from './shot-results.js';
import { type AttackDice, attackDice } from './target.js';

/**
 * Whether the shot is wasted (shoot.8): shots may be declared before any is rolled, and its target is gone by now,
 * unless all shots of a card are ruled to work on the state before it (R35).
 */
function* isWasted({ targetLost }: Shot): Rule<boolean> {
  if (!targetLost) return false;
  const value = (yield* ruling('bg:R35')) === 1;
  const text = value
    ? 'declared at a target that is gone by now: the shot is wasted'
    : 'all shots of a card work on the state before it: rolled as declared';
  return yield* step({ id: 'declared', clause: 'bg:shoot.8', value, text, ruling: 'bg:R35' });
}

/** The result of a shot at nobody. */
function wasted({ at, targetFigures, targetMedics, targetPrisoners, retreat }: Shot): ShotResult {
  if (at) return { hits: 0, state: 'destroyed' };
  return {
    hits: 0,
    ...(targetFigures && { casualties: 0, leadersLost: 0, heavyWeaponsLost: 0 }),
    ...(targetMedics > 0 && { medicsLost: 0 }),
    ...(targetPrisoners > 0 && { prisonersLost: 0 }),
    ...(retreat && { outcome: 'eliminated', inches: 0 }),
  };
}

export const shoot = action({
  name: 'shoot',
  says: 'Shoot at a unit, a vehicle or an emplacement',
  inputs: shotInputs,
  requires: (shot) => [
    ...(shot.weapon ? [] : ['grade', 'figures']),
    ...(shot.retreat && !shot.at ? ['targetFigures'] : []),
    ...(shot.detailedArmour && isArmoured(shot.at) ? ['face'] : []),
    ...(shot.targetQualityDefence || (shot.retreat && !shot.at) || savesByGrade(shot) ? ['targetGrade'] : []),
  ],
  conflict: (shot) => infantryConflict(shot) ?? casualtyConflict(shot) ?? shotConflict(shot),
  examples: [
    [
      'wg shoot --grade C --figures 9 --hw 2 --cover medium',
      'nine figures with two heavy weapons, at a house',
    ],
    ['wg shoot -g C -f 9 -l 2 -w 2 -c medium --odds', 'the chances instead of a roll'],
    [
      'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice "white=5,6,1,3,4,4 blue=5,1 red=6,1,2"',
      'dice thrown by hand',
    ],
    [
      'wg shoot -g B -f 8 -l 1 --range 10 --target-figures 7 --target-leaders 1 --target-grade C',
      'at 10 inches, with the casualties drawn',
    ],
    [
      'wg shoot -g B -f 8 -l 1 --target-figures 7 --target-grade C --retreat',
      'and the target may retreat or rout',
    ],
    ['wg shoot --weapon heavy-gun --at medium-tank --flank', 'tank against tank, damage and all'],
    ['wg shoot --weapon light-gun --range 15 --at pillbox', 'at an emplacement'],
  ],
  result: {
    hits: { help: 'hits after cancels, halving and doubling' },
    state: {
      help: 'the vehicle or emplacement from now on',
      order: ['undamaged', 'hit', ...STATES.slice(1)],
    },
    casualties: { help: 'figures of the target unit that fall' },
    ...specialLost,
    prisonersLost: { help: 'prisoners hit with the unit, or removed with the last of their guards' },
    ...reactionResult,
  },
  reminders: [
    'bg:los.1',
    'bg:los.2',
    'bg:los.3',
    'bg:cover.1',
    ['bg:flank.1', ({ weapon }) => !weapon],
    ['bg:shoot.7', ({ weapon, at }) => !weapon && !at],
    ['bg:vshoot.9', ({ weapon, at }) => weapon !== undefined || isVehicle(at)],
    ['bg:emp.6', ({ weapon, at }) => weapon === 'emplacement' || at === 'bunker'],
    ['bg:build.2', ({ cover }) => cover === 'building' || cover === 'medium'],
    ['bg:build.5', ({ cover }) => cover === 'building'],
    ['bg:unit.7', ({ hw }) => hw > 0],
    ['bg:dice.5', ({ grade, leaders }) => grade === 'D' && leaders > 0],
    ['bg:cas.5', ({ targetFigures }) => targetFigures !== undefined],
    ['bg:armour.2', ({ face }) => face !== undefined],
  ],
  roles: [shooter, target],
  permits: shotPermits,
  asksTable: ({ night }) => night === true,
  fromTable: (table: State, _named, { night }) =>
    night && isLit(battlefieldOf(table)) ? { flare: true } : {},
  *resolve(shot): Rule<ShotResult> {
    if (!(yield* part(goesAhead, shot))) {
      yield* hasShot(shot);
      return wasted(shot);
    }
    const attack = yield* part(diceOfShot, uncounted(shot));
    if (shot.at) return yield* atTarget(shot, attack);
    return yield* atInfantry(attack, struck(shot));
  },
  luck: () => ({ of: 'hits', read: ({ hits }) => hits }),
  announce: announced,
});

/** What is said before a die is thrown, and whether the shot is made at all. */
function* goesAhead(shot: Shot): Rule<boolean> {
  yield* optionalRules(shot);
  yield* mayShoot(shot);
  if (yield* isWasted(shot)) return false;
  yield* guardsEnough(shot.targetPrisoners, shot.targetGuards);
  return true;
}

/** What of a shot tells who of its target falls, and how both are marked: however its hits were scored. */
type StruckByShot = StruckUnit &
  Shaken &
  Pick<Shot, 'weapon' | 'bow' | 'ran' | 'targetFigures' | 'targetOnRoad' | 'targetShotAt' | 'targetLost'>;
const struck = (of: Shot): StruckByShot => ({
  weapon: of.weapon,
  bow: of.bow,
  ran: of.ran,
  noted: of.noted,
  retreat: of.retreat,
  targetFigures: of.targetFigures,
  targetLeaders: of.targetLeaders,
  targetHw: of.targetHw,
  targetMedics: of.targetMedics,
  targetGuards: of.targetGuards,
  targetPrisoners: of.targetPrisoners,
  targetGrade: of.targetGrade,
  targetMounted: of.targetMounted,
  targetStand: of.targetStand,
  targetStands: of.targetStands,
  targetInMelee: of.targetInMelee,
  targetRan: of.targetRan,
  targetLostBefore: of.targetLostBefore,
  targetStartFigures: of.targetStartFigures,
  targetTestedLater: of.targetTestedLater,
  targetOnRoad: of.targetOnRoad,
  targetShotAt: of.targetShotAt,
  targetLost: of.targetLost,
});

/** How many are shot at is nothing to its dice: many tables of a plan, and cells of a table of odds, throw the same. */
const uncounted = (shot: Shot): Shot => ({
  ...shot,
  targetFigures: undefined,
  targetLeaders: 0,
  targetHw: 0,
  targetMedics: 0,
});

function* diceOfShot(shot: Shot): Rule<AttackDice & Attack> {
  const hitsOn = yield* hitNumber(shot.grade ?? 'C', shot);
  const dice = shot.weapon
    ? yield* weaponsDice(shot.weapon, shot.halfStrength)
    : yield* infantryDice({ ...shot, figures: shot.figures! }, shot.at);
  const target = { ...shot, targetOnRoad: yield* hasRoadMarker(shot) };
  return { ...(yield* attackDice(dice, target)), hitsOn };
}

/** A shot at a vehicle, or at an emplacement. */
function* atTarget(shot: Shot, attack: AttackDice & Attack): Rule<ShotResult> {
  const did = isVehicle(shot.at)
    ? yield* atVehicle(shot, attack)
    : yield* atEmplacement(shot, shot.at as Emplacement, attack);
  yield* hasShot(shot);
  // A vehicle is marked where its damage is rolled for.
  if (!isVehicle(shot.at)) yield* emplacementHit(target.as.emplacement, did);
  return did;
}

/** A shot at infantry. */
function* atInfantry(attack: Attack, unit: StruckByShot): Rule<ShotResult> {
  const hits = yield* attackHits(attack);
  return yield* restOf(part(hitInfantry, unit, hits));
}

/** What hits do to infantry. */
function* hitInfantry(shot: StruckByShot, hits: number): Rule<ShotResult> {
  const did = shot.targetFigures
    ? yield* atFigures(target.as.infantry, shot, shot.targetFigures, hits)
    : { hits };
  const { weapon, bow, ran, targetPrisoners, targetOnRoad, targetShotAt, targetLost } = shot;
  const marking = { weapon, bow, ran, targetPrisoners, targetOnRoad, targetShotAt, targetLost };
  return yield* part(bothMarked, marking, did);
}

type Marking = Pick<
  StruckByShot,
  'weapon' | 'bow' | 'ran' | 'targetPrisoners' | 'targetOnRoad' | 'targetShotAt' | 'targetLost'
>;

/** What a shot leaves on shooter and target: the same, whoever else of its unit is still there. */
function* bothMarked(shot: Marking, did: ShotResult): Rule<ShotResult> {
  yield* hasShot(shot);
  yield* takenBy(target.as.infantry, did, 'shooting', shot.targetPrisoners);
  yield* target.as.infantry.set('bg:move.9', { shotAt: true });
  yield* roadMarkerGoes(shot);
  return did;
}

/** Whether the road marker is still there, where others have shot at the target under the same card (R4). */
function* hasRoadMarker({ targetOnRoad, targetShotAt }: Shot): Rule<boolean> {
  if (!targetShotAt) return targetOnRoad;
  const still = (yield* ruling('bg:R4')) === 2;
  const text = still
    ? 'the road marker counts for every shot of the card'
    : 'the target has been shot at: its road marker is gone';
  return yield* step({ id: 'road-before', clause: 'bg:move.9', value: still, text, ruling: 'bg:R4' });
}

/** The shot was the one of this card (shoot.9, vshoot.13); whoever ran has had his shooting card (move.7). */
function* hasShot({ ran, weapon, bow }: Pick<Shot, 'ran' | 'weapon' | 'bow'>): Rule<void> {
  if (weapon === 'mg')
    yield* shooter.as.vehicle.add('bg:vshoot.13', { mgShots: 1, ...(bow && { bowMgShots: 1 }) });
  else if (weapon !== 'emplacement') yield* shooter.as.vehicle.add('bg:vshoot.13', { gunShots: 1 });
  yield* shooter.on.set('bg:shoot.9', { hasShot: true });
  if (!ran) return;
  const text = 'it has had its shooting card: its run marker comes off';
  yield* step({ id: 'ran-off', clause: 'bg:move.7', value: true, text });
  // Under the card itself it counts for whatever the unit does besides (R20).
  yield* shooter.as.infantry.set('bg:move.7', { ran: null }, 'card');
}

/** The target loses its road marker, unless it has lost it already (R4). */
function* roadMarkerGoes({ targetOnRoad, targetShotAt, targetLost }: Marking): Rule<void> {
  if (!targetOnRoad || targetLost) return;
  if (targetShotAt && (yield* ruling('bg:R4')) === 1) return;
  yield* roadMarkerLost(target.as.infantry);
}
