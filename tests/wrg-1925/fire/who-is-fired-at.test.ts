import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { barred, conflicting, filledAs, unit } from '../../support/forbids.js';
import { type Given, playing } from '../../support/play.js';

/** Who is fired at, and how he stands, as his unit tells it. */

const blues = (profile: Input = {}, marks: Input = {}) =>
  unit('group', { men: 6, ...profile }, marks, 'Blues');
const crew = (profile: Input = {}, marks: Input = {}) =>
  unit('gun', { men: 3, weapon: 'mg-tripod', ...profile }, marks, 'MG 34');
const jeep = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'truck', crew: 2, ...profile }, marks, 'Jeep');
const tank = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'medium-tank', crew: 4, ...profile }, marks, 'Tiger');
const apc = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'tracked-afv', at: 'apc', crew: 2, ...profile }, marks, 'APC');
const stranger = (marks: Input = {}): Unit => ({ ...unit('group', {}, marks, 'Somebody'), met: true });

/** What the target fills in, with those who ride in it. */
const at = (who: Unit, typed: Given = {}, riders?: Unit) => filledAs(shoot, typed, undefined, who, riders);
const figures = (who: Unit, typed: Given = {}, riders?: Unit) =>
  (at(who, typed, riders) as { figure?: readonly string[] }).figure;
/** Counts that are not 0. */
const counts = (who: Unit, typed: Given = {}) =>
  Object.fromEntries(Object.entries(at(who, typed)).filter(([, n]) => typeof n === 'number' && n > 0));

describe('men in counts', () => {
  test.each<[string, Unit, Input]>([
    ['in the open', blues(), { targets: 6, uncovered: 6 }],
    ['erect', blues({}, { erect: true }), { targets: 6, uncovered: 6, erect: 6 }],
    [
      'erect in soft cover',
      blues({}, { erect: true, cover: 'soft' }),
      { targets: 6, uncovered: 6, softCover: 6, erectInCover: 6 },
    ],
    ['in a trench', blues({}, { cover: 'trench' }), { targets: 6 }],
    ['in a bunker', blues({}, { cover: 'bunker' }), { targets: 6, bunkered: 6 }],
    ['dashing', blues({}, { pace: 'dash' }), { targets: 6, erect: 6 }],
    ['walking', blues({}, { pace: 'walk' }), { targets: 6, uncovered: 6 }],
    ['at a weapon', crew(), { targets: 3, uncovered: 3, crews: 3 }],
    ['at a weapon behind its shield', crew({}, { cover: 'shield' }), { targets: 3 }],
    ['who have left their weapon', crew({ pieces: 0 }), { targets: 3, uncovered: 3 }],
    ['of whom two have thrown grenades', blues({}, { menThrown: 2 }), { targets: 6, uncovered: 6, erect: 2 }],
    ['all of whom have thrown grenades', blues({}, { menThrown: 9 }), { targets: 6, uncovered: 6, erect: 6 }],
  ])('(wrg:tactical.1) (wrg:tactical.2) men %s', (_, who, told) => {
    expect(counts(who)).toEqual(told);
    expect(figures(who)).toBeUndefined();
  });

  test('what is typed of them stands for all of it', () => {
    expect(counts(blues({}, { erect: true }), { erect: 2 })).toEqual({ targets: 6 });
    expect(counts(blues(), { targets: 3 })).toEqual({});
    expect(counts(blues(), { figure: ['Sgt:40'] })).toEqual({});
    expect(at(stranger())).toEqual({ target: 'Somebody' });
  });
});

describe('men one by one', () => {
  const figure = ['Sgt:40', '3 Rifleman:prone', 'LMG:erect,soft'];
  test('(wrg:identify.3) each as he was told or, where nothing was, as all of them', () => {
    expect(figures(blues({ figure }))).toEqual(figure);
    expect(figures(blues({ figure }, { erect: true, cover: 'trench', pace: 'walk' }))).toEqual([
      'Sgt:40,trench,erect,moving',
      '3 Rifleman:prone,trench,moving',
      'LMG:erect,soft,moving',
    ]);
    expect(figures(blues({ figure }, { prone: true, pace: 'dash' }))).toEqual([
      'Sgt:40,dashed',
      '3 Rifleman:prone',
      'LMG:soft,dashed',
    ]);
    expect(figures(blues({ figure: ['Sgt'] }))).toEqual(['Sgt']);
    expect(figures(blues({ figure }), { erect: 3 })).toBeUndefined();
  });

  test('(wrg:points.15) riders by what they ride, and no longer erect', () => {
    const rides = { rides: 'horse' };
    expect(figures(blues(rides, { mounted: true, erect: true, cover: 'soft' }))).toEqual(['6 Men:in=horse']);
    expect(figures(blues(rides, { mounted: true, pace: 'ride' }))).toEqual(['6 Men:moving,in=horse']);
    expect(figures(blues(rides))).toBeUndefined();
    expect(counts(blues({}, { mounted: true }))).toEqual({ targets: 6, uncovered: 6 });
  });
});

