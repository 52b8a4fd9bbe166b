import { afterEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, PANZER } from '../roster/roster-units.js';

/** What the log holds fills in what comes after it, and is set against what is told besides. */

const MORTAR = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };
const HQ = { name: 'HQ', side: 'Allies', men: 3, leaders: ['officer'], weapons: ['rifle:3'], radios: 1 };
const CROMWELL = { ...PANZER, name: 'Cromwell', side: 'Allies' };
const PZ4 = { ...PANZER, name: 'Panzer IV' };

let game: RosterGame;
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});
async function begin(): Promise<void> {
  game = await new RosterGame('told', 'wrg-1925').open(
    [...ALL, MORTAR, HQ, CROMWELL, PZ4],
    '--sides Allies,Axis',
    'period',
  );
}

describe('who did not fire in the last period', () => {
  test('wrg:tactical.4 the second fire of a group in a period has its deduction too', async () => {
    await begin();
    const first = await game.allowed('shoot Reds Blues --fire rifle:5 --range 90 --seed a');
    expect(first.input.moved).toBe(5);
    const second = await game.allowed('shoot Reds Blues --fire smg:2 --range 20 --seed b');
    expect(second.input.moved).toBe(2);
  });

  test('wrg:tactical.4 where one fired, nine of ten who fire in the next period did not', async () => {
    await begin();
    await game.allowed('shoot Reds Blues --fire rifle:1 --range 90 --seed a');
    await game.allowed('period');
    const all = await game.allowed('shoot Reds Blues --range 90 --seed b');
    expect(all.input.moved).toBe(9);
    await game.allowed('period');
    expect((await game.allowed('shoot Reds Blues --range 90 --seed c')).input.moved).toBe(0);
  });

  test('wrg:tactical.4 a gun that fires on has no deduction for those who help', async () => {
    await begin();
    await game.allowed('shoot "MG 34" Reds --range 90 --seed a');
    await game.allowed('period');
    expect((await game.allowed('shoot "MG 34" Reds --range 90 --seed b')).input.moved).toBe(0);
  });
});

describe('armour', () => {
  test('wrg:antitank.6 a target that has moved is known to have', async () => {
    await begin();
    await game.allowed('move "Panzer III" --pace move-and-fire');
    const { input, steps } = await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    expect(input.targetMoved).toBe(true);
    expect(steps.find(({ id }) => id === 'target-moved')?.value).toBe(-1);
    await game.allowed('move "Panzer IV" --pace move-and-fire --light dark --closed-down');
    const crept = await game.allowed('anti-tank Cromwell "Panzer IV" --range 40 --seed a');
    expect(crept.input.targetMoved).toBe(false);
  });

  test('wrg:react.17 armour that fired on a group is in its test', async () => {
    await begin();
    await game.allowed('shoot "Panzer III" Reds --range 90 --seed a');
    expect((await game.allowed('reaction-test Reds --seed b')).input.armourFires).toBe(true);
  });

  test('wrg:afv.13 wrecks of the side, and wrg:afv.15 a commander who was hit, are in the test of an AFV', async () => {
    await begin();
    await game.allowed('anti-tank Cromwell "Panzer IV" --range 40 --dice "6 / 6 / 6,6,6,6,6"');
    await game.allowed('roster mark "Panzer III" exposed=1');
    await game.allowed('shoot Reds "Panzer III" --range 20 --dice "chance=6 identify=1"');
    expect((await game.allowed('reaction-test "Panzer III" --seed b')).input).toMatchObject({
      afvsLost: 1,
      commanderLost: true,
    });
  });
});

