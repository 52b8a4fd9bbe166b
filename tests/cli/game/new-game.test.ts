import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

/** A name that was misspelt begins no game without a word. */

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.told('game start Caen -r bg');
});
afterEach(() => machine.clean());

const BEGAN = 'wg: there was no game Cean: it has begun with this. Did you mean Caen?\n';
const BEGINS = 'wg: there was no game Cean: it begins here. Did you mean Caen?\n';
const said = async (line: string) => (await machine.type(line)).stderr;

test.each([
  'shoot -g C -f 9 --seed a --game Cean',
  'roll 2d6 --game Cean',
  'next -r bg --game Cean',
  'roster load bg --game Cean',
  'game house none -r bg --game Cean',
])('%s: whoever writes into a game that is not there is told, and what is near', async (line) => {
  expect(await said(line)).toContain(BEGAN);
  expect(await said('roll 2d6 --game Cean'), 'once it is there').toBe('');
});

test.each(['shoot -g Q -f 9 --game Cean', 'game end --game Cean', 'shoot 1 --game Cean'])(
  '%s: a line that fails begins nothing, and says nothing of the kind',
  async (line) => {
    const { code, stderr } = await machine.type(line);
    expect(code).not.toBe(0);
    expect(stderr).not.toContain('begun');
    expect(await machine.told('game list')).not.toContain('Cean');
  },
);

test('a proof of a game that is not there says which may be meant', async () => {
  expect(await said('replay --game Cean')).toContain('There is no game Cean.\n    Did you mean Caen?');
});

test.each(['roster', 'roster mark A dug-in', "plan 'shoot A B'", "odds shoot 'A' 'B'", 'shoot A B'])(
  '%s: whoever looks for units in a game that is not there is told which may be meant',
  async (line) => {
    const { stderr } = await machine.type(`${line} --game Cean`);
    expect(stderr).toMatch(/there is no game Cean/i);
    expect(stderr).toContain('Did you mean Caen?');
    expect(await said(`${line} --game Zwolle`), 'where none is near').toMatch(
      /roster load <file> puts one in/,
    );
  },
);

test.each(['roster', 'roster mark A dug-in', 'now', "plan 'shoot A B'", 'shoot A B'])(
  '%s: where the units of a game are of another rule system it is told which',
  async (line) => {
    await machine.told('roll 2d6 --game Any');
    await machine.told('roster load fubar -r fubar --game Any');
    expect(await said(`${line} -r bg --game Any`)).toMatch(
      /the game Any has no units of Battleground \(Steve Carroll\)\.\n {4}Those in it are of FUBAR: -r fubar\./i,
    );
    await machine.told('undo --game Any');
    const { stdout, stderr } = await machine.type(`${line} -r bg --game Any`);
    expect(stdout + stderr).toMatch(/the game Any has no roster/i);
  },
);

test('a game that begins with its units is played by their rules, and nobody names them again', async () => {
  await machine.told('roster load fubar -r fubar --game Hill');
  expect(await machine.told('shoot "Red 1" "Blue 1" --range 10 --game Hill')).toMatch(/^FUBAR: shoot/);
  expect((await machine.type('shoot -g C -f 9 -r bg --game Hill')).stderr).toContain(
    'not logged: the game Hill is played by FUBAR',
  );
  await machine.told('roll 2d6 --game Any');
  await machine.told('roster load fubar -r fubar --game Any');
  expect(await machine.told('shoot -g C -f 9 --game Any')).toMatch(/^Battleground: shoot/);
});

test('so is whoever keeps one open', async () => {
  async function* lines() {
    yield 'roll 2d6';
    yield 'roll 2d6';
  }
  const { stderr } = await machine.type('play --game Cean', { lines });
  expect(stderr).toBe(BEGINS);
  expect(await machine.told('game --game Cean')).toContain('2 events');
});

test('whoever keeps open what is like none of them is told of the list', async () => {
  async function* lines() {
    yield 'roll 2d6';
  }
  expect((await machine.type('play --game Zwolle', { lines })).stderr).toBe(
    'wg: there was no game Zwolle: it begins here. wg game list lists the others.\n',
  );
});

test.each([
  ['where none is near', 'roll 2d6 --game Zwolle'],
  ['where nothing is written', 'shoot -g C -f 9 --odds --game Cean'],
  ['nor is what is not logged', 'shoot -g C -f 9 --no-log --game Cean'],
  ['nor a script', 'roll 2d6 --json --game Cean'],
])('%s nothing is said', async (_, line) => {
  expect(await said(line)).toBe('');
});

test('the first game of all cannot be another, misspelt', async () => {
  const first = new Machine();
  try {
    expect((await first.type('roll 2d6 --game Cean')).stderr).toBe('');
  } finally {
    first.clean();
  }
});

test('a game is of the rule system that its house rules are for, if nothing else says', async () => {
  const file = join(machine.path, 'club.yaml');
  writeFileSync(file, 'ruleset: fubar\nrulings:\n  fubar:R7: 2\n');
  const { stdout, stderr } = await machine.type(`game start Mill --house ${file}`);
  expect([stdout.split('\n')[0], stderr]).toEqual(['Game Mill: FUBAR', '']);
  expect(await said(`game start Weir -r bg --house ${file}`)).toContain(
    'these are rules for fubar, and this is Battleground (Steve Carroll)',
  );
  writeFileSync(file, 'rulings:\n  bg:R31: 2\n');
  expect(await said(`game start Weir --house ${file}`)).toContain('played by Battleground (Steve Carroll)');
});