describe('vehicles', () => {
  test('(wrg:soft.1) a soft one is fired at as those in it are', () => {
    expect(figures(jeep())).toEqual(['2 Crew:in=Jeep,still']);
    expect(figures(jeep({}, { pace: 'dash' }))).toEqual(['2 Crew:in=Jeep,dashed']);
    expect(figures(jeep({}, { pace: 'reverse' }))).toEqual(['2 Crew:in=Jeep,moving']);
    expect(figures(jeep({ leaders: ['cpl'] }))).toEqual([
      'Cpl of Crew:in=Jeep,still',
      '1 Crew:in=Jeep,still',
    ]);
    expect(figures(jeep({ crew: 1, leaders: ['sgt', 'cpl'] }))).toEqual(['Sgt of Crew:in=Jeep,still']);
    expect(figures(jeep({}, { left: true }))).toBeUndefined();
    const named = (name: string) => figures({ ...jeep(), name });
    expect(named('2nd Jeep')).toEqual(['2 Crew:in=truck,still']);
    expect(named('Horse cart')).toEqual(['2 Crew:in=truck,still']);
    expect(named('Bicycle 1')).toEqual(['2 Crew:in=truck,still']);
    expect(named('Pedals')).toEqual(['2 Crew:in=truck,still']);
    expect(named('Cyclone')).toEqual(['2 Crew:in=truck,still'].map((of) => of.replace('truck', 'Cyclone')));
  });

  test('(wrg:soft.1) with those who ride in it, their leaders by rank', () => {
    const riders = blues({ leaders: ['sgt', 'cpl', 'cpl'] });
    expect(figures(jeep(), {}, riders)).toEqual([
      '2 Crew:in=Jeep,still',
      'Sgt of Passengers:in=Jeep,still',
      '2 Cpl of Passengers:in=Jeep,still',
      '3 Passengers:in=Jeep,still',
    ]);
    expect(figures(jeep(), {}, stranger())).toEqual(['2 Crew:in=Jeep,still']);
  });

  test('wrg:crew.5 of a hard one only those who are exposed', () => {
    const CLOSED =
      'wrg:crew.5 Tiger is hard, and nobody in it is exposed. -> Men in hatches: wg roster mark Tiger exposed=1. Closed, it has the fire in its test alone: wg roster mark Tiger under-fire other-fire. At the vehicle itself: wg anti-tank, with --off-table in the area of such fire';
    expect(at(tank())).toBe(CLOSED);
    expect(counts(tank({}, { exposed: 2 }))).toEqual({ targets: 2, exposed: 2 });
    expect(counts(tank({}, { exposed: 2 }), { exposed: 1 })).toEqual({ targets: 2, exposed: 1 });
  });

  test('wrg:crew.5 and whoever rides on a tank or gun, in the open; inside others he is not seen', () => {
    const riders = blues({ men: 3 });
    expect(figures(tank({}, { exposed: 1 }), {}, riders)).toEqual(['1 Crew:hatch', '3 Passengers']);
    expect(figures(tank(), {}, riders)).toEqual(['3 Passengers']);
    expect(figures(apc({ at: 'sp' }), {}, riders)).toEqual(['3 Passengers']);
    expect(figures(apc({ at: 'post-war-sp' }), {}, riders)).toEqual(['3 Passengers']);
    expect(at(apc(), {}, riders)).toContain('APC is hard, and nobody in it is exposed.');
    expect(figures(apc({}, { exposed: 3 }), {}, riders)).toEqual(['2 Crew:hatch', '1 Passengers:hatch']);
    expect(figures(apc({}, { exposed: 9 }), {}, riders)).toEqual(['2 Crew:hatch', '3 Passengers:hatch']);
    expect(figures(apc(), {}, blues({ men: 3 }, { menFired: 2 }))).toEqual(['2 Passengers:hatch']);
    expect(figures(tank({}, { exposed: 6 }), {}, riders)).toEqual(['4 Crew:hatch', '3 Passengers']);
  });
});

