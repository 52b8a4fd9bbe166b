import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GRUPPE, NEST, PANZER, RosterGame, SECTION, TRUCK } from '../../support/roster.js';

const RIDERS = { ...SECTION, name: 'Riders', figures: 6, hw: 0 };
const AXIS_TRUCK = { ...TRUCK, name: 'Opel', side: 'Axis' };

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('table');
});
afterEach(() => game.clean());

interface May {
  readonly name: string;
  readonly may: readonly string[];
  readonly not: readonly { readonly action: string; readonly clause: string }[];
}

const marksOf = async (name: string) => (await game.unit(name)).marks;

describe('what a move leaves on the table', () => {
  test('bg:move.7 bg:move.9 a run on the road: both markers, and whoever fell stays behind', async () => {
    await game.load([{ ...SECTION, dead: 2 }]);
    const { effects } = await game.allowed('move "2 Section" --run --road --dice 3,4');
    expect(effects).toEqual([
      { do: 'set', to: 'mover', is: { hasMoved: true }, clause: 'bg:card.3' },
      { do: 'set', to: 'mover', of: 'infantry', is: { dead: null }, clause: 'bg:medic.6' },
      { do: 'set', to: 'mover', of: 'infantry', is: { ran: true }, clause: 'bg:move.7' },
      { do: 'set', to: 'mover', of: 'infantry', is: { road: true }, clause: 'bg:move.9' },
    ]);
    expect(await marksOf('2 Section')).toEqual({ ran: true, road: true });
  });

  test('bg:card.3 who moves has moved under this card, and no more under the next', async () => {
    await game.load([SECTION, PANZER]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5D');
    await game.allowed('move "2 Section" --dice 3');
    await game.allowed('move "Panzer IV" --dice-count 2 --dice 3,4');
    expect(await marksOf('2 Section')).toEqual({ hasMoved: true });
    expect(await marksOf('Panzer IV')).toEqual({ hasMoved: true });
    await game.allowed('draw-card --dice 7C');
    expect(await marksOf('2 Section')).toEqual({});
  });

  test('bg:dig.6 a vehicle that drives out of its position has lost it', async () => {
    await game.load([{ ...PANZER, 'dug-in': true }]);
    await game.allowed('move "Panzer IV" --dice-count 2 --dice 3,4');
    expect(await marksOf('Panzer IV')).toEqual({});
  });

  test('bg:vmove.1 a vehicle that breaks down is stopped by that, and flags say the same', async () => {
    await game.load([PANZER]);
    await game.allowed('move "Panzer IV" --dice 1,1,1');
    expect(await marksOf('Panzer IV')).toEqual({ stoppedBy: 'breakdown' });
    await game.refused('move "Panzer IV"', 'bg:vmove.1');
    await game.refused('move --type tank --stopped-by breakdown', 'bg:vmove.1');
    await game.refused('move --type truck --stopped-by mines', 'bg:mine.10');
    await game.refused('move --type car --damage both', 'bg:vdam.3');
    await game.allowed('move --type car --damage half-weapons');
  });

  test('bg:cav.6 horses that were let go do not come back', async () => {
    await game.load([{ ...SECTION, mounted: true }]);
    await game.allowed('move "2 Section" --dismount --leave-horses --dice 3');
    expect(await marksOf('2 Section')).toEqual({});
    await game.refused('move "2 Section" --mount', 'bg:cav.6');
  });
});

describe('who may not move', () => {
  test('bg:melee.10 a unit in a melee is bound to it, be it infantry or a vehicle', async () => {
    await game.load([
      { ...SECTION, melee: true },
      { ...PANZER, melee: true },
    ]);
    await game.refused('move "2 Section"', 'bg:melee.10');
    await game.refused('move "Panzer IV"', 'bg:melee.10');
    await game.refused('move --in-melee', 'bg:melee.10');
  });

  test('bg:retreat.3 a routing unit rallies or routs, and is told so whoever says that it routs', async () => {
    await game.load([{ ...SECTION, routing: true }]);
    await game.refused('move "2 Section"', 'bg:retreat.3');
    await game.refused('move --routing', 'bg:retreat.3');
  });

  test('bg:dig.1 a unit that is dug in already does not dig in', async () => {
    await game.load([{ ...SECTION, 'dug-in': true }]);
    await game.refused('move "2 Section" --dig-in', 'bg:dig.1');
    await game.allowed('move "2 Section" --dig-out');
    await game.allowed('move "2 Section" --dig-in');
    expect(await marksOf('2 Section')).toMatchObject({ dugIn: true });
  });

  test('bg:dig.5 bg:pass.2 who is dug in, and who rides, may move: they dig out, or get off', async () => {
    const dug = { ...SECTION, 'dug-in': true };
    await game.load([dug, { ...RIDERS, aboard: 'Truck' }, { ...RIDERS, name: 'Fight', melee: true }, TRUCK]);
    const { units } = JSON.parse((await game.type('now')).stdout) as { units: May[] };
    const may = (name: string) => units.find((unit) => unit.name === name)!;
    expect(may('2 Section').may).toContain('move');
    expect(may('Riders').may).toContain('move');
    expect(may('Riders').may).not.toContain('combine');
    expect(may('Fight').not).toContainEqual(
      expect.objectContaining({ action: 'move', clause: 'bg:melee.10' }),
    );
    await game.refused('move "2 Section"', 'bg:dig.5');
    await game.refused('move Riders', 'bg:pass.2');
  });

  test('bg:emp.3 an emplacement stays where it is, and carries nobody', async () => {
    await game.load([SECTION, NEST]);
    await game.refused('move "MG nest"', 'bg:emp.3');
    await game.refused('move "2 Section" "MG nest"', 'bg:pass.1');
  });
});

describe('passengers', () => {
  test('bg:pass.2 they get on by a whole move, in which the vehicle does not move either', async () => {
    await game.load([{ ...RIDERS, dead: 1, road: true }, TRUCK]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5D');
    await game.allowed('move Riders Truck');
    expect(await marksOf('Riders')).toEqual({ aboard: 'Truck', hasMoved: true });
    expect(await marksOf('Truck')).toEqual({ boarded: true });
    await game.refused('move Truck', 'bg:pass.2');
  });

  test('bg:pass.2 whoever rides gets off before he moves, even out of a wreck', async () => {
    await game.load([{ ...RIDERS, aboard: 'Truck' }, TRUCK]);
    for (const how of ['', '--run', '--dig-in']) await game.refused(`move Riders ${how}`, 'bg:pass.2');
    await game.refused('move --riding', 'bg:pass.2');
    await game.allowed('roster mark Truck destroyed');
    await game.allowed('move Riders Truck');
    expect(await marksOf('Riders')).toEqual({});
    await game.refused('move Riders Truck', 'bg:pass.2');
  });

  test('bg:pass.2 nobody changes from one vehicle to another in one move', async () => {
    await game.load([{ ...RIDERS, aboard: 'truck' }, TRUCK, { ...TRUCK, name: 'Other truck' }]);
    await game.refused('move Riders "Other truck"', 'bg:pass.2');
    await game.allowed('move Riders Truck');
    expect((await marksOf('Riders')).aboard).toBeUndefined();
  });

  test('bg:pass.2 who got on a vehicle that was not named gets off whichever it was', async () => {
    await game.load([RIDERS, TRUCK]);
    await game.allowed('move Riders --board');
    expect((await marksOf('Riders')).aboard).toBe('a carrier');
    await game.allowed('move Riders Truck');
    expect((await marksOf('Riders')).aboard).toBeUndefined();
  });

  test('bg:pass.2 nobody gets on a vehicle of the enemy', async () => {
    await game.load([RIDERS, AXIS_TRUCK]);
    await game.refused('move Riders Opel', 'bg:pass.2');
  });

  test('bg:pass.2 a vehicle that is named is not passed over in silence', async () => {
    await game.load([{ ...RIDERS, horses: true }, TRUCK, { ...TRUCK, name: 'Other truck' }]);
    for (const how of ['--run', '--dig-in', '--dig-out', '--mount', '--dismount', '--road', '--turn 90'])
      await game.refused(`move Riders Truck ${how}`, 'bg:pass.2');
    await game.refused('move Truck "Other truck"', 'bg:pass.1');
    await game.refused('move Riders Truck --type tank', 'bg:pass.1');
    await game.allowed('move Riders Truck --turn 0');
  });

  test('bg:pass.1 more than a truck holds are told the line by which they get on two', async () => {
    await game.load([SECTION, TRUCK]);
    const { stderr } = await game.type('move "2 Section" Truck');
    expect(JSON.parse(stderr).error).toMatchObject({ clause: 'bg:pass.1' });
    expect(JSON.parse(stderr).error.hint).toBe("wg move '2 Section' --board --vehicles 2");
    await game.refused('move "2 Section" Truck --vehicles 2', 'bg:pass.1');
    await game.allowed('move "2 Section" --board --vehicles 2');
  });

  test('(bg:pass.1) a truck that is two models holds twelve', async () => {
    await game.load([SECTION, { ...TRUCK, models: 2 }]);
    const { input } = await game.allowed('move "2 Section" Truck');
    expect(input).toMatchObject({ board: true, vehicles: 2, figures: 9 });
  });
});

describe('the fate of passengers', () => {
  test('bg:pass.4 out of a vehicle that is destroyed they get, of one that is damaged they stay aboard', async () => {
    await game.load([
      { ...RIDERS, aboard: 'Truck', 'hw-armour': 1 },
      { ...TRUCK, damage: 'immobilised' },
    ]);
    const hit = await game.allowed('bail-out Riders Truck --dice "leader=2 heavy-weapon=1 figure=1,2,3,4"');
    expect(hit.effects).toEqual([
      { do: 'lose', to: 'passengers', of: 'infantry', parts: { figures: 2, hw: 1 }, clause: 'bg:pass.4' },
      {
        ...{ do: 'set', to: 'passengers', of: 'infantry', clause: 'bg:pass.4' },
        is: { bailOut: null, outOf: null },
      },
    ]);
    expect(await game.unit('Riders')).toMatchObject({
      profile: { figures: 4, leaders: 1, hwArmour: 0 },
      marks: { aboard: 'Truck', dead: 2 },
    });
    await game.allowed('roster mark Truck destroyed');
    const { input } = await game.allowed('bail-out Riders Truck --dice "leader=6 figure=6,6,6"');
    expect(input).toMatchObject({ passengers: 4, state: 'destroyed' });
    expect((await marksOf('Riders')).aboard).toBeUndefined();
  });

  test.each([
    ['himself', 'Riders'],
    ['in other infantry', 'Walkers'],
    ['in two vehicles', 'Truck,Other truck'],
    ['in a vehicle of the enemy', 'Opel'],
    ['in what is not there', 'Truk'],
  ])('(bg:pass.1) (bg:pass.2) nobody is put aboard by hand %s', async (_, aboard) => {
    const others = [{ ...TRUCK, name: 'Other truck' }, AXIS_TRUCK, { ...RIDERS, name: 'Walkers' }];
    await game.load([RIDERS, TRUCK, ...others]);
    expect((await game.type(`roster mark Riders "aboard=${aboard}"`)).code).toBe(2);
    expect(await marksOf('Riders')).toEqual({});
    await game.allowed('roster mark Riders aboard=truck');
    expect((await marksOf('Riders')).aboard).toBe('truck');
  });

  test('bg:pass.4 in a vehicle without damage they are safe, unless it is said that it has some', async () => {
    await game.load([{ ...RIDERS, aboard: 'Truck' }, TRUCK]);
    await game.refused('bail-out Riders Truck', 'bg:pass.4');
    await game.allowed('bail-out Riders Truck --state immobilised --seed a');
  });

  test('bg:cav.5 who holds the horses is not aboard: an ordinary figure, or the one that is missed the least', async () => {
    const wreck = { ...TRUCK, destroyed: true };
    const CHIEFS = { ...RIDERS, horses: true, aboard: 'Truck', leaders: 2, 'hw-piat': 1, medics: 1 };
    const aboard = async (figures: number, leaders = 2) => {
      const more = leaders === 2 ? {} : { medics: 0, 'hw-piat': 0 };
      await game.load([{ ...CHIEFS, figures, leaders, ...more }, wreck]);
      return (await game.allowed('bail-out Riders Truck --seed a')).input;
    };
    expect(await aboard(5)).toMatchObject({ passengers: 4, leaders: 2, hw: 1, medics: 1 });
    expect(await aboard(4)).toMatchObject({ passengers: 3, leaders: 2, hw: 1, medics: 0 });
    expect(await aboard(2, 2 - 1)).toMatchObject({ passengers: 1, leaders: 1 });
    await game.load([{ ...CHIEFS, figures: 1, leaders: 1, medics: 0, 'hw-piat': 0 }, wreck]);
    await game.refused('bail-out Riders Truck', 'bg:cav.5');
  });
});

describe('vehicles that are hit', () => {
  test('bg:vdam.7 the cotton is put on whoever stands in the role, and nothing happens without a hit', async () => {
    await game.load([PANZER]);
    const { effects } = await game.allowed('vehicle-damage "Panzer IV" --hits 1 --dice 1,1');
    const riders = { to: { whose: 'aboard', is: 'vehicle' }, of: 'infantry', clause: 'bg:pass.4' };
    expect(effects).toEqual([
      { do: 'bind', ...riders, mark: 'outOf', as: 'vehicle' },
      { do: 'set', ...riders, is: { bailOut: 'immobilised' } },
      { do: 'set', to: 'vehicle', of: 'vehicle', is: { damage: 'immobilised' }, clause: 'bg:vdam.7' },
    ]);
    expect((await game.allowed('vehicle-damage "Panzer IV" --hits 0')).effects).toEqual([]);
    await game.allowed('vehicle-damage "Panzer IV" --hits 6 --dice 6,6');
    expect(await game.unit('Panzer IV')).toMatchObject({ gone: true });
  });

  test('bg:vdam.1 infantry takes no damage as a vehicle does', async () => {
    await game.load([SECTION]);
    await game.refused('vehicle-damage "2 Section" --hits 2', 'bg:vdam.1');
  });
});

describe('units that are looked at', () => {
  test('bg:unit.5 heavy weapons of whatever sort count, also where they are counted in both ways', async () => {
    await game.load([{ ...SECTION, hw: 1, 'hw-armour': 2, 'hw-flame': 1 }, GRUPPE]);
    const { input, effects, result } = await game.allowed('unit-check "2 Section"');
    expect(input).toMatchObject({ hw: 4, hwArmour: 0, hwFlame: 0 });
    expect(result.legal).toBe(false);
    expect(effects).toEqual([]);
    await game.allowed('roster mark "2 Section" hw=0');
    expect((await game.allowed('unit-check "2 Section"')).input).toMatchObject({
      hw: 0,
      hwArmour: 2,
      hwFlame: 1,
    });
    expect((await game.allowed('unit-check "2 Section" --hw 1')).input).toMatchObject({ hw: 1, hwArmour: 0 });
  });

  test('bg:unit.2 a unit of more figures than any may have is asked about, and is no legal one', async () => {
    await game.load([{ ...SECTION, figures: 30, leaders: 20 }]);
    const { result } = await game.allowed('unit-check "2 Section"');
    expect(result.legal).toBe(false);
  });

  test('bg:emp.1 no rule limits an emplacement', async () => {
    await game.load([NEST]);
    await game.refused('unit-check "MG nest"', 'bg:emp.1');
  });
});
