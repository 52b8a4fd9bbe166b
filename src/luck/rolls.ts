import { play } from '../dice/play.js';
import { seededHand } from '../dice/seeded.js';
import { RecordedInputs } from '../engine/proof/recorded-input.js';
import { exactOdds } from '../odds/exact.js';
import { TooManyOutcomes } from '../odds/too-many-outcomes.js';
import { type AnyAction, type Gauge, ruleOf } from '../rules/action.js';
import type { Input, Result } from '../rules/record.js';
import type { State } from '../rules/state.js';
import type { Asked, InContext } from './context.js';
import { type Witnessed, witnessed } from './memo.js';
import { inView, type Spread, spreadOf } from './spread.js';
import { type Terms, termsOf } from './terms.js';

/** A resolution in which a side could be lucky, and what it could have come to. */
export interface Roll {
  readonly asked: Asked;
  /** What is counted. */
  readonly of: string;
  /** The side that acts wants fewer of it. */
  readonly fewer: boolean;
  readonly actual: number;
  readonly spread: Spread;
}

/** What became of a resolution in the count of luck. */
export type Counted =
  | { readonly kind: 'roll'; readonly roll: Roll }
  /** No side is lucky in what it settles, or chance had no say in it. */
  | { readonly kind: 'no-luck' }
  /** It does not follow from its own record: another version wrote it, or somebody has changed it. */
  | { readonly kind: 'strange' };

/** Past this many branches odds are found by repeats: a fifth of a second. */
const MOST_BRANCHES = 20_000;

/** As many repeats, the same every time: a chance is known to 1.6 % by them. */
export const REPEATS = 1_000;
const SEED = 'luck';

/** Works out what everything resolved in a game could have come to; equal questions once. */
export class Counter {
  private readonly known: Witnessed = witnessed();
  private readonly inputs = new RecordedInputs();

  /** @param heard is told of every die that was thrown in what stands */
  constructor(private readonly heard: (one: InContext, faces: readonly number[], face: number) => void) {}

  count(one: InContext): Counted {
    const { action, lost, asked } = one;
    if (!action || lost) return { kind: 'strange' };
    try {
      const { input, result } = one.event.record;
      // What nobody could have typed is not worked out: it may have no end.
      this.inputs.check(action, input);
      const terms = termsOf(one, action, (...die) => this.heard(one, ...die));
      if (!terms) return { kind: 'strange' };
      const gauge = action.luck?.(input as never) as Gauge<Result> | undefined;
      const actual = gauge?.read(result);
      if (!gauge || actual === undefined) return { kind: 'no-luck' };
      const spread = this.spreadOf(one, action, terms);
      if (!spread || spread.variance === 0) return { kind: 'no-luck' };
      const { of, fewer = false } = gauge;
      return { kind: 'roll', roll: { asked, of, fewer, actual, spread: including(actual, spread) } };
    } catch {
      return { kind: 'strange' };
    }
  }

  private spreadOf(one: InContext, action: AnyAction, terms: Terms): Spread | undefined {
    const { ruleset } = one.event.record;
    const rulings = Object.entries(terms.rulings).filter(([, option]) => option !== 1);
    const { input, anyway = [] } = one.event.record;
    const question = JSON.stringify([ruleset, action.name, rulings.sort(), terms.cells, anyway]);
    return this.known(question, { input, past: one.past }, (data) => oddsOf(action, data, terms, anyway));
  }
}

/** The chances of what luck is counted in: exact, or by repeats where that would take long. */
function oddsOf(
  action: AnyAction,
  { input, past }: { readonly input: Input; readonly past: State | undefined },
  { rulings, cells }: Terms,
  anyway: readonly string[],
): Spread | undefined {
  const gauge = action.luck!(input as never) as Gauge<Result>;
  const rule = () => ruleOf(action, input as never, past);
  if (!action.beyondOdds?.(input as never)) {
    try {
      const odds = inView(exactOdds(rule, rulings, cells, MOST_BRANCHES, anyway.length > 0), gauge.read);
      return odds && spreadOf(odds, true);
    } catch (error) {
      if (!(error instanceof TooManyOutcomes)) throw error;
    }
  }
  const outcomes = Array.from({ length: REPEATS }, (_, i) => ({
    value: play(rule(), seededHand(SEED, i), rulings, cells, anyway).result as Result,
    weight: 1n,
  }));
  const odds = inView({ outcomes, total: BigInt(REPEATS) }, gauge.read);
  return odds && spreadOf(odds, false);
}

/** Repeats with what came out in the game as one more of them, as it always is in tests by repeats. */
function including(actual: number, spread: Spread): Spread {
  if (spread.exact) return spread;
  const { outcomes, total } = spread.of;
  const all = new Map(outcomes.map(({ value, weight }) => [value, weight * (BigInt(REPEATS) / total)]));
  all.set(actual, (all.get(actual) ?? 0n) + 1n);
  const with1 = [...all].map(([value, weight]) => ({ value, weight }));
  return spreadOf({ outcomes: with1, total: BigInt(REPEATS + 1) }, false);
}
