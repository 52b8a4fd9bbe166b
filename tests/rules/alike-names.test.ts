import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { likeness, nameAmong, sameName } from '../../src/rules/text/likeness.js';
import { Machine } from '../support/state.js';

/** Names are the same by one rule: case, Unicode composition, spaces; of units, sides, games and places. */

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

describe('two names are the same', () => {
  test.each([
    ['2 Section', '2 section'],
    ['Café', 'Cafe\u0301'],
    ['  2   Section ', '2 Section'],
    ['2\u00a0Section', '2 Section'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
  ])('%j and %j', (one, other) => {
    expect(sameName(one, other)).toBe(true);
    expect(likeness(one)).toBe(likeness(other));
  });

  test('but not others', () => {
    expect(sameName('1 Section', '2 Section')).toBe(false);
  });

  test('of several the one that is spelt so is meant', () => {
    expect(nameAmong(['axis', 'Axis'], 'Axis')).toBe('Axis');
    expect(nameAmong(['Axis', 'Allies'], 'ALLIES')).toBe('Allies');
    expect(nameAmong(['Axis'], 'Allies')).toBeUndefined();
  });
});

describe('a game', () => {
  beforeEach(() => machine.type('game start "Été  44" -r bg --sides Axis,Allies'));

  test('is found by another spelling of its name', async () => {
    await machine.type('game start Other -r bg');
    expect((await machine.type(['game', 'use', 'e\u0301te\u0301 44'])).code).toBe(0);
    expect(await machine.json(['game', '--game', 'ÉTÉ 44'])).toMatchObject({ game: 'Été  44', inUse: true });
  });

  test('takes the lines of another spelling, and is not begun a second time', async () => {
    await machine.type(['draw-card', '--game', 'été 44']);
    expect(await machine.json('game')).toMatchObject({ events: 1 });
    const { code, stderr } = await machine.type(['game', 'start', 'ÉTÉ 44', '-r', 'bg']);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('already') });
  });
});

describe('a side', () => {
  test('is the same whatever its case', async () => {
    await machine.type(
      'game start Caen -r bg --sides Axis,Allies --roster examples/battleground-roster.yaml',
    );
    expect((await machine.type('shoot -g C -f 9 --acting AXIS')).code).toBe(0);
    const refused = await machine.type(['game', 'start', 'Two', '-r', 'bg', '--sides', 'Axis,AXIS ']);
    expect(refused.code).toBe(2);
  });
});

test('units are the same for whoever names them, and two alike do not go into one roster', async () => {
  await machine.type('game start Caen -r bg --roster examples/battleground-roster.yaml');
  const { code } = await machine.type(['shoot', '2  SECTION', '1 gruppe', '--range', '4', '--cover', 'none']);
  expect(code).toBe(0);
});
