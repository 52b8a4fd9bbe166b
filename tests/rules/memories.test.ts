import { expect, test } from 'vitest';
import { ACTIONS } from '../support/systems.js';

const remembering = ACTIONS.filter(({ action }) => action.memory).map(
  ({ id, name, action }) => [`${id} ${name}`, action] as const,
);

test.each(remembering)('what is done is part of what it remembers: %s', (_, action) => {
  expect(action.memory!.of).toContain(action.name);
});
