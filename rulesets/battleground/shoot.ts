import { action, type Conflict } from '../../src/rules/action.js';
import type { InputOf } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Attack, attackHits } from './attack.js';
import { casualties, figuresInWords, NOBODY, type Unit } from './casualties.js';
import { damage, damageInWords } from './damage.js';
import { hitNumber } from './grade.js';
import {
  casualtyConflict,
  casualtyFields,
  infantryConflict,
  infantryFields,
  shotFields,
  targetFields,
} from './inputs.js';
import { counted } from './say.js';
import { infantryDice, isArmoured, isVehicle, type ShooterDice, weaponName, weaponsDice } from './shooter.js';
import { nonStanding } from './standing.js';
import { standCasualties } from './stands.js';
import { type Emplacement, ranges, STATES, type VehicleState } from './tables.js';
import { attackDice, mustReach } from './target.js';
import { look, refuse, ruling, step } from './words.js';

const inputs = { ...infantryFields, ...shotFields, ...targetFields, ...casualtyFields };
type Shot = InputOf<typeof inputs>;
type Name = keyof Shot;

type EmplacementState = 'undamaged' | 'hit' | 'destroyed';
type Result = {
  hits: number;
  state?: VehicleState | EmplacementState;
  casualties?: number;
  leadersLost?: number;
  heavyWeaponsLost?: number;
  medicsLost?: number;
  prisonersLost?: number;
};

export const shoot = action({
  name: 'shoot',
  says: 'Shoot at a unit, a vehicle or an emplacement',
  inputs,
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
    'bg:flank.1',
    'bg:shoot.7',
    'bg:vshoot.9',
    'bg:vshoot.12',
    'bg:cover.1',
    'bg:build.2',
    'bg:build.4',
    'bg:shoot.8',
    'bg:seq.3',
    'bg:unit.7',
    'bg:dice.5',
    'bg:cas.5',
    'bg:stand.1',
    'bg:armour.2',
    'bg:art.7',
  ],
  *resolve(shot): Rule<Result> {
    yield* mayShoot(shot);
    const lowest = yield* hitNumber(shot.grade ?? 'C', shot);
    const dice = shot.weapon
      ? yield* weaponsDice(shot.weapon, shot.halfStrength)
      : yield* infantryDice({ ...shot, figures: shot.figures! }, shot.at);
    const attack = { ...(yield* attackDice(dice, shot)), hitsOn: lowest };
    if (isVehicle(shot.at)) return yield* atVehicle(shot, dice, attack);
    if (shot.at) return yield* atEmplacement(shot, shot.at as Emplacement, attack);
    const hits = yield* attackHits(attack);
    if (shot.ran) {
      yield* step({
        id: 'ran-off',
        clause: 'bg:move.7',
        value: true,
        text: 'it has shot: its run marker comes off',
      });
    }
    return shot.targetFigures ? yield* atFigures(shot, shot.targetFigures, hits) : { hits };
  },
  announce: (result, shot) => announced(result, shot),
});

