import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC as BARE_APC, RECOILLESS, RIDERS } from '../roster/roster-units.js';

/** Fire at one group in a period, line after line: one total, all at once, and what the target is behind. */

const SECOND = { name: 'Second', side: 'Allies', men: 4, leaders: ['cpl'], weapons: ['rifle:3', 'smg:1'] };
const HOUSE = { name: 'House', side: 'Axis', men: 6, leaders: ['sgt'], weapons: ['rifle:6'] };
const PISTOLS = { name: 'Pistols', side: 'Allies', men: 4, weapons: ['rifle:2'] };
const LIGHT = {
  name: 'Light',
  side: 'Allies',
  kind: 'vehicle',
  type: 'light-tank',
  weight: 10,
  year: 1940,
  weapons: ['afv-gun:1'],
  crew: 3,
  calibre: 40,
};
const APC = { ...BARE_APC, leaders: ['cpl'] };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, SECOND, HOUSE, RECOILLESS, PISTOLS, LIGHT, APC, RIDERS];
  game = await new RosterGame('one-total', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
  await game.allowed('roster mark House cover=building');
});
afterEach(() => game.clean());

interface Odds {
  readonly odds: {
    readonly outcomes: readonly { readonly result: { casualties: number }; probability: number }[];
  };
}
/** The chances that so many fall, by what is typed in one line. */
async function inOneLine(line: string): Promise<number[]> {
  const { odds } = JSON.parse((await game.type(`${line} --odds --json`)).stdout) as Odds;
  return odds.outcomes.map(({ probability }) => probability);
}
/** The same of two lines, one after the other. */
async function lineAfterLine(of: string, ...lines: readonly string[]): Promise<number[]> {
  const typed = await game.type(`plan ${lines.map((line) => `'${line}'`).join(' ')} --json`);
  const { plan } = JSON.parse(typed.stdout) as {
    plan: { outcomes: { units: Record<string, { men: number }>; probability: number }[] };
  };
  const chances: number[] = [];
  for (const { units, probability } of plan.outcomes) {
    const fell = 8 - (units[of]?.men ?? 0);
    chances[fell] = (chances[fell] ?? 0) + probability;
  }
  return chances;
}