describe('orders', () => {
  test('wrg:orders.6 who has no radio, and no officer, is remarked on', async () => {
    await begin();
    expect(await game.remarks('orders PIAT HQ --radio')).toEqual(['wrg:orders.6']);
    expect(await game.remarks('orders Reds HQ --radio')).toEqual([]);
    expect(await game.remarks('orders Reds PIAT --distance 10')).toEqual(['wrg:orders.6']);
  });

  test('wrg:orders.6 wrg:R185 when all officers of a side have fallen the senior who is left commands', async () => {
    await begin();
    await game.allowed('roster mark HQ out');
    const own = await game.allowed('orders Reds');
    expect(own.input).toMatchObject({ officerHit: true, successor: 'cpl', distance: 0 });
    expect(own.result).toEqual({ order: 'new' });
    expect((await game.allowed('orders PIAT Reds --distance 40')).result).toEqual({ order: 'new' });
    expect(await game.remarks('orders PIAT Reds --distance 40')).toEqual([]);
    expect(await game.remarks('orders Reds PIAT --distance 40')).toEqual(['wrg:orders.6']);
    expect((await game.allowed('orders Reds --ruling wrg:R185=2')).result).toEqual({ order: 'last' });
    expect((await game.type('now Reds')).stdout).toContain('orders');
  });

  test('wrg:orders.2 a word that is no pace of those who are ordered is remarked on, and the paces are named', async () => {
    await begin();
    expect((await game.type('orders Reds HQ --radio --pace run')).stdout).toContain(
      "'run' is no pace of Reds, and no move goes by it: walk, dash, double, crawl, wade, climb and manhandle are",
    );
    expect(await game.remarks('orders Reds HQ --radio --pace zzz')).toEqual(['wrg:orders.2']);
    expect(await game.remarks('orders Reds HQ --radio --pace Dash')).toEqual([]);
    expect(await game.remarks('orders Cromwell HQ --distance 10 --pace walk')).toEqual(['wrg:orders.2']);
    expect(await game.remarks('orders Cromwell HQ --distance 10 --pace move-and-fire')).toEqual([]);
  });

  test('wrg:orders.4 the order that stands is told of the unit until there is another', async () => {
    await begin();
    const says = async () => (await game.unit('Reds')).says;
    await game.allowed('orders Reds HQ --radio --pace dash');
    await game.allowed('period');
    expect(await says()).toContain('its order: dash');
    await game.allowed('orders Reds HQ --radio --pace crawl');
    expect(await says()).toContain('its order: crawl');
    await game.allowed('orders Reds HQ --radio --halt');
    expect(await says()).not.toContain('its order');
  });

  test('wrg:orders.4 another pace than was ordered is remarked on', async () => {
    await begin();
    await game.allowed('orders Reds HQ --direction farm --pace crawl');
    expect(await game.remarks('move Reds --pace dash')).toEqual(['wrg:orders.4']);
    await game.allowed('period');
    expect(await game.remarks('move Reds --pace crawl')).toEqual([]);
  });

  test('wrg:offtable.7 nor is there an officer or NCO to call for fire where the group has none', async () => {
    await begin();
    expect(await game.remarks('artillery HQ --caller nco')).toEqual(['wrg:offtable.7']);
    expect(await game.remarks('artillery HQ --caller officer')).toEqual([]);
  });
});

