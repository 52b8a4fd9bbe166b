import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { APC, RIDERS, TRUCK } from './roster-units.js';

/** What a period, or a battle, remembers of a line for those that come after. */

const group = (name: string, side: string, men: number, more: object = {}) => ({
  ...{ name, side, men, weapons: [`rifle:${men}`] },
  ...more,
});
const gun = (name: string, side: string, weapon: string, men: number, more: object = {}) => ({
  ...{ name, side, kind: 'gun', weapon, men },
  ...more,
});
const ALL = [
  group('Reds', 'Allies', 8, { leaders: ['cpl'] }),
  group('Others', 'Allies', 6),
  group('Riders of horses', 'Allies', 6, { rides: 'horse' }),
  gun('Mortar', 'Allies', 'mortar-2in', 2),
  gun('Recoilless', 'Allies', 'recoilless', 3),
  gun('Missile', 'Allies', 'recoilless', 3),
  { ...TRUCK },
  group('Aboard', 'Allies', 4, { aboard: 'Truck' }),
  { ...APC, leaders: ['cpl'] },
  { ...RIDERS },
  group('Blues', 'Axis', 8, { leaders: ['sgt'] }),
  group('House', 'Axis', 6, { cover: 'building' }),
  gun('MG', 'Axis', 'mg-tripod', 3),
  gun('Gun', 'Axis', 'gun', 4, { cover: 'shield' }),
  group('Named', 'Axis', 0, { men: 2, weapons: ['rifle:2'], figure: ['2 Pte:60,erect'] }),
];

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('remembered', 'wrg-1925').open(ALL, '--sides Allies,Axis', 'next');
});
afterEach(() => game.clean());
const remarks = (line: string) => game.remarks(line);
const now = async (line: string) => (await game.allowed(`${line} --no-log`)).input;

describe('fire', () => {
  test('wrg:orders.4 an AFV that is knocked out still fires in that period, and no more in the next', async () => {
    await game.allowed(
      'anti-tank Gun APC --range 200 --dice "weapon=6 fire=6 crew=6,6 passenger=6,6,6,6,6,6"',
    );
    expect((await game.unit('APC')).gone).toBe(true);
    expect((await game.type('move APC')).stderr).toContain('knocked out');
    await game.allowed('shoot APC Blues --range 90 --dice "chance=6 potential=1"');
    await game.refused('shoot APC Blues --range 90', 'wrg:fire.4');
    await game.allowed('next --anyway');
    expect((await game.type('shoot APC Blues --range 90')).stderr).toContain('knocked out');
  });

  test('wrg:orders.4 men who fired and had to get out move by their own number', async () => {
    await game.allowed('shoot Riders Blues --range 90 --seed 1');
    await game.allowed('roster mark Riders men=3');
    expect((await now('move Riders --boarding 1 --anyway')).menUnfired).toBe(0);
  });

  test('wrg:chance.1 wrg:R71 a group throws one chance die for each target, fire after fire', async () => {
    await game.allowed('shoot Reds Blues --fire rifle:1 --range 90 --dice "chance=6 potential=1"');
    const { steps } = await game.allowed('shoot Reds Blues --fire rifle:1 --range 90');
    expect(steps.find(({ id }) => id === 'chance')).toMatchObject({
      clause: 'wrg:chance.1',
      value: 0,
      ruling: 'wrg:R71',
    });
    await game.allowed('shoot Others Blues --fire rifle:1 --range 90 --seed 1');
  });

  test('wrg:identify.4 whoever had his roll in a period has no other, though a fire rolls for nobody', async () => {
    await game.allowed('shoot Reds MG --points 20 --dice "identify=3,3,3"');
    await game.allowed('shoot Others MG --range 20');
    const { result } = await game.allowed('shoot "Riders of horses" MG --range 20');
    expect(result.casualties).toBe(0);
    expect((await game.marks('MG')).spared).toBe(3);
  });

  test('wrg:react.13 machine guns that fire on a truck fire on those who ride in it', async () => {
    await game.allowed('shoot MG Truck --range 200 --seed 1');
    expect((await game.marks('Aboard')).machineGuns).toBe(1);
  });

  test('wrg:react.1 the crew of a truck that is destroyed was under fire', async () => {
    await game.allowed('shoot Blues Truck --points 30 --dice "identify=6,6,6,6,6,6 vehicle=1 fire=6"');
    expect((await game.marks('Truck crew')).underFire).toBe(true);
  });

  test('wrg:tactical.2 whoever crawls is prone, however his roster has him', async () => {
    expect((await now('shoot Reds Named --range 90')).figure).toEqual(['2 Pte:60,erect']);
    await game.allowed('move Named --pace crawl');
    expect((await now('shoot Reds Named --range 90')).figure).toEqual(['2 Pte:60,moving']);
  });

  test('(wrg:tactical.1) a shield goes with the gun that is pushed', async () => {
    await game.allowed('move Gun --pace manhandle --men 3');
    expect((await game.marks('Gun')).cover).toBe('shield');
  });

  test('wrg:tactical.5 wrg:points.15 men who ride fire from a moving vehicle', async () => {
    await game.allowed('roster mark "Riders of horses" mounted');
    await game.allowed('move "Riders of horses" --pace ride');
    const input = await now('shoot "Riders of horses" Blues --range 90');
    // None of them fired in a period before (R88).
    expect(input).toMatchObject({ movingVehicleWeapons: 6, moved: 6 });
  });

  test('wrg:light.4 whoever fires a light fires nothing else with his mortar', async () => {
    expect(await remarks('illuminate --source mortar-2in')).toContain('wrg:light.4');
    expect(await remarks('illuminate Mortar')).not.toContain('wrg:light.4');
    await game.refused('shoot Mortar Blues --range 90', 'wrg:fire.4');
    await game.refused('illuminate Reds --source mortar-2in', 'wrg:light.4');
  });
});

