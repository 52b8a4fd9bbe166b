import { enteredHand } from '../dice/entered.js';
import { type Cells, type Hand, play, type Rulings } from '../dice/play.js';
import { seededHand } from '../dice/seeded.js';
import { RNG } from '../dice/stream.js';
import type { Named } from '../game/line.js';
import type { AnyAction } from '../rules/action.js';
import type { Input, Resolution, Result } from '../rules/record.js';
import type { RuleSystem } from '../rules/system.js';
import type { Filling } from './units.js';
import { VERSION } from './version.js';

/** An action with everything that decides its outcome, but the dice. */
export interface Task {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly input: Input;
  readonly rulings: Rulings;
  /** The rulings that were typed for this run. */
  readonly typed: readonly string[];
  /** Table cells of the players' own. */
  readonly cells: Cells;
  /** The units of the roster that it was filled from, where any were named. */
  readonly units?: TaskUnits;
}

/** The units that a task named. */
export interface TaskUnits
  extends Pick<Filling, 'names' | 'groups' | 'by' | 'seen' | 'scope' | 'state' | 'stood'> {
  /** The inputs that they filled in. */
  readonly filled: readonly string[];
  /** The same task with the units as they stand now: another process may have shot at them. */
  readonly again: () => Task;
}

/** The units that a task named, as records and scripts have them. */
export const namedIn = ({ names, filled, groups }: TaskUnits): Named => ({
  names,
  filled,
  ...(groups && { groups }),
});

const resolved = (
  task: Task,
  past: unknown,
  hand: Hand,
  source: { rng: string; seed: string | null; index: number },
): Resolution => {
  const rule = task.action.resolve(task.input as never, past);
  const { result, steps, rulings, house } = play(rule, hand, task.rulings, task.cells);
  return {
    wg: VERSION,
    ruleset: task.system.id,
    action: task.action.name,
    ...source,
    input: task.input,
    rulings,
    ...(Object.keys(house).length > 0 && { house }),
    steps,
    result: result as Result,
  };
};

/** Resolves a task with seeded dice. */
export const resolveSeeded = (task: Task, past: unknown, seed: string, index: number): Resolution =>
  resolved(task, past, seededHand(seed, index), { rng: RNG, seed, index });

/**
 * Resolves a task with the dice that were thrown.
 * @throws DiceError where they do not fit, every one of them included
 */
export function resolveEntered(task: Task, past: unknown, faces: string): Resolution {
  const hand = enteredHand(faces);
  const record = resolved(task, past, hand, { rng: 'entered', seed: null, index: 0 });
  hand.finish();
  return record;
}
