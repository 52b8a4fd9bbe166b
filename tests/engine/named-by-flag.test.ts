import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from '../support/state.js';

/** Units are named behind an action, or by its flags: both at once have to mean the same ones. */

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.told('game start Caen -r wrg --roster examples/wrg-1925-roster.yaml');
});
afterEach(() => machine.clean());

const TAKES = '--what one-man --dice 6 --no-log';

test('whoever is named behind the action and another by its flag stand nowhere together', async () => {
  const { code, stderr } = await machine.type(`take-over PIAT --name "2 Section" ${TAKES}`);
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    'wg: --name names 2 Section, and PIAT was named already: the group.',
  ]);
  expect((await machine.type(`take-over PIAT --name "2nd Section" ${TAKES}`)).code).toBe(2);
});

test('the same one may be named by both, however his name is spelt', async () => {
  await machine.told(`take-over PIAT --name piat ${TAKES}`);
});

test('a flag names whoever stands in another role', async () => {
  const line = 'shoot "2 Section" --target "1 Gruppe" --range 90 --seed a --no-log';
  expect(await machine.json(line)).toMatchObject({
    units: { roles: { firer: ['2 Section'], target: ['1 Gruppe'] } },
  });
});