describe('what was told, and what was not', () => {
  test('wrg:foot.3 only guns are pushed, and wrg:foot.7 who carries a heavy weapon does not double', async () => {
    await begin();
    await game.refused('move "MG 34" --pace manhandle', 'wrg:foot.3');
    await game.refused('move Mortar --pace double', 'wrg:foot.7');
  });

  test('wrg:scale.4 a weapon that a group has not is remarked on', async () => {
    await begin();
    expect(await game.remarks('shoot HQ Blues --fire flame-thrower:1 --range 40 --seed a')).toEqual([
      'wrg:scale.4',
    ]);
    const house = 'demolish HQ --range 40 --seed a --fire';
    expect(await game.remarks(`${house} one-man:1`)).toContain('wrg:scale.4');
    expect(await game.remarks(`${house} off-table --fire molotov:1`)).not.toContain('wrg:scale.4');
  });

  test('wrg:tactical.1 cover of which nothing was told is remarked on, and some of a group are as it is', async () => {
    await begin();
    const fire = 'shoot --fire rifle:6 --range 90 --men 8 --targets 8 --seed a';
    expect(await game.remarks(fire)).toEqual(['wrg:tactical.1']);
    expect(await game.remarks(`${fire} --uncovered 8`)).toEqual([]);
    const { input } = await game.allowed('artillery Reds --targets 4 --seed a');
    expect(input).toMatchObject({ targets: 4, uncovered: 4 });
  });

  test('wrg:figure.6 distances of which nothing was told are remarked on', async () => {
    await begin();
    expect(await game.remarks('isolation --men 10')).toEqual(['wrg:figure.6']);
    expect(await game.remarks('isolation --men 10 --nobody-near')).toEqual([]);
  });

  test('wrg:soft.4 nothing is taken over where nobody was hit', async () => {
    await begin();
    expect(await game.remarks('take-over Reds --what radio --dice 6')).toEqual(['wrg:soft.4']);
  });

  test('wrg:react.1 a test that was never made is told of before it lapses', async () => {
    await begin();
    await game.allowed('shoot Blues Reds --points 0 --men 2 --dice "chance=1 potential=1"');
    await game.allowed('period');
    expect(await game.remarks('period')).toEqual(['wrg:react.1']);
    expect(await game.remarks('period')).toEqual([]);
  });

  test('wrg:victor.7 field defences that stand in the roster are not left out in silence', async () => {
    await begin();
    const count = 'victory --remaining 100 --enemy-remaining 90';
    expect(await game.remarks(count)).toEqual([]);
    await game.load([{ name: 'Side', side: 'Axis', kind: 'force', defences: ['wire 30 m'] }], 'add');
    expect(await game.remarks(count)).toEqual(['wrg:victor.7']);
  });

  test('wrg:victor.7 those of the defender are filled in by their price, and are to be held', async () => {
    await begin();
    const side = { name: 'Side', side: 'Axis', kind: 'force', defender: true };
    await game.load([{ ...side, defences: ['trench 100 mm'] }], 'add');
    const { input } = await game.allowed('victory');
    const axis = input.side === 'Axis' ? 'defences' : 'enemyDefences';
    expect(Number(input[axis])).toBeGreaterThan(0);
    expect(input[axis === 'defences' ? 'enemyDefences' : 'defences']).toBe(0);
    expect(await game.remarks('victory')).toEqual(['wrg:victor.7']);
  });

  test('wrg:foot.4 whoever gets into a vehicle of the enemy is told so', async () => {
    await begin();
    const { side } = (await game.units()).find(({ name }) => name === 'Truck')!;
    const foe = (await game.units()).find((unit) => unit.kind === 'group' && unit.side !== side)!;
    expect(await game.remarks(`move ${foe.name} Truck`)).toContain('wrg:foot.4');
  });

  test('wrg:afv.1 wrg:antitank.15 men are no AFV, and wrg:antitank.1 a truck has nothing against one', async () => {
    await begin();
    await game.refused('reaction-test Reds --afv', 'wrg:afv.1');
    await game.refused('anti-tank Reds --off-table', 'wrg:antitank.15');
    await game.refused('anti-tank Truck "Panzer III" --range 40', 'wrg:antitank.1');
  });
});

describe('what a period leaves no way round', () => {
  test('wrg:react.30 wrg:R147 a leader who stays does not let his group fire that runs', async () => {
    await begin();
    await game.allowed('shoot Blues Reds --range 90 --seed a');
    await game.allowed('reaction-test Reds --mod -20 --dice "1 1 1"');
    await game.allowed('reaction-test Reds --leader sgt --dice "6 6 6"');
    await game.allowed('period');
    await game.refused('shoot Reds Blues --range 90', 'wrg:react.30');
    await game.refused('move Reds --pace walk', 'wrg:react.30');
  });

  test('wrg:foot.7 who doubled and is moved once more has doubled all the same', async () => {
    await begin();
    await game.allowed('move Reds --pace double');
    expect(await game.remarks('move Reds --pace walk')).toContain('wrg:orders.2');
    await game.refused('shoot Reds Blues --range 90', 'wrg:foot.7');
  });

  test('wrg:vehicle.1 and so has a vehicle that dashed', async () => {
    await begin();
    await game.allowed('move "Panzer IV" --pace dash');
    await game.allowed('move "Panzer IV" --pace reverse');
    await game.refused('shoot "Panzer IV" Reds --fire mg-turret:1 --range 90', 'wrg:vehicle.1');
  });
});

