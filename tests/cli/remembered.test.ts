import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { battleground } from '../../rulesets/battleground/index.js';
import { wrg1925 } from '../../rulesets/wrg-1925/index.js';
import { lookingAt } from '../../src/cli/remembered.js';
import { stateFolder, wg } from './../support/cli.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const type = (...line: string[]) =>
  wg([...line, '--game', 'mill', '--json'], { env: { XDG_STATE_HOME: state.path } });
const log = () => join(state.path, 'wg', 'games', 'mill.jsonl');

test('whoever looks at a game sees what its rule system remembers by now', async () => {
  const look = await lookingAt(wrg1925);
  expect(look(log())).toMatchObject({ period: 1, groups: [] });
  await type('period', '--ruleset', 'wrg');
  await type('period', '--ruleset', 'wrg', '--hidden', 'Reds');
  expect(look(log())).toMatchObject({ period: 2, hidden: ['Reds'] });
  await type('undo');
  expect(look(log())).toMatchObject({ period: 1, hidden: [] });
});

test('a rule system sees nothing of what another one remembers', async () => {
  await type('period', '--ruleset', 'wrg');
  const look = await lookingAt(battleground);
  expect(look(log())).not.toHaveProperty('period');
});
