// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { odds, resolve } from 'wg/testing';
import system from '../index.js';

test('lite:shoot.2 beyond twelve inches it takes a five in the open, and never more than a six', async () => {
  const far = { figures: 3, range: 20 };
  assert.deepEqual((await resolve(system, 'shoot', far, { dice: '4 5 6' })).result, { hits: 2 });
  const hard = { ...far, cover: 'hard' };
  assert.deepEqual((await resolve(system, 'shoot', hard, { dice: '4 5 6' })).result, { hits: 1 });
});

test('lite:morale.3 shaken figures do not shoot', async () => {
  await assert.rejects(resolve(system, 'shoot', { figures: 3, shaken: true }), { clause: 'lite:morale.3' });
});

test('lite:melee.1 one figure against one wins as often as it loses', async () => {
  const { outcomes } = (await odds(system, 'melee', { figures: 1, enemyFigures: 1 })).odds;
  assert.deepEqual(
    outcomes.map(({ result, fraction }) => [result.winner, fraction]),
    [
      ['charger', '2/5'],
      ['defender', '2/5'],
      ['nobody', '1/5'],
    ],
  );
});

test('lite:R1 cover is worth one, where the players choose so', async () => {
  const charge = { figures: 1, enemyFigures: 1, cover: true };
  const won = async (/** @type {Record<string, number>} */ rulings) => {
    const { outcomes } = (await odds(system, 'melee', charge, { rulings })).odds;
    return outcomes.find(({ result }) => result.winner === 'charger')?.fraction;
  };
  assert.equal(await won({}), '2/5');
  assert.equal(await won({ 'lite:R1': 2 }), '1/4');
});
