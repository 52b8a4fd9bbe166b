import { describe, expect, test } from 'vitest';
import { listen } from '../../../rulesets/wrg-1925/location/listen.js';
import { spot } from '../../../rulesets/wrg-1925/location/spot.js';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import { moverSaid } from '../../../rulesets/wrg-1925/movement/movers.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { filledAs, known, unit } from '../../support/forbids.js';
import type { Given } from '../../support/play.js';

/** What units fill in of their moves, of whom they look for, and of the noise they make. */

const reds = (profile: Input = {}, marks: Input = {}) => unit('group', { men: 6, ...profile }, marks, 'Reds');
const crew = (profile: Input = {}, marks: Input = {}) =>
  unit('gun', { men: 4, weapon: 'mortar-81mm', ...profile }, marks, 'Crew');
const tank = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'medium-tank', crew: 5, ...profile }, marks, 'Tiger');
const truck = (marks: Input = {}) => unit('vehicle', { type: 'truck' }, marks, 'Truck');
const stranger = (marks: Input = {}): Unit => ({ ...unit('group', {}, marks, 'Somebody'), met: true });

/** In a period of a game. */
const inPeriod = (period: number) => ({ slots: { period }, spans: ['period'] as const });

describe('who moves', () => {
  const of = (who: Unit, typed: Given = {}, into?: Unit) => filledAs(move, typed, who, into);

  test('(wrg:foot.1) men on foot, with all that binds them', () => {
    expect(of(reds())).toEqual({ name: 'Reds' });
    const marks = {
      ...{ bound: 3, afvBound: 4, crewsBound: 9, runs: true, menFired: 4, menThrown: 1, immobilised: true },
      ...{ knockedOut: true, pace: 'dash', dropped: true, aboard: 'Truck' },
    };
    expect(of(reds({}, marks))).toEqual({
      ...{
        name: 'Reds',
        bound: 3,
        afvBound: 4,
        runs: true,
        pace: 'dash',
        menFired: 4,
        menThrown: 1,
        menUnfired: 2,
      },
      ...{ immobilised: true, knockedOut: true, paceBefore: 'dash', justLanded: true, ridesIn: 'Truck' },
    });
  });

  test('(wrg:foot.2) of those who fired some may have fallen since; nobody knows how many strangers there are', () => {
    expect(of(reds({ men: 3 }, { menFired: 4 }))).toEqual({ name: 'Reds', menFired: 4 });
    expect(of(stranger({ menFired: 4 }))).toEqual({ name: 'Somebody', menFired: 4 });
    expect(of(tank({}, { menFired: 1 }))).toEqual({ name: 'Tiger', type: 'medium-tank', menFired: 1 });
  });

  test('(wrg:extra.1) a crew goes by its own result, where that was better', () => {
    expect(of(crew({}, { bound: 3, crewsBound: 7 }), { share: 'half' })).toMatchObject({ bound: 7 });
    expect(of(crew({}, { bound: 3 }), { share: 'half' })).toMatchObject({ bound: 3 });
  });

  test('(wrg:vehicle.2) riders, as far as they are mounted or speak of it', () => {
    const horse = { rides: 'horse' };
    expect(of(reds(horse))).toEqual({ name: 'Reds' });
    expect(of(reds(horse, { mounted: true }))).toEqual({ name: 'Reds', type: 'horse' });
    expect(of(reds(horse), { mount: true })).toEqual({ name: 'Reds', type: 'horse' });
    expect(of(reds(horse, { mounted: true }), { dismount: true })).toEqual({
      ...{ name: 'Reds', type: 'horse', men: 6 },
    });
    expect(of(reds({ rides: 'bicycle' }, { mounted: true }), { dismount: true })).toEqual({
      ...{ name: 'Reds', type: 'bicycle' },
    });
  });

  test('wrg:vehicle.1 what moves is called as players call it', () => {
    expect(of(tank({ type: 'tracked-afv' }), { pace: 'walk' })).toBe(
      'wrg:vehicle.1 Tiger is a tracked AFV: it goes at --pace dash, move-and-fire, reverse, swim.',
    );
    expect(
      (['multi-wheeled-afv', 'half-track', 'armoured-car', 'light-tank'] as const).map(moverSaid),
    ).toEqual(['multi-wheeled AFV', 'half-track', 'armoured car', 'light tank']);
  });

  test('wrg:foot.4 who names a vehicle gets into it, and rides nowhere yet', () => {
    expect(of(reds(), {}, truck())).toEqual({ name: 'Reds', boarding: 1 });
    expect(of(reds({ rides: 'horse' }, { mounted: true }), {}, truck())).toBe(
      'wrg:foot.4 Reds is mounted: it gets into a vehicle once it is off. -> wg move Reds --dismount',
    );
    expect(of(reds({}, { aboard: 'Lorry' }), { boarding: 1 }, truck())).toBe(
      'wrg:foot.4 Reds rides in Lorry: it gets into a vehicle once it is out of that. -> wg move Reds --boarding 1',
    );
    expect(of(tank(), { pace: 'reverse' }, truck())).toBe(
      'wrg:foot.4 Tiger is a vehicle itself, and gets into none.',
    );
  });

  test('(wrg:foot.5) a crew carries its weapon by halves or thirds, and leaves what one man cannot carry', () => {
    const base = { name: 'Crew', heavyCrew: true, ready: 'prepared' };
    expect(of(crew())).toEqual({ ...base, share: 'third' });
    expect(of(crew({ men: 2 }))).toEqual({ ...base, share: 'half' });
    expect(of(crew({ men: 4, pieces: 2 }))).toEqual({ ...base, share: 'half' });
    expect(of(crew({ men: 5, pieces: 2 }))).toEqual({ ...base, share: 'half' });
    expect(of(crew({ men: 6, pieces: 2 }))).toEqual({ ...base, share: 'third' });
    expect(of(crew({ men: 1 }))).toEqual({ ...base, leavesWeapon: true });
    expect(of(crew({ men: 1 }), { limbering: 1 })).toEqual(base);
    expect(of(crew({ men: 1 }), { boarding: 1 })).toEqual(base);
    expect(of(crew({ men: 1 }), {}, truck())).toEqual({ ...base, boarding: 1 });
    expect(of(crew(), { share: 'none' })).toEqual({ ...base, share: 'third', leavesWeapon: true });
    expect(of(crew({ weapon: 'mortar-2in' }))).toEqual(base);
    expect(of(crew({}, { abandoned: true }))).toEqual({ ...base, share: 'third' });
    expect(of(crew({ pieces: 0 }))).toEqual({ name: 'Crew' });
  });

  test('(wrg:foot.3) a gun is pushed by all of its crew, or left', () => {
    const base = { name: 'Crew', heavyCrew: true, ready: 'unlimbered' };
    expect(of(crew({ weapon: 'gun' }))).toEqual({ ...base, leavesWeapon: true });
    expect(of(crew({ weapon: 'gun' }), { pace: 'manhandle' })).toEqual({ ...base, men: 4 });
    expect(of(crew({ weapon: 'gun' }, { cover: 'shield' }), { pace: 'manhandle' })).toEqual({
      ...{ ...base, men: 4, shielded: true },
    });
    expect(of(crew({ weapon: 'gun' }, { cover: 'trench' }), { pace: 'manhandle' })).toEqual({
      ...{ ...base, men: 4 },
    });
  });

  test('(wrg:foot.7) a crew that doubles is laden, and men are not', () => {
    expect(of(crew(), { pace: 'double' })).toMatchObject({ laden: true });
    expect(of(crew(), { pace: 'walk' })).not.toHaveProperty('laden');
    expect(of(reds(), { pace: 'double' })).toEqual({ name: 'Reds' });
  });

  describe('as the game has it', () => {
    const told = (who: Unit, typed: Given = {}, period = 4, units: readonly Unit[] = []) =>
      known(move, typed, [who], { ...inPeriod(period), units });

    test('(wrg:foot.8) when they doubled before, where they double', () => {
      const ran = reds({}, { doubled: 2 });
      expect(told(ran, { pace: 'double' })).toEqual({ doubledAgo: 2 });
      expect(told(ran, { pace: 'walk' })).toEqual({});
      expect(told(ran, { pace: 'double', doubledAgo: 9 })).toEqual({});
      expect(told(ran, { pace: 'double' }, 2)).toEqual({});
      expect(told(reds(), { pace: 'double' })).toEqual({});
      expect(known(move, {}, [undefined], inPeriod(4))).toEqual({});
    });

    test('(wrg:vehicle.4) a vehicle that stood last period accelerates from a halt', () => {
      expect(told(tank())).toEqual({ halts: 1 });
      expect(told(tank(), {}, 1)).toEqual({});
      expect(told(tank(), { halts: 0 })).toEqual({});
      expect(told(tank(), { startUp: true })).toEqual({});
      expect(told(tank({}, { moved: true }))).toEqual({});
      expect(told(tank({}, { lateMoved: true }))).toEqual({});
      expect(told(reds())).toEqual({});
    });

    test('(wrg:vehicle.4) and it waits for those who got in or out this period', () => {
      const moved = { ...tank({}, { lateMoved: true }), name: 'Truck' };
      const riders = (...boarded: readonly string[]) => [reds({}, { boarded })];
      expect(told(moved, {}, 4, riders('truck'))).toEqual({ troops: 1 });
      expect(told(moved, {}, 4, riders('Truck', 'Jeep'))).toEqual({ troops: 1 });
      expect(told(moved, {}, 4, riders('Jeep'))).toEqual({});
      expect(told(moved, { troops: 0 }, 4, riders('Truck'))).toEqual({});
      expect(told({ ...reds(), name: 'Truck' }, {}, 4, riders('Truck'))).toEqual({});
    });
  });
});

