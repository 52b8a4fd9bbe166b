import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { addUp, part } from '../../../src/rules/words.js';
import { attackHits } from '../shooting/attack.js';
import { type Guarding, leftInTheEnd } from '../shooting/guarded.js';
import { IN_THE_OPEN } from '../shooting/inputs.js';
import { halved, type ShooterDice, weaponsDice } from '../shooting/shooter.js';
import { attackDice } from '../shooting/target.js';
import { hitsOn, lowestHit } from '../units/grade.js';
import type { Grade } from '../units/tables.js';
import type { Weapon } from '../vehicles/tables.js';
import { modelSaid, ruling, step } from '../words.js';
import type { Rear } from './assault.js';
import type { VehicleMelee } from './vehicle-melee.js';

/** A weapon of the vehicle. */
interface Armament {
  /** Tells its dice from those of the others: `bow-mg`. */
  readonly name: string;
  readonly bow: boolean;
  readonly dice: ShooterDice;
}

/** What the vehicle fires with, and at whom. */
export interface Fire {
  readonly weapons: readonly Armament[];
  readonly lowest: number;
  /** Red dice of the infantry. */
  readonly red: number;
  /** Its grade, for saves. */
  readonly grade: Grade;
  /** Bow weapons are silent in the first round. */
  readonly bowSilent: boolean;
}

/** What stands for the whole melee: the weapons and grade of the vehicle, the red dice of the infantry. */
export function* prepareFire(input: VehicleMelee, { bowSilent }: Rear): Rule<Fire> {
  const { at, tankCharged } = input;
  const graded = tankCharged ? input.attackerGrade : input.defenderGrade;
  const lowest = yield* lowestHit(graded);
  const text = `the ${modelSaid(at)}, grade ${graded}, hits on ${hitsOn(lowest)}`;
  yield* step({ id: 'vehicle-grade', clause: 'bg:grade.2', value: lowest, text, ruling: 'bg:R1' });
  if (input.roundBegun) {
    const text = 'in this round it has met others: each of its weapons fires at one of them';
    yield* step({ id: 'fired', clause: 'bg:vmelee.4', value: true, text, ruling: 'bg:R87' });
  }
  const weapons = yield* armament(input);
  const red = weapons.length > 0 ? yield* redOfInfantry(input) : 0;
  const grade = tankCharged ? input.defenderGrade : input.attackerGrade;
  return { weapons, lowest, red, grade, bowSilent };
}

function* armament({ mg, bowMg, gun, bowGun }: VehicleMelee): Rule<Armament[]> {
  const mainGun = gun === 'none' ? 'light-gun' : gun;
  const carried: [name: string, weapon: Weapon, n: number, bow: boolean, called: string][] = [
    ['mg', 'mg', mg, false, 'machine gun'],
    ['bow-mg', 'mg', bowMg, true, 'bow machine gun'],
    [
      'gun',
      mainGun,
      gun === 'none' ? 0 : 1,
      bowGun,
      `${mainGun.replace('-', ' ')}${bowGun ? ' in the bow' : ''}`,
    ],
  ];
  const weapons: Armament[] = [];
  for (const [name, weapon, n, bow, called] of carried) {
    if (n === 0) continue;
    const dice = yield* weaponsDice(weapon, false, n === 1 ? `the ${called}` : `each of ${n} ${called}s`);
    for (let i = 0; i < n; i++) weapons.push({ name, bow, dice });
  }
  return weapons;
}

/**
 * Infantry that charged has left its cover; infantry that a tank charged has its own red dice (R84). What its quality is worth,
 * where that counts, goes with it (quality.1).
 */
function* redOfInfantry(input: VehicleMelee): Rule<number> {
  const { tankCharged, targetQualityDefence } = input;
  const position = tankCharged ? { cover: input.cover, dugIn: input.dugIn } : yield* coverKept(input);
  if (!tankCharged && position.cover === 'none' && !targetQualityDefence) return 0;
  const targetGrade = tankCharged ? input.defenderGrade : input.attackerGrade;
  const { red } = yield* attackDice(
    { white: 0, blue: 0, heavyWeapon: false },
    { ...IN_THE_OPEN, ...position, targetGrade, targetQualityDefence },
  );
  if (red === 0) return 0;
  const text = `${red} red for the infantry${targetQualityDefence ? '' : ' where it stands'}`;
  return yield* step({ id: 'own-red', clause: 'bg:vmelee.4', value: red, text, ruling: 'bg:R84' });
}

/** The cover that infantry which charged has still: none, unless it is so ruled. */
function* coverKept({ ownCover }: VehicleMelee): Rule<{ readonly cover: VehicleMelee['ownCover'] }> {
  if (ownCover === 'none' || (yield* ruling('bg:R84')) === 2) return { cover: ownCover };
  const text = 'it charged and has left its cover: no red dice for the infantry';
  yield* step({ id: 'own-red', clause: 'bg:vmelee.4', value: 0, text, ruling: 'bg:R84' });
  return { cover: 'none' };
}

/**
 * The vehicle fires all its weapons at the infantry (vmelee.4), at half strength if it had that damage before this
 * round; bow weapons not at infantry that comes from behind (vmelee.5).
 * @returns the unit that is left
 */
export function* fireBack(fire: Fire, of: Guarding, half: boolean, first: boolean): Rule<Guarding> {
  const silent = first && fire.bowSilent ? fire.weapons.filter(({ bow }) => bow).length : 0;
  const hits = yield* part(fireHits, fire, half, silent);
  if (hits === 0) return of;
  const { unit, guards } = of;
  const unsaved = (yield* ruling('bg:R86')) === 1;
  const struck = { unit, hits, grade: fire.grade, mounted: false, unsaved, of: 'fire-' };
  return yield* leftInTheEnd(struck, guards);
}

function* fireHits({ weapons, lowest, red }: Fire, half: boolean, silent: number): Rule<number> {
  const firing = silent > 0 ? weapons.filter(({ bow }) => !bow) : weapons;
  if (silent > 0) {
    const text = `${counted(silent, 'bow weapon')} silent in this round`;
    yield* step({ id: 'bow-silent', clause: 'bg:vmelee.5', value: silent, text, ruling: 'bg:R83' });
  }
  if (firing.length === 0) return 0;
  const text = `at the same time it fires ${counted(firing.length, 'weapon')}`;
  yield* step({ id: 'fires-back', clause: 'bg:vmelee.4', value: firing.length, text });
  const { hits } = yield* addUp(
    ['hits'],
    firing.map(
      ({ name, dice: whole }) =>
        function* () {
          const dice = half ? yield* halved(whole) : whole;
          return { hits: yield* attackHits({ ...dice, red, hitsOn: lowest, of: `${name}-` }) };
        },
    ),
  );
  return hits;
}
