import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { move } from '../../../rulesets/valor-and-victory/movement/move.js';
import { conflicting, forbidden, refusing } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';

const AFV = { type: 'afv', mp: 9 };
const why = (given: Given, rulings = {}) => refusing(move, given, rulings);
const isRefused = (given: Given, rulings = {}) => refusalIn(move, given, rulings) !== undefined;

describe('a way that nobody goes', () => {
  test('vv:beyond.6.5 infantry has no facing, and a vehicle turns three hexsides', () => {
    const turns = 'vv:beyond.6.5 Infantry has no facing: it neither turns nor reverses.';
    expect(why({ through: ['open:turn=1'] })).toBe(turns);
    expect(why({ through: ['open:reverse'] })).toBe(turns);
    expect(why({ ...AFV, through: ['open:turn=4'] })).toBe(
      'vv:beyond.6.5 A vehicle turns up to 3 hexsides in a hex, not 4.',
    );
  });

  test('vv:beyond.10 water stops all, a building whoever drives', () => {
    expect(why({ through: ['open,water'] })).toBe('vv:beyond.10 Infantry may not enter a water hex.');
    expect(why({ ...AFV, through: ['water'] })).toBe('vv:beyond.10 A vehicle may not enter a water hex.');
    expect(why({ ...AFV, terrain: 'building' })).toBe(
      'vv:beyond.10 AFVs and vehicles may not enter a building hex.',
    );
    expect(isRefused({ ...AFV, terrain: 'woods' })).toBe(false);
    expect(isRefused({ terrain: 'building' })).toBe(false);
  });

  test('vv:beyond.10.31 the bridge from another ground, vv:beyond.20.8 wire', () => {
    expect(why({ type: 'vehicle', mp: 9, through: ['open,bridge'] })).toBe(
      'vv:beyond.10.31 A bridge is entered from its road, not from an open hex.',
    );
    expect(why({ type: 'vehicle', mp: 9, through: ['open:wire'] })).toBe(
      'vv:beyond.20.8 An unarmoured vehicle may not enter barbed wire.',
    );
    expect(why({ through: ['open:wire,open'] })).toBe(
      'vv:beyond.20.8 Infantry that enters barbed wire stops there.',
    );
  });

  test('vv:beyond.6.31 what is too far on foot, and vv:beyond.10 what is so on wheels', () => {
    expect(why({ through: ['5xopen'] })).toBe('vv:beyond.6.31 That way costs 5 MP, and it has 4.');
    expect(why({ type: 'afv', mp: 2, through: ['3xopen'] })).toBe(
      'vv:beyond.10 That way costs 3 MP, and it has 2.',
    );
  });
});

describe('a hex that is full', () => {
  test.each([
    [{ infantryThere: 5 }, 'A hex holds 4 infantry units; there would be 5.'],
    [{ vehiclesThere: 3 }, 'A hex holds 2 AFVs, vehicles or Guns; there would be 3.'],
    [
      { infantryThere: 3, vehiclesThere: 1 },
      `A hex holds 2 infantry units beside 1 AFV, vehicle or Gun; there would be 3.`,
    ],
    [
      { infantryThere: 1, vehiclesThere: 2 },
      `A hex holds no infantry units beside 2 AFVs, vehicles or Guns; there would be 1.`,
    ],
  ])('vv:6.9 %j is too many', (given, said) => {
    expect(why(given)).toBe(
      `vv:6.9 ${said} -> Whoever goes on from there, or comes to take somebody on: --passing.`,
    );
  });

  test.each([[{ infantryThere: 4 }], [{ vehiclesThere: 2 }], [{ infantryThere: 2, vehiclesThere: 1 }]])(
    '(vv:6.9) %j fits',
    (given) => {
      expect(isRefused(given)).toBe(false);
    },
  );
});

const defending = (defend: string, terrain = 'open') => ({
  ...{ assault: ['squad:4-6-4'], defend: [defend], terrain },
});

