import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('armed-again', 'wrg-1925').open(ALL, '--sides Allies,Axis');
  await game.allowed('period');
});
afterEach(() => game.clean());

test('wrg:react.23 prisoners who have got hold of weapons remember the losses of their group, and flame they saw', async () => {
  await game.allowed('roster mark Blues lost-in-battle=3 lost-in-period=1 flame=1 under-fire erect prisoner');
  await game.allowed('prisoners Blues --guard Reds --armed 2');
  const { input } = await game.allowed('reaction-test "Blues armed" --no-log --seed a');
  expect(input).toMatchObject({ lostInBattle: 3, lostInPeriod: 1, flame: true });
  expect(await game.marks('Blues armed')).toMatchObject({ erect: true });
  expect(await game.marks('Blues armed')).not.toHaveProperty('prisoner');
});

test('wrg:react.23 wrg:prisoner.4 those who surrender remember what their group had lost, and themselves are no loss of theirs', async () => {
  await game.allowed('roster mark Blues lost-in-battle=3 flame=1 under-fire');
  await game.allowed('reaction-test Blues --mod -12 --interpenetrated --dice "1 1 1 / 1 1 6 6 6 6 6 6"');
  expect(await game.marks('Blues')).toMatchObject({ lostInBattle: 5 });
  expect(await game.marks('Blues prisoners')).toMatchObject({ lostInBattle: 3, flame: 1 });
});