describe('what else is known of him', () => {
  test('(wrg:identify.3) where he stands in his roster', () => {
    const lists = { leaders: ['sgt'], radios: 1, figure: ['Sgt:40'] };
    expect(at(blues(lists, { aboard: 'Jeep' }))).toEqual({
      ...{ target: 'Blues', figure: ['Sgt:40'], targetLeaders: ['sgt'], targetAboard: 'Jeep' },
      ...{ targetRadios: 1, targetRoster: ['Sgt:40'] },
    });
    expect(at(crew({ leaders: ['cpl'], radios: 1 }, { cover: 'trench' }))).toMatchObject({
      ...{ target: 'MG 34', targets: 3, targetLeaders: ['cpl'], targetRadios: 1 },
    });
    const lost = { lostInBattle: 2, lostInPeriod: 1 };
    expect(at(jeep({ smgs: 1, radios: 1 }, lost))).toEqual({
      ...{ target: 'Jeep', figure: ['2 Crew:in=Jeep,still'], targetSmgs: 1 },
      ...{ crewLostInBattle: 2, crewLostInPeriod: 1 },
    });
    expect(at(tank({ smgs: 1 }, { ...lost, exposed: 1 }))).toEqual({
      target: 'Tiger',
      targets: 1,
      exposed: 1,
    });
  });

  test('(wrg:locate.1) (wrg:notes.1) whether he is on the map alone: not if he has fired', () => {
    const hidden = (marks: Input, typed: Given = {}) => {
      const { targetHidden, notLocated } = at(blues({}, { hidden: true, ...marks }), typed) as Given;
      return [targetHidden, notLocated];
    };
    expect(hidden({})).toEqual([true, undefined]);
    expect(hidden({}, { blind: true })).toEqual([true, true]);
    expect(hidden({ fired: true }, { blind: true })).toEqual([undefined, undefined]);
    expect(hidden({ menFired: 1 })).toEqual([undefined, undefined]);
    expect(at(blues({}, { prisoner: true }))).toMatchObject({ targetPrisoner: true });
  });

  test('wrg:soft.1 nobody rides in men, and no vehicle in another', () => {
    const reds = unit('group', { men: 6, weapons: ['rifle:6'] }, {}, 'Reds');
    const into = (who: Unit, rider: Unit) => barred(shoot, {}, reds, who, rider);
    expect(into(blues(), crew())).toBe(
      'wrg:soft.1 MG 34 is named as one who rides in it, and nobody rides in men. -> One target or area a line',
    );
    expect(into(stranger(), crew())).toBeUndefined();
    expect(into(jeep(), tank())).toBe('wrg:soft.1 Tiger is a vehicle: it cannot ride in another.');
    expect(into(jeep(), crew())).toBeUndefined();
  });
});

