import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import type { Input } from '../../../src/rules/record.js';
import { barred, conflicting, forbidden, refusing, unit } from '../../support/forbids.js';
import { type Given, playing } from '../../support/play.js';

/** Who may not move, or not so. */

const FIRED = 'has fired this period';

test.each<[Given, readonly string[]]>([
  [
    { knockedOut: true, name: 'Tiger' },
    [
      'wrg:antitank.14 out (physical): Tiger is knocked out: it stays where it was engaged. -> wg game -r wrg says who is.',
    ],
  ],
  [
    { type: 'heavy-tank', immobilised: true },
    ['wrg:mine.13 immobilised (physical): The vehicle is immobilised: it cannot move, though it may fire.'],
  ],
  [
    { type: 'truck', immobilised: true },
    ['wrg:mine.6 disabled (physical): The vehicle is disabled: it cannot move.'],
  ],
  [{ immobilised: true }, ['wrg:mine.6 disabled (physical): The vehicle is disabled: it cannot move.']],
  [
    { ridesIn: 'Truck' },
    [
      "wrg:vehicle.4 aboard: The group rides in Truck: that moves with it. -> To get out: wg move 'the group' --boarding 1",
    ],
  ],
  [
    { name: 'Reds', ridesIn: 'Truck', boarding: 0 },
    [
      'wrg:vehicle.4 aboard: Reds rides in Truck: that moves with it. -> To get out: wg move Reds --boarding 1',
    ],
  ],
  [{ ridesIn: 'Truck', boarding: 1 }, []],
  [
    { heavyCrew: true, fire: true },
    [
      'wrg:heavy.5 fired: The crew serves a heavy weapon: only weapons on vehicles fire and move in one period.',
    ],
  ],
  [
    { heavyCrew: true, name: 'MG', menFired: 2 },
    ['wrg:heavy.5 fired: MG has fired: only weapons on vehicles fire and move in one period.'],
  ],
  [{ heavyCrew: true, menFired: 2, menThrown: 2 }, []],
  [
    { menFired: 2, pace: 'dash' },
    [`wrg:foot.2 fired: The group ${FIRED}: on foot only those who walk move and fire. -> --pace walk`],
  ],
  [
    { name: 'Reds', menFired: 2, menThrown: 1, pace: 'crawl' },
    [`wrg:foot.2 fired: Reds ${FIRED}: on foot only those who walk move and fire. -> --pace walk`],
  ],
  [{ menFired: 2, menThrown: 2, pace: 'dash' }, []],
  [{ menFired: 2, menUnfired: 1, pace: 'dash' }, []],
  [{ menFired: 2, pace: 'walk' }, []],
  [{ menFired: 2 }, []],
  [{ silent: true, menFired: 0 }, []],
  [
    { silent: true, menFired: 1, menThrown: 1 },
    [`wrg:foot.6 fired: The group ${FIRED}: silent movement goes with no firing.`],
  ],
  [
    { name: 'Reds', silent: true, menFired: 1 },
    [`wrg:foot.6 fired: Reds ${FIRED}: silent movement goes with no firing.`],
  ],
  [
    { menFired: 1, menThrown: 1, pace: 'double' },
    [
      'wrg:foot.7 fired (wrg:R4=1): The group has fired or thrown grenades this period: men who double do neither. -> --pace walk',
    ],
  ],
  [
    { name: 'Reds', menFired: 1, pace: 'double' },
    [
      'wrg:foot.7 fired (wrg:R4=1): Reds has fired or thrown grenades this period: men who double do neither. -> --pace walk',
    ],
  ],
  [{ menFired: 1, menUnfired: 2, pace: 'double' }, []],
  [{ pace: 'double' }, []],
  [
    { type: 'truck', pace: 'dash', menFired: 1 },
    [`wrg:vehicle.1 fired: The vehicle ${FIRED}: at high speed it does not. -> --pace move-and-fire`],
  ],
  [
    { type: 'truck', name: 'Jeep', pace: 'dash', menFired: 1 },
    [`wrg:vehicle.1 fired: Jeep ${FIRED}: at high speed it does not. -> --pace move-and-fire`],
  ],
  [{ type: 'truck', pace: 'move-and-fire', menFired: 1 }, []],
  [{ type: 'truck', pace: 'dash', menFired: 1, menThrown: 1 }, []],
  [{ type: 'horse', pace: 'dash', menFired: 1 }, []],
])('what forbids a move of %j', (given, said) => {
  expect(forbidden(move, given)).toEqual(said);
});

