import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/valor-and-victory/movement/move.js';
import { pathFault } from '../../../rulesets/valor-and-victory/movement/move-path.js';
import { wordsTaken } from '../../../src/engine/inputs/values.js';
import { type Given, inputOf, playing, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const moved = (given: Given, rulings = {}) => withDice(move, given, '', rulings).result;
const spent = (through: string, given: Given = { type: 'afv', mp: 20 }, rulings = {}) =>
  moved({ ...given, through: [through] }, rulings).spent;
const { blamed: conflictOf } = playing(move);

describe('vv:beyond.6.31 infantry', () => {
  test.each([
    [{ type: 'leader' }, 6],
    [{ type: 'squad' }, 4],
    [{ type: 'half-squad' }, 4],
    [{ type: 'squad', withLeader: true }, 6],
    [{ type: 'squad', heavyWeapon: true }, 3],
    [{ type: 'squad', assaultMove: true }, 2],
    [{ type: 'leader', assaultMove: true }, 3],
    [{ type: 'squad', heavyWeapon: true, assaultMove: true }, 1],
    [{ type: 'squad', withLeader: true, heavyWeapon: true, assaultMove: true }, 2],
  ])('vv:beyond.6.31 %j has %i movement points', (given, mp) => {
    expect(moved(given)).toMatchObject({ mp, cover: 'assaultMove' in given ? 1 : 0 });
  });
  test('the hex where it ends is told with its way', () => {
    const played = withDice(move, { through: ['open'], to: 'C4' }, '');
    expect(stepOf(played, 'to').text).toBe('it ends in C4');
    expect(played.result).toEqual({ mp: 4, spent: 1, left: 3, cover: 0 });
  });
  test('vv:beyond.6.31 its way must not cost more', () => {
    expect(moved({ through: ['2xopen,woods'] })).toEqual({ mp: 4, spent: 4, left: 0, cover: 0 });
    expect(refusalOf(move, { through: ['3xopen,woods'] }).clause).toBe('vv:beyond.6.31');
    expect(
      move.announce(moved({ through: ['woods'] }) as never, inputOf(move, { through: [] }) as never),
    ).toBe('2 MP of 4, 2 left');
  });
});

describe('vv:beyond.6.5 vehicles', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ])('vv:beyond.6.5 turning %i hexsides costs %i MP', (turn, mp) => {
    expect(spent(`open:turn=${turn}`)).toBe(1 + mp);
  });
  test('vv:beyond.6.5 more than three hexsides in a hex, and infantry that turns', () => {
    expect(refusalOf(move, { type: 'afv', mp: 20, through: ['open:turn=4'] }).clause).toBe('vv:beyond.6.5');
    expect(refusalOf(move, { through: ['open:turn=1'] }).clause).toBe('vv:beyond.6.5');
  });
  test('vv:beyond.6.5 reversing costs double', () => {
    expect(spent('woods:reverse')).toBe(4);
    expect(spent('open:reverse:turn=2')).toBe(3);
  });
});

describe('vv:beyond.10 terrain', () => {
  test('vv:beyond.10 each hex costs what the chart says, hills 1 more', () => {
    expect(spent('open,building,stream', { type: 'leader' })).toBe(5);
    expect(spent('hill:up,woods:up', { type: 'leader' })).toBe(5);
    expect(spent('stream,woods,crops,road')).toBe(7);
  });
  test('vv:beyond.10 buildings keep vehicles out, water everybody', () => {
    expect(refusalOf(move, { type: 'afv', mp: 10, through: ['building'] }).clause).toBe('vv:beyond.10');
    expect(refusalOf(move, { through: ['water'] }).clause).toBe('vv:beyond.10');
    expect(refusalOf(move, { type: 'vehicle', mp: 3, through: ['2xstream'] }).clause).toBe('vv:beyond.10');
  });
  test('vv:R52 crossing a wall or hedge costs 1, or nothing', () => {
    expect(spent('open:hedge')).toBe(2);
    expect(spent('open:hedge', undefined, { 'vv:R52': 2 })).toBe(1);
  });
});