describe('wrg:potential.1 fire at a group in two lines of a period', () => {
  test.each([
    ['past 20 points with the second line', 'lmg-belt:2@90', 'lmg-belt:2@90'],
    ['past 30 points with the second line', 'flame-thrower:2@40', 'lmg-belt:2@90'],
    ['under 20 points, where one die stands for both', 'rifle:2@400', 'lmg-belt:2@400'],
  ])('wrg:R68 has the odds of one total: %s', async (_, first, second) => {
    const lines = [first, second].map(
      (fire, i) => `shoot ${i ? 'Second' : 'Reds'} Blues --fire ${fire} --men 2`,
    );
    const groups = [first, second].map((fire) => `--group "${fire};men=2;moved=2"`).join(' ');
    const one = await inOneLine(`shoot ${groups} --targets 8 --uncovered 8`);
    const two = await lineAfterLine('Blues', ...lines);
    expect(one.length).toBeGreaterThan(1);
    for (const [fell, chance] of one.entries()) expect(two[fell] ?? 0).toBeCloseTo(chance, 12);
  });

  test('wrg:R71 of one group has one chance die, and the odds of one line', async () => {
    const fire = (n: number) => `shoot Reds Blues --fire rifle:${n}@400 --men 10`;
    const one = await inOneLine(fire(6));
    const two = await lineAfterLine('Blues', fire(2), fire(4));
    expect(one.length).toBeGreaterThan(1);
    for (const [fell, chance] of one.entries()) expect(two[fell] ?? 0).toBeCloseTo(chance, 12);
  });

  test('wrg:R71 has a chance die for each target of a group, and one for each group', async () => {
    await game.allowed('shoot Reds Blues --fire rifle:1 --range 90 --dice "chance=6 potential=1"');
    await game.allowed('shoot Second Blues --fire rifle:1 --range 90 --dice "chance=6"');
    await game.allowed('shoot Reds House --fire rifle:1 --range 90 --dice "chance=6 potential=1"');
    const again = await game.allowed('shoot Reds Blues --fire rifle:1 --range 90 --dice ""');
    expect(again.steps.find(({ id }) => id === 'chance')).toMatchObject({
      clause: 'wrg:chance.1',
      ruling: 'wrg:R71',
      value: 0,
    });
    await game.allowed('next');
    await game.allowed('reaction-test Blues');
    await game.allowed('reaction-test House');
    await game.allowed('shoot Reds Blues --fire rifle:1 --range 90 --dice "chance=6 potential=1"');
  });

  test('wrg:identify.4 rolls for nobody twice, be it in a third line', async () => {
    await game.allowed('roster mark Second men=2');
    await game.allowed('shoot Blues Second --fire rifle:6 --range 20 --dice "chance=6 identify=3,3"');
    const second = 'shoot House Second --fire rifle:6 --range 20 --dice "chance=6"';
    expect((await game.allowed(second)).steps.find(({ id }) => id === 'identified')).toMatchObject({
      value: 0,
    });
    expect((await game.marks('Second')).spared).toBe(2);
    await game.allowed('shoot Blues Second --fire lmg-belt:1 --range 90 --dice ""');
  });

  test('wrg:soft.1 rolls once for the vehicle, and wrg:react.13 counts machine guns for who rides in it', async () => {
    await game.allowed('move PIAT Truck');
    await game.allowed('next');
    await game.allowed('shoot Blues Truck --range 90 --dice "chance=6 identify=3,3,3,3 vehicle=6"');
    expect(await game.marks('Truck')).toMatchObject({ vehicleDiced: true, spared: 4 });
    expect(await game.marks('PIAT')).toMatchObject({ machineGuns: 1 });
    const more = await game.allowed('shoot "MG 34" Truck --range 90 --dice "chance=3"');
    expect(more.steps.find(({ id }) => id === 'vehicle')).toBeUndefined();
    expect(await game.marks('PIAT')).toMatchObject({ machineGuns: 2 });
  });

  test('wrg:react.8 scores its points once, with those of the target counted once', async () => {
    await game.allowed('shoot Reds Blues --fire rifle:6 --range 90 --dice "chance=1 potential=1"');
    const second = await game.allowed('shoot Second Blues --fire rifle:3 --range 90 --dice "chance=6"');
    // 12 - 6 for late fire, 8 targets, chance 1; then 6 - 3.
    expect(second.steps.find(({ id }) => id === 'total')).toMatchObject({ value: 18 });
    expect(second.steps.find(({ id }) => id === 'potential')!.text).toContain('the 1 thrown before stands');
    expect((await game.marks('Blues')).points).toBe(18);
    await game.allowed('next');
    await game.allowed('reaction-test Blues');
    const next = await game.allowed('shoot Second Blues --fire rifle:3 --range 90');
    expect(next.input.pointsBefore).toBeUndefined();
  });

  test('wrg:R68 has one chance die in all, if so ruled', async () => {
    await game.allowed('shoot Reds Blues --fire rifle:6 --range 90 --ruling wrg:R68=2');
    const second = await game.allowed('shoot Second Blues --fire rifle:3 --range 90 --ruling wrg:R68=2');
    expect(second.steps.filter(({ id, dice }) => id === 'chance' && dice)).toEqual([]);
  });
});

