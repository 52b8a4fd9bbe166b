import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What the game knows between two lines of whoever moves, tests and is given orders, as players type them. */

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('between', 'wrg-1925').open(ALL, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

/** Fire that comes to nothing, so that a test is due. */
const underFire = (who: string, by: string) =>
  game.allowed(`shoot ${by} ${who} --points 0 --men 2 --dice "chance=1 potential=1"`);
/** A test of this score, which binds in the next period. */
const scores = (who: string, mod: number) =>
  game.allowed(`reaction-test ${who} --mod ${mod} --dice "reaction=1,1,1"`);
const textsOf = ({ steps }: { readonly steps: readonly { readonly id: string; readonly text: string }[] }) =>
  steps.map(({ text }) => text);
const factor = (
  record: { readonly steps: readonly { readonly id: string; readonly value: unknown }[] },
  id: string,
) => record.steps.find((step) => step.id === id)?.value;

describe('a group that has doubled', () => {
  test('wrg:foot.7 neither fires, nor throws grenades, nor uses its PIAT', async () => {
    await game.allowed('move Reds --pace double');
    await game.refused('shoot Reds Blues --range 90', 'wrg:foot.7');
    await game.refused('shoot Reds Blues --fire grenade:2 --range 20', 'wrg:foot.7');
    await game.allowed('move PIAT --pace double');
    await game.refused('anti-tank PIAT "Panzer III" --range 50', 'wrg:foot.7');
    await game.allowed('period');
    await game.allowed('shoot Reds Blues --range 90');
  });

  test('wrg:foot.8 does not double again in the next period, as its record tells', async () => {
    await game.allowed('move Reds --pace double');
    await game.allowed('period');
    await game.refused('move Reds --pace double', 'wrg:foot.8');
    await game.allowed('period');
    await game.allowed('period');
    expect((await game.allowed('move Reds --pace double')).input).toMatchObject({ doubledAgo: 3 });
    expect((await game.type('replay')).code).toBe(0);
  });
});

describe('whoever has fired', () => {
  test('wrg:foot.2 may walk in that period, and makes no dash', async () => {
    await game.allowed('shoot Reds Blues --range 90');
    await game.refused('move Reds --pace dash', 'wrg:foot.2');
    await game.refused('move Reds --pace crawl', 'wrg:foot.2');
    await game.refused('move Reds --pace double', 'wrg:foot.7');
    await game.allowed('move Reds');
    await game.allowed('period');
    await game.allowed('move Reds --pace dash');
  });

  test('wrg:foot.2 wrg:foot.7 bars nobody else of his group: the others dash or double', async () => {
    await game.allowed('shoot Reds Blues --fire rifle:1 --range 90');
    const dash = await game.allowed('move Reds --pace dash --no-log');
    expect(textsOf(dash)).toContain('1 who has fired this period stays: the others go');
    const doubled = await game.allowed('move Reds --pace double --no-log');
    expect(doubled.steps.find(({ id }) => id === 'others')).toMatchObject({ clause: 'wrg:foot.7', value: 1 });
    await game.allowed('move Reds --pace double --ruling R4=2');
  });

  test('(wrg:fire.6) may move at any pace but doubling where it has only thrown grenades', async () => {
    await game.allowed('shoot Reds Blues --fire grenade:2 --range 20');
    const doubled = await game.allowed('move Reds --pace double --no-log');
    expect(textsOf(doubled)).toContain('2 who have fired or thrown this period stay: the others go');
    const dash = await game.allowed('move Reds --pace dash');
    expect(dash.steps.map(({ id }) => id)).not.toContain('others');
  });

  test('wrg:heavy.5 does not move at all with a heavy weapon, nor fires one that was moved', async () => {
    await game.allowed('shoot "MG 34" Reds --range 90');
    await game.refused('move "MG 34"', 'wrg:heavy.5');
    await game.allowed('period');
    await game.allowed('move "MG 34"');
    await game.refused('shoot "MG 34" Reds --range 90', 'wrg:heavy.5');
  });

  test('wrg:R87 has not fired by throwing grenades, in its test or its next shot, unless it is so ruled', async () => {
    const thrown = async (ruling: string) => {
      await game.allowed('period --new');
      await game.allowed(`shoot Reds Blues --fire grenade:2 --range 20${ruling}`);
      await underFire('Reds', 'Blues');
      const tested = await game.allowed('reaction-test Reds --dice "reaction=3,3,3"');
      await game.allowed('period');
      const shot = await game.allowed('shoot Reds Blues --range 90');
      return [factor(tested, 'fired-or-advanced'), shot.input.moved];
    };
    expect(await thrown('')).toEqual([undefined, 10]);
    expect(await thrown(' --ruling wrg:R87=2')).toEqual([1, 0]);
  });
});

describe('a group that panics', () => {
  beforeEach(async () => {
    await underFire('Blues', 'Reds');
    await scores('Blues', -20);
    await game.allowed('period');
  });

  test('wrg:react.30 neither fires nor walks: it dashes away', async () => {
    await game.refused('shoot Blues Reds --range 20', 'wrg:react.30');
    await game.refused('move Blues --pace walk', 'wrg:react.30');
    await game.allowed('move Blues');
  });

  test('wrg:orders.5 has its order lie dormant meanwhile, and the test is told', async () => {
    const told = await game.allowed('orders Blues --messenger --direction "the farm"');
    expect(told.result).toEqual({ order: 'dormant' });
    expect(textsOf(told).join()).toContain('it panics, and dashes away from the enemy, whatever its order');
  });
});

describe('orders', () => {
  test('wrg:orders.4 are overruled by the test that binds a group, which is told', async () => {
    await underFire('Reds', 'Blues');
    await scores('Reds', 0);
    await game.allowed('period');
    const told = await game.allowed('orders Reds --messenger');
    expect(told.result).toEqual({ order: 'new' });
    expect(textsOf(told).join()).toContain(
      'Reds scored 3 in its reaction test: no move on foot towards the enemy',
    );
  });

  test('wrg:orders.6 reach a group by its radio where an officer of its side has one', async () => {
    const HQ = { name: 'HQ', side: 'Allies', men: 3, leaders: ['officer'], radios: 1 };
    await game.load([HQ], 'add');
    const told = await game.allowed('orders Reds');
    expect(told.input).toMatchObject({ radio: true });
    expect(told.result).toEqual({ order: 'new' });
    // Nobody of the Axis has a radio.
    expect((await game.allowed('orders Blues')).result).toEqual({ order: 'last' });
    expect((await game.allowed('orders HQ')).input).toMatchObject({ distance: 0 });
  });
});

describe('isolation', () => {
  test('wrg:figure.6 asks only for how far its leaders are from men of the roster', async () => {
    const { code, stderr } = await game.type('isolation Reds');
    expect(code).toBe(4);
    expect(stderr).toContain('--leader-at');
    const near = await game.allowed('isolation Reds --leader-at 12');
    expect(near.input).toMatchObject({ men: 10, leaders: 2 });
    expect(near.result).toEqual({ fromLeaders: 0 });
    expect((await game.allowed('isolation Reds --nobody-near')).result).toEqual({ fromLeaders: 8 });
  });
});

describe('what is seen of a group', () => {
  test('wrg:locate.2 is what it just did, where it alone is named', async () => {
    await game.allowed('move Reds');
    expect((await game.allowed('spot Reds')).input).toMatchObject({ doing: 'moving-erect' });
  });

  test('wrg:tactical.1 its cover is left behind when it moves', async () => {
    await game.allowed('roster mark Reds cover=trench');
    expect(
      (await game.allowed('shoot Blues Reds --points 0 --men 2 --dice "chance=1 potential=1"')).input
        .uncovered,
    ).toBe(0);
    await game.allowed('move Reds');
    expect((await game.unit('Reds')).marks).not.toHaveProperty('cover');
    expect((await game.allowed('shoot "MG 34" Reds --range 90')).input).toMatchObject({ uncovered: 10 });
  });
});

describe('a period that begins', () => {
  test('wrg:react.1 tells those under fire to test, and not the dead', async () => {
    await underFire('Reds', 'Blues');
    for (
      let n = 0;
      (await game.unit('PIAT')).gone === null || (await game.unit('PIAT')).gone === undefined;
      n++
    ) {
      await game.allowed(`shoot Blues PIAT --points 40 --men 2 --seed s${n}`);
    }
    const told = await game.allowed('period');
    const must = told.steps.filter(({ id }) => id === 'must-test').map(({ value }) => value);
    expect(must).toEqual(['Reds']);
  });
});

test('wrg:react.1 the record of a test proves itself: what is known of its group stands in its input', async () => {
  await game.allowed('shoot Blues Reds --range 90 --seed s4');
  const { input } = await game.allowed('reaction-test Reds');
  expect(input).toMatchObject({ name: 'Reds', underFire: true, machineGuns: 1 });
  expect(input.points).toBeGreaterThan(0);
  await game.refused('reaction-test Reds', 'wrg:react.1');
  expect((await game.type('replay')).code).toBe(0);
});

test('wrg:extra.5 of a group that runs with its leader the next period says so, whatever its own score', async () => {
  await underFire('Blues', 'Reds');
  await game.allowed('reaction-test Blues --mod -6 --dice "reaction=3,3,4"');
  await game.allowed('reaction-test Blues --leader sgt --mod -20 --dice "1 1 1"');
  const { steps } = await game.allowed('next');
  const told = steps.filter(({ id }) => id === 'bound');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ clause: 'wrg:extra.5', value: 'Blues' });
  expect(told[0]!.text).toBe('Blues tested 4, and runs in panic with its leader, in this period');
  expect((await game.type('replay')).code).toBe(0);
});

