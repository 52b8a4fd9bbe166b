import type { Rule } from '../../src/rules/rule.js';
import { lastly, rounds } from '../../src/rules/words.js';
import type { Artillery, ArtilleryTarget } from './artillery-input.js';
import { barrageName } from './artillery-tables.js';
import { type Attack, attackHits } from './attack.js';
import { damage } from './damage.js';
import { isArmoured, isVehicle } from './shooter.js';
import type { ShotResult } from './shot.js';
import { losses, nobodyLost, type StruckUnit } from './shot-at-figures.js';
import { atEmplacement, mainGunHits } from './shot-results.js';
import type { Damage, Emplacement, VehicleState } from './tables.js';
import { ruling, step } from './words.js';

/** The rings that are still to strike, and what those before them have done. */
interface Barrage {
  readonly ring: number;
  readonly sum: ShotResult;
}

/** Each ring that touches the target is an attack of its own, on what the one before it has left. */
export function* blasts(input: Artillery, rings: number, attack: Attack): Rule<ShotResult> {
  const { sum } = yield* rounds<Barrage>({
    name: 'blasts',
    start: { ring: 1, sum: untouched(input) },
    isOver: ({ ring, sum }) => ring > rings || isGone(input, sum),
    round: function* ({ ring, sum }) {
      if (rings > 1) {
        const text = `ring ${ring} of the ${rings} that touch the target`;
        yield* step({ id: 'ring', clause: 'bg:art.8', value: ring, text });
      }
      return yield* lastly({
        part: () => blast(input, sum, attack),
        to: (more) => ({ ring: ring + 1, sum: plus(sum, more) }),
      });
    },
  });
  return sum;
}

/** One ring on the target as those before it have left it. */
function* blast(input: Artillery, sum: ShotResult, attack: Attack): Rule<ShotResult> {
  const { at, targetFigures } = input;
  if (isVehicle(at)) return yield* onVehicle(input, sum.state as VehicleState, attack);
  if (at) return yield* atEmplacement({ marked: sum.state === 'hit' }, at as Emplacement, attack);
  const hits = yield* attackHits(attack);
  if (targetFigures === undefined) return { hits };
  const figures = targetFigures - sum.casualties!;
  if (hits > 0) {
    const text = `casualties from the whole unit of ${figures}, under the ring or not`;
    yield* step({ id: 'whole-unit', clause: 'bg:art.7', value: figures, text });
  }
  return yield* losses(left(input, sum), figures, hits);
}

function* onVehicle({ weapon, at }: Artillery, was: VehicleState, attack: Attack): Rule<ShotResult> {
  const armoured = isArmoured(at);
  const heavy = weapon === 'heavy' || weapon === 'dive-bomb';
  const doubles = armoured && heavy && (yield* countsDouble(barrageName(weapon)));
  const hits = doubles ? yield* mainGunHits(attack, barrageName(weapon)) : yield* attackHits(attack);
  const before = was === 'undamaged' ? 'none' : (was as Damage);
  return { hits, state: yield* damage({ hits, before, armoured, noHeavyWeapon: false }) };
}

/** Bombs and heavy guns count single on armour or, if so ruled, double as main guns do. */
function* countsDouble(weapon: string): Rule<boolean> {
  const double = (yield* ruling('bg:R107')) === 2;
  const text = `hits of ${weapon} on armour count ${double ? 'twice' : 'once'}`;
  yield* step({ id: 'on-armour', clause: 'bg:vshoot.7', value: double ? 2 : 1, text, ruling: 'bg:R107' });
  return double;
}

/** What is known of the target before anything has struck it. */
export function untouched({ at, damage: before, marked, ...unit }: ArtilleryTarget): ShotResult {
  if (at) {
    const state = isVehicle(at) ? (before === 'none' ? 'undamaged' : before) : marked ? 'hit' : 'undamaged';
    return { hits: 0, state };
  }
  return unit.targetFigures === undefined ? { hits: 0 } : nobodyLost(unit);
}

/** The unit as earlier rings have left it. */
const left = (unit: ArtilleryTarget, lost: ShotResult): StruckUnit => ({
  targetLeaders: unit.targetLeaders - lost.leadersLost!,
  targetHw: unit.targetHw - lost.heavyWeaponsLost!,
  targetMedics: unit.targetMedics - (lost.medicsLost ?? 0),
  targetPrisoners: unit.targetPrisoners - (lost.prisonersLost ?? 0),
  targetGrade: unit.targetGrade,
  targetMounted: unit.targetMounted,
  targetStand: unit.targetStand,
  noted: unit.noted,
});

const isGone = ({ targetFigures }: ArtilleryTarget, { state, casualties }: ShotResult): boolean =>
  state === 'destroyed' || (targetFigures !== undefined && casualties === targetFigures);

/** Losses add up; what became of a vehicle or emplacement is what it is now. */
function plus(sum: ShotResult, more: ShotResult): ShotResult {
  const added = Object.entries(sum).map(([name, value]) => {
    const now = more[name as keyof ShotResult];
    return [name, typeof value === 'number' ? value + ((now as number | undefined) ?? 0) : now];
  });
  return Object.fromEntries(added) as ShotResult;
}
