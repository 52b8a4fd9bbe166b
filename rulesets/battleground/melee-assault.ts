import type { Rule } from '../../src/rules/rule.js';
import { lastly, onward } from '../../src/rules/words.js';
import { attackHits } from './attack.js';
import { figuresOf, type Unit } from './casualties.js';
import { damage } from './damage.js';
import { hitsOn, lowestHit } from './grade.js';
import { IN_THE_OPEN, NOTHING_SPECIAL } from './inputs.js';
import type { VehicleMelee } from './melee-vehicle.js';
import { counted } from './say.js';
import { infantryDice, isArmoured, type ShooterDice } from './shooter.js';
import { type Damage, GRADES, type Grade, type VehicleState } from './tables.js';
import { attackDice } from './target.js';
import { ruling, step } from './words.js';

/** What the infantry attacks the vehicle with, but for its figures. */
export interface Assault {
  readonly grade: Grade;
  /** The lowest face that hits; 7 if none does. */
  readonly lowest: number;
  /** Red dice of the vehicle. */
  readonly red: number;
  /** What the infantry adds in the first round for coming from behind. */
  readonly behind: number;
  readonly fromBehind: boolean;
  readonly armoured: boolean;
  /** The vehicle, in words. */
  readonly name: string;
}

/** What stands for the whole melee: the grade of the infantry, the red dice of the vehicle, the side it came from. */
export function* prepareAssault(input: VehicleMelee): Rule<Assault> {
  const { at, tankCharged, armour, cover, dugIn } = input;
  const grade = tankCharged ? input.defenderGrade : input.attackerGrade;
  const lowest = yield* infantryHitsOn(grade, tankCharged ? input.defenderRan : input.attackerRan);
  const fromBehind = input.fromBehind && !input.continued;
  const position = tankCharged ? {} : { cover, dugIn, flank: fromBehind };
  const { red, blue } = yield* attackDice(
    { white: 0, blue: 0, heavyWeapon: false },
    { ...IN_THE_OPEN, ...position, at, armour },
  );
  return {
    grade,
    lowest,
    red,
    behind: blue,
    fromBehind,
    armoured: isArmoured(at),
    name: at.replace('-', ' '),
  };
}

/** The grade counts as in any melee: a run marker lowers it only if it is so ruled (R73). */
function* infantryHitsOn(grade: Grade, ran: boolean): Rule<number> {
  const drop = ran && (yield* ruling('bg:R73')) === 2 ? 1 : 0;
  if (ran) {
    const text = drop ? 'a run marker lowers the grade' : 'a run marker does not lower the grade in melee';
    yield* step({ id: 'ran', clause: 'bg:melee.3', value: -drop, text, ruling: 'bg:R73' });
  }
  const now = GRADES[GRADES.indexOf(grade) + drop];
  const lowest = now ? yield* lowestHit(now) : 7;
  const on = now ? `grade ${now}, hits on ${hitsOn(lowest)}` : 'below grade D, hits on no number';
  const clause = now ? 'bg:grade.2' : 'bg:grade.5';
  yield* step({ id: 'grade', clause, value: lowest, text: `the infantry, ${on}`, ruling: 'bg:R1' });
  return lowest;
}

/** The dice of the infantry in this round; none where no number hits, or nobody is there who shoots. */
export function* assaultDice(
  { lowest, behind, fromBehind }: Assault,
  unit: Unit,
  first: boolean,
): Rule<ShooterDice> {
  const own = yield* infantryDice(
    {
      ...NOTHING_SPECIAL,
      grade: undefined,
      range: undefined,
      figures: figuresOf(unit),
      leaders: unit.leader,
      hw: unit['heavy-weapon'],
      medics: unit.medic,
    },
    undefined,
  );
  if (lowest > 6 || own.white + own.blue === 0) {
    const text = 'nobody in it can hit anything';
    yield* step({ id: 'no-attack', clause: 'bg:vmelee.3', value: 0, text });
    return { ...own, white: 0, blue: 0 };
  }
  if (!first || !fromBehind) return own;
  const text = `from behind: ${behind} more blue in this round`;
  yield* step({ id: 'from-behind', clause: 'bg:vmelee.5', value: behind, text, ruling: 'bg:R83' });
  return { ...own, blue: own.blue + behind };
}

/** The infantry attacks as in shooting (vmelee.3): the state of the vehicle after it. */
export const assault = (of: Assault, dice: ShooterDice, vehicle: VehicleState): Rule<VehicleState> =>
  onward(
    `hits of ${dice.white} ${dice.blue}`,
    () => attackHits({ white: dice.white, blue: dice.blue, red: of.red, hitsOn: of.lowest }),
    (hits) => struck(of, hits, dice.heavyWeapon, vehicle),
  );

/** What these hits do to the vehicle: all of them count even without a heavy weapon (vmelee.3). */
function* struck(
  { armoured }: Assault,
  hits: number,
  heavyWeapon: boolean,
  vehicle: VehicleState,
): Rule<VehicleState> {
  const before: Damage = vehicle === 'undamaged' ? 'none' : (vehicle as Damage);
  const weak = armoured && !heavyWeapon && hits > 0;
  if (weak) {
    const text = `no heavy weapon, but close in all hits count: ${counted(hits, 'hit')}`;
    yield* step({ id: 'all-hits', clause: 'bg:vmelee.3', value: hits, text });
  }
  const noHeavyWeapon = weak && before === 'none' && (yield* mayNotKill());
  return yield* lastly({
    name: `damage of ${hits} on ${vehicle} ${noHeavyWeapon}`,
    part: () => damage({ hits, before, armoured, noHeavyWeapon }),
    to: (now) => now,
  });
}

/** Whether armour that is whole is safe from infantry without a heavy weapon in melee, too (R85). */
function* mayNotKill(): Rule<boolean> {
  const option = yield* ruling('bg:R85');
  const text =
    option === 2 ? 'close in it may be destroyed at once' : 'undamaged, it cannot be destroyed at once';
  yield* step({ id: 'whole-armour', clause: 'bg:vdam.2', value: option === 1, text, ruling: 'bg:R85' });
  return option === 1;
}