test('vv:beyond.20.8 infantry stops in barbed wire, vehicles stay out, AFVs do not care', () => {
  expect(refusalOf(move, { through: ['open:wire,open'] }).clause).toBe('vv:beyond.20.8');
  expect(stepOf(withDice(move, { through: ['open:wire'] }, ''), 'wire').value).toBe(true);
  expect(refusalOf(move, { type: 'vehicle', mp: 14, through: ['open:wire'] }).clause).toBe('vv:beyond.20.8');
  expect(spent('open:wire,open')).toBe(2);
});

describe('vv:beyond.8.21 transport', () => {
  const load = (transport: string, units: string, more: Given = {}) => ({
    type: 'vehicle',
    mp: 14,
    transport,
    load: [units],
    ...more,
  });
  test('vv:beyond.8.21 T2 carries two squads, two leaders and two support weapons', () => {
    const full = load('T2', '2xsquad:4-6-4,lmg:3,leader:-1,lmg:3,leader:-2');
    expect(stepOf(withDice(move, full, ''), 'load')).toMatchObject({ clause: 'vv:beyond.8.21', value: 4 });
    expect(stepOf(withDice(move, load('t2', '4xhalf-squad:2-6-2'), ''), 'load').value).toBe(4);
    for (const over of [
      '3xsquad:4-6-4',
      '2xsquad:4-6-4,half-squad:2-6-2',
      '3xleader:-1',
      'squad:4-6-4,lmg:3,squad:4-6-4,lmg:3,leader:-1,lmg:3',
    ]) {
      expect(refusalOf(move, load('T2', over)).clause).toBe('vv:beyond.8.21');
    }
  });
  test('vv:beyond.8.21 TH carries a half squad, a leader and a weapon', () => {
    expect(moved(load('TH', 'half-squad:2-6-2,lmg:3,leader:-1')).mp).toBe(14);
    expect(refusalOf(move, load('TH', 'squad:4-6-4')).message).toContain('TH carries 1 half squad, 1 leader');
  });
  test('vv:beyond.8.21 a Gun is towed by a carrier with a dash, a large one by no TH', () => {
    expect(refusalOf(move, load('T1', 'gun:cr=3')).clause).toBe('vv:beyond.8.21');
    expect(moved(load('T1', 'gun:cr=3', { tow: true, largeGun: true })).mp).toBe(14);
    expect(refusalOf(move, load('TH', 'gun:cr=3', { tow: true, largeGun: true })).clause).toBe(
      'vv:beyond.8.21',
    );
    expect(refusalOf(move, load('T2', '2xgun:cr=3', { tow: true })).clause).toBe('vv:beyond.8.21');
    expect(refusalOf(move, load('T2', 'vehicle:cr=3')).clause).toBe('vv:beyond.8.21');
  });
});

test('what means nothing together is refused', () => {
  expect(conflictOf({ mp: 4 })).toBe('mp');
  expect(conflictOf({ type: 'leader', withLeader: true })).toBe('withLeader');
  expect(conflictOf({ type: 'afv', mp: 9, assaultMove: true })).toBe('assaultMove');
  expect(conflictOf({ type: 'afv', mp: 9, transport: 'T2' })).toBe('transport');
  expect(conflictOf({ type: 'afv', mp: 9, transport: 'X', load: ['squad:4-6-4'] })).toBe('transport');
  expect(conflictOf({ type: 'afv', mp: 9, transport: 'T1', largeGun: true, load: ['squad:4-6-4'] })).toBe(
    'largeGun',
  );
  expect(move.requires!({ type: 'afv' })).toEqual(['mp']);
  expect(move.requires!({ load: ['squad:4-6-4'] })).toEqual(['transport']);
  const { fault } = move.inputs.through;
  expect([fault('swamp')?.word?.[0], fault('open:fence')?.word?.[0], fault('2xopen:up')]).toEqual([
    'swamp',
    'fence',
    undefined,
  ]);
});

