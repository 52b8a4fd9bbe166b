import type { Tally } from '../../rules/draw.js';
import type { Effect } from '../../rules/effect.js';
import { type Distribution, Gatherer } from '../distribution.js';
import { sumOutcomes } from '../sums.js';

/** What was done, one thing after the other, with a number of its own; and what comes of it where one thing more is done. */
interface Done {
  readonly effects: readonly Effect[];
  readonly number: number;
  readonly after: Map<Effect, Done>;
}

const NOTHING: readonly Effect[] = [];

/** Effects that are told apart: the same deed is the same object, and so are the same deeds in the same order. */
export class Deeds {
  private readonly known = new Map<string, Effect>();
  private readonly none: Done = { effects: NOTHING, number: 0, after: new Map() };
  private count = 0;

  /** The one that stands for all deeds like it. */
  one(effect: Effect): Effect {
    const text = JSON.stringify(effect);
    const found = this.known.get(text);
    if (found) return found;
    this.known.set(text, effect);
    return effect;
  }

  /** What stands for the same deeds, each made {@link one}, in the same order. */
  inOrder(effects: readonly Effect[]): Done {
    let done = this.none;
    for (const effect of effects) {
      let next = done.after.get(effect);
      if (!next) {
        next = { effects: [...done.effects, effect], number: ++this.count, after: new Map() };
        done.after.set(effect, next);
      }
      done = next;
    }
    return done;
  }
}

/** What a part of a rule came to, with what it did to the table: where effects are followed, and it did anything. */
class Did {
  constructor(
    readonly result: unknown,
    readonly done: Done,
  ) {}

  /** It is told apart by its text, as all results are. */
  toJSON(): unknown {
    return [this.result ?? null, this.done.number];
  }
}

/** A result, with what was done on the way to it. */
export const didSo = (result: unknown, effects: readonly Effect[], deeds: Deeds): unknown =>
  effects.length > 0 ? new Did(result, deeds.inOrder(effects)) : result;

export const effectsOf = (of: unknown): readonly Effect[] => (of instanceof Did ? of.done.effects : NOTHING);
export const resultIn = (of: unknown): unknown => (of instanceof Did ? of.result : of);

/**
 * The odds of a sum of independent tallies. What its parts did to the table is kept with what they counted, in their order.
 * @param tally the names that are counted
 */
export function addedUp(
  tally: readonly string[],
  parts: readonly Distribution<unknown>[],
  deeds: Deeds | undefined,
): Distribution<unknown> {
  const isTally = ({ outcomes }: Distribution<unknown>) =>
    outcomes.every(({ value }) => !(value instanceof Did));
  if (!deeds || parts.every(isTally)) return sumOutcomes(tally, parts as Distribution<Tally>[]);
  const none = Object.fromEntries(tally.map((name) => [name, 0]));
  let sums: Distribution<unknown> = { outcomes: [{ value: none, weight: 1n }], total: 1n };
  for (const part of parts) {
    const both = new Gatherer<unknown>();
    for (const so of sums.outcomes) {
      for (const more of part.outcomes) {
        const [sum, added] = [resultIn(so.value) as Tally, resultIn(more.value) as Tally];
        const counted = Object.fromEntries(tally.map((name) => [name, sum[name]! + added[name]!]));
        const did = didSo(counted, [...effectsOf(so.value), ...effectsOf(more.value)], deeds);
        both.add(did, so.weight * more.weight, sums.total * part.total);
      }
    }
    sums = both.distribution();
  }
  return sums;
}
