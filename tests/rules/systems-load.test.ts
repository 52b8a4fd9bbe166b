import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { actionOf, actionsOf } from '../../src/rules/system.js';

test.each(SYSTEMS.map((system) => [system.title, system] as const))(
  '%s loads the same actions one by one and all at once, in the order in which they are listed',
  async (_, system) => {
    const all = await actionsOf(system);
    expect(all.map(({ name }) => name)).toEqual(system.actions);
    for (const action of all) expect(await actionOf(system, action.name)).toBe(action);
  },
);