test('vv:6.9 units that are named are counted, passengers are not', () => {
  const stacked = (units: string) => refusing(closeAssault, defending(units));
  expect(stacked('5xsquad:4-6-4')).toBe('vv:6.9 A hex holds 4 infantry units; the defenders have 5.');
  expect(stacked('3xgun:cr=3')).toBe('vv:6.9 A hex holds 2 AFVs, vehicles or Guns; the defenders have 3.');
  expect(stacked('afv:mg=4,3xsquad:4-6-4')).toContain('beside 1 AFV, vehicle or Gun; the defenders have 3.');
  expect(refusalIn(closeAssault, defending('vehicle:cr=4,squad:4-6-4:aboard,2xsquad:4-6-4'))).toBeUndefined();
});

describe('a position', () => {
  test.each([
    ['vv:20.5b', 'afv:mg=4', 'bunker', 'A bunker holds infantry or one Gun, no AFV.'],
    ['vv:20.5b', 'gun:cr=3,squad:4-6-4', 'bunker', 'A bunker that holds a Gun holds nothing beside it.'],
    ['vv:20.5b', '3xsquad:4-6-4', 'earthen-bunker', 'A bunker holds 2 infantry units, not 3.'],
    ['vv:20.6', 'afv:mg=4', 'sandbags', 'Only infantry and Guns can be in sandbags, no AFV.'],
    ['vv:20.9', 'gun:cr=3', 'foxholes', 'Only infantry can be in foxholes, no Gun.'],
    ['vv:20.10', 'vehicle:cr=3', 'trenches', 'Only infantry can be in trenches, no vehicle.'],
    ['vv:20.11', 'afv:mg=4', 'caves', 'Only infantry and Guns can be in caves, no AFV.'],
  ])('%s %s is in no %s', (clause, units, terrain, said) => {
    expect(refusing(closeAssault, defending(units, terrain))).toBe(`${clause} ${said}`);
  });

  test.each([
    ['gun:cr=3', 'bunker'],
    ['2xsquad:4-6-4', 'bunker'],
    ['gun:cr=3', 'sandbags'],
    ['gun:cr=3', 'caves'],
    ['3xsquad:4-6-4', 'trenches'],
  ])('%s may be in %s', (units, terrain) => {
    expect(refusalIn(closeAssault, defending(units, terrain))).toBeUndefined();
  });

  test('vv:14.7a who rides is pinned with his carrier', () => {
    expect(refusing(closeAssault, defending('vehicle:cr=4,squad:4-6-4:aboard:pinned', 'open'))).toBe(
      'vv:14.7a The squad 4-6-4 aboard is pinned and its vehicle is not: passengers are pinned with their carrier. -> Say it of the carrier: vehicle:cr=4:pinned,squad:4-6-4:aboard.',
    );
    expect(refusing(closeAssault, defending('afv:mg=4,squad:4-6-4:aboard:pinned', 'open'))).toBe(
      'vv:14.7a The squad 4-6-4 aboard is pinned and its AFV is not: passengers are pinned with their carrier. -> AFVs are not pinned, nor is anybody in them.',
    );
    const both = 'vehicle:cr=4:pinned,squad:4-6-4:aboard:pinned';
    expect(refusalIn(closeAssault, defending(both))).toBeUndefined();
  });
});

test('vv:beyond.8.21 a carrier of a class that is not told holds what the largest does', () => {
  expect(refusing(closeAssault, defending('vehicle:cr=4,3xsquad:4-6-4:aboard'))).toBe(
    'vv:beyond.8.21 That is too many squads: T2, the largest class, carries 2 squads, 2 leaders and 2 support weapons.',
  );
  expect(refusalIn(closeAssault, defending('vehicle:cr=4,2xsquad:4-6-4:aboard'))).toBeUndefined();
});