describe('who looks for whom', () => {
  const seen = (typed: Given, ...units: readonly Unit[]) => filledAs(spot, typed, ...units);
  const armed = (weapons: readonly string[], type = 'medium-tank') => tank({ type, weapons });

  test.each<[string, Unit, Given, string | undefined]>([
    ['men', reds(), { bearing: 30 }, undefined],
    ['a crew', crew(), { bearing: 30 }, 'heavy-weapon'],
    ['a crew by night', crew(), { nightEquipment: 'intensifier' }, 'heavy-weapon'],
    ['a crew that need not say', crew(), {}, undefined],
    ['a truck', truck(), { bearing: 30 }, 'soft-vehicle'],
    ['a tank with a turret', armed(['afv-gun:1']), { bearing: 30 }, 'turret'],
    ['a tank with a bow gun alone', armed(['mg-pintle:1']), { bearing: 30 }, 'armed-vehicle'],
    ['a tank without weapons', armed([]), { bearing: 30 }, 'armed-vehicle'],
  ])('(wrg:locate.6) the eyes of %s, where they matter', (_, who, typed, viewer) => {
    const { name } = who;
    const other = { ...reds({}, { erect: true }), name: 'Others' };
    expect(seen(typed, who, other)).toEqual({ name, ...(viewer !== undefined && { viewer }) });
  });

  test('(wrg:locate.1) where one alone is named it is he who is looked for', () => {
    const crewed = crew();
    expect(seen({ bearing: 30 }, crewed, crewed)).toEqual({});
  });

  const doing = (who: Unit, typed: Given = {}, looker: Unit | undefined = undefined, period = 4) =>
    known(spot, typed, [looker, who], inPeriod(period));

  test.each<[string, Unit, Input]>([
    ['walks', reds({}, { pace: 'walk' }), { doing: 'moving-erect' }],
    ['crawls', reds({}, { pace: 'crawl' }), { doing: 'moving-prone' }],
    ['stands', reds({}, { erect: true }), { doing: 'standing' }],
    ['lies', reds(), { doing: 'stationary' }],
    ['stands in a trench', reds({}, { erect: true, cover: 'trench' }), { doing: 'stationary' }],
    ['stands in a building', reds({}, { erect: true, cover: 'building' }), { doing: 'stationary' }],
    ['stands in a bunker', reds({}, { erect: true, cover: 'bunker' }), { doing: 'stationary' }],
    ['stands in the open', reds({}, { erect: true, cover: 'open' }), { doing: 'standing' }],
    ['serves a weapon', crew(), { doing: 'in-position' }],
    ['carries it', crew({}, { pace: 'walk' }), { doing: 'moving-erect' }],
    ['drives', truck({ pace: 'dash' }), { doing: 'vehicle-moving' }],
    ['has stopped', truck(), { doing: 'vehicle-stationary' }],
    ['fires', reds({}, { lastFired: 4 }), { doing: 'stationary', alsoDoing: 'firing' }],
    ['fired before', reds({}, { lastFired: 3 }), { doing: 'stationary' }],
    ['fires a heavy weapon', crew({}, { lastFired: 4 }), { doing: 'in-position', alsoDoing: 'heavy-firing' }],
    ['hides', reds({}, { hidden: true }), { doing: 'stationary', hidden: true }],
  ])('(wrg:locate.2) whoever %s is seen to do so', (_, who, told) => {
    expect(doing(who)).toEqual(told);
  });

  test('(wrg:locate.2) what is typed of him stands, and where periods are not counted nothing is known', () => {
    expect(doing(reds({}, { hidden: true }), { doing: 'standing' })).toEqual({ hidden: true });
    expect(doing(reds({}, { lastFired: 4 }), { alsoDoing: 'standing' })).toEqual({ doing: 'stationary' });
    expect(known(spot, {}, [undefined, stranger()])).toEqual({});
    expect(known(spot, {}, [reds()], inPeriod(4))).toEqual({});
  });

  test('(wrg:foot.6) in the dark those who kept silence keep it', () => {
    const silent = reds({}, { silent: true });
    expect(doing(silent, { light: 'dark' })).toEqual({ doing: 'stationary', silent: true });
    expect(doing(reds(), { light: 'dark' }, silent)).toEqual({ doing: 'stationary', viewerSilent: true });
    expect(doing(reds(), { light: 'dark' }, reds())).toEqual({ doing: 'stationary' });
    expect(doing(silent, { light: 'moonlight' }, silent)).toEqual({ doing: 'stationary' });
  });
});