describe('whoever falls to fire', () => {
  test('wrg:orders.4 still fires in that period, and (wrg:R66) no more in the next', async () => {
    await game.allowed('shoot Reds Blues --range 90 --dice "chance=6 identify=1"');
    expect((await game.unit('Blues')).profile.men).toBe(7);
    expect((await game.allowed('shoot Blues Reds --range 90 --no-log')).input).toMatchObject({ men: 8 });
    await game.allowed('next');
    expect((await game.allowed('shoot Blues Reds --range 90')).input).toMatchObject({ men: 7 });
  });

  test('wrg:smoke.6 wrg:light.4 still lays smoke or fires a light, in place of other fire', async () => {
    const mortar = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 1 };
    await game.load([mortar], 'add');
    await game.allowed('shoot Blues Mortar --points 30 --men 1 --dice "chance=2 identify=1"');
    expect((await game.unit('Mortar')).gone).toBeTruthy();
    expect((await game.allowed('smoke Mortar --no-log')).input).toMatchObject({ men: 1 });
    await game.allowed('illuminate Mortar --no-log');
    await game.allowed('next --anyway');
    expect((await game.type('smoke Mortar')).stderr).toContain('nobody is left');
  });

  test('(wrg:prisoner.3) fires no more where his group was taken prisoner', async () => {
    await game.allowed('roster mark Blues prisoner hit=1');
    for (const line of ['shoot Blues Reds --fire pistol:1 --range 30', 'demolish Blues --fire molotov:1'])
      expect((await game.type(line)).stderr).toContain('it was taken prisoner');
    expect((await game.type('anti-tank Blues Truck --close-attack molotov')).stderr).toContain('prisoner');
  });

  test('wrg:orders.4 still fires where nobody of his group is left', async () => {
    await game.allowed('roster mark PIAT men=1');
    await game.allowed('shoot Blues PIAT --points 30 --men 1 --dice "chance=2 identify=1"');
    expect((await game.unit('PIAT')).gone).toBeTruthy();
    await game.allowed('shoot PIAT Blues --fire rifle:1 --range 90');
  });
});

test('wrg:orders.4 a group that has fired with all, and lost a man, still walks', async () => {
  await game.allowed('shoot Reds Blues --points 30 --men 1 --dice "chance=2 identify=1,3,3,3,3,3,3,3"');
  await game.allowed('shoot Blues Reds --range 90');
  await game.refused('move Blues --pace dash', 'wrg:foot.2');
  await game.allowed('move Blues --pace walk');
});

describe('wrg:tactical.3 a house that is fired at', () => {
  test('wrg:tactical.3 is struck by a gun without a word, and not by rifles', async () => {
    const gun = await game.allowed('shoot Recoilless House --range 90');
    expect(gun.steps.find(({ id }) => id === 'strongpoint')).toMatchObject({ value: 2 });
    const rifles = await game.allowed('shoot Reds House --range 90');
    expect(rifles.steps.find(({ id }) => id === 'strongpoint')).toBeUndefined();
  });

  test('wrg:tactical.3 is not struck from out of range, and as often as is told by what goes in', async () => {
    const far = await game.allowed('shoot PIAT House --fire one-man:1@600,rifle:1@90');
    expect(far.steps.find(({ id }) => id === 'strongpoint')).toBeUndefined();
    await game.allowed('next');
    const told = await game.allowed('shoot Reds House --fire grenade:2 --range 20 --into-building 2');
    expect(told.steps.find(({ id }) => id === 'strongpoint')).toMatchObject({ value: 4 });
  });
});

test('wrg:points.8 men of whom no other weapon is told have pistols, which reach 50 metres', async () => {
  const near = await game.allowed('shoot Pistols Blues --range 20 --no-log');
  expect(near.input.fire).toEqual(['rifle:2', 'pistol:2']);
  expect((await game.allowed('shoot Pistols Blues --range 90')).input.fire).toEqual(['rifle:2']);
});

test('wrg:heavy.7 a gun of 40mm is a light shell gun, whatever its list calls it', async () => {
  const shot = await game.allowed('shoot Light Blues --range 90');
  expect(shot.input.fire).toEqual(['light-gun:1']);
  await game.allowed('next');
  const anti = await game.allowed('anti-tank Light "Panzer III" --range 200 --dice 1');
  expect(anti.input).toMatchObject({ weapon: 'afv-gun', lightGun: true });
});

describe('wrg:soft.3 the radio of men who are counted', () => {
  test('wrg:soft.3 is rolled for where each of them is rolled for', async () => {
    await game.allowed('roster mark Reds men=2');
    await game.allowed('shoot Blues Reds --points 24 --men 1 --dice "chance=2 identify=3,3 radio=1"');
    expect((await game.unit('Reds')).profile.radios).toBe(0);
  });

  test('wrg:soft.3 is told of where only some are', async () => {
    const shot = await game.allowed('shoot Blues Reds --points 24 --men 1 --dice "chance=2 identify=1"');
    expect(shot.steps.find(({ id }) => id === 'radio-man')).toMatchObject({ clause: 'wrg:soft.3' });
    expect((await game.unit('Reds')).profile.radios).toBe(1);
  });
});