test.each<[Given, string, Readonly<Record<string, number>>?]>([
  [{ silent: true, pace: 'dash' }, 'wrg:foot.6 Silent movement bars dashing.'],
  [{ silent: true, fire: true }, 'wrg:foot.6 Silent movement bars firing.'],
  [{ silent: true, speak: true }, 'wrg:foot.6 Silent movement bars speech.'],
  [{ silent: true, brush: true }, 'wrg:foot.6 Silent movement bars hacking through brush.'],
  [
    { silent: true, pace: 'double' },
    'wrg:foot.6 Silent movement bars doubling. -> By the main text it does not: --ruling wrg:R3=2.',
  ],
  [{ pace: 'double', laden: true }, 'wrg:foot.7 Only men with small arms or a radio may double.'],
  [{ pace: 'double', share: 'half' }, 'wrg:foot.7 Only men with small arms or a radio may double.'],
  [{ pace: 'double', fire: true }, 'wrg:foot.7 Men who double may not fire.'],
  [{ pace: 'double', grenade: true }, 'wrg:foot.7 Men who double may not throw grenades.'],
  [{ pace: 'crawl', fire: true }, 'wrg:foot.2 On foot only those who walk may move and fire.'],
  [{ heavyCrew: true, grenade: true }, 'wrg:fire.4 Nobody in a heavy weapons group throws grenades.'],
  [
    { share: 'three-quarters' },
    'wrg:foot.5 A heavy weapon is carried by halves or thirds. -> The sheet has 3/4: --ruling wrg:R2=2.',
  ],
  [{ type: 'bicycle', pace: 'swim' }, 'wrg:vehicle.2 Only an amphibious vehicle swims, not a bicycle.'],
  [
    { type: 'truck', pace: 'reverse' },
    'wrg:vehicle.2 The main table has no number for reversing. -> The sheet has one: --ruling wrg:R1=1.',
    { 'wrg:R1': 2 },
  ],
  [
    { type: 'truck', pace: 'dash', fire: true },
    'wrg:vehicle.1 A high speed dash bars firing. -> Use --pace move-and-fire.',
  ],
  [
    { type: 'car', pace: 'dash', obstacles: 1 },
    'wrg:vehicle.4 Only horses and tracked or multi-wheeled AFVs cross obstacles, not a car.',
  ],
  [
    { type: 'armoured-car', pace: 'dash', obstacles: 1 },
    'wrg:vehicle.4 Only horses and tracked or multi-wheeled vehicles cross obstacles, not an armoured-car.',
    { 'wrg:R8': 2 },
  ],
  [
    { type: 'heavy-tank', pace: 'dash', brush: true },
    'wrg:vehicle.1 A high speed dash is for open ground, not brush. -> Use --pace move-and-fire.',
  ],
  [
    { type: 'light-tank', pace: 'move-and-fire', brush: true },
    'wrg:vehicle.4 Only medium and heavy tanks crush through brush, not a light-tank.',
  ],
  [
    { type: 'heavy-tank', pace: 'move-and-fire', brush: true },
    'wrg:vehicle.4 Only medium tanks crush through brush, not a heavy-tank.',
    { 'wrg:R118': 2 },
  ],
])('why %j is no move', (given, said, rulings = {}) => {
  expect(refusing(move, given, rulings)).toBe(said);
});

describe('what does not go together', () => {
  const ON_FOOT = 'is for men on foot: --type infantry';
  const DRIVES = 'is for vehicles and riders: --type';
  const DOUBLES = 'matters with --pace double alone';
  const truck = { type: 'truck', pace: 'dash' };

  test.each<[Given, string | undefined]>([
    [{ pace: 'swim' }, 'pace takes walk, dash, double, crawl, wade, climb, manhandle with --type infantry'],
    [{ type: 'horse', pace: 'dash' }, 'pace takes ride with --type horse'],
    [{ type: 'truck', pace: 'walk' }, 'pace takes dash, move-and-fire, reverse, swim with --type truck'],
    [{ light: 'dark' }, 'light matters to vehicles and riders alone: men on foot go as fast in any light'],
    ...['closedDown', 'halts', 'startUp', 'turns', 'sharpTurns', 'troops', 'mount', 'dismount'].map(
      (name): [Given, string] => [{ [name]: 1 }, `${name} ${DRIVES}`],
    ),
    [{ leaveHorses: true }, `leaveHorses ${DRIVES}`],
    [{ hardRoad: true }, `hardRoad ${DRIVES}`],
    [{ men: 3 }, 'men is for --pace manhandle'],
    [{ pace: 'manhandle', men: 3 }, undefined],
    [{ doubledAgo: 1 }, `doubledAgo ${DOUBLES}`],
    [{ period: 1 }, `period ${DOUBLES}`],
    [{ laden: true }, `laden ${DOUBLES}`],
    [{ pace: 'double', laden: true }, undefined],
    [{ pace: 'double', period: 2 }, 'period needs --doubled-ago'],
    [{ pace: 'double', period: 2, doubledAgo: 1 }, undefined],
    [{ speak: true }, 'speak matters with --silent alone'],
    [{ speak: true, silent: true }, undefined],
    ...[
      ...['woods', 'indoors', 'otherObstacles', 'preparing', 'preparingLight', 'boarding', 'share', 'laden'],
      ...['doubledAgo', 'period', 'silent', 'grenade', 'speak'],
    ].map((name): [Given, string] => [{ ...truck, [name]: 1 }, `${name} ${ON_FOOT}`]),
    [{ ...truck, light: 'dark', ridesIn: 'Truck' }, undefined],
    [{ ...truck, men: 3 }, 'men needs --type horse with --dismount'],
    [{ ...truck, leaveHorses: true }, 'leaveHorses needs --type horse with --dismount'],
    [{ ...truck, dismount: true, men: 3 }, 'men needs --type horse with --dismount'],
    [{ type: 'horse', men: 3 }, 'men needs --type horse with --dismount'],
    [{ type: 'horse', leaveHorses: true }, 'leaveHorses needs --type horse with --dismount'],
    [{ type: 'horse', dismount: true, men: 3, leaveHorses: true }, undefined],
    [{ ...truck, closedDown: true }, 'closedDown is for AFVs'],
    [{ type: 'armoured-car', pace: 'dash', closedDown: true }, undefined],
    [{ ...truck, hardRoad: true }, 'hardRoad is for bicycles: --type bicycle'],
    [{ type: 'bicycle', pace: 'dash', hardRoad: true }, undefined],
    [{ type: 'horse', startUp: true }, 'startUp is for engines: --halts is for a horse that stood'],
    [{ ...truck, startUp: true }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(move, given)).toBe(said);
  });

  test('what is still asked for', () => {
    const { needs } = playing(move);
    expect(needs({})).toEqual([]);
    expect(needs({ pace: 'manhandle' })).toEqual(['men']);
    expect(needs({ type: 'horse' })).toEqual([]);
    expect(needs({ type: 'truck' })).toEqual(['pace']);
    expect(needs({ type: 'truck', pace: 'dash' })).toEqual([]);
  });
});

