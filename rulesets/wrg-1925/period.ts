import { action } from '../../src/rules/action.js';
import { toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Battle, battleMemory } from './battle.js';
import { step } from './words.js';

type Result = { period: number };

export const period = action({
  name: 'period',
  says: 'The period is over, and the next one begins',
  inputs: { new: toggle('a new battle begins, with its first period', {}) },
  examples: [
    ['wg period', 'the next period of the game'],
    ['wg period --new', 'a new battle'],
  ],
  result: { period: { help: 'the period that begins' } },
  memory: battleMemory,
  *resolve(input, battle: Battle): Rule<Result> {
    const next = input.new ? 1 : battle.period + 1;
    yield* tests(input.new ? [] : battle.groups);
    yield* step({
      id: 'seconds',
      clause: 'wrg:scale.3',
      value: 30,
      text: 'a period is 30 seconds of action',
    });
    return { period: next };
  },
  announce: ({ period: begins }) => `period ${begins} begins`,
});

/** The groups that were under fire and have not tested (react.1). */
function* tests(groups: Battle['groups']): Rule<void> {
  for (const { name, underFire, tested } of groups) {
    if (!underFire || tested !== undefined) continue;
    const text = `${name} was under fire: it tests its reaction before the next period`;
    yield* step({ id: 'must-test', clause: 'wrg:react.1', value: name, text, ruling: 'wrg:R136' });
  }
}