proveAll(move, [
  ['a squad', { through: ['2xopen'] }],
  ['a hedge', { through: ['open:hedge'] }, { 'vv:R52': 2 }],
]);

test('(vv:beyond.6.5) a hex is typed once, with each thing that is said of it once', () => {
  const takes = (entry: string) => pathFault(entry)?.takes;
  expect(takes('0xopen,woods')).toContain('one to nine hexes');
  expect(takes('10xopen')).toContain('one to nine hexes');
  expect(takes('road:turn=1:turn=3')).toContain('not turn=3 again');
  expect(takes('open:hedge:wall')).toContain('not wall again');
  expect(takes('open:up:up')).toContain('not up again');
  expect(takes('3xopen:up:hedge, road:turn=2')).toBeUndefined();
  expect(pathFault('swamp')?.takes).toBe('hexes that are entered: open,woods:up,road:turn=2');
  for (const word of ['xturn=2', 'turn=22']) expect(pathFault(`open:${word}`)?.word?.[0]).toBe(word);
  expect(wordsTaken(move.inputs.through)).toContain('jungle');
});

test('vv:beyond.10 what may not be entered is named as a hex', () => {
  const refusal = (terrain: string) => refusalOf(move, { type: 'afv', mp: 9, through: [terrain] }).message;
  expect(refusal('building')).toBe('A vehicle may not enter a building hex.');
});

test('vv:beyond.6.6 a unit may always move one hex that it may enter', () => {
  const heavy = { heavyWeapon: true, assaultMove: true };
  expect(moved({ ...heavy, through: ['woods'] })).toEqual({ mp: 1, spent: 2, left: 0, cover: 1 });
  expect(stepOf(withDice(move, { ...heavy, through: ['woods'] }, ''), 'least')).toMatchObject({
    clause: 'vv:beyond.6.6',
    text: 'one hex is always possible: it costs 2 MP, and it has 1',
  });
  expect(moved({ type: 'vehicle', mp: 1, through: ['stream'] })).toMatchObject({ mp: 1, left: 0 });
  expect(refusalOf(move, { ...heavy, through: ['2xopen'] }).clause).toBe('vv:beyond.6.31');
  expect(refusalOf(move, { ...heavy, through: ['water'] }).clause).toBe('vv:beyond.10');
});
test('vv:beyond.10.31 vehicles and Guns enter a bridge from its road alone, infantry from anywhere', () => {
  expect(spent('road,bridge,bridge,road')).toBeGreaterThan(0);
  expect(spent('bridge,road')).toBeGreaterThan(0);
  expect(moved({ through: ['open,bridge'] }).spent).toBe(2);
  expect(refusalOf(move, { type: 'afv', mp: 20, through: ['road,open,bridge'] }).clause).toBe(
    'vv:beyond.10.31',
  );
});

describe('vv:beyond.5.35 an advance', () => {
  test.each([
    [{ type: 'squad', heavyWeapon: true }, 'woods:up'],
    [{ type: 'afv', mp: 1 }, 'stream:reverse'],
    [{ type: 'gun' }, 'woods'],
  ])('vv:beyond.5.35 %j goes one hex, whatever it costs', (who, hex) => {
    const played = withDice(move, { ...who, advance: true, through: [hex] }, '');
    expect(played.result).toMatchObject({ spent: 0 });
    expect(stepOf(played, 'advance')).toMatchObject({ clause: 'vv:beyond.5.35', value: 0 });
    expect(refusalOf(move, { ...who, advance: true, through: ['2xopen'] }).clause).toBe('vv:beyond.5.35');
  });
  test('(vv:beyond.5.35) it goes nowhere that it may not enter, and is no assault move', () => {
    expect(refusalOf(move, { type: 'afv', mp: 9, advance: true, through: ['building'] }).clause).toBe(
      'vv:beyond.10',
    );
    expect(conflictOf({ advance: true, assaultMove: true })).toBe('assaultMove');
  });
});