describe('men at the hatches', () => {
  test('wrg:afv.15 the corporal falls before his men, and he is the commander', async () => {
    await game.allowed('roster mark "Panzer III" exposed=2');
    await game.allowed('shoot Reds "Panzer III" --range 20 --dice "chance=6 identify=1"');
    expect(await game.marks('Panzer III')).toMatchObject({ commanderLost: true, exposed: 1 });
  });

  test('wrg:crew.5 those who fire out of an APC are fired at as infantry', async () => {
    await game.refused('shoot Blues APC --range 90', 'wrg:crew.5');
    await game.allowed('shoot Riders Blues --range 90');
    const shot = await game.allowed('shoot Blues APC --range 90 --dice "chance=6 potential=6 identify=1"');
    expect(shot.input.figure).toEqual(['6 Passengers:hatch,firing']);
    expect((await game.unit('Riders')).profile.men).toBe(5);
    expect((await game.marks('Riders')).underFire).toBe(true);
  });

  test('wrg:crew.5 of six who are exposed in an APC with a crew of two, four are its passengers', async () => {
    await game.allowed('roster mark APC exposed=6');
    const shot = await game.allowed('shoot Blues APC --range 90');
    expect(shot.input.figure).toEqual(['Cpl of Crew:hatch', '1 Crew:hatch', '4 Passengers:hatch']);
  });

  test('wrg:tactical.1 who rides on a tank has nothing to protect him', async () => {
    await game.allowed('move Blues "Panzer III"');
    await game.allowed('next');
    const shot = await game.allowed('shoot Reds "Panzer III" --range 90');
    expect(shot.steps.find(({ id }) => id === 'uncovered')).toMatchObject({ value: 8 });
  });
});

describe('a Claymore or fougasse', () => {
  test('wrg:potential.1 wrg:mine.3 is one total with all other fire at them in the period', async () => {
    const lines = ['mines Blues --type claymore --range 20', 'shoot Reds Blues --fire lmg-belt:1 --range 90'];
    const { input } = await game.allowed(`${lines[0]} --dice "potential=3 identify=6,6,6,6,6,6,6,6"`);
    expect(input).toMatchObject({ targetLeaders: ['sgt'] });
    const shot = await game.allowed(`${lines[1]} --dice "chance=6"`);
    expect(shot.input).toMatchObject({ pointsBefore: 18, potentialBefore: 1, sparedBefore: 8 });
    await game.allowed('next --anyway');
    await game.allowed(`${lines[1]} --dice "chance=1 potential=2"`);
    const mine = await game.allowed(`${lines[0]} --seed 1`);
    expect(mine.steps.find(({ id }) => id === 'before')).toMatchObject({ clause: 'wrg:potential.1' });
  });

  test('wrg:identify.3 wrg:orders.4 takes leaders before the others, who fire in that period all the same', async () => {
    await game.allowed('mines Blues --type claymore --range 20 --dice "potential=3 identify=1"');
    expect((await game.unit('Blues')).profile).toMatchObject({ men: 7, leaders: [] });
    expect((await game.allowed('shoot Blues Reds --range 90 --seed 1')).input).toMatchObject({ men: 8 });
  });
});

test.each([
  ['fire', 'shoot Blues Reds --fire lmg-belt:1 --range 90', 'chance=6'],
  ['off-table fire', 'artillery Reds', ''],
  ['a Claymore', 'mines Reds --type claymore --range 20', ''],
])('wrg:soft.3 a radio is rolled for with its man under %s', async (_, line, dice) => {
  const identify = Array(10).fill(6).join(',');
  await game.allowed(`${line} --dice "${dice} identify=${identify} radio=1"`);
  expect((await game.unit('Reds')).profile.radios).toBe(0);
});