describe('a load', () => {
  const load = (units: string, more: Given = {}) => ({
    ...{ type: 'vehicle', mp: 14, transport: 'T2', load: [units], tow: true },
    ...more,
  });
  const T2 = 'T2 carries 2 squads, 2 leaders and 2 support weapons.';
  const T1 = 'T1 carries 1 squad, 1 leader and 1 support weapon.';
  const TH = 'TH carries 1 half squad, 1 leader and 1 support weapon.';
  test.each([
    ['T2', '3xsquad:4-6-4', `That is too many squads: ${T2}`],
    ['T2', '3xleader:-1', `That is too many leaders: ${T2}`],
    ['T2', 'squad:4-6-4,lmg:3,squad:4-6-4,lmg:3,leader:-1,lmg:3', `That is too many support weapons: ${T2}`],
    ['T1', 'squad:4-6-4,half-squad:2-6-2', `That is too many squads: ${T1}`],
    ['TH', '2xhalf-squad:2-6-2', `That is too many squads: ${TH}`],
    ['TH', 'half-squad:2-6-2,2xleader:-1', `That is too many leaders: ${TH}`],
    ['TH', 'half-squad:2-6-2,lmg:3,leader:-1,lmg:3', `That is too many support weapons: ${TH}`],
    ['T2', '2xgun:cr=3', 'A carrier tows one Gun, not 2.'],
    ['T2', 'vehicle:cr=3', 'A carrier takes infantry and tows a Gun, no vehicle.'],
  ])('vv:beyond.8.21 for a %s carrier %s is too much', (transport, units, said) => {
    expect(why(load(units, { transport }))).toBe(`vv:beyond.8.21 ${said}`);
  });

  test.each([
    ['T1', 'squad:4-6-4,lmg:3,leader:-1'],
    ['T1', '2xhalf-squad:2-6-2'],
    ['T1', 'squad:4-6-4,lmg:3,grenades'],
    ['TH', 'half-squad:2-6-2,grenades,lmg:3,leader:-1'],
    ['T2', 'squad:4-6-4,lmg:3,squad:4-6-4,gun:cr=3'],
  ])('for a %s carrier %s is not too much', (transport, units) => {
    expect(isRefused(load(units, { transport }))).toBe(false);
  });

  test('vv:beyond.8.21 a Gun needs the dash, and a large one no TH carrier', () => {
    expect(why(load('gun:cr=3', { tow: false }))).toBe(
      'vv:beyond.8.21 Only a carrier with a dash below its class tows a Gun. -> Say --tow.',
    );
    const large = (transport: string) => load('gun:cr=3', { transport, largeGun: true });
    expect(why(large('TH'))).toBe('vv:beyond.8.21 A TH carrier tows no large Gun.');
    expect(isRefused(large('T1'))).toBe(false);
    expect(isRefused(load('gun:cr=3', { transport: 'TH' }))).toBe(false);
    expect(isRefused(load('squad:4-6-4', { tow: false }))).toBe(false);
  });

  test.each([
    [
      'vv:12.2a',
      'squad:4-6-4,lmg:3,lmg:3',
      'The squad 4-6-4 with LMG and LMG carries more than one support weapon.',
    ],
    ['vv:12.2a', 'gun:cr=3,lmg:3', 'The Gun with LMG cannot be: infantry carries support weapons.'],
    ['vv:12.5', 'gun:cr=3,grenades', 'The Gun with Grenades cannot be: infantry uses expendable weapons.'],
    ['vv:12.3e', 'leader:-1,hmg:6', 'A leader cannot use a Heavy weapon such as the HMG.'],
    [
      'vv:12.52c',
      'squad:4-6-4,grenades,grenades',
      'The squad 4-6-4 with Grenades and Grenades uses more than one Grenades counter.',
    ],
    [
      'vv:12.53b',
      'squad:4-6-4,satchel:6,satchel:6',
      'The squad 4-6-4 with satchel charge and satchel charge uses more than one satchel charge.',
    ],
    [
      'vv:12.53b',
      'squad:4-6-4,lmg:3,satchel:6',
      'The squad 4-6-4 with LMG and satchel charge uses a support weapon beside its satchel charge. -> Leave out the one it does not use.',
    ],
  ])('%s nobody carries %s', (clause, units, said) => {
    expect(why(load(units))).toBe(`${clause} ${said}`);
  });

  test('vv:R20 by option 1 nobody has Grenades beside a satchel charge, by option 2 he may', () => {
    const both = load('squad:4-6-4,grenades,satchel:6');
    expect(why(both, { 'vv:R20': 1 })).toBe(
      'vv:12.53b The squad 4-6-4 with Grenades and satchel charge uses Grenades beside its satchel charge. -> By R20 option 2 it may.',
    );
    expect(isRefused(both, { 'vv:R20': 2 })).toBe(false);
    expect(isRefused(load('squad:4-6-4,grenades,leader:-1,satchel:6'))).toBe(false);
  });

  test('vv:R27 by option 2 whoever has fired its weapon has it for nothing more, by option 1 it is carried', () => {
    const fired = load('squad:4-6-4,lmg:3:fired');
    expect(why(fired, { 'vv:R27': 2 })).toBe(
      'vv:12.3a The squad 4-6-4 with LMG has fired its weapon this turn. -> A unit fires one support weapon once a turn: R27 option 2.',
    );
    expect(isRefused(fired, { 'vv:R27': 1 })).toBe(false);
    for (const units of ['squad:4-6-4,lmg:3', 'squad:4-6-4'])
      expect(isRefused(load(units), { 'vv:R27': 2 })).toBe(false);
  });
});

