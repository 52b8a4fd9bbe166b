import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

/** What a hint shows as an example is of the game that is played. */

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

const hintOf = async (line: string) => (await machine.type(line)).stderr.match(/As in: (.*)/)?.[1];

test.each([
  ['fubar', `'shoot "Red 1" "Blue 1"' 'shoot "Red 2" "Blue 1"'`],
  ['valor-and-victory', `'close-assault Schmidt Coleman' 'close-assault "1 Squad" Coleman'`],
  ['battleground', `'shoot "MG nest" "1 Section"' 'shoot "1 Gruppe" "1 Section"'`],
])('a game of %s shows a plan with its own units', async (ruleset, lines) => {
  await machine.told(`game start Caen -r ${ruleset} --roster examples/${ruleset}-roster.yaml`);
  expect(await hintOf('plan')).toBe(`wg plan ${lines}`);
  expect(await hintOf('why not')).toBe(`wg why not ${lines.split("'")[1]}`);
  // It works as it stands.
  await machine.told(['plan', ...lines.split("' '").map((line) => line.replaceAll("'", ''))]);
});

test('where no unit is known a plan is shown with the roster of an example', async () => {
  const hint = `wg plan -r bg --roster battleground 'shoot "1 Section" "MG nest"' 'shoot "2 Section" "MG nest"'`;
  expect(await hintOf('plan')).toBe(hint);
  await machine.told('game start Mill -r vv');
  expect(await hintOf('plan')).toBe(hint);
});
