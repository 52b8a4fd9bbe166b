import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** Fire at a house, a tank or a truck is fire at those who are in it, or were: their tests know of it what they know of other fire. */

const FLAME = {
  name: 'Flame',
  side: 'Allies',
  men: 2,
  weapons: ['flame-thrower:1', 'rifle:1'],
  starts: 'hidden',
};
const SHERMAN = { name: 'Sherman', side: 'Allies', kind: 'vehicle', type: 'medium-tank', crew: 5 };
const GUNS = { weapons: ['afv-gun:1'], weight: 30, year: 1943, calibre: 75 };
const HOUSE = {
  name: 'House',
  side: 'Axis',
  men: 6,
  leaders: ['cpl'],
  weapons: ['rifle:6'],
  cover: 'building',
};

let game: RosterGame;
beforeEach(async () => {
  const { starts: _, ...flame } = FLAME;
  const units = [...ALL, flame, { ...SHERMAN, ...GUNS }, HOUSE];
  game = await new RosterGame('fire-at-home', 'wrg-1925').open(units, '--sides Allies,Axis');
  await game.allowed('period');
});
afterEach(() => game.clean());

const testOf = async (name: string) =>
  (await game.allowed(`reaction-test "${name}" --no-log --seed a`)).input;

describe('fire at a house', () => {
  test('wrg:react.18 with flame is seen by those inside, in every later test', async () => {
    await game.allowed('demolish Flame House --fire flame-thrower:1@40 --dice "building=1"');
    expect(await testOf('House')).toMatchObject({ flame: true });
    await game.allowed('period');
    await game.allowed('period');
    await game.allowed('shoot Reds House --range 90 --seed a');
    expect(await testOf('House')).toMatchObject({ flame: true });
  });

  test('wrg:react.17 by a tank is that of armour, and no flame', async () => {
    await game.allowed('demolish Sherman House --range 100 --dice "building=1"');
    expect(await testOf('House')).toMatchObject({ armourFires: true, flame: false });
  });

  test('wrg:react.19 wrg:react.21 from the map surprises them, and is as near as it comes', async () => {
    await game.allowed('roster mark PIAT hidden');
    await game.allowed('demolish PIAT House --fire one-man:1@20 --dice "building=1"');
    expect(await testOf('House')).toMatchObject({ surprised: true, nearest: 20, armourFires: false });
  });
});

describe('fire at a tank', () => {
  test('wrg:react.18 with flame is seen by the crew that gets out of it', async () => {
    await game.allowed('anti-tank Flame "Panzer III" --close-attack flame --dice "1 6 6 6 6 6 6"');
    expect(await testOf('Panzer III crew')).toMatchObject({ flame: true });
  });

  test('wrg:react.17 by another is fire of armour on the crew that gets out, and on men on it', async () => {
    await game.allowed('move Blues "Panzer III"');
    await game.allowed(
      'anti-tank Sherman "Panzer III" --range 100 --dice "weapon=6 fire=6 crew=6,6,6,6,6 passenger=6,6,6,6,6,6,6,6"',
    );
    expect(await testOf('Panzer III crew')).toMatchObject({ armourFires: true });
    expect(await testOf('Blues')).toMatchObject({ armourFires: true });
  });

  describe('with men inside', () => {
    const APC = { name: 'APC', side: 'Axis', kind: 'vehicle', type: 'tracked-afv', at: 'apc', crew: 2 };
    const OUT = 'fire=6 crew=6,6 passenger=6,6,6,6,6,6';

    beforeEach(async () => {
      const inside = new RosterGame('fire-at-those-inside', 'wrg-1925');
      game.clean();
      const units = [...ALL, FLAME, { ...SHERMAN, ...GUNS }, APC, { ...HOUSE, cover: 'open' }].map(
        ({ starts: _, ...unit }: Record<string, unknown>) => unit,
      );
      game = await inside.open(units, '--sides Allies,Axis');
      await game.allowed('period');
      await game.allowed('move House APC');
    });

    test('wrg:react.17 wrg:react.19 is fire on them where they get out of it, as on its crew', async () => {
      await game.allowed('roster mark Sherman hidden');
      await game.allowed(`anti-tank Sherman APC --range 20 --dice "weapon=6 ${OUT}"`);
      const known = { armourFires: true, surprised: true, nearest: 20 };
      expect(await testOf('House')).toMatchObject(known);
      expect(await testOf('APC crew')).toMatchObject({ armourFires: true });
    });

    test('(wrg:react.18) is seen by them where it is flame, whether they get out or not', async () => {
      await game.allowed('anti-tank Flame APC --close-attack flame --dice 2');
      expect(await game.marks('House')).toMatchObject({ flame: 1 });
      expect(await game.marks('House')).not.toHaveProperty('underFire');
    });
  });
});
