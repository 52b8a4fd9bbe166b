import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { part, rounds } from '../../../src/rules/words.js';
import { guardsEnough } from '../melee/prisoners.js';
import { hullOf } from '../passengers/riders.js';
import { CLASSES } from '../roster/figures.js';
import { type Attack, attackHits } from '../shooting/attack.js';
import { type FigureCounts, figuresOf } from '../shooting/casualties.js';
import { type Guarding, leftOf } from '../shooting/guarded.js';
import { IN_THE_OPEN, NOTHING_SPECIAL, type Target } from '../shooting/inputs.js';
import { infantryDice, weaponsDice } from '../shooting/shooter.js';
import { halvedHits } from '../shooting/shot-results.js';
import { type AttackDice, attackDice } from '../shooting/target.js';
import { hitNumber } from '../units/grade.js';
import { whyNonStanding } from '../units/standing.js';
import { damage } from '../vehicles/damage.js';
import type { VehicleState } from '../vehicles/tables.js';
import { inches, ruling, step } from '../words.js';
import { isOnHorse, STOPS_AT, unhurt } from './figures.js';
import type { Charge } from './input.js';
import type { Stopped } from './marks.js';
import { chargeMove } from './move.js';
import { charger } from './roles.js';
import { weaponsThatBear } from './weapons-that-bear.js';

function* outOfTurn(): Rule<void> {
  const text = 'it is charged, and so it may fire outside its own card';
  yield* step({ id: 'out-of-turn', clause: 'bg:seq.3', value: true, text });
}

/** The charged unit or vehicle is about to shoot at the chargers (defend.3): its dice, where it is infantry. */
export function* defendersAim(charge: Charge): Rule<Aimed | undefined> {
  yield* outOfTurn();
  if (!charge.tank) yield* guardsEnough(charge.prisoners, charge.guards);
  return charge.at && !charge.tank ? undefined : yield* part(defendersDice, charge);
}

/**
 * It shoots at them from where they stand (defend.3, R63): who is left of them.
 * @param attack its dice, where it is infantry
 */
export function* defensiveFire(charge: Charge, attack: Aimed | undefined): Rule<Guarding> {
  if (!attack) return yield* vehicleFire(charge);
  return yield* left(charge, unhurt(charge), yield* attackHits(attack));
}

/** The charged unit shoots at the tank that charges it (defend.3): what the tank is from now on. */
export function* fireAtTank(charge: Charge, attack: Aimed): Rule<VehicleState> {
  const { damage: before, stoppedBy } = charge;
  const hits = attack.heavyWeapon ? yield* attackHits(attack) : yield* halvedHits(attack);
  const hit = { hits, before, armoured: true, noHeavyWeapon: !attack.heavyWeapon, stoppedBy };
  return yield* damage(hit, hullOf(charger));
}

/** Whether that fire has stopped the tank: damage keeps it where it is, or it is a wreck (vdam.3, vdam.7). */
export function* tankStopped(state: VehicleState): Rule<Stopped | undefined> {
  const text = 'the tank does not charge: it can move no more';
  if (state === 'undamaged' || state === 'half-weapons') return undefined;
  yield* step({ id: 'stopped', clause: 'bg:vdam.3', value: true, text });
  return 'at once';
}

const gradeOfTarget = ({ targetGrade, targetRan: ran, targetMounted: mounted }: Charge): Rule<number> =>
  hitNumber(targetGrade!, { ran, mounted });

/** The dice of infantry that shoots, and whether those of a heavy weapon are among them. */
export type Aimed = Attack & AttackDice;

function* defendersDice(charge: Charge): Rule<Aimed> {
  const { tankType: at, armour, damage } = charge;
  const hitsOn = yield* gradeOfTarget(charge);
  const dice = yield* infantryDice(defender(charge), charge.tank ? at : undefined);
  const chargers = yield* chargersAsTarget(charge);
  const attack = yield* attackDice(dice, charge.tank ? { ...chargers, at, armour, damage } : chargers);
  return { ...attack, hitsOn, of: 'defence-' };
}