describe('a vehicle that burns', () => {
  const KNOCKED_OUT = '--range 40 --dice "weapon=6 fire=1 crew=1,1,1,1,1"';

  test('wrg:light.6 is told of as the period ends, where nobody has laid its smoke, and no more in the next', async () => {
    await begin();
    await game.allowed(`anti-tank PIAT "Panzer III" ${KNOCKED_OUT}`);
    expect(await game.remarks('period')).toContain('wrg:light.6');
    expect(await game.remarks('period')).not.toContain('wrg:light.6');
  });

  test('wrg:light.6 is not where its smoke has been laid, by its name or without', async () => {
    await begin();
    await game.allowed(`anti-tank PIAT "Panzer III" ${KNOCKED_OUT}`);
    await game.allowed('smoke --source burning-vehicle --where "Panzer III"');
    expect(await game.remarks('period')).not.toContain('wrg:light.6');
    await game.allowed(`anti-tank PIAT "Panzer IV" ${KNOCKED_OUT}`);
    expect(await game.remarks('period')).toContain('wrg:light.6');
    await game.type('undo');
    await game.allowed('smoke --source burning-vehicle');
    expect(await game.remarks('period')).not.toContain('wrg:light.6');
  });

  test('wrg:light.6 may be a truck', async () => {
    await begin();
    const hit = 'chance=1 potential=6 identify=1 vehicle=1 fire=1';
    await game.allowed(`shoot Blues Truck --points 12 --men 2 --dice "${hit}"`);
    expect(await game.remarks('period')).toContain('wrg:light.6');
  });
});

describe('a shouted order', () => {
  const shouts = 'orders PIAT HQ --distance 40 --pace walk --no-log';

  test('wrg:orders.8 carries 10 metres where either of them fired in the last period, or was fired at from near', async () => {
    await begin();
    expect((await game.allowed(shouts)).result).toEqual({ order: 'new' });
    await game.allowed('shoot PIAT Blues --range 200 --seed a');
    expect((await game.allowed(shouts)).input).not.toHaveProperty('fired');
    await game.allowed('next --anyway');
    expect((await game.type(shouts)).stderr).toContain('out of communication');
    expect((await game.allowed('orders PIAT HQ --distance 10 --pace walk --no-log')).input.fired).toBe(0);
    expect((await game.allowed(`${shouts} --fired 150`)).result).toEqual({ order: 'new' });
    await game.allowed('next --anyway');
    expect((await game.allowed(shouts)).input).not.toHaveProperty('fired');
  });

  test('wrg:orders.8 carries 50 where the fire at him came from further than 100 metres', async () => {
    await begin();
    await game.allowed('shoot Blues HQ --range 150 --seed a');
    await game.allowed('next --anyway');
    expect(await game.allowed(shouts)).toMatchObject({ input: { fired: 150 }, result: { order: 'new' } });
    await game.allowed('shoot Blues HQ --range 100 --seed b');
    await game.allowed('next --anyway');
    expect((await game.type(shouts)).stderr).toContain('out of communication');
  });

  test('wrg:orders.8 hardly carries where it was shelled', async () => {
    await begin();
    await game.allowed('artillery HQ --seed a');
    await game.allowed('next --anyway');
    expect((await game.type(shouts)).stderr).toContain('out of communication');
  });
});

describe('the smoke of projectors', () => {
  test('wrg:antitank.12 wrg:smoke.4 is told of where its tank is fired at, or fires, while it stands', async () => {
    await begin();
    await game.allowed('smoke "Panzer III"');
    const at = 'anti-tank PIAT "Panzer III" --range 40 --dice 1 --no-log';
    const fires = 'shoot "Panzer III" Reds --range 90 --fire mg-turret:1 --seed a --no-log';
    expect(await game.remarks(at)).not.toContain('wrg:antitank.12');
    await game.allowed('next --anyway');
    expect(await game.remarks(at)).toContain('wrg:antitank.12');
    expect(await game.remarks(`${at} --smoke 50`)).not.toContain('wrg:antitank.12');
    expect(await game.remarks(fires)).toContain('wrg:smoke.4');
    expect(await game.remarks('shoot Blues Reds --range 90 --seed a --no-log')).not.toContain('wrg:smoke.4');
    await game.allowed('move "Panzer III" --pace move-and-fire');
    expect(await game.remarks(at)).not.toContain('wrg:antitank.12');
    await game.allowed('next --anyway');
    await game.allowed('next --anyway');
    expect(await game.remarks(at)).not.toContain('wrg:antitank.12');
  });
});