describe('what does not go together', () => {
  const rifles = { fire: ['rifle:6'], men: 8, range: 90, targets: 8 };
  const OF_TARGET = 'figures of the target';
  const TOLD = 'does not go with --figure, which tells it';
  const SUM = 'does not go with --points, which is the sum already';
  const list = (...figure: string[]) => ({ fire: ['rifle:6'], men: 8, range: 90, figure });

  test.each<[Given, string | undefined]>([
    [{ ...rifles, bunkered: 9 }, `bunkered is more than the 8 ${OF_TARGET}`],
    [{ ...rifles, bunkered: 4, exposed: 5 }, `exposed is more than the 8 ${OF_TARGET}`],
    [{ ...rifles, bunkered: 4, exposed: 4 }, undefined],
    [
      { ...rifles, bunkered: 4, exposed: 2, uncovered: 3 },
      `uncovered is more than the 8 ${OF_TARGET}, others counted`,
    ],
    [{ ...rifles, bunkered: 4, exposed: 2, uncovered: 2 }, undefined],
    [{ ...rifles, uncovered: 2, softCover: 3 }, 'softCover is more than the 2 that are uncovered'],
    [{ ...rifles, uncovered: 2, softCover: 2 }, undefined],
    [{ ...rifles, erect: 9 }, `erect is more than the 8 ${OF_TARGET}`],
    [
      { ...rifles, crews: 4, bunkered: 3, exposed: 2 },
      `crews is more than the 8 ${OF_TARGET}, others counted`,
    ],
    [
      { ...rifles, crews: 4, erect: 3, erectInCover: 2 },
      `crews is more than the 8 ${OF_TARGET}, erect ones counted`,
    ],
    [{ ...rifles, crews: 4, erect: 2, erectInCover: 2 }, undefined],
    [list('Sgt:40', 'Sgt:30'), 'figure has Sgt twice: give each another name, or a number before it'],
    [
      list('Driver:in=Jeep,moving', 'Gunner:in=Jeep,still'),
      'figure has Jeep still and moving: one pace for all in it',
    ],
    [list('60 Red:open', '40 Blue:open'), 'figure takes 99 figures at most'],
    [list('60 Red:open', '39 Blue:open'), undefined],
    ...['targets', 'uncovered', 'softCover', 'erect', 'erectInCover', 'crews', 'exposed', 'bunkered'].map(
      (name): [Given, string] => [{ ...list('Sgt:40'), [name]: 1 }, `${name} ${TOLD}`],
    ),
    [{ points: 4.25, targets: 3 }, 'points takes whole and half points'],
    [{ points: 4.5, targets: 3 }, undefined],
    ...[
      ...['fire', 'group', 'range', 'moved', 'movedAndSilent', 'movingVehicleWeapons', 'intoBuilding'],
      ...['blind', 'beyondScreen', 'overFriends', 'higher', 'noSight', 'radioThrower', 'indirect'],
      ...['observerFires', 'trees', 'uncovered', 'erect', 'scale'],
    ].map((name): [Given, string] => [
      { points: 4, targets: 3, [name]: name === 'fire' || name === 'group' ? ['rifle:1'] : 1 },
      `${name} ${SUM}`,
    ]),
    [{ ...rifles, machineGuns: 1 }, 'machineGuns needs --points: else the weapons tell it'],
    ...['men', 'range', 'moved', 'movedAndSilent', 'movingVehicleWeapons', 'intoBuilding'].map(
      (name): [Given, string] => [
        { group: ['rifle:4;men=5;range=80'], targets: 3, [name]: 1 },
        `${name} needs --fire: a --group has its own`,
      ],
    ),
    [{ ...rifles, higher: true }, 'higher needs --over-friends'],
    [{ ...rifles, higher: true, overFriends: true }, undefined],
    [{ ...rifles, beyondScreen: 10 }, 'beyondScreen needs --blind'],
    [{ ...rifles, beyondScreen: 10, blind: true }, undefined],
    [{ ...rifles, observerFires: true }, 'observerFires needs --indirect'],
    [{ ...rifles, fire: ['rifle:6@90'] }, 'range is for weapons without a range of their own'],
    [{ ...rifles, fire: ['rifle:6@90', 'smg:1'] }, undefined],
    [{ ...rifles, moved: 7 }, 'moved is more than there are: 7 of 6 weapons'],
    [{ ...rifles, moved: 6, movedAndSilent: 6 }, undefined],
    [
      { ...rifles, moved: 3, movedAndSilent: 4 },
      'movedAndSilent is more than there are: 4 of the 3 that moved',
    ],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(shoot, given)).toBe(said);
  });

  test.each<[Given, readonly string[]]>([
    [{}, ['fire', 'targets']],
    [{ fire: ['rifle:6'] }, ['range', 'men', 'targets']],
    [{ fire: ['rifle:6@90'] }, ['men', 'targets']],
    [{ fire: ['rifle:6@90', 'smg:1'], figure: ['Sgt:40'] }, ['range', 'men']],
    [{ group: ['rifle:4;men=5;range=80'] }, ['targets']],
    [{ group: ['rifle:4;men=5;range=80'], figure: ['Sgt:40'] }, []],
    [{ points: 4 }, ['targets']],
    [{ points: 4, figure: ['Sgt:40'] }, []],
  ])('%j: what is still needed is %j', (given, names) => {
    const all = playing(shoot).needs(given) as readonly string[];
    expect(all.filter((name) => !(name in given))).toEqual(names);
  });
});
