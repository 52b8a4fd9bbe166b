import { enteredHand } from '../../src/dice/entered.js';
import { play, type RulePlayed, type Rulings } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import { ruleOf } from '../../src/engine/resolve.js';
import { exactOdds, type Odds } from '../../src/odds/exact.js';
import { fraction } from '../../src/odds/fraction.js';
import { type AnyAction, type Conflict, conflictIn } from '../../src/rules/action.js';
import type { Field } from '../../src/rules/field.js';
import type { Input, Result } from '../../src/rules/record.js';
import { Refusal, type Step } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { afterPast } from '../../src/table/table.js';

/** Inputs as a test writes them: only what matters. */
export type Given = Readonly<Record<string, unknown>>;

/** The inputs of an action with its defaults. */
export function inputOf(action: AnyAction, given: Given): Input {
  for (const name of Object.keys(given)) {
    if (!(name in action.inputs)) throw new Error(`${action.name} has no input ${name}`);
  }
  const defaults = Object.entries(action.inputs as Record<string, Field>).flatMap(
    ([name, { default: value }]) => (value === undefined ? [] : [[name, value]]),
  );
  return { ...Object.fromEntries(defaults), ...given } as Input;
}

const rule = (action: AnyAction, given: Given, past?: unknown) => () =>
  ruleOf(action, inputOf(action, given), (past as State | undefined) ?? action.memory?.start);

/** Resolves an action with dice thrown by hand, all of which must be used. */
export function withDice(
  action: AnyAction,
  given: Given,
  dice: string,
  rulings: Rulings = {},
  past?: unknown,
): RulePlayed<Result> {
  const hand = enteredHand(dice);
  const played = play(rule(action, given, past)(), hand, { rulings });
  hand.finish();
  return played as RulePlayed<Result>;
}

/** Resolves an action with seeded dice. */
export const withSeed = (
  action: AnyAction,
  given: Given,
  seed = 'test',
  index = 0,
  rulings: Rulings = {},
  past?: unknown,
): RulePlayed<Result> =>
  play(rule(action, given, past)(), seededHand(seed, index), { rulings }) as RulePlayed<Result>;

/** The exact odds of an action. */
export const oddsOf = (
  action: AnyAction,
  given: Given,
  rulings: Rulings = {},
  past?: unknown,
  most?: number,
): Odds<Result> =>
  exactOdds(rule(action, given, past), { rulings, ...(most !== undefined && { most }) }) as Odds<Result>;

/** As many branches as nobody waits for: a tenth of a second on the machine of a player. */
const AT_ONCE = 10_000;

/** The exact odds of an action, where they take no longer than nobody waits for. @throws TooManyOutcomes */
export const oddsAtOnce = (action: AnyAction, given: Given, rulings: Rulings = {}): Odds<Result> =>
  exactOdds(rule(action, given), { rulings, most: AT_ONCE }) as Odds<Result>;

/** The exact chance of the results that satisfy a condition, as a fraction [weight, total]. */
export function chanceOf(odds: Odds<Result>, is: (result: Result) => boolean): [bigint, bigint] {
  return [odds.outcomes.reduce((sum, { value, weight }) => (is(value) ? sum + weight : sum), 0n), odds.total];
}

/** The step with this id; there must be one. */
export function stepOf(played: RulePlayed<Result>, id: string): Step {
  const found = played.steps.find((step) => step.id === id);
  if (!found) throw new Error(`no step ${id}; there are ${played.steps.map((step) => step.id).join(', ')}`);
  return found;
}

/** The refusal an action ends in, if it does. */
export function refusalIn(
  action: AnyAction,
  given: Given,
  rulings: Rulings = {},
  past?: unknown,
): Refusal | undefined {
  try {
    withSeed(action, given, 'test', 0, rulings, past);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The refusal an action ends in; it must. */
export function refusalOf(action: AnyAction, given: Given, rulings: Rulings = {}, past?: unknown): Refusal {
  const refusal = refusalIn(action, given, rulings, past);
  if (!refusal) throw new Error(`${action.name} was allowed`);
  return refusal;
}

/** What an action remembers after a resolution that was logged. */
export const remembered = <S>(
  action: AnyAction,
  past: S,
  given: Given,
  { result, rulings, steps, effects }: RulePlayed<Result>,
): S =>
  afterPast(
    past as State,
    { action: action.name, input: inputOf(action, given) as Input, result, rulings, steps, effects },
    action.memory!.kinds,
  ) as S;

/** What is wrong with these inputs taken together. */
export const conflictWith = (action: AnyAction, given: Given): Conflict | undefined =>
  conflictIn(action, inputOf(action, given) as Input);

/** The input that is to blame for it. */
export const blamedIn = (action: AnyAction, given: Given): string | undefined =>
  conflictWith(action, given)?.input;

/** The ids of the steps of an answer. */
export const idsOf = ({ steps }: { readonly steps: readonly { readonly id: string }[] }): string[] =>
  steps.map(({ id }) => id);

/** How actions are played: at an empty table, or at one where the units of a line fill in. */
interface Ways {
  readonly withDice: (action: AnyAction, given: Given, dice: string, rulings: Rulings) => RulePlayed<Result>;
  readonly oddsOf: (action: AnyAction, given: Given, rulings: Rulings) => Odds<Result>;
  readonly refusalOf: (action: AnyAction, given: Given, rulings: Rulings) => Refusal;
}

/** One action in all the ways in which a test asks for it, with these inputs besides those it tells. */
export const playingBy =
  ({ withDice, oddsOf, refusalOf }: Ways) =>
  (action: AnyAction, besides: Given = {}) => {
    const all = (given: Given) => ({ ...besides, ...given });
    const play = (given: Given, dice = '', rulings: Rulings = {}) =>
      withDice(action, all(given), dice, rulings);
    const chanceThat = (given: Given, is: (result: Result) => boolean, rulings: Rulings = {}): string =>
      fraction(...chanceOf(oddsOf(action, all(given), rulings), is));
    return {
      play,
      /** Where nothing is rolled. */
      settled: (given: Given, rulings: Rulings = {}) => play(given, '', rulings),
      ids: (given: Given, dice = '', rulings: Rulings = {}) => idsOf(play(given, dice, rulings)),
      said: (given: Given, dice = '', rulings: Rulings = {}): string => {
        const { result, steps } = play(given, dice, rulings);
        return action.announce(result, inputOf(action, all(given)) as never, steps);
      },
      /** The clause by which it is refused. */
      refused: (given: Given, rulings: Rulings = {}): string => refusalOf(action, all(given), rulings).clause,
      chanceThat,
      /** The chance that a field of the result has this value. */
      chance: (given: Given, name: string, value: unknown, rulings: Rulings = {}): string =>
        chanceThat(given, (result) => result[name] === value, rulings),
      conflict: (given: Given) => conflictWith(action, all(given)),
      blamed: (given: Given) => blamedIn(action, all(given)),
      needs: (given: Given) => action.requires?.(inputOf(action, all(given)) as never),
    };
  };

export const playing = playingBy({ withDice, oddsOf, refusalOf });