test('wrg:react.1 wrg:react.30 nobody surrenders in a test that was not due', async () => {
  const line = 'reaction-test Reds --mod -14 --interpenetrated';
  const { result } = await game.allowed(`${line} --dice "reaction=1,1,1"`);
  expect(result).toMatchObject({ band: 'panic', surrendered: 0 });
  expect((await game.unit('Reds')).profile.men).toBe(10);
  await underFire('Reds', 'Blues');
  await game.allowed(`${line} --dice "reaction=1,1,1 surrender=1,1,1,1,5,5,5,5,5,5"`);
  expect((await game.unit('Reds prisoners')).profile.men).toBe(4);
});

test('wrg:react.23 nobody joins a group of the enemy', async () => {
  await underFire('Reds', 'Blues');
  await game.refused('reaction-test Reds Blues --seed a', 'wrg:react.23');
  await game.allowed('reaction-test Reds PIAT --seed a');
});

describe('what wg now tells', () => {
  const may = async (name: string) => {
    const { stdout } = await game.type('now --json');
    const { units } = JSON.parse(stdout) as { units: { name: string; may: string[] }[] };
    return units.find((unit) => unit.name === name)?.may;
  };
  test('wrg:orders.4 wg now tells that whoever falls still fires in that period, and no more in the next', async () => {
    await game.allowed('roster mark "MG 34" men=1');
    await game.allowed('shoot Reds "MG 34" --points 12 --men 2 --dice "chance=1 potential=6 identify=1"');
    expect(await may('MG 34')).toContain('shoot');
    await game.allowed('shoot "MG 34" PIAT --range 90 --seed a');
    expect(await may('MG 34')).toBeUndefined();
    await game.allowed('period');
    expect(await may('MG 34')).toBeUndefined();
  });

  test('wrg:smoke.6 wg now tells who can lay smoke, and wrg:react.1 whose test comes before that', async () => {
    expect(await may('Panzer III')).toContain('smoke');
    expect(await may('Reds')).not.toContain('smoke');
    await game.refused('smoke Reds --source mortar-2in', 'wrg:smoke.6');
    await underFire('PIAT', 'Blues');
    await game.allowed('period');
    expect(await game.remarks('smoke PIAT --source one-man')).toEqual(['wrg:react.1']);
  });

  test('(wrg:prisoner.4) wg now tells that prisoners go to the rear, and test', async () => {
    await underFire('Blues', 'Reds');
    await game.allowed('roster mark Blues prisoner');
    expect(await may('Blues')).toEqual(['reaction-test', 'move']);
  });

  test('(wrg:prisoner.1) prisoners who have moved are not out of the game: wg now tells that they have', async () => {
    const now = async () => JSON.parse((await game.type('now Blues --json')).stdout).units;
    const moved = { action: 'move', clause: 'wrg:orders.2', why: expect.stringContaining('has moved') };
    await game.allowed('roster mark Blues prisoner');
    await game.allowed('move Blues');
    expect(await now()).toMatchObject([{ name: 'Blues', may: [], not: [{}, moved] }]);
    await game.allowed('period');
    expect(await now()).toMatchObject([{ may: ['move'] }]);
    await game.allowed('roster mark Blues men=0');
    expect(await now()).toEqual([]);
  });
});

