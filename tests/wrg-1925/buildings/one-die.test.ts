import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, RECOILLESS } from '../roster/roster-units.js';

/** A building or bunker that is fired at in several lines of a period. */

const HOUSE = { name: 'House', side: 'Axis', men: 6, weapons: ['rifle:6'], cover: 'building' };
const TURRET = {
  ...{ name: 'Turret', side: 'Allies', kind: 'vehicle', type: 'medium-tank', crew: 5 },
  weapons: ['afv-gun:1', 'mg-turret:1'],
};
const BUNKER = { name: 'Bunker', side: 'Axis', men: 4, weapons: ['rifle:4'], cover: 'bunker' };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, RECOILLESS, TURRET, HOUSE, BUNKER];
  game = await new RosterGame('one-die', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

const GUN = 'demolish Recoilless House --range 90';
const PIAT = 'demolish PIAT House --fire one-man:1 --range 40';

describe('wrg:R170 a building has one die a period', () => {
  test('wrg:building.2 and all that harms it is added to that, whoever fires in whatever line', async () => {
    const first = await game.allowed(`${GUN} --dice 3`);
    expect(first.result).toMatchObject({ destroyed: false });
    // 4 of the gun, 6 of the PIAT, and the 3 that was thrown.
    const second = await game.allowed(`${PIAT} --dice ""`);
    expect(second.steps.find(({ id }) => id === 'points')).toMatchObject({ value: 10, ruling: 'wrg:R170' });
    expect(second.result).toMatchObject({ destroyed: true, onFire: true });
    await game.refused('demolish Reds House --fire satchel:1', 'wrg:building.2');
  });

  test('wrg:building.2 in two lines it is destroyed as often as in one', async () => {
    const chanceIn = async (line: string): Promise<number> => {
      const { odds } = JSON.parse((await game.type(`${line} --odds --json`)).stdout) as {
        odds: { outcomes: { result: { destroyed: boolean }; probability: number }[] };
      };
      const sum = odds.outcomes
        .filter(({ result }) => result.destroyed)
        .map(({ probability }) => probability);
      return sum.reduce((all, each) => all + each, 0);
    };
    // With a 6 the mortar, of 5 points, destroys it by itself.
    let all = 1 / 6;
    for (const die of [1, 2, 3, 4, 5]) {
      await game.allowed(`demolish --inside House --fire mortar-81mm:1@400 --dice ${die}`);
      all += (await chanceIn('demolish --inside House --fire one-man:1@200')) / 6;
      await game.type('undo');
    }
    expect(all).toBeCloseTo(await chanceIn('demolish --fire mortar-81mm:1@400 --fire one-man:1@200'), 12);
  });

  test('(wrg:heavy.7) gun and machine gun of one turret do not both harm it: they share a gunner', async () => {
    const { input } = await game.allowed('demolish Turret House --range 90 --dice 1');
    expect(input.fire).toEqual(['afv-gun:1']);
  });

  test('wrg:building.2 and another in the next, or one for each weapon if so ruled', async () => {
    await game.allowed(`${GUN} --dice 3`);
    const ruled = await game.allowed(`${PIAT} --ruling wrg:R170=2 --dice 4 --no-log`);
    expect(ruled.result).toMatchObject({ destroyed: false });
    await game.allowed('next');
    await game.allowed('reaction-test House');
    await game.allowed(`${PIAT} --dice 4`);
  });
});

test('wrg:R174 a bunker that holds has had its die for the period, but where each attack has one', async () => {
  await game.allowed('demolish Recoilless Bunker --range 90 --dice 4');
  await game.refused('demolish Reds Bunker --fire satchel:1', 'wrg:building.7');
  await game.allowed('demolish Reds Bunker --fire satchel:1 --ruling wrg:R174=2 --dice 4 --no-log');
  await game.allowed('next');
  await game.allowed('reaction-test Bunker');
  await game.allowed('demolish Reds Bunker --fire satchel:1 --dice 4');
});

describe('wrg:fire.4 fire at a house and at the men in it is one fire, a man for each weapon', () => {
  const CHARGE = 'demolish Reds House --fire satchel:1 --dice 1';

  beforeEach(() => game.allowed('roster mark Reds men=7 weapons=rifle:7 "stores=1 x satchel-charge"'));

  test('whoever has fired at the men places no charge on the house besides', async () => {
    await game.allowed('shoot Reds House --range 20 --seed a');
    await game.refused(CHARGE, 'wrg:fire.4');
  });

  test('one who has not fired does', async () => {
    await game.allowed('shoot Reds House --range 20 --fire rifle:6 --seed a');
    await game.allowed(CHARGE);
    await game.refused('shoot Reds House --range 20 --fire rifle:1', 'wrg:fire.4');
  });

  test('and a molotov that is thrown in harms both, and takes one man', async () => {
    await game.allowed('roster mark Reds men=1 weapons=rifle:1');
    await game.allowed('shoot Reds House --range 20 --fire molotov:1 --seed a');
    await game.allowed('demolish Reds House --fire molotov:1 --dice 1');
  });
});

describe('fire at those in a house is fire at the house', () => {
  test('wrg:building.1 by what may bring it down it is kept, till the house has had its die', async () => {
    await game.allowed('shoot Reds House --range 90 --fire rifle:3 --seed a');
    expect(await game.marks('House')).not.toHaveProperty('homeStruck');
    await game.allowed('shoot PIAT House --range 40 --fire one-man:1 --seed a');
    expect(await game.marks('House')).toMatchObject({ homeStruck: true });
    expect(await game.marks('House')).not.toHaveProperty('bunkerStruck');
    expect(await game.remarks('period')).toContain('wrg:building.1');
    await game.allowed('undo');
    await game.allowed('demolish PIAT House --fire one-man:1 --range 40 --dice 1');
    expect(await game.remarks('period')).not.toContain('wrg:building.1');
  });

  test('(wrg:building.7) by what collapses bunkers that is kept of those in one', async () => {
    await game.allowed('shoot Recoilless Bunker --range 90 --seed a');
    expect(await game.marks('Bunker')).toMatchObject({ homeStruck: true, bunkerStruck: true });
  });

  test('wrg:building.1 wrg:antitank.15 off-table fire is kept of all in its area', async () => {
    await game.allowed('artillery House Bunker Turret --seed a');
    for (const name of ['House', 'Bunker', 'Turret'])
      expect(await game.marks(name)).toMatchObject({ shelled: true });
    expect(await game.remarks('period')).toEqual(
      expect.arrayContaining(['wrg:building.1', 'wrg:antitank.15']),
    );
    expect(await game.marks('House')).not.toHaveProperty('shelled');
  });
});
