import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { battleground } from '../../rulesets/battleground/index.js';
import { fubar } from '../../rulesets/fubar/index.js';
import { lookAt } from '../../src/engine/inputs/filling.js';
import { gameStateOf, type RuleSystem } from '../../src/rules/system.js';
import { stateFolder, wg } from '../support/cli.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const type = (...line: string[]) =>
  wg([...line, '--game', 'mill', '--json'], { env: { XDG_STATE_HOME: state.path } });
const slotsIn = async (system: RuleSystem) => {
  const kept = (await gameStateOf(system))!;
  const look = lookAt(join(state.path, 'wg', 'games', 'mill.jsonl'), system, kept);
  return look().state.state.slots;
};

test('whoever looks at a game sees its table as it stands by now', async () => {
  expect(await slotsIn(fubar)).toEqual({});
  await type('initiative', '--ruleset', 'fubar', '--sides', 'Reds,Blues');
  expect(await slotsIn(fubar)).toMatchObject({ turn: 1 });
  await type('initiative', '--ruleset', 'fubar', '--sides', 'Reds,Blues');
  expect(await slotsIn(fubar)).toMatchObject({ turn: 2 });
  await type('undo');
  expect(await slotsIn(fubar)).toMatchObject({ turn: 1 });
});

test('a rule system sees nothing of the table of another one', async () => {
  await type('initiative', '--ruleset', 'fubar', '--sides', 'Reds,Blues');
  expect(await slotsIn(battleground)).toEqual({});
});
