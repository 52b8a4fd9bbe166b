import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC, RIDERS } from '../roster/roster-units.js';

/** Off-table fire on men, vehicles and those who ride in them, together. */

const CAR = { name: 'Car', side: 'Allies', kind: 'vehicle', type: 'car', load: 1, crew: 1, smgs: 1 };
const INSIDE = {
  name: 'Inside',
  side: 'Allies',
  men: 6,
  leaders: ['cpl'],
  weapons: ['rifle:6'],
  aboard: 'Car',
};

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, CAR, INSIDE, APC, RIDERS];
  game = await new RosterGame('area', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

const NOBODY = Array<number>(15).fill(3).join(',');

describe('wrg:offtable.10 all in the area are one target group', () => {
  test('wrg:soft.1 the crew of a soft vehicle and those who ride in it among them', async () => {
    const { input, steps } = await game.allowed(`artillery Blues Car --dice "identify=${NOBODY} vehicle=6"`);
    expect(input).toMatchObject({ target: ['Blues', 'Car'], aboard: ['Inside'] });
    // Eight on foot, one who drives, six who ride: 15 figures and 25 points.
    expect(steps.find(({ id }) => id === 'one-group')!.value).toBe(15);
    expect(steps.find(({ id }) => id === 'total')!.value).toBe(40);
    for (const name of ['Blues', 'Car', 'Inside'])
      expect(await game.marks(name)).toMatchObject({ underFire: true, points: 40 });
  });

  test('wrg:identify.3 who rides falls first, of his own group, and the crew gets out with what it has', async () => {
    await game.allowed('artillery Blues Car --seed 4');
    const inside = await game.unit('Inside');
    const crew = await game.unit('Car');
    expect((await game.marks('Car')).destroyed).toBe(true);
    expect(inside.marks.aboard).toBeUndefined();
    expect(inside.marks).toMatchObject({ underFire: true });
    expect(crew.profile.crew).toBe(0);
  });

  test('wrg:crew.5 whoever is closed down in armour is not, and where nobody else is it is said', async () => {
    const { input } = await game.allowed('artillery Blues "Panzer III" --seed a');
    expect((input.figure as string[]).join()).not.toContain('Crew');
    expect(await game.marks('Panzer III')).toMatchObject({ underFire: true, otherFire: true });
    await game.refused('artillery "Panzer III" APC', 'wrg:crew.5');
  });
});

test('wrg:react.1 who rides in what is shelled alone is under fire with it', async () => {
  await game.allowed('artillery Car --dice "identify=3,3,3,3,3,3,3 vehicle=6"');
  expect(await game.marks('Inside')).toMatchObject({ underFire: true });
});

test('wrg:react.8 the crew of a truck that is lost tests on the points at the truck', async () => {
  await game.allowed('shoot Blues Car --range 90 --dice "chance=6 identify=3,3,3,3,3,3,3 vehicle=1 fire=6"');
  const points = (await game.marks('Inside')).points;
  expect(points).toBeGreaterThan(20);
  expect(await game.marks('Car crew')).toMatchObject({ underFire: true, otherFire: true, points });
  expect((await game.unit('Car crew')).profile.weapons).toEqual(['smg:1']);
});

describe('wrg:identify.3 among several in the area', () => {
  const figures = async () => (await game.allowed('artillery Reds Blues --no-log')).input.figure;

  test('those who have fired in this period are rolled for before those who have not', async () => {
    expect(await figures()).toContain('7 Men of Blues:of=Blues');
    const nobody = Array(10).fill(3).join(',');
    await game.allowed(`shoot Blues Reds --range 90 --dice "chance=6 identify=${nobody} radio=6"`);
    expect(await figures()).toContain('7 Men of Blues:firing,of=Blues');
    expect(await figures()).toContain('7 Men of Reds:of=Reds');
  });

  test('those who have thrown grenades are erect, and leaders stay with the others', async () => {
    await game.allowed('shoot Reds Blues --fire grenade:2 --range 20 --seed a');
    expect(await figures()).toEqual(
      expect.arrayContaining([
        '2 Grenadiers of Reds:grenading,of=Reds',
        'Signaller of Reds:of=Reds,radio',
        '5 Men of Reds:of=Reds',
        'Cpl of Reds:of=Reds',
      ]),
    );
  });

  test('wrg:R173 men in a house that has come down are the first', async () => {
    await game.allowed('roster mark Blues cover=building');
    await game.allowed('demolish --fire afv-gun:1@90 --inside Blues --dice "6 6"');
    expect(await figures()).toContain('7 Men of Blues:building,collapsing,of=Blues');
    const { steps } = await game.allowed(`artillery Reds Blues --dice "identify=${NOBODY},3,3,3 radio=6"`);
    expect(steps.find(({ id }) => id === 'order')!.text).toMatch(
      /^order of priority: Sgt of Blues, 7 Men of Blues, /,
    );
  });
});

describe('wrg:soft.3 whoever carries a radio is rolled for, and so is that', () => {
  const radios = async (name: string) => (await game.unit(name)).profile.radios;
  const all = (...faces: readonly number[]) =>
    `"identify=${Array<number>(18).fill(3).join(',')} radio=${faces}"`;

  test('in each of several groups in one area', async () => {
    await game.allowed('roster mark Blues radios=2');
    const { steps, result } = await game.allowed(`artillery Reds Blues --dice ${all(6, 1, 6)}`);
    expect(result.radiosOut).toEqual(['Signaller of Blues']);
    expect(steps.filter(({ id }) => id === 'radio').map(({ clause }) => clause)).toEqual(
      Array(3).fill('wrg:soft.3'),
    );
    expect([await radios('Reds'), await radios('Blues')]).toEqual([1, 1]);
  });

  test('of those who ride in what is fired at, who lose it and not their carrier', async () => {
    await game.allowed('roster mark Inside radios=1');
    const { input } = await game.allowed(
      'shoot Blues Car --range 40 --dice "chance=6 identify=3,3,3,3,3,3,3 radio=1 vehicle=6"',
    );
    expect(input.figure).toContain('Signaller of Passengers:in=Car,still,radio');
    expect(await radios('Inside')).toBe(0);
  });

  test('by a leader, where he has nobody with him to carry it', async () => {
    await game.load([{ name: 'FOO', side: 'Allies', men: 1, leaders: ['officer'], radios: 1 }], 'add');
    const { input } = await game.allowed('artillery FOO Blues --seed a --no-log');
    expect((input.figure as string[])[0]).toBe('Officer of FOO:of=FOO,radio');
    await game.allowed('roster mark FOO men=2');
    const beside = (await game.allowed('artillery FOO Blues --seed a --no-log')).input.figure;
    expect((beside as string[]).slice(0, 2)).toEqual([
      'Officer of FOO:of=FOO',
      'Signaller of FOO:of=FOO,radio',
    ]);
  });
});
