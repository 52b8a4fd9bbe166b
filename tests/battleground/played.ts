import { enteredHand } from '../../src/dice/entered.js';
import { play, type RulePlayed, type Rulings } from '../../src/dice/play.js';
import { exactOdds } from '../../src/odds/exact.js';
import { fraction } from '../../src/odds/fraction.js';
import type { Rule } from '../../src/rules/rule.js';

/** Plays one part of the rules with dice thrown by hand, all of which must be used. */
export function playedWith<T>(rule: Rule<T>, dice: string, rulings: Rulings = {}): RulePlayed<T> {
  const hand = enteredHand(dice);
  const played = play(rule, hand, { rulings });
  hand.finish();
  return played;
}

/** The exact chance of what one part of the rules comes to, in lowest terms. */
export function chanceIn<T>(rule: () => Rule<T>, is: (value: T) => boolean, rulings: Rulings = {}): string {
  const { outcomes, total } = exactOdds(rule, { rulings });
  return fraction(
    outcomes.reduce((sum, { value, weight }) => (is(value) ? sum + weight : sum), 0n),
    total,
  );
}