/** Every weapon of a vehicle fires once, each shot on its own (vshoot.13). */
function* vehicleFire(charge: Charge): Rule<Guarding> {
  const lowest = yield* hitNumber(charge.targetGrade ?? 'C', {});
  const weapons = yield* weaponsThatBear(charge);
  const half = charge.damage === 'half-weapons' || charge.damage === 'both';
  const end = yield* rounds({
    name: 'defensive fire',
    start: { of: unhurt(charge), fired: 0 },
    isOver: ({ of, fired }) => fired === weapons.length || figuresOf(of.unit) === 0,
    *round({ of, fired }) {
      const dice = yield* weaponsDice(weapons[fired]!, half);
      const attack = yield* attackDice(dice, yield* chargersAsTarget(charge));
      const hits = yield* attackHits({ ...attack, hitsOn: lowest, of: 'defence-' });
      return { of: yield* left(charge, of, hits), fired: fired + 1 };
    },
  });
  return end.of;
}

function* left(charge: Charge, of: Guarding, hits: number): Rule<Guarding> {
  if (hits === 0) return of;
  const { unit, guards } = of;
  const mounted = isOnHorse(charge);
  return yield* leftOf({ unit, hits, grade: charge.grade, mounted, of: 'defence-' }, guards);
}

/** Said where that fire has left none of the chargers. */
export const NOBODY_LEFT = 'nobody is left of the chargers';

/** Where the fire stops the charge, if it does: only chargers too weak to stand stop, 6 inches off (defend.5). */
export function* stoppedBy(charge: Charge, unit: FigureCounts): Rule<Stopped | undefined> {
  const figures = figuresOf(unit);
  if (figures === 0) {
    yield* step({ id: 'stopped', clause: 'bg:defend.5', value: true, text: NOBODY_LEFT });
    return 'at once';
  }
  const broken = whyNonStanding({ figures, leaders: unit.leader, heavyWeapons: unit['heavy-weapon'] });
  if (broken) {
    const near = yield* comesNear(charge);
    const text = `the chargers are non-standing (${broken}): ${near}`;
    yield* step({ id: 'stopped', clause: 'bg:defend.5', value: true, text });
    return charge.distance > STOPS_AT ? 'on the way' : 'at once';
  }
  const text = `${counted(figures, 'charger')} left: the charge goes on`;
  yield* step({ id: 'goes-on', clause: 'bg:defend.5', value: figures, text });
  return undefined;
}

/** How far broken chargers come: their charge, but no nearer than that. */
function* comesNear(charge: Charge): Rule<string> {
  const room = charge.distance - STOPS_AT;
  if (room <= 0) return 'they stay where they are';
  const moved = Math.min(yield* chargeMove(charge), room);
  return `they come ${inches(moved)} nearer, ${moved === room ? `and stop ${STOPS_AT} in off` : `no nearer than ${STOPS_AT} in`}`;
}

/** The charged unit as a shooter: where classes are played a heavy weapon without one shoots as an ordinary figure (hw.1). */
const defender = (charge: Charge) => ({
  ...charge,
  ...NOTHING_SPECIAL,
  figures: charge.targetFigures!,
  leaders: charge.targetLeaders,
  hw: charge.weaponClasses
    ? 0
    : charge.targetHw - CLASSES.reduce((sum, sort) => sum + charge[ofTarget[sort]], 0),
  hwPersonnel: charge.targetHwPersonnel,
  hwArmour: charge.targetHwArmour,
  hwPiat: charge.targetHwPiat,
  hwFlame: charge.targetHwFlame,
  shortHw: charge.shortHw,
  medics: charge.targetMedics,
  guards: charge.targetGuards,
  close: charge.targetClose,
  range: charge.distance,
});

const ofTarget = {
  hwPersonnel: 'targetHwPersonnel',
  hwArmour: 'targetHwArmour',
  hwPiat: 'targetHwPiat',
  hwFlame: 'targetHwFlame',
} as const;

/** The charging unit as a target, where it stands: in what cover it has there, and in its position or out of it (R141). */
function* chargersAsTarget({
  grade,
  targetQualityDefence,
  ownCover,
  ownOnRoad,
  ownDugIn,
}: Charge): Rule<Target> {
  const dugIn = ownDugIn && (yield* ruling('bg:R141')) === 1;
  if (ownDugIn) {
    const text = dugIn ? 'fired at where they are dug in' : 'they have left their position: it gives nothing';
    yield* step({ id: 'chargers-dug-in', clause: 'bg:dig.3', value: dugIn, text, ruling: 'bg:R141' });
  }
  const own = { targetGrade: grade, targetQualityDefence: targetQualityDefence && grade !== undefined };
  return { ...IN_THE_OPEN, ...own, cover: ownCover, dugIn, targetOnRoad: ownOnRoad };
}
