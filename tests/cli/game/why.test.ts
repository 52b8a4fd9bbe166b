import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

test.each(SYSTEMS.map(({ id, actions }) => [id, actions.includes('shoot') ? 'shoot' : 'turn']))(
  '%s: wg why is the last answer as --explain told it, and as --json --explain',
  async (ruleset) => {
    const line = {
      battleground: 'shoot -g C -f 9 -c medium',
      'wrg-1925': 'shoot -r wrg --fire rifle:6 --range 90 --men 8 --targets 8 --uncovered 5',
      fubar: 'shoot -r fubar --level veteran --fp 6 --cover soft',
      'valor-and-victory': 'close-assault --attack 12 --defend 8 --assaulters 3 --defenders 2',
    }[ruleset]!;
    const answer = await at.told(`${line} --seed s --explain`);
    const why = await at.told('why');
    expect(why.slice(why.indexOf('\n') + 1)).toBe(answer);
    expect(why).toMatch(/^Event 1: /);
    const json = await at.told(`${line} --seed s --explain --json`);
    expect(await at.told('why --json')).toBe(json);
  },
);

test('the answer of any event can be asked for by its number, and one that was taken back says so', async () => {
  await at.told('shoot -g C -f 9 --seed s --acting Axis');
  await at.told('move --seed s');
  await at.told('undo');
  expect(await at.told('why 1')).toMatch(/^Event 1: Axis, shoot\n/);
  expect(await at.told('why')).toMatch(/^Event 2: move \(taken back\)\n/);
  expect(JSON.parse(await at.told('why 2 --json'))).toMatchObject({ action: 'move', undone: true });
  expect(JSON.parse(await at.told('why 1 --json'))).not.toHaveProperty('undone');
});

test('clauses and reminders are told without a roll, and nothing is logged', async () => {
  await at.told('shoot -g C -f 9');
  const before = readFileSync(at.log(), 'utf8');
  const [first, second] = [await at.told('why'), await at.told('why')];
  expect(first).toBe(second);
  expect(first).toContain('Keep in mind:');
  expect(readFileSync(at.log(), 'utf8')).toBe(before);
});

test('an event long ago is found as well as the last', async () => {
  await at.told('shoot -g C -f 9 --seed first');
  for (let n = 0; n < 80; n++) await at.told('move --brief');
  expect(await at.told('why 1')).toContain('seed first');
  expect(await at.told('why')).toContain('Event 81: move');
}, 60_000);

test('what is not there is told plainly', async () => {
  const nothing = await at.type('why');
  expect(nothing).toMatchObject({ code: 1, stdout: '' });
  expect(nothing.stderr).toContain('Nothing has been resolved in the game table.');
  await at.told('move');
  expect((await at.type('why 2')).stderr).toContain('There is no event 2 in the game table.');
  for (const line of ['why 0', 'why x', 'why 1 2', 'why --explain'])
    expect((await at.type(line)).code, line).toBe(2);
});
