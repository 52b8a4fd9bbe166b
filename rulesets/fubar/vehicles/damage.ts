import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { dice, part, rounds } from '../../../src/rules/words.js';
import { type ClauseId, look, ruling, step } from '../words.js';
import {
  type DamageReading,
  type DamageResult,
  NO_EFFECT,
  ROLLED,
  rank,
  saySteppedUp,
  steppedUp,
  suffers,
} from './effects.js';
import { type DamageEffect, EFFECTS, effectOf, type Facing, facingDice } from './tables.js';

/** What a vehicle has been through when a hit comes in. */
interface Battered {
  readonly facing: Facing;
  /** Suffered this turn. */
  readonly effects: readonly DamageEffect[];
  /** Immobilised in a turn before this (R58). */
  readonly immobilised: boolean;
  /** Weapons it has left, where they are counted. */
  readonly weapons?: number | undefined;
}

const FACED: Readonly<Record<Facing, ClauseId>> = {
  front: 'fubar:damage.6',
  side: 'fubar:damage.7',
  rear: 'fubar:damage.8',
};

/**
 * The effects of unsaved hits, one after another (damage.1, R78).
 * @returns what is new, in ascending order; as often as a weapon is lost
 */
export function* damage(hits: number, vehicle: Battered): Rule<DamageEffect[]> {
  if (hits === 0 || vehicle.effects.includes('destroyed')) {
    const text = hits === 0 ? 'no unsaved hits, no damage' : 'it is destroyed already: nothing more';
    yield* step({ id: 'damage', clause: 'fubar:damage.1', value: 0, text });
    return [];
  }
  const reading = yield* readingOf(vehicle.facing);
  const { effects, left: onWreck } = yield* rounds<Suffering>({
    name: 'damage',
    start: { left: hits, effects: [] },
    isOver: ({ left, effects: now }) => left === 0 || now.includes('destroyed'),
    *round({ left, effects: before }) {
      return { left: left - 1, effects: yield* part(oneHit, before, vehicle, reading) };
    },
    key: ({ left, effects: now }) => `${left} ${now.join()}`,
  });
  if (onWreck > 0) {
    const text = () => `${counted(onWreck, 'more unsaved hit')} on the wreck: no effect`;
    yield* step({ id: 'on-a-wreck', clause: 'fubar:damage.1', value: onWreck, text, ruling: 'fubar:R57' });
  }
  if (effects.includes('weapon-destroyed') && vehicle.weapons !== undefined) {
    const left = vehicle.weapons - effects.filter((effect) => effect === 'weapon-destroyed').length;
    const text = () => `${counted(left, 'weapon')} left`;
    yield* step({ id: 'weapons-left', clause: 'fubar:damage.3', value: left, text });
  }
  return [...effects];
}

interface Suffering {
  readonly left: number;
  readonly effects: readonly DamageEffect[];
}

/** How many dice are rolled for a hit on this side (damage.6 to damage.8), and which counts (R55). */
function* readingOf(facing: Facing): Rule<DamageReading> {
  const hit = `hit on the ${facing}, as the players judge`;
  yield* step({ id: 'struck', clause: FACED[facing], value: facing, text: hit, ruling: 'fubar:R65' });
  const from = yield* look(facingDice.cells[facing]);
  const forVehicle = (yield* ruling('fubar:R55')) === 1;
  const lower = (facing === 'front') === forVehicle;
  const two = `two dice, the ${facing === 'front' ? 'best' : 'worst'} counts: the ${lower ? 'lower' : 'higher'}`;
  const text = from.value === 1 ? 'one die' : two;
  yield* step({ id: 'facing', clause: FACED[facing], value: from.value, text, from, ruling: 'fubar:R55' });
  return {
    dice: from.value,
    lower,
    stepFirst: from.value > 1 && (yield* ruling('fubar:R56')) === 2,
    oneStep: (yield* ruling('fubar:R57')) === 2,
    cannot: yield* ruling('fubar:R58'),
  };
}

/** One unsaved hit: the roll, the die that counts, and the next effect up where this one was suffered (damage.9). */
function* oneHit(
  effects: readonly DamageEffect[],
  vehicle: Battered,
  reading: DamageReading,
): Rule<readonly DamageEffect[]> {
  const all = [...vehicle.effects, ...effects];
  const lost = effects.filter((effect) => effect === 'weapon-destroyed').length;
  const disarmed = vehicle.weapons !== undefined && lost >= vehicle.weapons;
  const comesTo = Object.fromEntries(
    EFFECTS.map((effect) => [effect, steppedUp(effect, all, { ...vehicle, disarmed }, reading)]),
  ) as Record<DamageEffect, DamageResult>;
  const better = reading.lower ? Math.min : Math.max;
  const read = (...faces: number[]): { rolled: DamageEffect; result: DamageResult } => {
    const rolled = effectOf(better(...faces));
    if (!reading.stepFirst) return { rolled, result: comesTo[rolled] };
    const results = faces.map((face) => comesTo[effectOf(face)]);
    const chosen = better(...results.map(rank));
    return { rolled, result: chosen < 0 ? NO_EFFECT : EFFECTS[chosen]! };
  };
  const ends = EFFECTS.flatMap((from) =>
    (reading.stepFirst ? [...EFFECTS, NO_EFFECT] : [comesTo[from]]).map((to) => `${from}>${to}`),
  );
  const came = yield* dice({
    dice: reading.dice === 1 ? ['damage'] : ['first', 'second'],
    times: 1,
    tally: ends,
    read: (...faces) => {
      const { rolled, result } = read(...faces);
      return { [`${rolled}>${result}`]: 1 };
    },
  });
  const [rolled, result] = ends.find((end) => came[end] === 1)!.split('>') as [DamageEffect, DamageResult];
  yield* step({
    id: 'damage',
    clause: 'fubar:damage.1',
    value: rolled,
    text: ROLLED[rolled],
    ruling: 'fubar:R78',
  });
  if (result !== rolled) yield* saySteppedUp(rolled, result, all.includes(rolled), reading);
  if (result === NO_EFFECT) return effects;
  yield* suffers(result, disarmed);
  const now = [...effects, result].sort((a, b) => rank(a) - rank(b));
  // A stun or an immobilisation that is suffered once more is no new one.
  return now.filter((effect, i) => effect === 'weapon-destroyed' || now[i - 1] !== effect);
}