describe('who has a test to make', () => {
  const due = async (): Promise<readonly string[]> => {
    const { stdout } = await game.type('now --json');
    return (JSON.parse(stdout) as { clock: { now: string[] } }).clock.now.slice(1);
  };
  const DICE = 'chance=1 potential=6 identify=1';

  test('wrg:react.1 nobody is waited for of whom the last man has fallen', async () => {
    await game.allowed('roster mark "MG 34" men=1');
    await game.allowed(`shoot Reds "MG 34" --points 12 --men 2 --dice "${DICE}"`);
    expect(await due()).toEqual([]);
    await game.allowed('period');
    expect(await due()).toEqual([]);
  });

  test('wrg:soft.1 of a truck that is destroyed its crew tests, and not the wreck', async () => {
    await game.allowed(`shoot Blues Truck --points 12 --men 2 --dice "${DICE} vehicle=1 fire=6"`);
    expect(await due()).toEqual(['to test at the end of the period: Truck crew']);
    expect((await game.allowed('period')).steps.filter(({ id }) => id === 'must-test')).toHaveLength(1);
    expect(await due()).toEqual(['to test before anything else: Truck crew']);
  });

  test('wrg:afv.1 an AFV at which anti-tank fire has come tests at once, and at the end of the period', async () => {
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    expect(await due()).toEqual([
      'to test on anti-tank fire, before anything else: Panzer III',
      'to test at the end of the period: Panzer III',
    ]);
    await game.allowed('reaction-test "Panzer III" --seed a');
    expect(await due()).toEqual(['to test at the end of the period: Panzer III']);
  });
});