/** Everything that forbids the shot, before a die is thrown. */
function* mayShoot(shot: Shot): Rule<void> {
  const { weapon, at, range, bearing } = shot;
  if (shot.targetInMelee) refuse('bg:charge.8', 'Nobody may shoot at units in a melee.');
  if (shot.smoke) refuse('bg:smoke.2', 'Nobody may shoot into or through smoke.');
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
    if (bearing !== undefined) yield* inArc(shot.bow, bearing);
  } else {
    const reason = nonStanding({ figures: shot.figures!, leaders: shot.leaders, heavyWeapons: heavy(shot) });
    if (reason) {
      yield* step({ id: 'standing', clause: 'bg:nonstand.1', value: false, text: `non-standing: ${reason}` });
      refuse('bg:nonstand.3', `A non-standing unit may not shoot (${reason}).`);
    }
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

const heavy = ({ hw, hwPersonnel, hwArmour, hwPiat, hwFlame }: Shot) =>
  hw + hwPersonnel + hwArmour + hwPiat + hwFlame;

function* inReach(range: number | undefined, what: NonNullable<Shot['weapon']> | 'infantry'): Rule<void> {
  const { value: reach } = yield* look(ranges.cells[what]);
  const onFoot = what === 'infantry' || what === 'emplacement';
  const who = what === 'infantry' ? 'Infantry weapons reach' : `The range of ${weaponName(what)} is`;
  yield* mustReach(onFoot ? 'bg:shoot.6' : 'bg:vshoot.8', range, reach, who);
}

/** A bow weapon fires 45 degrees to either side, a turret all round (vshoot.11, vshoot.12). */
function* inArc(bow: boolean, bearing: number): Rule<void> {
  if (bow && bearing > 45) {
    refuse('bg:vshoot.11', `A bow weapon fires 45 degrees to either side; the target is ${bearing} off.`);
  }
  const text = bow ? `${bearing} degrees off: within 45` : 'a turret fires in any direction';
  yield* step({ id: 'arc', clause: bow ? 'bg:vshoot.11' : 'bg:vshoot.12', value: bearing, text });
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

/** Hits on a vehicle (vshoot.1, vshoot.7) and what they do to it. */
function* atVehicle(shot: Shot, { heavyWeapon }: ShooterDice, attack: Attack): Rule<Result> {
  const { at, weapon, damage: before } = shot;
  const armoured = isArmoured(at);
  const mainGun = weapon === 'light-gun' || weapon === 'heavy-gun';
  const hits =
    mainGun && armoured
      ? yield* mainGunHits(attack)
      : yield* attackHits(attack, !weapon && armoured && !heavyWeapon ? { after: halved } : {});
  if (hits === 0) {
    yield* step({ id: 'no-damage', clause: 'bg:vdam.9', value: 0, text: 'no hits, no roll for damage' });
    return { hits, state: before === 'none' ? 'undamaged' : before };
  }
  const state = yield* damage({ hits, before, armoured, noHeavyWeapon: !weapon && !heavyWeapon });
  return { hits, state };
}

/** Infantry without a heavy weapon halves its final hits on armour (vshoot.1). */
function* halved(net: number): Rule<number> {
  const hits = Math.floor(net / 2);
  const text = `no heavy weapon against armour: half, rounded down: ${hits}`;
  return yield* step({ id: 'halved', clause: 'bg:vshoot.1', value: hits, text, ruling: 'bg:R40' });
}

/** Main guns count double on armour, after cancels or, if so ruled, before them (vshoot.7). */
function* mainGunHits(attack: Attack): Rule<number> {
  const option = yield* ruling('bg:R41');
  return yield* attackHits(attack, option === 2 ? { before: doubled } : { after: doubled });
}

function* doubled(hits: number): Rule<number> {
  const text = `main gun on armour: ${counted(hits, 'hit')} count double, ${2 * hits}`;
  return yield* step({ id: 'doubled', clause: 'bg:vshoot.7', value: 2 * hits, text, ruling: 'bg:R41' });
}

/** Hits on an emplacement: the second destroys it, counting one it had before (emp.4). */
function* atEmplacement({ marked }: Shot, at: Emplacement, attack: Attack): Rule<Result> {
  const hits = yield* attackHits(attack);
  const all = hits + (marked ? 1 : 0);
  const state = all >= 2 ? 'destroyed' : all === 1 ? 'hit' : 'undamaged';
  const text = `${counted(all, 'hit')} in all${all >= 2 ? ', two destroy it' : all === 1 ? ': mark it, it fires as before' : ''}`;
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
function* atFigures(shot: Shot, figures: number, hits: number): Rule<Result> {
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

function announced({ hits, state, casualties: lost, ...of }: Result, { at, damage: before }: Shot): string {
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

/** Inputs that mean nothing together: nothing that was typed is passed over in silence. */
function shotConflict(shot: Shot): Conflict | undefined {
  const given = (names: readonly Name[]) => names.find((name) => shot[name] && shot[name] !== 'none');
  const barred = (names: readonly Name[], message: string): Conflict | undefined => {
    const input = given(names);
    return input && { input, message };
  };
  const onFoot: Name[] = [
    'figures',
    'leaders',
    'hw',
    'medics',
    'guards',
    'ran',
    'mounted',
    'close',
    'riding',
    'routing',
  ];
  const byClass: Name[] = ['hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame', 'allRound'];
  const toVehicles: Name[] = ['armour', 'face', 'damage'];
  const ofUnits: Name[] = [
    'targetFigures',
    'targetOnRoad',
    'targetGrade',
    'targetQualityDefence',
    'targetInMelee',
  ];
  const vehicle = isVehicle(shot.at);
  return (
    (shot.weapon &&
      barred([...onFoot, ...byClass], 'is for infantry and --weapon for vehicles and emplacements')) ||
    (!shot.weapon && barred(['halfStrength', 'bow'], 'needs --weapon')) ||
    (shot.weapon === 'emplacement' && barred(['halfStrength', 'bow'], 'is for weapons of vehicles')) ||
    (shot.at && barred(ofUnits, 'is for infantry targets and does not go with --at')) ||
    (!vehicle && barred(toVehicles, 'needs a vehicle as target: --at')) ||
    (!shot.at || vehicle
      ? barred(['marked'], 'needs an emplacement as target: --at nest or pillbox')
      : undefined) ||
    (shot.bearing === undefined ? barred(['bow', 'allRound'], 'needs --bearing') : undefined) ||
    (shot.range === undefined ? barred(['shortHw', 'night'], 'needs --range') : undefined) ||
    (shot.flare && !shot.night ? { input: 'flare', message: 'matters only with --night' } : undefined) ||
    (shot.targetFigures === undefined
      ? barred(['targetMounted', 'targetPrisoners', 'targetStand'], 'needs --target-figures')
      : undefined) ||
    (shot.targetStand
      ? barred(
          ['targetLeaders', 'targetHw', 'targetMedics', 'targetPrisoners', 'targetMounted'],
          'does not go with --target-stand',
        )
      : undefined) ||
    (shot.fromEdge && shot.cover === 'none' && shot.through === 'none'
      ? { input: 'fromEdge', message: 'needs the terrain: --cover or --through' }
      : undefined) ||
    undefined
  );
}
