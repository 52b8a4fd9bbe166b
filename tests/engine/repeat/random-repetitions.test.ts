import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../src/engine/repeat/repetitions.js';
import { resolveSeeded, type Task } from '../../../src/engine/resolve.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { isRefusal } from '../../../src/rules/rule.js';
import { times } from '../../support/deep.js';
import { type Given, inputOf } from '../../support/play.js';
import { inputsOf, rulingsOf } from '../../support/random-inputs.js';
import { ACTIONS } from '../../support/systems.js';

const actions = ACTIONS.map(({ id, name, action, system }) => [`${id} ${name}`, id, action, system] as const);

/** What a function gives, or the clause by which the rules refuse it. */
function resultOr(of: () => string): string {
  try {
    return of();
  } catch (error) {
    if (isRefusal(error)) return `refused by ${error.clause}: ${error.message}`;
    throw error;
  }
}

const taskOf = (system: Task['system'], action: AnyAction, given: Given, rulings: Task['rulings']): Task => ({
  ...{ system, action, rulings, typed: [], cells: {} },
  input: inputOf(action, given) as Input,
});

describe('what a tally counts', () => {
  test.each(actions)(
    'is the result of the record of each repetition, however the dice fell before: %s',
    (_, id, action, system) => {
      let rolled = 0;
      const past = action.memory?.start;
      fc.assert(
        fc.property(
          ...([inputsOf(action, 8), rulingsOf(id), fc.string({ maxLength: 4 })] as const),
          // No room at all, room that soon is full, and enough.
          fc.constantFrom(0, 1, 9, 60, 100_000),
          fc.boolean(),
          (given, rulings, seed, room, anyway) => {
            const task = {
              ...taskOf(system, action, given, rulings),
              ...(anyway && { anyway: true as const }),
            };
            const record = (index: number) =>
              resultOr(() => JSON.stringify(resolveSeeded(task, past, seed, index).result));
            const repeated = repetitions(task, past, seed, room);
            // Each one twice: by paths that were never gone, and by those that were.
            for (let index = 0; index < 12; index++) {
              const as = record(index);
              expect(
                resultOr(() => repeated(index)),
                `repetition ${index}`,
              ).toBe(as);
              expect(
                resultOr(() => repeated(index)),
                `repetition ${index} again`,
              ).toBe(as);
              rolled++;
            }
          },
        ),
        { seed: 20261123, numRuns: times(240, 4) },
      );
      expect(rolled).toBeGreaterThan(600);
    },
  );
});
