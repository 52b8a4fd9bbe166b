import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from './roster-units.js';

/** Men who were taken, between the lines that tell of them: who escorts them, and what becomes of them without. */

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('prisoners', 'wrg-1925').open(ALL, '--sides Allies,Axis', 'period');
  await game.allowed('roster mark Blues prisoner');
});
afterEach(() => game.clean());

const says = async (name = 'Blues') => (await game.unit(name)).says;
const state = async () => {
  const { stdout } = await game.type('now');
  return (JSON.parse(stdout) as { clock: { now: readonly string[] } }).clock.now;
};
const fall = async () => {
  await game.allowed('shoot "MG 34" PIAT --range 90 --dice "3 / 6 / 1"');
  await game.allowed('roster mark PIAT men=0');
};

describe('the escort of prisoners', () => {
  test('wrg:prisoner.1 is told once, and goes on with them until it is another', async () => {
    await game.allowed('prisoners Blues PIAT');
    expect(await says()).toContain('taken prisoner, under escort of PIAT');
    expect((await game.allowed('prisoners Blues')).input).toMatchObject({ guard: 'PIAT', escort: 2 });
    await game.allowed('prisoners Blues Reds');
    expect((await game.allowed('prisoners Blues')).input).toMatchObject({ guard: 'Reds', escort: 10 });
  });

  test('wrg:prisoner.1 is whoever is named by a flag, too, and somebody of whom nobody knows more', async () => {
    const { input } = await game.allowed('prisoners Blues --guard PIAT');
    expect(input).toMatchObject({ guard: 'PIAT', escort: 2 });
    expect(await says()).toContain('taken prisoner, under escort of PIAT');
    await game.allowed('prisoners Blues --guard Cooks');
    expect(await says()).toContain('taken prisoner, under escort of an escort');
  });

  test('wrg:prisoner.2 that has fallen leaves them to escape, and now tells so', async () => {
    await game.allowed('prisoners Blues PIAT');
    expect(await state()).not.toContain('may escape: Blues, of whose escort PIAT nobody is left');
    await game.refused('prisoners Blues --escaped 3', 'wrg:prisoner.2');
    await fall();
    expect(await state()).toContain('may escape: Blues, of whose escort PIAT nobody is left');
    expect((await game.allowed('prisoners Blues')).result).toMatchObject({ mayEscape: 8 });
  });
});

test('wrg:prisoner.1 to escort them is the deed of those who do, and to escape or to fight again theirs', async () => {
  const by = () => (JSON.parse(game.log().at(-1)!) as { by?: string }).by;
  await game.allowed('prisoners Blues PIAT');
  expect(by()).toBe('Allies');
  await game.allowed('prisoners Blues --hit 2 --escaped 3');
  expect(by()).toBe('Axis');
  await game.allowed('prisoners Blues --armed 1');
  expect(by()).toBe('Axis');
});

describe('prisoners who escape', () => {
  beforeEach(async () => {
    await game.allowed('prisoners Blues PIAT');
    await fall();
  });

  test('wrg:prisoner.3 have no weapons, not even pistols, until they get hold of some', async () => {
    await game.allowed('prisoners Blues --escaped 8');
    expect(await says()).toContain('without weapons');
    expect(await says()).not.toContain('escort');
    await game.refused('shoot Blues Reds --range 20', 'wrg:fire.7');
    expect(await game.remarks('shoot Blues Reds --range 20 --fire pistol:3 --no-log')).toContain(
      'wrg:scale.4',
    );
    await game.allowed('roster mark Blues weapons=rifle:2');
    expect((await game.allowed('shoot Blues Reds --range 20 --seed a')).input.fire).toEqual(['rifle:2']);
  });

  test('wrg:prisoner.2 part from the others, where not all of them do', async () => {
    await game.allowed('prisoners Blues --escaped 3');
    expect(await game.unit('Blues')).toMatchObject({ profile: { men: 5 }, marks: { prisoner: true } });
    expect(await game.unit('Blues escaped')).toMatchObject({ profile: { men: 3 }, gone: false });
    expect(await says('Blues escaped')).toContain('without weapons');
    expect(await game.remarks('move "Blues escaped" --pace dash')).toEqual([]);
    expect((await game.allowed('prisoners Blues')).input.men).toBe(5);
  });

  test('wrg:prisoner.2 are none of those who fight again where they are', async () => {
    const { code, stderr } = await game.type('prisoners Blues --escaped 3 --armed 1');
    const message = '--escaped does not go with --armed: they fight again where they are.';
    expect([code, JSON.parse(stderr).error.message]).toEqual([2, message]);
  });
});

test('(wrg:prisoner.3) whoever is let go by hand has no weapons either', async () => {
  await game.allowed('roster unmark Blues prisoner');
  await game.refused('shoot Blues Reds --range 20', 'wrg:fire.7');
});
