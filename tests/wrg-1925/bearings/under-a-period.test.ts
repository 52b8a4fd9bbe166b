import { afterEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What the order of a period speaks against: a remark, and in a strict game a refusal. */

let game: RosterGame;
afterEach(() => game.clean());

async function begin(flags = ''): Promise<void> {
  game = await new RosterGame('order', 'wrg-1925').open(ALL, `--sides Allies,Axis${flags}`, 'period');
}

const FIRE = 'shoot Blues Reds --points 0 --men 2 --dice "chance=1 potential=1"';

interface Now {
  readonly clock: { readonly turn: string };
  readonly units: readonly {
    readonly name: string;
    readonly may: readonly string[];
    readonly not: readonly { readonly action: string; readonly clause: string }[];
  }[];
}
async function now(name: string) {
  const { code, stdout, stderr } = await game.type(`now ${name}`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as Now).units[0]!;
}

describe('in a game that is not strict', () => {
  test('wrg:react.1 a period that begins before everybody has tested is remarked on, and so is whoever acts', async () => {
    await begin();
    await game.allowed(FIRE);
    expect(await game.remarks('period')).toEqual(['wrg:react.1']);
    expect(await game.remarks('move Reds')).toEqual(['wrg:react.1']);
    await game.allowed('reaction-test Reds --seed a --mod 12');
    expect(await game.remarks('shoot Reds Blues --range 90')).toEqual([]);
  });

  test('wrg:react.1 a test that is not due is remarked on, and one that tells of fire is not', async () => {
    await begin();
    expect(await game.remarks('reaction-test Reds --seed a')).toEqual(['wrg:react.1']);
    expect(await game.remarks('reaction-test Reds --seed a --points 20')).toEqual([]);
  });

  test('wrg:react.1 whoever has tested for its end does nothing more in a period, and is fired at no more', async () => {
    await begin();
    await game.allowed(FIRE);
    await game.allowed('reaction-test Reds --seed a --mod 10');
    expect(await game.remarks('shoot Reds Blues --range 90')).toEqual(['wrg:react.1']);
    expect(await game.remarks('shoot "MG 34" Reds --range 90 --seed b')).toEqual(['wrg:react.1']);
  });

  test('wrg:orders.2 a second move and wrg:orders.4 a move after fire are remarked on', async () => {
    await begin();
    expect(await game.remarks('move Reds')).toEqual([]);
    expect(await game.remarks('move Reds')).toEqual(['wrg:orders.2']);
    await game.allowed('shoot Blues PIAT --range 90 --seed a');
    expect(await game.remarks('move Blues')).toEqual(['wrg:orders.4']);
  });

  test('wrg:orders.7 a group that has halted moves by a new order alone', async () => {
    await begin();
    await game.allowed('orders Reds --halt');
    expect(await game.remarks('move Reds')).toEqual(['wrg:orders.7']);
    await game.allowed('period');
    await game.allowed('orders Reds --messenger');
    expect(await game.remarks('move Reds')).toEqual([]);
  });

  test('wrg:react.30 who panics and has not dashed away is told of when the period ends', async () => {
    await begin();
    await game.allowed(FIRE);
    await game.allowed('reaction-test Reds --mod -24 --seed a');
    await game.allowed('period');
    expect(await game.remarks('period')).toEqual(['wrg:react.30']);
  });

  test('wrg:afv.1 an AFV tests on anti-tank fire before it does anything else', async () => {
    await begin();
    await game.allowed('anti-tank PIAT "Panzer III" --range 90 --dice 1');
    expect(await game.remarks('move "Panzer III" --pace reverse')).toEqual(['wrg:afv.1']);
    await game.allowed('reaction-test "Panzer III" --seed a');
    expect(await game.remarks('shoot "Panzer III" Reds --range 90 --seed a')).toEqual([]);
  });
});

describe('in a strict game', () => {
  test('wrg:react.1 no period begins while tests are due, nor does whoever was under fire act before', async () => {
    await begin(' --strict');
    await game.allowed(FIRE);
    await game.refused('period', 'wrg:react.1');
    await game.allowed('reaction-test Reds --seed a --mod 12');
    await game.allowed('period');
    await game.refused('reaction-test Reds', 'wrg:react.1');
    await game.allowed('move Reds');
    await game.refused('move Reds', 'wrg:orders.2');
    expect(await game.remarks('move Reds --anyway')).toEqual(['wrg:orders.2']);
    expect((await game.type('replay')).code).toBe(0);
  });
});

describe('wg now', () => {
  test('says who has still to test, and who may move or fire', async () => {
    await begin();
    expect((await now('Reds')).may).toEqual(expect.arrayContaining(['shoot', 'move', 'orders']));
    expect((await now('Reds')).not).toContainEqual(
      expect.objectContaining({ action: 'reaction-test', clause: 'wrg:react.1' }),
    );
    await game.allowed(FIRE);
    expect((await now('Reds')).may).toContain('reaction-test');
    expect((await now('Blues')).not.map(({ clause }) => clause)).toContain('wrg:orders.4');
    await game.allowed('move PIAT --pace double');
    const { may, not } = await now('PIAT');
    expect(may).not.toContain('anti-tank');
    expect(not).toContainEqual(expect.objectContaining({ action: 'shoot', clause: 'wrg:foot.7' }));
    expect(not).toContainEqual(expect.objectContaining({ action: 'move', clause: 'wrg:orders.2' }));
  });
});