describe('men', () => {
  test('wrg:vehicle.7 those who hold the horses fire nothing, until all are mounted', async () => {
    await game.allowed('roster mark "Riders of horses" mounted');
    await game.allowed('move "Riders of horses" --dismount');
    expect(await game.marks('Riders of horses')).toMatchObject({ holders: 2, erect: true });
    expect((await now('shoot "Riders of horses" Blues --range 90')).fire).toEqual(['rifle:4']);
    await game.allowed('next');
    await game.allowed('move "Riders of horses" --mount');
    expect(await game.marks('Riders of horses')).not.toHaveProperty('holders');
  });

  test('(wrg:prisoner.1) prisoners are disarmed, and have no weapons when they escape', async () => {
    await game.allowed('roster mark Blues prisoner');
    // Their eight rifles are gone, and they themselves are not (victor.2).
    expect((await game.allowed('victory')).input.destroyed).toBe(40);
    await game.allowed('roster mark Blues prisoner=no');
    expect((await game.unit('Blues')).profile.weapons).toEqual([]);
  });

  test('wrg:react.23 groups that have joined test once, on the fire at all of them', async () => {
    await game.allowed('shoot Blues Reds --points 12 --dice "potential=1"');
    await game.allowed('shoot MG Others --points 18 --machine-guns 1 --dice "potential=1"');
    const { input } = await game.allowed('reaction-test Reds Others --mod -12 --dice "1 1 1" --no-log');
    expect(input.joined).toEqual(['Others']);
    const test = await game.allowed('reaction-test Reds Others --dice "4 4 4"');
    expect(test.input).toMatchObject({ points: 30, machineGuns: 1 });
    expect((await game.marks('Others')).tested).toBe((await game.marks('Reds')).tested);
    await game.refused('reaction-test Others', 'wrg:react.1');
  });

  test('wrg:air.11 five men a period come down a rope: the others hang there yet', async () => {
    await game.allowed('air-landing Reds --by helicopter --clearance 1');
    expect(await remarks('shoot Reds Blues --range 90 --seed 1')).toContain('wrg:air.11');
    await game.allowed('next');
    expect(await remarks('move Reds --no-log')).not.toContain('wrg:air.11');
  });

  test('wrg:soft.4 whose weapon it was is the man who was hit', async () => {
    await game.allowed('roster mark Others lost-in-battle=1');
    expect(await remarks('take-over Reds Others --what rifle --dice 4 --no-log')).not.toContain('wrg:soft.4');
    expect(await remarks('take-over Others Reds --what rifle --dice 4')).toContain('wrg:soft.4');
  });

  test('wrg:mine.16 whoever looks for mines with a bayonet is prone', async () => {
    expect(await remarks('mines Reds --clear bayonet --pace walk --squares 1')).toContain('wrg:mine.16');
    expect(await remarks('mines Reds --clear bayonet --squares 1')).not.toContain('wrg:mine.16');
  });

  test('wrg:react.28 whoever is mixed with enemies and may have to retire is told so before he fires', async () => {
    await game.allowed('roster mark MG retires');
    expect(await remarks('shoot MG Reds --range 25 --dice "chance=6 potential=1"')).toContain('wrg:react.28');
  });

  test('wrg:locate.2 silence that the game knows counts in the dark', async () => {
    await game.allowed('move Reds --silent');
    expect((await now('spot Blues Reds --light dark')).silent).toBe(true);
    expect((await now('spot Blues Reds')).silent).toBe(false);
  });
});