describe('men who are isolated', () => {
  const isolated = async (line = 'reaction-test Reds --no-input') => (await game.allowed(line)).input;

  test('wrg:react.9 count in the test of their group, as far as they are left, and not against its leader', async () => {
    await game.allowed('isolation Reds --nobody-near');
    expect((await game.unit('Reds')).says).toContain('8 figures isolated from leaders');
    await underFire('Reds', 'Blues');
    const { input, steps } = await game.allowed('reaction-test Reds --no-input --dice "reaction=3,3,3"');
    expect(input).toMatchObject({ isolatedFromLeaders: 8 });
    expect(factor({ steps }, 'isolated-from-leaders')).toBe(-8);
    const leader = await game.allowed('reaction-test Reds --leader cpl --no-input --dice "leader=3,3,3"');
    expect(factor(leader, 'isolated-from-leaders')).toBeUndefined();
  });

  test('(wrg:react.9) count no more once they are found to be near one, and in no later period', async () => {
    await underFire('Reds', 'Blues');
    await game.allowed('isolation Reds --nobody-near');
    await game.allowed('isolation Reds --leader-at 12');
    expect(await isolated()).not.toMatchObject({ isolatedFromLeaders: 8 });
    await game.allowed('next');
    await game.allowed('isolation Reds --nobody-near');
    await game.allowed('next');
    await underFire('Reds', 'Blues');
    expect(await isolated()).not.toMatchObject({ isolatedFromLeaders: 8 });
  });

  test('wrg:react.9 count in a test of the last period that is still due', async () => {
    await underFire('Reds', 'Blues');
    await game.allowed('isolation Reds --nobody-near');
    await game.allowed('next --anyway');
    expect(await isolated()).toMatchObject({ isolatedFromLeaders: 8, overdue: true });
  });

  test('wrg:react.10 figure by figure count as isolated from all others', async () => {
    await underFire('Reds', 'Blues');
    await game.allowed('isolation Reds --nearest 45');
    await game.allowed('isolation Reds --nearest 50');
    await game.allowed('isolation Reds --nearest 20');
    expect(await isolated()).toMatchObject({ isolatedFromAll: 2 });
  });
});
