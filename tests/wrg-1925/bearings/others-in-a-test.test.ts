import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC } from '../roster/roster-units.js';

/** What others did counts in a reaction test by how near they are and who saw it: whom it may be, is told. */

const GREENS = { name: 'Greens', side: 'Allies', men: 8, weapons: ['lmg-belt:1', 'rifle:7'] };
const PAK = { name: 'Pak', side: 'Axis', kind: 'gun', weapon: 'gun', men: 4 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('others in a test', 'wrg-1925').open(
    [...ALL, APC, GREENS, PAK],
    '--sides Allies,Axis',
    'period',
  );
});
afterEach(() => game.clean());

/** What is remarked of others in a test, by its clause. */
async function told(line: string): Promise<Readonly<Record<string, string>>> {
  const { remarks = [] } = (await game.allowed(`${line} --no-log`)) as {
    remarks?: { clause: string; text: string }[];
  };
  return Object.fromEntries(remarks.map(({ clause, text }) => [clause, text]));
}
const TEST = 'reaction-test Reds --dice "3 3 3"';
const panics = async (name: string) => {
  await game.allowed(`shoot "MG 34" ${name} --range 90 --dice "3 / 1"`);
  await game.allowed(`reaction-test ${name} --mod -20 --dice "1 1 1"`);
  await game.allowed('next --anyway');
  await game.allowed(`move ${name}`);
};
const firedOn = (name = 'Reds') => game.allowed(`shoot Blues ${name} --range 90 --dice "6 / 1"`);

describe('of friends', () => {
  test('wrg:react.3 whose LMGs have fired it is told, and of its own not', async () => {
    await firedOn();
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    expect(await told(TEST)).not.toHaveProperty('wrg:react.3');
    await game.allowed('shoot Greens Blues --range 90 --seed a');
    const text =
      'Greens fired 1 LMG: as many of them as are within 100 metres count with its own, --friendly-lmgs';
    expect((await told(TEST))['wrg:react.3']).toBe(text);
    expect(await told(`${TEST} --friendly-lmgs 2`)).not.toHaveProperty('wrg:react.3');
  });

  test('wrg:react.15 who has run in panic is told, in that period and in a test of it that is late', async () => {
    await panics('PIAT');
    await firedOn();
    const text = 'PIAT ran in panic: within 25 metres, or 50 in open view, that counts, --friends-ran';
    expect((await told(TEST))['wrg:react.15']).toBe(text);
    expect(await told(`${TEST} --friends-ran`)).not.toHaveProperty('wrg:react.15');
    await game.allowed('next --anyway');
    expect((await told(TEST))['wrg:react.15']).toBe(text);
    await game.allowed('next --anyway');
    await firedOn();
    expect(await told(TEST)).not.toHaveProperty('wrg:react.15');
  });

  test('(wrg:react.15) who panics and has not dashed yet has not run', async () => {
    await panics('PIAT');
    await game.allowed('undo');
    await firedOn();
    expect(await told(TEST)).not.toHaveProperty('wrg:react.15');
  });

  test('wrg:react.4 who fires at those who fired on it counts, untold', async () => {
    await firedOn();
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    expect((await game.allowed(`${TEST} --no-log`)).input.friendsFire).toBe(false);
    await game.allowed('shoot Greens "MG 34" --range 90 --seed a');
    expect((await game.allowed(`${TEST} --no-log`)).input.friendsFire).toBe(false);
    await game.allowed('shoot PIAT Blues --range 90 --seed a');
    const { input, steps } = await game.allowed(TEST);
    expect(input.friendsFire).toBe(true);
    expect(steps).toContainEqual(expect.objectContaining({ clause: 'wrg:react.4', value: 1 }));
  });
});

describe('of the enemy', () => {
  test('wrg:react.6 at whom it fired in the open is told, and who is in a trench not', async () => {
    await firedOn();
    expect(await told(TEST)).not.toHaveProperty('wrg:react.6');
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    const text =
      'Blues, at whom it fired, is in the open as far as the game knows: that counts, --enemy-in-open';
    expect((await told(TEST))['wrg:react.6']).toBe(text);
    expect(await told(`${TEST} --enemy-in-open`)).not.toHaveProperty('wrg:react.6');
    await game.allowed('roster mark Blues cover=trench');
    expect(await told(TEST)).not.toHaveProperty('wrg:react.6');
  });

  test('wrg:react.7 who was hit in the open is told, and who was in a trench not', async () => {
    await firedOn();
    await game.allowed('shoot Reds Blues --range 90 --dice "6 / 6 / 1"');
    const text = 'Blues lost men or ran: seen in the open that counts, --enemy-hit';
    expect((await told(TEST))['wrg:react.7']).toBe(text);
    expect(await told(`${TEST} --enemy-hit`)).not.toHaveProperty('wrg:react.7');
    await game.allowed('roster mark Blues cover=trench');
    expect(await told(TEST)).not.toHaveProperty('wrg:react.7');
  });
});

test('wrg:react.1 nothing is told of others where no test is due, and where the sum is typed', async () => {
  await panics('PIAT');
  expect(await told(TEST)).not.toHaveProperty('wrg:react.15');
  await firedOn();
  expect(await told(`${TEST} --mod -3`)).not.toHaveProperty('wrg:react.15');
});

test('wrg:afv.11 of an AFV it is told who ran or retired', async () => {
  await panics('PIAT');
  await game.allowed('anti-tank Pak APC --range 90 --dice 1');
  const text = 'PIAT ran or retired: where it was seen that counts, --friends-retreat';
  expect(await told('reaction-test APC --dice "3 3"')).toMatchObject({ 'wrg:afv.11': text });
  expect(await told('reaction-test APC --dice "3 3" --friends-retreat')).not.toHaveProperty('wrg:afv.11');
});
