import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { actionOf, actionsOf, LONGEST_ID } from '../../src/rules/system.js';

test.each(SYSTEMS.map((system) => [system.title, system] as const))(
  '%s loads the same actions one by one and all at once, in the order in which they are listed',
  async (_, system) => {
    const all = await actionsOf(system);
    expect(all.map(({ name }) => name)).toEqual(system.actions);
    for (const action of all) expect(await actionOf(system, action.name)).toBe(action);
  },
);

test('no two rule systems go by one name, and the files of their games can be named for them', () => {
  const names = SYSTEMS.flatMap(({ id, short }) => (short === id ? [id] : [id, short]));
  expect(new Set(names).size).toBe(names.length);
  for (const { id } of SYSTEMS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(id.length).toBeLessThanOrEqual(LONGEST_ID);
  }
});
