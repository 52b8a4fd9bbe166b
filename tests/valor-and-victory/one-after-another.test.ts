import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../support/games/vv-forces.js';

/** What an action leaves behind, and what the next one makes of it. */

const HILL = { side: 'Germans', hex: 'C4', terrain: 'woods' };
const FARM = { side: 'Americans', hex: 'C7', terrain: 'open' };
const TANK = { armour: 'D', 'rear-armour': 'C', transport: 'T2', mp: 10 };
const FORCES = [
  { ...HILL, ...TANK, name: 'Panzer', unit: 'afv:gun=8:mg=4' },
  { side: 'Germans', name: 'Rider', unit: 'squad:4-6-5', half: '2-6-4', aboard: 'Panzer' },
  { ...HILL, ...TANK, name: 'Tiger', unit: 'afv:gun=12:mg=4' },
  { ...HILL, hex: 'C5', name: 'Wagon', unit: 'vehicle:cr=3', transport: 'T2', mp: 10 },
  { ...HILL, hex: 'C5', name: 'First', unit: 'squad:4-6-5', half: '2-6-4' },
  { ...FARM, name: 'Able', unit: 'squad:4-6-4' },
  { ...FARM, name: 'Baker', unit: 'squad:5-6-4,bazooka', atfp: 'D', 'weapon-range': 4 },
];

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('one-after-another');
  await game.begins(0, false, FORCES);
});
afterEach(() => game.clean());

const BARRAGE = 'artillery C4 --mission heavy-barrage --side Americans --spotter unpinned';

test('(vv:14.65b) a barrage brings points on those beside an AFV, and none on those in it', async () => {
  await game.allowed('roster mark Tiger hex=C3');
  await game.allowed('roster mark First hex=C4 terrain=woods');
  await game.allowed(`${BARRAGE} --dice "1 2 2 6 6"`);
  expect((await game.marks('First')).points).toBe(12);
  for (const name of ['Panzer', 'Rider']) {
    expect((await game.marks(name)).points).toBeUndefined();
    expect((await game.marks(name)).burst).toBeUndefined();
  }
  const { input } = await game.allowed('casualties C4');
  expect(input).toMatchObject({ points: 12, doubled: true, names: ['First'] });
  await game.allowed('casualties C4 --choose first');
  expect(await game.marks('First')).toMatchObject({ eliminated: true });
});

test('vv:beyond.12.64 points of a later assault are not those of a burst in trees', async () => {
  await game.allowed('roster mark First hex=C4 terrain=woods');
  await game.allowed('roster mark Tiger hex=C3');
  await game.allowed(`${BARRAGE} --dice "1 2 2 6 6"`);
  await game.allowed('casualties C4 --choose first');
  await game.allowed('roster mark Panzer points=2 pointsBy=assault');
  const { input } = await game.allowed('casualties Panzer --choose put:Panzer=2 --dice 6');
  expect(input.doubled).toBe(false);
});

test('vv:14.61c vv:13.10 a 4-6-4 that was reduced goes on as the half squad 2-6-2 that is printed', async () => {
  await game.phases(3);
  await game.allowed('roster mark Able points=2 pointsBy=fire');
  await game.allowed('casualties Able --choose reduce:Able');
  expect((await game.unit('Able')).says).toContain('half squad 2-6-2');
  const { input } = await game.allowed('shoot Able C5 --range 2 --dice "6 5"');
  expect(input.fire).toEqual(['half-squad:2-6-2']);
});

test('vv:beyond.18.3 a bazooka changes hands in the Command Phase, with its range and its factor', async () => {
  await game.allowed('roster mark Baker unit=squad:5-6-4');
  await game.allowed('roster mark Able unit=squad:4-6-4,bazooka atfp=D weapon-range=4');
  await game.phases(3);
  const fire = '--range 4 --facing front --dice "6 6"';
  await game.refused(`anti-tank Baker Tiger ${fire}`, 'vv:beyond.18.3');
  const { input } = await game.allowed(`anti-tank Able Tiger ${fire}`);
  expect(input).toMatchObject({ weapon: 'bazooka', atfp: 'D', weaponRange: 4 });
});

test('vv:15.10b of several AFVs that are assaulted its lines say which, and in which order their points are told', async () => {
  await game.phases(4);
  const assault = 'close-assault Able,Baker C4 --terrain woods';
  const { steps } = await game.allowed(`${assault} --dice "6 6"`);
  expect(steps.find(({ id }) => id === 'on-afv')?.text).toContain(
    'say them with --on-afv, once each for Panzer and Tiger',
  );
  await game.allowed('undo');
  const { steps: each } = await game.allowed(`${assault} --on-afv 1 --on-afv 1 --dice "6 6 / 1 / 5 / 1 / 5"`);
  const texts = each.map(({ text }) => text);
  expect(texts).toContain('1 point on Panzer: immobilised');
  expect(texts).toContain('Tiger: immobile, it neither moves nor turns, and fires as before');
});

test('vv:15.10a vv:18.6c of several AFVs the lines of casualties say which', async () => {
  for (const name of ['Panzer', 'Rider', 'Tiger'])
    await game.allowed(`roster mark ${name} points=4 pointsBy=assault`);
  const { steps } = await game.allowed('casualties C4 --choose put:Panzer=1,put:Tiger=3 --dice "1 3 3"');
  expect(steps.filter(({ id }) => id.startsWith('afv')).map(({ text }) => text)).toEqual([
    '1 point on Panzer: immobilised',
    'crew check, 2 or less abandons it: the crew stays',
    'Panzer: immobile, it neither moves nor turns, and fires as before',
    'Tiger: 3 points immobilise it without a roll',
    'crew check, 2 or less abandons it: the crew stays',
    'Tiger: immobile, it neither moves nor turns, and fires as before',
  ]);
});

test('(vv:14.7a) a truck that is pinned by hand is so with those aboard, and recovers with them', async () => {
  await game.allowed('roster mark First aboard=Wagon');
  await game.allowed('roster mark Wagon pinned');
  expect(await game.marks('First')).toMatchObject({ pinned: true, aboard: 'Wagon' });
  expect((await game.marks('Rider')).pinned).toBeUndefined();
  await game.allowed('roster unmark Wagon pinned');
  expect((await game.marks('First')).pinned).toBeUndefined();
  await game.allowed('roster mark Wagon pinned-now');
  await game.phases(1);
  expect((await game.marks('First')).pinned).toBe(true);
  await game.allowed('roster mark Wagon pinned=false');
  await game.phases(2);
  await game.allowed('move First --unload --carrier Wagon');
});
