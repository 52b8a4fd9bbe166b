import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { BLUES, PANZER, PIAT, REDS, TRUCK } from '../roster/roster-units.js';

/** What the game knows between two lines of fire: who has fired, who is aboard, and who is left of whom. */

const RIDERS = { name: 'Riders', side: 'Axis', men: 4, weapons: ['rifle:4'] };
const OTHERS = { name: 'Others', side: 'Axis', men: 3, weapons: ['smg:3'] };
const WEASEL = { ...TRUCK, name: 'Weasel', side: 'Axis' };
const aboard = (of: object, vehicle: string) => ({ ...of, aboard: vehicle });

let game: RosterGame;
beforeEach(async () => {
  game = new RosterGame('between', 'wrg-1925');
});
afterEach(async () => {
  // Whatever was played is proved by its records.
  if (game.log().length > 0) expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

/** Periods are counted from the end of the first. */
const counted = async (units: readonly object[]) => {
  await game.load(units);
  await game.allowed('period');
};
const men = async (name: string) => Number((await game.unit(name)).profile.men);

describe('who has fired', () => {
  test('wrg:fire.4 ten men fire once in a period, and again in the next', async () => {
    await counted([REDS, BLUES]);
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    await game.refused('shoot Reds Blues --range 90', 'wrg:fire.4');
    await game.allowed('period');
    await game.allowed('shoot Reds Blues --range 90 --seed b');
  });

  test('wrg:fire.4 whoever has fired throws no grenades: the others may', async () => {
    await counted([REDS, BLUES]);
    await game.allowed('shoot Reds Blues --fire rifle:7 --range 20 --seed a');
    await game.refused('shoot Reds Blues --fire grenade:4 --range 20', 'wrg:fire.4');
    await game.allowed('shoot Reds Blues --fire grenade:3 --range 20 --seed b');
  });

  test('wrg:fire.4 an anti-tank gun of two men is fired once', async () => {
    await counted([PIAT, PANZER, BLUES]);
    await game.allowed('shoot PIAT Blues --fire rifle:1 --range 40 --seed a');
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:fire.4');
  });

  test('wrg:foot.7 a group that has doubled neither fires nor throws nor uses its PIAT', async () => {
    await counted([REDS, PIAT, PANZER, BLUES]);
    for (const name of ['Reds', 'PIAT']) await game.allowed(`roster mark ${name} pace=double`);
    await game.refused('shoot Reds Blues --range 90', 'wrg:foot.7');
    await game.refused('shoot Reds Blues --fire grenade:3 --range 20', 'wrg:foot.7');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:foot.7');
  });

  test('wrg:react.30 a group that runs in panic does not fire', async () => {
    await counted([REDS, BLUES]);
    await game.allowed('shoot Blues Reds --range 90 --seed a');
    await game.allowed('reaction-test Reds --mod -40 --seed a');
    await game.allowed('period');
    await game.refused('shoot Reds Blues --range 20', 'wrg:react.30');
  });

  test('(wrg:tactical.3) who has thrown grenades this period is erect', async () => {
    await counted([REDS, BLUES]);
    await game.allowed('shoot Reds Blues --fire grenade:4 --range 20 --seed a');
    const { input } = await game.allowed('shoot Blues Reds --range 20 --seed b');
    expect(input).toMatchObject({ targets: 10, erect: 4 });
  });

  test('wrg:antitank.7 a weapon that was fired on has 1 less against armour', async () => {
    await game.load([PIAT, PANZER, BLUES]);
    const before = await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1 --no-log');
    expect(before.input.underFire).toBe(false);
    await game.allowed('shoot Blues PIAT --points 0 --seed a');
    const { input, steps } = await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    expect(input.underFire).toBe(true);
    expect(steps.find(({ id }) => id === 'under-fire')?.value).toBe(-1);
  });
});

describe('those aboard', () => {
  test('wrg:soft.1 all who ride in a truck are fired at with it, each unit loses its own, and nobody stays in the wreck', async () => {
    let shot: { input: Record<string, unknown>; result: Record<string, unknown> } | undefined;
    for (let i = 0; (shot?.result.vehiclesLost as string[] | undefined)?.length !== 1; i++) {
      await game.load([REDS, WEASEL, aboard(RIDERS, 'Weasel'), aboard(OTHERS, 'Weasel')]);
      shot = await game.allowed(`shoot Reds Weasel --range 40 --seed s${i}`);
    }
    expect(shot!.input.figure).toEqual([
      '2 Crew:in=Weasel,still',
      '4 Passengers 1:in=Weasel,still',
      '3 Passengers 2:in=Weasel,still',
    ]);
    const fell = (name: string) => (shot!.result.fallen as string[]).filter((of) => of === name).length;
    expect(await men('Riders')).toBe(4 - fell('Passengers 1'));
    expect(await men('Others')).toBe(3 - fell('Passengers 2'));
    for (const name of ['Riders', 'Others']) expect((await game.marks(name)).aboard).toBeUndefined();
    await game.allowed('period');
    await game.allowed('shoot Reds Riders --range 40 --seed z');
  });

  test('wrg:identify.3 leaders among the riders, and of a crew, have their rank, and are struck off', async () => {
    const led = { ...RIDERS, leaders: ['sgt'] };
    let fallen: string[] = [];
    for (let i = 0; !fallen.includes('Sgt of Passengers'); i++) {
      await game.load([REDS, { ...WEASEL, leaders: ['cpl'] }, aboard(led, 'Weasel')]);
      const { input, result } = await game.allowed(`shoot Reds Weasel --range 20 --seed s${i}`);
      const all = ['Cpl of Crew', '1 Crew', 'Sgt of Passengers', '3 Passengers'];
      expect(input.figure).toEqual(all.map((who) => `${who}:in=Weasel,still`));
      fallen = result.fallen as string[];
    }
    expect((await game.unit('Riders')).profile.leaders ?? []).toEqual([]);
    expect(await men('Riders')).toBe(4 - fallen.filter((name) => name.endsWith('Passengers')).length);
  });

  test('wrg:identify.3 wrg:offtable.10 several groups under one fire lose leaders of their own', async () => {
    let fallen: string[] = [];
    for (let i = 0; !fallen.includes('Sgt of Blues'); i++) {
      await game.load([REDS, BLUES]);
      fallen = (await game.allowed(`artillery Blues Reds --support 150 --seed s${i}`)).result
        .fallen as string[];
    }
    expect((await game.unit('Blues')).profile.leaders ?? []).toEqual([]);
    expect(await men('Blues')).toBe(8 - fallen.filter((name) => name.endsWith(' of Blues')).length);
  });

  test('(wrg:crew.5) those who ride on a tank are a target by themselves, and its crew is none', async () => {
    await game.load([REDS, PANZER, aboard(RIDERS, 'Panzer III')]);
    const { input, result } = await game.allowed('shoot Reds "Panzer III" --range 40 --seed c');
    expect(input.figure).toEqual(['4 Passengers']);
    expect(await men('Riders')).toBe(4 - Number(result.casualties));
    expect((await game.unit('Panzer III')).profile.crew).toBe(5);
    expect((await game.marks('Riders')).underFire).toBe(true);
  });

  test('wrg:crew.3 all who ride on a tank are diced for when it is knocked out, and are off the wreck', async () => {
    await game.load([PIAT, PANZER, aboard(RIDERS, 'Panzer III'), aboard(OTHERS, 'Panzer III')]);
    const dice = '--dice "6 / 6 / 6,3,1,1,4 / 1,2,6,6 / 6,6,1"';
    const { input, result } = await game.allowed(`anti-tank PIAT "Panzer III" --range 40 ${dice}`);
    expect(input).toMatchObject({ crew: 5, passengers: 7, each: ['4', '3'] });
    expect(result).toMatchObject({ knockedOut: true, passengersLost: 3, lostOfEach: [2, 1] });
    expect([await men('Riders'), await men('Others')]).toEqual([2, 2]);
    for (const name of ['Riders', 'Others']) expect((await game.marks(name)).aboard).toBeUndefined();
    expect(await game.marks('Riders')).toMatchObject({ lostInPeriod: 2, lostInBattle: 2 });
  });

  test('wrg:mine.12 nor do mines spare them', async () => {
    await game.load([WEASEL, aboard(RIDERS, 'Weasel')]);
    const { input, result } = await game.allowed('mines Weasel --type anti-tank --dice "6,6 / 1,1,6,6"');
    expect(input).toMatchObject({ passengers: 4 });
    expect(result.passengersLost).toBe(2);
    expect(await men('Riders')).toBe(2);
    expect((await game.marks('Riders')).aboard).toBeUndefined();
  });

  test('wrg:offtable.10 off-table fire falls on those who ride in a truck, and on a tank', async () => {
    await game.load([WEASEL, PANZER, aboard(RIDERS, 'Weasel'), aboard(OTHERS, 'Panzer III')]);
    const truck = await game.allowed('artillery Weasel --support 150 --seed b');
    expect(truck.input.figure).toEqual(['2 Crew:in=Weasel,still', '4 Passengers:in=Weasel,still']);
    const fell = (truck.result.fallen as string[]).filter((name) => name === 'Passengers').length;
    expect(await men('Riders')).toBe(4 - fell);
    const tank = await game.allowed('artillery "Panzer III" --support 150 --seed c');
    expect(tank.input.figure).toEqual(['3 Passengers']);
    expect(await men('Others')).toBe(3 - Number(tank.result.casualties));
  });

  test('wrg:antitank.15 nor off-table fire', async () => {
    await game.load([PANZER, aboard(RIDERS, 'Panzer III')]);
    const { input } = await game.allowed(
      'anti-tank "Panzer III" --off-table --dice "1 / 6 / 6,6,6,6,6 / 1,6,6,6"',
    );
    expect(input).toMatchObject({ passengers: 4, target: 'Panzer III' });
    expect(await men('Riders')).toBe(3);
  });
});

describe('who is left', () => {
  test('wrg:identify.3 the leaders of a group that is counted are diced for first', async () => {
    await game.load([{ ...REDS, leaders: ['lcpl', 'officer'] }, BLUES]);
    const line = 'shoot Blues Reds --points 12 --dice';
    const shot = await game.allowed(`${line} "potential=6 identify=1"`);
    expect(shot.result.casualties).toBe(1);
    expect((await game.unit('Reds')).profile).toMatchObject({ men: 9, leaders: ['lcpl'] });
    await game.type('undo');
    await game.allowed(`${line} "potential=6 identify=6,6,1"`);
    expect((await game.unit('Reds')).profile).toMatchObject({ men: 9, leaders: ['lcpl', 'officer'] });
  });

  test('wrg:crew.1 a crew that got out is a unit: it is shot at, tests and walks', async () => {
    await game.load([PIAT, PANZER, REDS]);
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice "weapon=6 fire=1 crew=6,3,1,1,4"');
    const crew = await game.unit('Panzer III crew');
    expect(crew).toMatchObject({ side: 'Axis', kind: 'group', gone: false });
    expect(crew.profile).toMatchObject({ men: 3, weapons: ['smg:1', 'pistol:2'] });
    await game.allowed('period');
    const { input } = await game.allowed('shoot Reds "Panzer III crew" --range 20 --seed a');
    expect(input.targets).toBe(3);
    await game.allowed('reaction-test "Panzer III crew" --seed a --no-input');
    await game.allowed('period');
    await game.load([PIAT, PANZER, REDS]);
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice "weapon=6 fire=1 crew=6,3,1,1,4"');
    await game.allowed('move "Panzer III crew" --pace walk');
    await game.allowed('shoot "Panzer III crew" Reds --range 20 --seed a');
  });

  test('wrg:react.30 those of a group who surrender are prisoners, and their escort is asked for', async () => {
    await game.load([REDS, BLUES]);
    await game.allowed('roster mark Blues under-fire');
    await game.allowed('reaction-test Blues --mod -14 --interpenetrated --dice "1 1 1 / 1,1,1,6,6,6,6,6"');
    expect(await men('Blues')).toBe(5);
    expect(await game.unit('Blues prisoners')).toMatchObject({
      gone: true,
      side: 'Axis',
      profile: { men: 3 },
    });
    const { input } = await game.allowed('prisoners "Blues prisoners" Reds');
    expect(input).toMatchObject({ men: 3, escort: 10 });
  });
});
