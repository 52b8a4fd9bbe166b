import type { Rule } from '../../../src/rules/rule.js';
import { signed } from '../../../src/rules/text/say.js';
import { activationModifiers } from '../turn/tables.js';
import { type ClauseId, look, step } from '../words.js';
import { type DamageEffect, EFFECTS } from './tables.js';

export const NO_EFFECT = 'nothing';
export type DamageResult = DamageEffect | typeof NO_EFFECT;

const CLAUSE: Readonly<Record<DamageEffect, ClauseId>> = {
  stunned: 'fubar:damage.2',
  'weapon-destroyed': 'fubar:damage.3',
  immobilised: 'fubar:damage.4',
  destroyed: 'fubar:damage.5',
};
const SAYS: Readonly<Record<DamageEffect, string>> = {
  stunned: 'crew stunned',
  'weapon-destroyed': 'a weapon destroyed: its owner chooses which',
  immobilised: 'immobilised for the rest of the game',
  destroyed: 'the vehicle is destroyed',
};

export const ROLLED: Readonly<Record<DamageEffect, string>> = {
  stunned: 'crew stunned',
  'weapon-destroyed': 'a weapon destroyed',
  immobilised: 'immobilised',
  destroyed: 'destroyed',
};

export const rank = (result: DamageResult): number => EFFECTS.indexOf(result as DamageEffect);

/** How the dice of a facing are read, and the rulings on repeated effects. */
export interface DamageReading {
  readonly dice: number;
  /** The better of two dice for the vehicle is the lower one. */
  readonly lower: boolean;
  readonly stepFirst: boolean;
  readonly oneStep: boolean;
  readonly cannot: number;
}

/** Says what an effect does; a stunned crew weighs on the next activation (damage.2). */
export function* suffers(result: DamageEffect, disarmed: boolean): Rule<void> {
  const line = { id: result, clause: CLAUSE[result], value: true };
  if (result !== 'stunned') {
    const shoots = disarmed ? ', and no weapon is left' : ', it can still shoot';
    yield* step({ ...line, text: `${SAYS[result]}${result === 'immobilised' ? shoots : ''}` });
    return;
  }
  const { value } = yield* look(activationModifiers.cells.stunned!);
  yield* step({ ...line, text: `${SAYS.stunned}: ${signed(value)} to the next activation only` });
}

/** Says why an effect is not the one that was rolled (R56 to R58). */
export function* saySteppedUp(
  rolled: DamageEffect,
  result: DamageResult,
  suffered: boolean,
  { stepFirst }: DamageReading,
): Rule<void> {
  // A die that was not the one to count may count once both are stepped up.
  const other = stepFirst && (rank(result) < rank(rolled) || !suffered);
  const text =
    result === NO_EFFECT
      ? 'it cannot happen: nothing more'
      : other
        ? 'with both dice stepped up the other one counts'
        : suffered
          ? 'suffered already this turn: the next result up'
          : 'it cannot happen: the next result up';
  yield* step({
    id: 'stepped-up',
    clause: 'fubar:damage.9',
    value: result,
    text,
    ruling: other ? 'fubar:R56' : result === NO_EFFECT || !suffered ? 'fubar:R58' : 'fubar:R57',
  });
}

/** The effect that a roll comes to, with what the vehicle has been through (R57, R58). */
export function steppedUp(
  effect: DamageEffect,
  suffered: readonly DamageEffect[],
  { immobilised, disarmed }: { readonly immobilised: boolean; readonly disarmed: boolean },
  { oneStep, cannot }: DamageReading,
): DamageResult {
  let now = effect;
  let steps = 0;
  const next = () => {
    now = EFFECTS[Math.min(rank(now) + 1, EFFECTS.length - 1)]!;
    steps++;
  };
  while (now !== 'destroyed' && suffered.includes(now) && !(oneStep && steps === 1)) next();
  if (now === 'weapon-destroyed' && disarmed) {
    if (cannot === 3) return NO_EFFECT;
    next();
    if (suffered.includes(now) && !oneStep) next();
  }
  if (now === 'immobilised' && immobilised) {
    if (cannot !== 2) return NO_EFFECT;
    next();
  }
  return now;
}
