import type { Rule } from '../../../src/rules/rule.js';
import { signed } from '../../../src/rules/text/say.js';
import { d6, sumOf } from '../../../src/rules/words.js';
import { type ClauseId, look, step } from '../words.js';
import { crewRolls } from './afv.js';
import { AUTOMATIC, armourElimination, frontOrRear, type Letter, NO_STEPS } from './tables.js';

/** What has become of the target of an AT attack, from the best for its owner. */
export const AT_STATES = ['unharmed', 'immobilised', 'abandoned', 'eliminated'] as const;
export type AtState = (typeof AT_STATES)[number];

/** A roll to hit: the number, what is added to the dice, and by which clause. */
export interface ToHit {
  readonly number: number;
  readonly modifier: number;
  readonly clause: ClauseId;
  /** How its lines and dice are named: `to-hit`. */
  readonly id: string;
}

/** Two dice with all modifiers, at or below the number (18.3). */
export function* hits({ number, modifier, clause, id }: ToHit): Rule<{ natural: number; hit: boolean }> {
  const natural = yield* sumOf(2, id);
  const roll = natural + modifier;
  const hit = roll <= number;
  const rolled = modifier === 0 ? `${roll}` : `${natural} ${signed(modifier)} = ${roll}`;
  const text = `to hit ${number} or less: ${rolled}, ${hit ? 'a hit' : 'a miss'}`;
  yield* step({ id, clause, value: hit, text });
  return { natural, hit };
}

/** The armour that is hit along the line between front and rear: one die (18.5). */
export function* frontIsHit(): Rule<boolean> {
  const from = yield* look(frontOrRear.cells.front);
  const front = (yield* d6('armour-side')) <= from.value;
  const text = `along the line between front and rear: ${front ? 'front' : 'rear'} armour`;
  return yield* step({ id: 'armour-side', clause: 'vv:beyond.18.5', value: front, text, from });
}

/** A hit on an AFV: what strikes, on which armour, and whether the number itself eliminates or immobilises. */
interface Strike {
  readonly atfp: Letter;
  readonly armour: Letter;
  readonly modifier: number;
  /** By mortars, artillery and aircraft: the number itself eliminates (12.67, 21.5). */
  readonly reachesNumber: boolean;
  readonly clause: ClauseId;
  readonly id: string;
}

/** The roll on the Armor Elimination Table, without cover (18.4). */
export function* penetrates(strike: Strike): Rule<'none' | 'immobilised' | 'eliminated'> {
  const { atfp, armour, modifier, reachesNumber, clause, id } = strike;
  const from = yield* look(armourElimination.cells[atfp]);
  const number = from.value[armour];
  const against = `ATFP ${atfp} against armour ${armour}`;
  if (number === NO_STEPS || number === AUTOMATIC) {
    const value = number === NO_STEPS ? 'none' : 'eliminated';
    const text = `${against}: ${number === NO_STEPS ? 'no effect' : 'eliminated without a roll'}`;
    return yield* step({ id, clause, value, text, from, ruling: 'vv:R48' });
  }
  const roll = (yield* sumOf(2, id)) + modifier;
  const value =
    roll < number || (reachesNumber && roll === number)
      ? 'eliminated'
      : roll === number
        ? 'immobilised'
        : 'none';
  const text = `${against}, Elimination Number ${number}: ${roll}, ${value === 'none' ? 'no effect' : value}`;
  return yield* step({ id, clause, value, text, from });
}

/** What an AFV has become, and whether its crew stays (18.6): at once if it is newly immobile, or if it was and survives. */
export function* aftermath(
  effect: 'none' | 'immobilised' | 'eliminated',
  wasImmobile: boolean,
  id: string,
): Rule<AtState> {
  if (effect === 'eliminated') return 'eliminated';
  if (effect === 'none' && !wasImmobile) return 'unharmed';
  return yield* crewRolls({ id }, !wasImmobile);
}