describe('who cannot move so', () => {
  const riding = (rides: string | undefined, marks: Input = { mounted: true }) =>
    unit('group', { men: 6, ...(rides !== undefined && { rides }) }, marks, 'Reds');
  const on = (pace: string, who: ReturnType<typeof unit>, more: Given = {}) =>
    barred(move, { pace, ...more }, who);
  const OFF = 'On foot once they are off: wg move Reds --dismount';

  test('wrg:vehicle.1 who is mounted goes as what he rides does, until he is off', () => {
    expect(on('walk', riding('horse'))).toBe(
      `wrg:vehicle.1 Reds is mounted: horses go at --pace ride. -> ${OFF}`,
    );
    expect(on('walk', riding('bicycle'))).toBe(
      `wrg:vehicle.1 Reds is mounted: it goes at --pace dash, move-and-fire, reverse, swim. -> ${OFF}`,
    );
    expect(on('walk', riding('horse'), { dismount: true })).toBeUndefined();
    expect(on('ride', riding('horse'))).toBeUndefined();
    expect(on('dash', riding('bicycle'))).toBeUndefined();
    expect(on('walk', riding('horse', {}))).toBeUndefined();
    expect(on('walk', riding(undefined))).toBeUndefined();
    expect(barred(move, {}, riding('horse'))).toBeUndefined();
  });

  test('wrg:vehicle.1 a vehicle of the roster goes at no pace of men', () => {
    const truck = unit('vehicle', { type: 'truck', crew: 1 }, {}, 'Truck');
    for (const pace of ['walk', 'crawl', 'double', 'wade', 'climb', 'manhandle', 'ride'])
      expect(on(pace, truck)).toBe(
        'wrg:vehicle.1 Truck is a truck: it goes at --pace dash, move-and-fire, reverse, swim.',
      );
    for (const pace of ['dash', 'move-and-fire', 'reverse', 'swim']) expect(on(pace, truck)).toBeUndefined();
    // What is typed wins, and is read as it is typed.
    expect(on('walk', truck, { type: 'infantry' })).toBeUndefined();
  });

  test('wrg:foot.3 nobody pushes a weapon that is no gun', () => {
    const crew = (weapon: string) => unit('gun', { men: 4, weapon }, {}, 'Crew');
    const NO_GUN =
      'wrg:foot.3 Crew has no gun to push: only anti-tank guns and recoilless ones are manhandled.';
    expect(on('manhandle', crew('mortar-81mm'))).toBe(NO_GUN);
    expect(on('manhandle', crew('mg-tripod'))).toBe(NO_GUN);
    expect(on('manhandle', crew('gun'))).toBeUndefined();
    expect(on('manhandle', crew('recoilless'))).toBeUndefined();
    expect(on('walk', crew('mortar-81mm'))).toBeUndefined();
    expect(on('manhandle', riding(undefined, {}))).toBeUndefined();
  });

  test('wrg:foot.1 wrg:points.1 men get into a vehicle, and a force moves nowhere', () => {
    const reds = riding(undefined, {});
    const blues = unit('group', { men: 4 }, {}, 'Blues');
    expect(barred(move, {}, reds, blues)).toBe('wrg:foot.1 Blues is no vehicle: it cannot be boarded.');
    expect(barred(move, {}, reds, unit('vehicle', { type: 'truck' }, {}, 'Truck'))).toBeUndefined();
    expect(barred(move, {}, reds, unit('group', {}, {}, 'Somebody'))).toBeUndefined();
    expect(barred(move, {}, unit('force', {}, {}, 'Allies'))).toBe(
      'wrg:points.1 Allies is what was agreed for a side, and no troops.',
    );
  });
});
