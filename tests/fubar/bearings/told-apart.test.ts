import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** What a line says of one that has done something before it, or cannot do it at all. */

const foot = (name: string, side: string) => ({
  ...{ name, side, level: 'seasoned', figures: 6, weapons: ['infantry-rifle:6'] },
});
const drives = (name: string, weapons?: readonly string[]) => ({
  ...{ name, side: 'Red', kind: 'vehicle', vehicle: 'heavy-tank', level: 'elite' },
  ...(weapons && { weapons }),
});

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([
    ...[foot('R1', 'Red'), foot('B1', 'Blue')],
    ...[drives('Tank', ['heavy-cannon:1', 'heavy-machine-gun:1']), drives('Empty', [])],
  ]);
});
afterEach(() => game.clean());

const texts = async (line: string, id: string) =>
  (await game.allowed(line)).steps.filter((step) => step.id === id).map(({ text }) => text);

describe('fubar:melee.2 an Assault of 8 cm in all', () => {
  beforeEach(() => game.allowed('activate R1 --dice 6').then(() => undefined));
  test.each([
    [8, 1, false],
    [5, 4, false],
    [5, 3, true],
  ])('%i cm told by move leave no more than the rest: %i more, %s', async (gone, more, isIn) => {
    await game.allowed(`move R1 --action assault --distance ${gone}`);
    const line = `melee R1 B1 --distance ${more} --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1"`;
    await (isIn ? game.allowed(line) : game.refused(line, 'fubar:melee.2'));
  });
});

describe('fubar:action.7 fire On Guard', () => {
  test.each(['aimed-fire', 'on-guard'])('is at no enemy that takes %s', (action) =>
    game.refused(`shoot --level seasoned --fp 6 --reaction --target-action ${action}`, 'fubar:action.7'),
  );

  test('was the one of this turn: who takes it anew fires in the next', async () => {
    await game.allowed('roster mark R1 reacted=yes');
    await game.allowed('activate R1 --dice 6');
    expect(await texts('move R1 --action on-guard', 'fire')).toEqual([
      'it has fired On Guard this turn: again in the next',
    ]);
  });
});

test('fubar:vehicle.7 fubar:R72 fire of those aboard is remarked on, and never refused', async () => {
  await game.allowed('roster mark R1 aboard=Tank');
  await game.allowed('activate R1 --dice 6');
  expect(await game.remarks('shoot R1 B1 --range 10 --seed x')).toEqual(['fubar:vehicle.7']);
});

test('fubar:unit.1 a vehicle without a weapon may not shoot', async () => {
  await game.allowed('activate Empty --dice 6');
  const { stdout } = await game.type('now Empty');
  expect((JSON.parse(stdout) as { units: { may: string[] }[] }).units[0]!.may).not.toContain('shoot');
  await game.refused('shoot Empty B1 --range 10', 'fubar:unit.1');
});

test('fubar:damage.1 damage for hits that nobody scored is remarked on', async () => {
  const DAMAGE = 'vehicle-damage Tank --facing side --unsaved 1 --dice damage=1';
  expect(await game.remarks(DAMAGE)).toEqual(['fubar:damage.1']);
  await game.allowed('roster mark Tank owed=1');
  expect(await game.remarks(DAMAGE)).toEqual([]);
});

test('fubar:vehicle.3 a vehicle that has fired its one weapon drives without another', async () => {
  await game.allowed('activate Tank --dice 6');
  await game.allowed('shoot Tank B1 --fire heavy-machine-gun:1 --range 10 --seed x');
  expect(await texts('move Tank --distance 6', 'fire')).toEqual(['its one weapon has fired']);
});

test('fubar:vehicle.4 goes 6 cm through moderate cover', () =>
  game.refused('move --vehicle heavy-tank --through moderate --distance 7', 'fubar:vehicle.4'));

test('fubar:damage.4 the way out of standing still is for a move, and not for an overrun', async () => {
  await game.allowed('roster mark Tank immobilised=yes');
  await game.allowed('activate Tank --dice 6');
  const { stderr } = await game.type('overrun Tank B1 --in-path 2 --distance 0');
  expect(stderr).toContain('immobilised');
  expect(stderr).not.toContain('--distance 0');
});

test('fubar:init.6 fubar:R7 option 3: a pass asks for the unit that it costs', async () => {
  await game.refused('pass --side Red --ruling R7=3', 'fubar:init.6');
  await game.allowed('pass R1 --ruling R7=3');
  expect((await game.unit('R1')).marks).toMatchObject({ tried: 'failed', action: 'on-guard' });
});