describe('vv:beyond.6.32 Guns', () => {
  test('vv:beyond.6.32 a Gun goes one hex a turn, whatever it costs, and turns as its crew likes', () => {
    expect(moved({ type: 'gun' }).mp).toBe(1);
    expect(moved({ type: 'gun', through: ['building:turn=5'] })).toEqual({
      mp: 1,
      spent: 1,
      left: 0,
      cover: 0,
    });
    expect(refusalOf(move, { type: 'gun', through: ['2xroad'] }).clause).toBe('vv:beyond.6.32');
    expect(refusalOf(move, { type: 'gun', through: ['water'] }).message).toBe(
      'A Gun may not enter a water hex.',
    );
  });
  test('vv:beyond.6.32 a large one moves in tow alone', () => {
    expect(refusalOf(move, { type: 'gun', largeGun: true }).clause).toBe('vv:beyond.6.32');
    expect(conflictOf({ type: 'gun', mp: 4 })).toBe('mp');
    expect(conflictOf({ type: 'gun', heavyWeapon: true })).toBe('heavyWeapon');
    expect(move.requires!({ type: 'gun' })).toEqual([]);
  });
});

test('vv:beyond.8.3 who gets off goes no further than one hex', () => {
  expect(moved({ aboard: true, unload: true, through: ['open'] }).spent).toBe(1);
  expect(refusalOf(move, { aboard: true, unload: true, through: ['2xopen'] }).clause).toBe('vv:beyond.8.3');
});

test('vv:beyond.10.7 between the ground and a Level 2 hill infantry takes its whole move, and nobody else goes', () => {
  const steep = withDice(move, { withLeader: true, through: ['hill:steep'] }, '');
  expect(steep.result).toMatchObject({ mp: 6, spent: 6, left: 0 });
  expect(stepOf(steep, 'hex-1').clause).toBe('vv:beyond.10.7');
  expect(refusalOf(move, { through: ['open,hill:steep'] }).clause).toBe('vv:beyond.6.31');
  expect(refusalOf(move, { assaultMove: true, through: ['hill:steep'] }).clause).toBe('vv:beyond.10.7');
  for (const who of [{ type: 'afv', mp: 9 }, { type: 'vehicle', mp: 9 }, { type: 'gun' }])
    expect(refusalOf(move, { ...who, through: ['hill:steep'] }).clause).toBe('vv:beyond.10.7');
});

test('vv:beyond.20.3 a position costs a point more, and is where whoever ends in it stands', () => {
  const played = withDice(move, { through: ['woods:foxholes'] }, '');
  expect(played.result.spent).toBe(3);
  expect(stepOf(played, 'hex-1-position')).toMatchObject({ clause: 'vv:beyond.20.3', value: 1 });
  const place = (through: string) =>
    withDice(move, { through: [through] }, '').effects.flatMap((effect) =>
      effect.do === 'set' ? [effect.is] : [],
    )[0];
  expect(place('woods:foxholes')).toMatchObject({ terrain: 'woods', entrenchment: 'foxholes' });
  expect(place('open:sandbags')).toMatchObject({ terrain: 'sandbags', entrenchment: null });
  expect(spent('open:foxholes,open')).toBe(3);
  expect(refusalOf(move, { type: 'afv', mp: 9, through: ['open:foxholes'] }).clause).toBe('vv:20.9');
  expect(refusalOf(move, { type: 'gun', through: ['open:trenches'] }).clause).toBe('vv:20.10');
  expect(moved({ type: 'gun', through: ['open:sandbags'] }).spent).toBe(1);
});
