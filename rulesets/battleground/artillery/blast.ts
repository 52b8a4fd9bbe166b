import type { Rule } from '../../../src/rules/rule.js';
import { part, rest, restOf, rounds, toldAs } from '../../../src/rules/words.js';
import { type Attack, attackHits } from '../shooting/attack.js';
import { isArmoured, isVehicle } from '../shooting/shooter.js';
import type { ShotResult } from '../shooting/shot.js';
import { losses, nobodyLost, type StruckUnit } from '../shooting/shot-at-figures.js';
import { atEmplacement, mainGunHits } from '../shooting/shot-results.js';
import type { Emplacement } from '../terrain/tables.js';
import { type Damaged, damageDone, stateBefore } from '../vehicles/damage.js';
import type { Damage, VehicleState } from '../vehicles/tables.js';
import { ruling, step } from '../words.js';
import type { Artillery, ArtilleryTarget } from './input.js';
import { barrageName } from './tables.js';

/** What rings have done so far. */
export interface Blasted {
  readonly sum: ShotResult;
  /** A vehicle that something else than a hit had stopped, as the next of them finds it: its state alone does not tell. */
  readonly model?: Damaged;
  /** Of a unit that keeps prisoners: those of it who guard them still. */
  readonly guards?: number;
  /** Of a unit on whose stands losses are noted: what is left on each. */
  readonly stands?: readonly string[];
}

/** The vehicle that was struck, with what of its state is damage. */
export function modelIn({ sum: { state }, model }: Blasted): Damaged {
  if (model) return model;
  return { state: state as VehicleState, damage: state === 'undamaged' ? 'none' : (state as Damage) };
}

/** The rings that are still to strike, and what those before them have done. */
interface StrikingRings extends Blasted {
  readonly ring: number;
}

/** Each ring that touches the target is an attack of its own, on what the one before it has left. */
export function* blasts(input: Artillery, rings: number, attack: Attack): Rule<Blasted> {
  const striking = rounds<StrikingRings>({
    name: 'blasts',
    start: { ring: 1, ...untouched(input) },
    isOver: ({ ring, sum }) => ring > rings || isGone(input, sum),
    key: ({ ring, sum, model, guards, stands }) =>
      `${ring} ${Object.values(sum)} ${model?.damage} ${model?.stoppedBy} ${guards} ${stands}`,
    round: function* ({ ring, ...before }) {
      if (rings > 1) {
        const text = `ring ${ring} of the ${rings} that touch the target`;
        yield* step({ id: 'ring', clause: 'bg:art.8', value: ring, text });
      }
      const struck = restOf(part(blast, input, before, attack));
      return yield* toldAs(struck, ({ model, guards, stands, ...more }) => ({
        ring: ring + 1,
        sum: plus(before.sum, more),
        ...(model && { model }),
        ...(guards !== undefined && { guards }),
        ...(stands && { stands }),
      }));
    },
  });
  return yield* toldAs(restOf(striking), ({ sum, model, stands }) => ({
    sum,
    ...(model && { model }),
    ...(stands && { stands }),
  }));
}

/** What one ring does, and what it leaves of a vehicle. */
type Blast = ShotResult & Pick<Blasted, 'model' | 'guards' | 'stands'>;

/** One ring on the target as those before it have left it. */
function* blast(input: Artillery, before: Blasted, attack: Attack): Rule<Blast> {
  const { at, targetFigures } = input;
  const { sum } = before;
  if (isVehicle(at)) return yield* onVehicle(input, modelIn(before), attack);
  if (at) return yield* atEmplacement({ marked: sum.state === 'hit' }, at as Emplacement, attack);
  const hits = yield* attackHits(attack);
  if (targetFigures === undefined) return { hits };
  const figures = targetFigures - sum.casualties!;
  if (hits > 0) {
    const text = `casualties from the whole unit of ${figures}, under the ring or not`;
    yield* step({ id: 'whole-unit', clause: 'bg:art.7', value: figures, text });
  }
  return yield* rest(() =>
    toldAs(losses(left(input, before), figures, hits), ({ fallen, guards, stands }) => ({
      ...fallen,
      ...(input.targetGuards > 0 && { guards }),
      ...(stands && { stands }),
    })),
  );
}

function* onVehicle(
  { weapon, at, stoppedBy: stopped }: Artillery,
  was: Damaged,
  attack: Attack,
): Rule<Blast> {
  const armoured = isArmoured(at);
  const heavy = weapon === 'heavy' || weapon === 'dive-bomb';
  const doubles = armoured && heavy && (yield* countsDouble(barrageName(weapon)));
  const hits = doubles ? yield* mainGunHits(attack, barrageName(weapon)) : yield* attackHits(attack);
  const { damage: before, stoppedBy } = was;
  const model = yield* damageDone({ hits, before, stoppedBy, armoured, noHeavyWeapon: false });
  return { hits, state: model.state, ...(stopped && { model }) };
}

/** Bombs and heavy guns count single on armour or, if so ruled, double as main guns do. */
function* countsDouble(weapon: string): Rule<boolean> {
  const double = (yield* ruling('bg:R107')) === 2;
  const text = `hits of ${weapon} on armour count ${double ? 'twice' : 'once'}`;
  yield* step({ id: 'on-armour', clause: 'bg:vshoot.7', value: double ? 2 : 1, text, ruling: 'bg:R107' });
  return double;
}

/** What is known of the target before anything has struck it. */
export function untouched(target: ArtilleryTarget): Blasted {
  const { at, damage: before, stoppedBy, marked } = target;
  if (isVehicle(at)) {
    const state = stateBefore({ before, stoppedBy });
    const sum = { hits: 0, state };
    return stoppedBy ? { sum, model: { state, damage: before, stoppedBy } } : { sum };
  }
  if (at) return { sum: { hits: 0, state: marked ? 'hit' : 'undamaged' } };
  return { sum: target.targetFigures === undefined ? { hits: 0 } : nobodyLost(target) };
}

/** The unit as earlier rings have left it. */
const left = (unit: ArtilleryTarget, { sum: lost, guards, stands }: Blasted): StruckUnit => ({
  targetLeaders: unit.targetLeaders - lost.leadersLost!,
  targetHw: unit.targetHw - lost.heavyWeaponsLost!,
  targetMedics: unit.targetMedics - (lost.medicsLost ?? 0),
  targetPrisoners: unit.targetPrisoners - (lost.prisonersLost ?? 0),
  targetGuards: guards ?? unit.targetGuards,
  targetGrade: unit.targetGrade,
  targetMounted: unit.targetMounted,
  targetStand: unit.targetStand,
  targetStands: stands ?? unit.targetStands,
  noted: unit.noted,
});

const isGone = ({ targetFigures }: ArtilleryTarget, { state, casualties }: ShotResult): boolean =>
  state === 'destroyed' || (targetFigures !== undefined && casualties === targetFigures);

/** Losses add up; what became of a vehicle or emplacement is what it is now. */
function plus(sum: ShotResult, more: ShotResult): ShotResult {
  const all: Record<string, unknown> = { ...sum };
  for (const name in more) {
    const [before, now] = [sum[name as keyof ShotResult], more[name as keyof ShotResult]];
    all[name] = typeof before === 'number' ? before + (now as number) : now;
  }
  return all as ShotResult;
}
