import { type Cells, type Hand, play, type RulePlayed } from '../../dice/play.js';
import { seededHand } from '../../dice/seeded.js';
import { ruleOf } from '../../engine/resolve.js';
import { exactOdds, type Odds } from '../../odds/exact.js';
import { proof } from '../../odds/walk/proved.js';
import { TooManyOutcomes } from '../../odds/walk/too-many-outcomes.js';
import { type AnyAction, asInOdds } from '../../rules/action.js';
import type { Input, Result } from '../../rules/record.js';
import { isRefusal, type Refusal, type Rule } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import type { RuleSystem } from '../../rules/system.js';
import { checkEffects } from '../../table/check.js';
import { clausesIn } from './played.js';

/** So many branches are walked for the odds of one line: nobody waits for more. */
const BRANCHES = 3_000;

/** All that decides what a line comes to. */
interface LineAsked {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly input: Input;
  readonly rulings: Readonly<Record<string, number>>;
  /** The table that it is played at, where its action looks at one. */
  readonly table: State | undefined;
  /** Names its dice. */
  readonly seed: string;
  /** The numbers of the players' own that it looks up; none are there, where nothing is said. */
  readonly cells?: Cells;
}

/** What work gives, or the clause by which the rules refuse it. */
export function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

/** A roll, with the faces of every handful in the order in which they were asked for. */
interface Rolled {
  readonly played: RulePlayed<Result> | Refusal;
  readonly handfuls: readonly (readonly string[])[];
}

/** A line that somebody may type; it is rolled, and its odds are worked out, once for all who ask. */
export class LineTried {
  private once: Rolled | undefined;
  private walked: { readonly odds: Odds<Result> | Refusal | undefined } | undefined;

  constructor(readonly asked: LineAsked) {}

  /** As it is told of where something is wrong with it. */
  get text(): string {
    const { action, input, rulings, seed } = this.asked;
    return `${action.name} ${JSON.stringify(input)} by ${JSON.stringify(rulings)}, seed ${seed}`;
  }

  /** The rule, from its start. */
  readonly rule = (): Rule<Result> => {
    const { action, input, table } = this.asked;
    return ruleOf(action, input, table);
  };

  played(hand: Hand): RulePlayed<Result> {
    const played = play(this.rule(), hand, this.asked);
    checkEffects(played.effects, this.asked.action.roles ?? []);
    return played;
  }

  /** The same by a repetition of its seed. */
  seeded = (index: number): RulePlayed<Result> | Refusal =>
    orRefusal(() => this.played(seededHand(this.asked.seed, index)));

  /** What it comes to by its seed, with the dice as they were thrown. */
  get rolled(): Rolled {
    if (!this.once) {
      const handfuls: string[][] = [];
      const noted = <T extends number | string>(faces: T[]): T[] => {
        handfuls.push(faces.map(String));
        return faces;
      };
      const seeded = seededHand(this.asked.seed, 0);
      const hand: Hand = {
        roll: (...asked) => noted(seeded.roll(...asked)),
        pick: (...asked) => noted(seeded.pick(...asked)),
        deal: (...asked) => noted([seeded.deal(...asked)])[0]!,
      };
      this.once = { played: orRefusal(() => this.played(hand)), handfuls };
    }
    return this.once;
  }

  /** The clauses that it cites, or the one it is refused by. */
  get met(): readonly string[] {
    const { played } = this.rolled;
    return isRefusal(played) ? [played.clause] : clausesIn(played);
  }

  /** Its action as its odds tell of it. */
  get told(): AnyAction {
    const { action, input, table } = this.asked;
    return asInOdds(action, input, table);
  }

  /** The rule of which these are the odds. */
  readonly ruleInOdds = (): Rule<Result> => {
    const { input, table } = this.asked;
    return ruleOf(this.told, input, table);
  };

  /** Whether its outcomes can be listed one by one. */
  get isListed(): boolean {
    const { action, input } = this.asked;
    return action.beyondOdds?.(input) === undefined;
  }

  /** Its exact odds; none where its outcomes cannot be listed, or take long. */
  get odds(): Odds<Result> | Refusal | undefined {
    this.walked ??= { odds: this.isListed ? orRefusal(() => this.walk()) : undefined };
    return this.walked.odds;
  }

  private walk(): Odds<Result> | undefined {
    // Whatever is kept of a part is worked out once more where it comes up again.
    proof.ofParts = true;
    try {
      return exactOdds(this.ruleInOdds, { rulings: this.asked.rulings, most: BRANCHES });
    } catch (error) {
      if (error instanceof TooManyOutcomes) return undefined;
      throw error;
    } finally {
      proof.ofParts = false;
    }
  }
}
