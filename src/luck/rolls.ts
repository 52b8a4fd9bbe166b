import { play } from '../dice/play.js';
import { seededHand } from '../dice/seeded.js';
import { RecordedInputs } from '../engine/proof/recorded-input.js';
import { ruleOf } from '../engine/resolve.js';
import type { Event } from '../log/line/line.js';
import { exactOdds } from '../odds/exact.js';
import { TooManyOutcomes } from '../odds/walk/too-many-outcomes.js';
import type { AnyAction, Gauge } from '../rules/action.js';
import { onceFor } from '../rules/once.js';
import type { Input, Result } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import type { State } from '../rules/state.js';
import { type LuckTerms, RollsAgain } from './again.js';
import type { InContext, Resolved } from './context.js';
import { type Witnessed, witnessed } from './memo.js';
import { inView, type Spread, spreadOf } from './spread.js';
import { luckTermsOf } from './terms.js';

/** A resolution in which a side could be lucky, and what it could have come to. */
export interface Roll {
  readonly asked: Resolved;
  /** What is counted. */
  readonly of: string;
  /** The side that acts wants fewer of it. */
  readonly fewer: boolean;
  readonly actual: number;
  readonly spread: Spread;
}

/** What became of a resolution in the count of luck. */
type Counted =
  | { readonly kind: 'roll'; readonly roll: Roll }
  /** No side is lucky in what it settles, or chance had no say in it. */
  | { readonly kind: 'no-luck' }
  /** It does not follow from its own record: another version wrote it, or somebody has changed it. */
  | { readonly kind: 'strange' };

/** Past this many branches odds are found by repeats: a fifth of a second. */
const MOST_OF_A_ROLL = 20_000;

/** As many repeats, the same every time: a chance is known to 1.6 % by them. */
export const REPEATS = 1_000;
const SEED = 'luck';

/** Works out what everything resolved in a game could have come to; equal questions once. */
export class RollCounter {
  private readonly known: Witnessed = witnessed();
  private readonly inputs = new RecordedInputs();
  private readonly again = new RollsAgain();
  /** Of lines on which no table has a say, by their inputs, which those that are alike share, and by what else decides them. */
  private readonly spreads = onceFor((_: Input) => new Map<string, Spread | undefined>());

  /** @param heard is told of every die that was thrown in what stands */
  constructor(private readonly heard: (one: InContext, faces: readonly number[], face: number) => void) {}

  count(one: InContext): Counted {
    const { action, lost, asked } = one;
    if (!action || lost) return { kind: 'strange' };
    try {
      const { input, result, steps } = one.event.record;
      // What nobody could have typed is not worked out: it may have no end.
      this.inputs.check(action, input);
      const gauge = action.luck?.(input) as Gauge<Result> | undefined;
      // Of cards that are turned up nothing is counted, whatever they follow from.
      if (!gauge && !areNumbersOn(steps)) return { kind: 'no-luck' };
      const pathsOf = (terms: LuckTerms) => this.pathsOf(one, action, terms);
      const terms = luckTermsOf(one, action, (...die) => this.heard(one, ...die), pathsOf);
      if (!terms) return { kind: 'strange' };
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

  /** The paths of a line: what the table has a say in is hardly ever the same, and they do not tell which cells were looked up. */
  private pathsOf({ event, past }: InContext, action: AnyAction, terms: LuckTerms) {
    if (past !== undefined || Object.keys(terms.cells).length > 0) return undefined;
    const { anyway = [] } = event.record;
    return this.again.pathsOf(event.record, questionOf(event, terms), { action, terms, anyway });
  }

  private spreadOf(one: InContext, action: AnyAction, terms: LuckTerms): Spread | undefined {
    const { input, anyway = [] } = one.event.record;
    const question = questionOf(one.event, terms);
    const work = () =>
      this.known(question, { input, past: one.past }, (data) => oddsOf(action, data, terms, anyway));
    if (one.past !== undefined) return work();
    const spreads = this.spreads(input);
    if (!spreads.has(question)) spreads.set(question, work());
    return spreads.get(question);
  }
}

/** Whether anything was thrown that has numbers on it. */
const areNumbersOn = (steps: readonly Pick<Step, 'dice'>[]): boolean =>
  steps.some(({ dice = [] }) => dice.some(({ faces }) => faces.some((face) => typeof face === 'number')));

/** What decides odds besides what a rule looks at of its input and of the table. */
function questionOf({ record }: Event, { rulings, cells }: LuckTerms): string {
  const { ruleset, action, anyway = [] } = record;
  return `${ruleset} ${action} ${othersIn(rulings)} ${JSON.stringify([cells, anyway])}`;
}

/** The rulings that are not played by their first option. */
const othersIn = onceFor((rulings: LuckTerms['rulings']) =>
  JSON.stringify(
    Object.entries(rulings)
      .filter(([, option]) => option !== 1)
      .sort(),
  ),
);

/** The chances of what luck is counted in: exact, or by repeats where that would take long. */
function oddsOf(
  action: AnyAction,
  { input, past }: { readonly input: Input; readonly past: State | undefined },
  { rulings, cells }: LuckTerms,
  anyway: readonly string[],
): Spread | undefined {
  const gauge = action.luck!(input) as Gauge<Result>;
  const rule = () => ruleOf(action, input, past);
  if (!action.beyondOdds?.(input)) {
    try {
      const odds = inView(
        exactOdds(rule, { rulings, cells, most: MOST_OF_A_ROLL, anyway: anyway.length > 0 }),
        gauge.read,
      );
      return odds && spreadOf(odds, true);
    } catch (error) {
      if (!(error instanceof TooManyOutcomes)) throw error;
    }
  }
  const outcomes = Array.from({ length: REPEATS }, (_, i) => ({
    value: play(rule(), seededHand(SEED, i), { rulings, cells, anyway }).result,
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
