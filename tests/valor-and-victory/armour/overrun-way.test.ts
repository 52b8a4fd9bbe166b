import { afterEach, beforeEach, expect, test } from 'vitest';
import { overrun } from '../../../rulesets/valor-and-victory/armour/overrun.js';
import { VV_COMPANIES, VvGame } from '../../support/games/vv-forces.js';
import { playing, stepOf } from '../../support/play.js';
import { deedOf } from '../../support/protocol.js';

/** The way of an overrun: what it tells of the hexes on it, and the hex in which it ends. */

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('way');
  await game.begins(2, false, VV_COMPANIES);
});
afterEach(() => game.clean());

const { play, refused } = playing(overrun);
const overruns = (through: string, more: object = {}) =>
  play({ attack: 4, through: [through], ...more }, '3 3');

test('vv:beyond.19 the hex that is overrun gives the cover of the ground that its way tells', () => {
  expect(overruns('road,woods,open').result).toMatchObject({ casualtyPoints: 0 });
  expect(stepOf(overruns('road,woods,open'), 'cover-terrain')).toMatchObject({ clause: 'vv:10.5', value: 2 });
  expect(stepOf(overruns('woods:foxholes,open'), 'cover-entrenchment').value).toBe(1);
  expect(stepOf(overruns('open:sandbags,open'), 'cover-terrain')).toMatchObject({
    clause: 'vv:20.6',
    value: 2,
  });
  // What is said of it, or known, is more than its way.
  expect(overruns('woods,open', { cover: 0 }).steps.map(({ id }) => id)).not.toContain('cover-terrain');
  expect(stepOf(overruns('woods:foxholes,open', { terrain: 'woods' }), 'cover-entrenchment').value).toBe(1);
  expect(refused({ attack: 4, through: ['open:bunker,open'] })).toBe('vv:beyond.19');
});

test('vv:beyond.20.8 wire that an AFV drives through in an overrun is known: of the hex, and of the one behind it', async () => {
  await game.load([{ name: 'Fox', side: 'Americans', unit: 'squad:5-6-4', hex: 'Ditch' }], 'add');
  await game.allowed('overrun Tiger Ditch --through open,stream:wire,open:wire --to Back --dice "6 6"');
  expect(await game.marks('Fox')).toMatchObject({ terrain: 'stream', wire: 'Ditch' });
  const { state } = JSON.parse((await game.type('game')).stdout) as { state: readonly string[] };
  expect(state).toEqual(expect.arrayContaining(['barbed wire in Ditch', 'barbed wire in Back']));
  expect((await game.marks('Tiger')).wire).toBeUndefined();
});

test('vv:beyond.20.8 vv:20.3 which the effects of the way say', () => {
  const { effects } = overruns('open,stream:wire,open:wire', { hex: 'Ditch', to: 'Back' });
  expect(effects.filter(({ do: deed }) => deed === 'set').map(deedOf)).toEqual([
    'vv:13.1 > set {"to":"overrunner","of":"unit","is":{"marked":true,"moved":true,"moving":true}}',
    'vv:beyond.19.3 > set {"to":"overrunner","of":"unit","is":{"hex":"Back","terrain":"open","entrenchment":null}}',
    'vv:20.3 > set {"to":"overrunHex","of":"unit","is":{"terrain":"stream"}}',
    'vv:beyond.20.8 > set {"to":"overrunHex","of":"unit","is":{"wire":"Ditch"}}',
    'vv:beyond.20.8 > set {"to":"overrunner","of":"unit","is":{"wire":"Back"}}',
    'vv:14.61a > set {"to":"overrunHex","of":"unit","is":{"pointsBy":"fire"}}',
  ]);
});

test('vv:20.3 and so is the ground of that hex; of a hex without a name nobody keeps it', async () => {
  expect(await game.remarks('overrun Tiger Road --through open,orchard,open --to Back --dice "6 6"')).toEqual(
    [],
  );
  expect(await game.marks('Truck')).toMatchObject({ terrain: 'orchard' });
  expect(overruns('open:wire,open:wire').effects.filter(({ clause }) => clause === 'vv:beyond.20.8')).toEqual(
    [],
  );
});

test('vv:6.8 vv:6.9 vv:beyond.10 vv:20.10 an overrun ends in a hex that is open to the AFV, and in which there is room', async () => {
  const over = (to: string) => `overrun Tiger Road --through open,road,open --to ${to} --dice "6 6"`;
  await game.refused(over('Field'), 'vv:6.8');
  await game.refused(over('H1'), 'vv:6.9');
  await game.allowed('roster mark Hermes terrain=open entrenchment=trenches');
  for (const name of ['M2', 'M3']) await game.allowed(`roster mark ${name} hex=H9`);
  await game.refused(over('H2'), 'vv:20.10');
  await game.allowed('roster mark Hermes terrain=building entrenchment=no');
  await game.refused(over('H2'), 'vv:beyond.10');
  await game.allowed('roster mark Hermes terrain=woods');
  expect(await game.remarks(`${over('H2')} --no-log`)).toEqual(['vv:beyond.20.3']);
  const { input } = await game.allowed(over('H2').replace('road,open', 'road,woods'));
  expect(input).toMatchObject({ hex: 'Road', infantryThere: 2, vehiclesThere: 1, exitTerrain: 'woods' });
});

test('vv:beyond.8.3 an AFV that took somebody on, and has overrun a hex since, takes nobody else on', async () => {
  await game.allowed('roster mark G7 hex=H4');
  await game.allowed('roster mark Otto hex=H4');
  await game.allowed('move Otto HT');
  await game.allowed('overrun HT Road --through open,road,open --to Back --dice "6 6"');
  expect(await game.marks('HT')).toMatchObject({ transfer: 'over' });
  expect(await game.marks('Otto')).toMatchObject({ transfer: 'loaded' });
  await game.allowed('roster mark G7 hex=Back');
  expect(await game.remarks('move G7 HT')).toEqual(['vv:beyond.8.3']);
});