describe('what is heard', () => {
  const heard = (who: Unit | undefined, typed: Given = {}) => known(listen, typed, [who], inPeriod(4));
  const driven = (type: string) => unit('vehicle', { type }, { pace: 'dash' }, 'It');

  test.each<[string, Unit, Input]>([
    ['who fires', reds({}, { lastFired: 4 }), { noise: 'firing' }],
    ['a tank that fires on the move', tank({}, { lastFired: 4, pace: 'dash' }), { noise: 'firing' }],
    ['who fired before', reds({}, { lastFired: 3 }), {}],
    ['a tank on the move', driven('medium-tank'), { noise: 'tracked' }],
    ['a tracked carrier on the move', driven('tracked-afv'), { noise: 'tracked' }],
    ['a truck on the move', driven('truck'), { noise: 'wheeled' }],
    ['a half-track on the move, which has both', driven('half-track'), {}],
    ['a tank that stands', tank(), {}],
    ['men who walk', reds({}, { pace: 'walk' }), {}],
  ])('(wrg:noise.2) %s', (_, who, told) => {
    expect(heard(who)).toEqual(told);
  });

  test('(wrg:noise.2) what is typed stands, and of nobody nothing is known', () => {
    expect(heard(tank({}, { lastFired: 4 }), { noise: 'speech' })).toEqual({});
    expect(heard(undefined)).toEqual({});
    expect(known(listen, {}, [stranger({ lastFired: 1 })])).toEqual({});
  });
});