describe('what stands in the roster', () => {
  const opened = async (...units: object[]) =>
    new RosterGame('stands', 'wrg-1925').open(
      [...units, group('Foes', 'Axis', 8)],
      '--sides Allies,Axis',
      'next',
    );

  test('wrg:option.12 a charge that stands in no stores is told of', async () => {
    const stands = await opened(
      group('Reds', 'Allies', 8, { stores: ['satchel-charge'] }),
      group('Others', 'Allies', 8),
    );
    const demolish = (who: string) => stands.remarks(`demolish ${who} --fire satchel:1 --dice 1`);
    expect(await demolish('Reds')).not.toContain('wrg:option.12');
    expect(await demolish('Others')).toContain('wrg:option.12');
    stands.clean();
  });

  test('wrg:air.1 whoever comes from the air does nothing before he has landed', async () => {
    const stands = await opened(group('Paras', 'Allies', 8, { starts: 'air-landed' }));
    expect(await stands.remarks('move Paras --no-log')).toContain('wrg:air.1');
    await stands.allowed('air-landing Paras');
    expect(await stands.remarks('move Paras')).not.toContain('wrg:air.1');
    stands.clean();
  });

  test('wrg:crew.1 nobody drives a vehicle that its crew has left', async () => {
    await game.allowed('roster mark Truck left');
    expect(await remarks('move Truck --pace dash')).toContain('wrg:crew.1');
  });
});

describe('the end', () => {
  const ends = async (force: object, ...more: object[]) => {
    const end = await new RosterGame('ends', 'wrg-1925').open(
      [{ name: 'Force', side: 'Allies', kind: 'force', ...force }, ...more, group('Blues', 'Axis', 8)],
      '--sides Allies,Axis',
    );
    const told = await end.allowed('victory');
    end.clean();
    return told as typeof told & { remarks?: { clause: string }[] };
  };

  test('(wrg:victor.5) wrg:victor.7 of field defences man places alone are held to the end', async () => {
    const { input } = await ends(
      { defender: true, defences: ['wire 100', 'fougasse', 'bunker 5'] },
      group('Reds', 'Allies', 8),
    );
    expect(input.defences).toBe(50);
  });

  test('wrg:victor.6 troops that come later are worth no extra points', async () => {
    const { input } = await ends(
      { defender: true },
      group('Reds', 'Allies', 8),
      group('Late', 'Allies', 4, { starts: 'later' }),
    );
    expect(input).toMatchObject({ remaining: 180, premiumLeft: 120 });
  });

  test('wrg:victor.1 off-table fire that may be left is asked for', async () => {
    const { remarks: told = [] } = await ends({ 'off-table': ['2 periods'] }, group('Reds', 'Allies', 8));
    expect(told.map(({ clause }) => clause)).toContain('wrg:victor.1');
  });
});

test('wrg:smoke.2 what feeds a screen takes nothing off it', async () => {
  await game.allowed('smoke --source off-table --where ridge --fed-until 5');
  await game.allowed('smoke --source off-table --where ridge');
  expect((await game.type('game --json')).stdout).toContain('in periods 2 to 7');
});