describe('who does not move', () => {
  test('vv:14.7a vv:8.1 vv:6.8 who is pinned, who rides, and into whose hex', () => {
    expect(forbidden(move, { aboard: true, enemyThere: true })).toEqual([
      'vv:8.1 aboard: It rides in a carrier, and moves with it. -> Name the carrier; with --unload it gets off.',
      'vv:6.8 enemy (physical): There are enemies in that hex: it is entered by close assault or overrun alone. -> wg close-assault; wg overrun',
    ]);
    expect(forbidden(move, { pinned: true })).toEqual([
      'vv:14.7a pinned: A pinned unit cannot move. -> wg rally',
    ]);
    expect(forbidden(move, { aboard: true, unload: true })).toEqual([]);
    expect(forbidden(move, {})).toEqual([]);
    expect(why({ aboard: true })).toContain('vv:8.1');
    expect(why({ enemyThere: true })).toContain('vv:6.8');
  });

  const SQUAD = ['squad:4-6-4'];
  test.each([
    [{ mp: 4 }, 'mp is for AFVs and vehicles: --type vehicle'],
    [{ transport: 'T2' }, 'transport is for AFVs and vehicles: --type vehicle'],
    [{ tow: true }, 'tow is for AFVs and vehicles: --type vehicle'],
    [{ largeGun: true }, 'largeGun is for AFVs and vehicles: --type vehicle'],
    [{ load: SQUAD }, 'load is for AFVs and vehicles: --type vehicle'],
    [{ type: 'leader', withLeader: true }, 'withLeader is for squads and half squads'],
    [{ type: 'leader', heavyWeapon: true }, 'heavyWeapon is for squads and half squads'],
    [{ ...AFV, withLeader: true }, 'withLeader is for infantry'],
    [{ ...AFV, assaultMove: true }, 'assaultMove is for infantry'],
    [{ ...AFV, advance: true }, undefined],
    [{ ...AFV, heavyWeapon: true }, 'heavyWeapon is for infantry'],
    [{ ...AFV, transport: 'X', load: SQUAD }, 'transport takes a class such as T1, T2 or TH'],
    [{ ...AFV, transport: 'T2' }, 'transport needs --load'],
    [{ ...AFV, tow: true }, 'tow needs --load'],
    [{ ...AFV, largeGun: true }, 'largeGun needs --load'],
    [
      { ...AFV, transport: 'T1', largeGun: true, load: SQUAD },
      'largeGun needs a gun in --load, or --type gun',
    ],
    [{ ...AFV, transport: 'T1', largeGun: true, load: ['gun:cr=3'] }, undefined],
    [{ type: 'vehicle', mp: 9 }, undefined],
    [{ type: 'half-squad', withLeader: true, heavyWeapon: true, advance: true }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(move, given)).toBe(said);
  });
});
