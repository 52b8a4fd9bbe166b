// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { odds, resolve } from 'wg/testing';
import system from '../index.js';

const five = { figures: 5, targetFigures: 3 };

test('newsys:shoot.1 in the open a die hits on a four', async () => {
  const { result } = await resolve(system, 'shoot', five, { dice: '4 3 6 1 2' });
  assert.deepEqual(result, { hits: 2, casualties: 2 });
});

test('newsys:shoot.1 in a wood it takes a five', async () => {
  const { result } = await resolve(system, 'shoot', { ...five, cover: 'wood' }, { dice: '4 3 6 1 2' });
  assert.equal(result.hits, 1);
});

test('newsys:shoot.2 no more figures fall than there are', async () => {
  const { result, effects } = await resolve(system, 'shoot', five, { dice: '4 5 6 5 4' });
  assert.deepEqual(result, { hits: 5, casualties: 3 });
  assert.deepEqual(effects, [
    { do: 'lose', to: 'target', of: 'infantry', parts: { figures: 3 }, clause: 'newsys:shoot.2' },
  ]);
});

test('newsys:R1 a six is worth two hits, where the players choose so', async () => {
  const { result } = await resolve(system, 'shoot', five, { dice: '6 1 1 1 1', rulings: { 'newsys:R1': 2 } });
  assert.equal(result.hits, 2);
});

test('newsys:shoot.1 one figure hits every other time', async () => {
  const { outcomes } = (await odds(system, 'shoot', { figures: 1 })).odds;
  assert.deepEqual(
    outcomes.map(({ result, fraction }) => [result.hits, fraction]),
    [
      [0, '1/2'],
      [1, '1/2'],
    ],
  );
});
