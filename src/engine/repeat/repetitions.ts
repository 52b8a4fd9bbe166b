import { NoRoom, pathsOf } from '../../dice/paths/paths.js';
import { resultOf } from '../../dice/play.js';
import { seededHand } from '../../dice/seeded.js';
import type { State } from '../../rules/state.js';
import { ruleOf, type Task } from '../resolve.js';

/** Places, states and ends of a rule that are kept at most: some 100 MB. */
const ROOM = 60_000;
/** So many repetitions are rolled before it is asked whether what is kept is of any use. */
const TRIED = 1_000;

/**
 * Prepares to roll a task very often, for its results alone.
 * @param room how much may be kept of the paths that it takes
 * @returns gives the result of a repetition, by its number, as JSON: that of its record
 */
export function repetitions(
  task: Task,
  past: State | undefined,
  seed: string,
  room = ROOM,
): (index: number) => string {
  const { action, input } = task;
  const rule = () => ruleOf(action, input, past);
  let paths = room > 0 ? pathsOf(rule, task, room) : undefined;
  let tried = 0;
  let failed = 0;
  return (index) => {
    if (paths) {
      tried++;
      try {
        return paths.go(seededHand(seed, index)).json;
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error;
        failed++;
        // Where dice mostly fall as never before, what is kept is in the way.
        if (tried > TRIED && failed > tried / 2) paths = undefined;
      }
    }
    return JSON.stringify(resultOf(rule(), seededHand(seed, index), task));
  };
}
