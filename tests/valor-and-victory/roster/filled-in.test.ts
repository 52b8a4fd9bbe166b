import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** What the game knows of the table, and nobody has to type again. */

const HILL = { side: 'Germans', hex: 'Hill 12' };
const FARM = { side: 'Americans', hex: 'Farm', terrain: 'building' };
const ALL = [
  { ...HILL, name: 'Schmidt', unit: 'leader:-1' },
  { ...HILL, name: '1 Squad', unit: 'squad:4-6-5,lmg:3' },
  { ...HILL, name: '2 Squad', unit: 'squad:4-6-5' },
  { ...FARM, name: 'Coleman', unit: 'leader:-2' },
  { ...FARM, name: 'Able', unit: 'squad:4-6-4', half: '2-6-2' },
  { ...FARM, hex: 'Mill', name: 'Mortar', unit: 'half-squad:2-6-2,mortar:5-6' },
];

let game: VvGame;
beforeEach(async () => {
  game = await new VvGame('table').open(ALL, '--sides Germans,Americans');
});
afterEach(() => game.clean());

const input = async (line: string) => (await game.allowed(line)).input;

test('vv:11.5 smoke in the hex of the target, until it is gone', async () => {
  await game.allowed('smoke "1 Squad" --target FARM');
  expect(await input('shoot "1 Squad" Farm --range 3 --dice "6 6" --no-log')).toMatchObject({ smoke: 1 });
  expect(await input('close-assault "1 Squad" Farm --dice "6 6" --no-log')).toMatchObject({ smoke: 1 });
  expect(await input('sniper Farm --range 3 --dice "6" --no-log')).toMatchObject({ smoke: 1 });
  expect(await input('shoot Able "Hill 12" --range 3 --dice "6 6" --no-log')).toMatchObject({ smoke: 0 });
  expect(await input('shoot "1 Squad" Farm --range 3 --smoke 0 --dice "6 6"')).toMatchObject({ smoke: 0 });
  await game.allowed('turn');
  expect(await input('shoot "2 Squad" Farm --range 3 --dice "6 6"')).toMatchObject({ smoke: 0 });
});

test('vv:beyond.13.8 whoever fires while the other player moves fires at units that move', async () => {
  await game.phases(2);
  expect(await input('shoot Able "Hill 12" --range 3 --dice "6 6" --no-log')).toMatchObject({
    opportunity: true,
  });
  await game.phases(1);
  expect(await input('shoot Able "Hill 12" --range 3 --dice "6 6"')).toMatchObject({ opportunity: false });
});

test('vv:beyond.6.31 an assault move gives cover as long as the phase', async () => {
  await game.phases(2);
  await game.allowed('move "1 Squad" --assault-move --through open --to Lane');
  expect(await input('shoot Able Lane --range 3 --dice "6 6" --no-log')).toMatchObject({ assaultMove: true });
  await game.phases(1);
  expect(await input('shoot Able Lane --range 3 --dice "6 6"')).toMatchObject({ assaultMove: false });
});

test('vv:beyond.14.8 an unpinned leader of the hex helps to rally, named or not', async () => {
  await game.allowed('roster mark Able pinned');
  expect(await input('rally Able --dice "6 6" --no-log')).toMatchObject({ leader: 2 });
  expect(await input('rally Able Coleman --dice "6 6" --no-log')).toMatchObject({ leader: 2 });
  await game.allowed('roster mark Coleman pinned');
  expect(await input('rally Able --dice "6 6"')).toMatchObject({ leader: 0 });
});

test('vv:beyond.17.5 a sniper makes one opportunity fire a turn, and his hex is told once', async () => {
  await game.phases(2);
  const fires = 'sniper "Hill 12" --range 4 --opportunity --own-cover 3 --dice "1 1"';
  expect(await input(fires)).toMatchObject({ side: 'Americans' });
  await game.refused('sniper "Hill 12" --range 4 --opportunity', 'vv:beyond.17.5');
  // Another sniper of the same side: players know it. He is looked for under the cover that was told.
  const again = 'sniper "Hill 12" --range 4 --opportunity --anyway --dice "1 1"';
  expect(await input(again)).toMatchObject({ ownCover: 3 });
  expect(await input('sniper "Hill 12" --check-only --dice 6')).toMatchObject({ ownCover: 3 });
  // He was found: nothing is left of him.
  expect(await input('sniper "Hill 12" --range 4 --opportunity --dice 1')).toMatchObject({ used: false });
  await game.allowed('turn');
  expect(await input('sniper "Hill 12" --range 4 --opportunity --dice 1')).toMatchObject({ used: false });
});

test('vv:beyond.11 vv:beyond.21.7 what a side had when the game began is told once', async () => {
  await game.allowed('smoke "1 Squad" --target C4 --factors 2');
  expect(await input('smoke "2 Squad" --target C5')).toMatchObject({ factors: 2, side: 'Germans' });
  await game.refused('smoke "1 Squad" --target C6', 'vv:beyond.11');
  await game.allowed('artillery Farm --mission light-barrage --side Germans --markers 1 --dice "1 6 6"');
  await game.refused('artillery Farm --mission light-barrage --side Germans', 'vv:beyond.21.7');
});

test('vv:15.1g the hexes that have launched, and where they assaulted', async () => {
  await game.phases(4);
  const first = await game.allowed('close-assault "1 Squad" Farm --dice "6 6"');
  expect(first.input).toMatchObject({ hex: 'Hill 12', target: 'Farm', terrain: 'building' });
  await game.refused('close-assault Schmidt Farm', 'vv:15.1g');
});

test('vv:beyond.12.6 a mortar in a building is known to stand there', async () => {
  const line = 'shoot Mortar "Hill 12" --range 5 --dice "6 6" --no-log';
  expect(await input(line)).toMatchObject({ fromBuilding: false });
  await game.refused(line.replace('--dice', '--mortar --dice'), 'vv:beyond.12.6');
});

test('(vv:12.3f) the range of a weapon stands on its counter, and goes into every line', async () => {
  const line = 'shoot Mortar "Hill 12" --range 5 --dice "6 6" --no-log';
  expect(await input(line)).toMatchObject({ fire: ['half-squad:2-6-2,mortar:5-6'] });
});
