import type { Effect } from '../rules/effect.js';
import { unheard } from '../rules/heard.js';
import type { Rule, Value } from '../rules/rule.js';
import { type Distribution, Gatherer } from './distribution.js';
import { onTheSpot } from './walk/answered.js';
import { type Deeds, effectsOf } from './walk/did.js';
import { explore } from './walk/explore.js';
import { Parts } from './walk/parts.js';
import { MOST_BRANCHES, newWalk, type WalkedBy } from './walk/walk.js';

/** The exact odds of a rule, with the rulings it met on any branch. */
export interface Odds<T> extends Distribution<T> {
  readonly rulings: Record<string, number>;
  /** The table cells of the players' own that were looked up on any branch. */
  readonly house: Record<string, Value>;
}

/** What the odds of a rule depend on: what is not said is as usual. */
type OddsBy = Pick<WalkedBy, 'rulings'> & Partial<Omit<WalkedBy, 'deeds'>>;

/**
 * The exact odds of a rule: every outcome of every draw, with its exact weight.
 * @param rule makes the rule anew for each branch
 * @param by the options in force, cells of the players' own, and what is played although a clause forbids it; the branches past which
 *   the walk is given up; and what other rules played by the same have worked out already
 * @returns each different result once, weights in lowest terms
 * @throws TooManyOutcomes past the bound; Refusal where the rules forbid it
 */
export function exactOdds<T>(
  rule: () => Rule<T>,
  { rulings, cells = {}, anyway = false, most = MOST_BRANCHES, parts = new Parts() }: OddsBy,
): Odds<T> {
  const walk = newWalk(explore, { rulings, cells, most, anyway, parts });
  return {
    ...unheard(false, onTheSpot(walk), () => explore(rule, walk, new Gatherer())).distribution(),
    ...walk.met,
  } as Odds<T>;
}

/**
 * The exact odds of what a rule does to the table, whatever it results in.
 * @param by what is agreed on, and what other rules played by the same have worked out already: parts, and deeds that were met
 * @returns each different list of effects once, in the order in which they were done; and how much was asked for
 * @throws TooManyOutcomes past the bound; Refusal where the rules forbid it
 */
export function exactEffects(
  rule: () => Rule<unknown>,
  by: WalkedBy & { readonly deeds: Deeds },
): Odds<readonly Effect[]> & { readonly asks: number } {
  const walk = newWalk(explore, by);
  const found = new Gatherer<readonly Effect[]>((effects) => effects);
  unheard(true, onTheSpot(walk), () =>
    explore(rule, walk, {
      add: (value, weight, total) => found.add(effectsOf(value), weight, total),
      addAll: (odds, as, weight, total) => found.addAll(odds, (value) => effectsOf(as(value)), weight, total),
    }),
  );
  const odds = { ...found.distribution(), ...walk.met };
  return { ...odds, asks: walk.asks };
}
