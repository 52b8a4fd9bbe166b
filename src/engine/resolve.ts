import { enteredHand } from '../dice/entered.js';
import { type Cells, type Hand, play, type RulePlayed, type Rulings } from '../dice/play.js';
import { seededHand } from '../dice/seeded.js';
import { RNG } from '../dice/stream.js';
import type { NamedInLine } from '../log/line/line.js';
import type { AnyAction } from '../rules/action.js';
import { permitted } from '../rules/permit.js';
import type { Input, Resolution, Result } from '../rules/record.js';
import type { Rule } from '../rules/rule.js';
import { EMPTY_TABLE, type State } from '../rules/state.js';
import type { RuleSystem } from '../rules/system.js';
import { said } from '../rules/text/say.js';
import { rest } from '../rules/words.js';
import { checkEffects } from '../table/check.js';
import type { Filling } from './inputs/filling.js';
import { playsAgain } from './often.js';
import { sourceOf } from './source.js';
import { thrownBy } from './ways.js';

/** An action with everything that decides its outcome, but the dice. */
export interface Task {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly input: Input;
  readonly rulings: Rulings;
  /** The rulings that were typed for this run. */
  readonly rulingsTyped: readonly string[];
  /** The inputs that were typed. */
  readonly inputsTyped?: readonly string[];
  /** Table cells of the players' own. */
  readonly cells: Cells;
  /** What is played although a clause forbids it: whatever does, or these. */
  readonly anyway?: true | readonly string[];
  /** The units of the roster that it was filled from, where any were named. */
  readonly units?: TaskUnits;
}

/** The units that a task named. */
export interface TaskUnits
  extends Pick<Filling, 'names' | 'groups' | 'roles' | 'by' | 'against' | 'seen' | 'kinds' | 'stood'> {
  /** The inputs that they filled in. */
  readonly filled: readonly string[];
  /** The same task with the units as they stand now: another process may have shot at them. */
  readonly again: () => Task;
}

/** The units that a task named, as records and scripts have them. */
export const namesOfUnits = ({ names, roles, filled, groups }: TaskUnits): NamedInLine => ({
  names,
  roles,
  filled,
  ...(groups && { groups }),
});

/**
 * The rule of an action as it is played: first whether it is permitted, then the action itself.
 * @param table as it stands, for actions that look at it
 */
export function* ruleOf(
  { permits = [], resolve }: Pick<AnyAction, 'permits' | 'resolve'>,
  input: Input,
  table: State = EMPTY_TABLE,
): Rule<Result> {
  if (permits.length > 0) yield* permitted(permits, input);
  return yield* rest(() => resolve(input, table));
}

/** Plays a task with a hand. @throws Refusal; EffectError where the rule did to the table what nobody can */
export function playedBy(task: Task, past: State | undefined, hand: Hand): RulePlayed<Result> {
  const { action, input } = task;
  const rule = () => ruleOf(action, input, past);
  const end = (of: RulePlayed<Result>) => {
    checkEffects(of.effects, action.roles ?? []);
    return of;
  };
  try {
    // Who throws his dice by hand is told what they are for before each throw.
    const plays = past || hand.hears ? undefined : playsAgain(task, rule, end);
    return plays ? plays(hand) : end(play(rule(), hand, task));
  } catch (error) {
    throw thrownBy(task, error);
  }
}

/** Where the dice of a record come from. */
type DiceOrigin = Pick<Resolution, 'rng' | 'seed' | 'index'>;

const resolved = (task: Task, past: State | undefined, hand: Hand, from: DiceOrigin): Resolution =>
  recordOf(task, past, playedBy(task, past, hand), from);

/** The record of a task that was played. */
export function recordOf(
  task: Task,
  past: State | undefined,
  of: RulePlayed<Result>,
  from: DiceOrigin,
): Resolution {
  const { system, action, input } = task;
  const { result, steps, rulings, house, effects, anyway } = of;
  // What was resolved on a table that nobody can have played to is not logged.
  if (past) for (const { text } of steps) said(text, [past, input, house]);
  return {
    ...sourceOf(system),
    action: action.name,
    ...from,
    input,
    rulings,
    ...(Object.keys(house).length > 0 && { house }),
    steps,
    result,
    ...((action.roles || effects.length > 0) && { effects }),
    ...(anyway.length > 0 && { anyway }),
  };
}

/** Resolves a task with seeded dice. */
export const resolveSeeded = (task: Task, past: State | undefined, seed: string, index: number): Resolution =>
  resolved(task, past, seededHand(seed, index), { rng: RNG, seed, index });

/**
 * Resolves a task with the dice that were thrown.
 * @throws DiceError where they do not fit, every one of them included
 */
export function resolveEntered(task: Task, past: State | undefined, faces: string): Resolution {
  const hand = enteredHand(faces);
  const record = resolved(task, past, hand, { rng: 'entered', seed: null, index: 0 });
  hand.finish();
  return record;
}
