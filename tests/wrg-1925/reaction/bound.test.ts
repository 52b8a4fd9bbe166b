import { afterAll, describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import type { State } from '../../../src/rules/state.js';
import type { Given } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { RosterGame } from '../../support/roster.js';
import { type Group, groupNamed } from '../battle.js';
import { proveAll, refusalOf, START, tableOf, withDice, withSeed } from '../in-battle.js';
import { ALL } from '../roster/roster-units.js';

/** A battle in which the test of a group came to this score, and binds it now. */
const bound = (score: number, more: Partial<Group> = {}): State =>
  tableOf({ groups: [{ ...groupNamed(START, 'Able'), bound: score, ...more }] });
const said = (score: number, given: Given = {}, rulings: Rulings = {}, more: Partial<Group> = {}) =>
  withDice(move, { name: 'Able', ...given }, '', rulings, bound(score, more)).steps.find(
    ({ id }) => id === 'orders',
  )?.text;
const refused = (score: number, given: Given, rulings: Rulings = {}, more: Partial<Group> = {}) =>
  refusalOf(move, { name: 'Able', ...given }, rulings, bound(score, more)).clause;

describe('a group that moves is bound by its test', () => {
  test('wrg:orders.4 the restriction goes before its order, and is named', () => {
    expect(said(15)).toBe(
      'Able scored 15 in its reaction test: it must move towards the enemy, whatever its order',
    );
    expect(said(9)).toContain('no move closer to the enemy while erect');
    expect(said(4)).toContain('no move on foot towards the enemy');
    expect(said(-6, { pace: 'dash' })).toContain('it panics');
  });

  test('(wrg:react.26) nothing is said where nothing is restricted', () => {
    expect(said(14)).toBeUndefined();
    expect(said(10)).toBeUndefined();
  });

  test('wrg:R140 less than 0 forbids movement with the rows above it or, if so ruled, fire alone', () => {
    expect(said(-1)).toContain('no move on foot towards the enemy');
    expect(said(-1, {}, { 'wrg:R140': 2 })).toBeUndefined();
  });

  test('wrg:react.30 wrg:R144 one that panics makes its dash, and no other move', () => {
    for (const pace of ['walk', 'crawl', 'double']) expect(refused(-6, { pace })).toBe('wrg:react.30');
    // It dashes where nobody says how it moves.
    expect(said(-6)).toContain('it panics');
    const far = { 'wrg:R144': 2 };
    expect(refused(-6, { pace: 'dash' }, far)).toBe('wrg:react.30');
    expect(said(-6, { pace: 'double' }, far)).toContain('it panics');
  });

  test('wrg:react.30 wrg:R40 and leaves heavy weapons behind or, if so ruled, takes them along', () => {
    const carrying = { pace: 'dash', share: 'half' };
    expect(refused(-6, carrying)).toBe('wrg:react.30');
    expect(said(-6, carrying, { 'wrg:R40': 2 })).toContain('it panics');
    expect(said(-6, { ...carrying, share: 'none' })).toContain('it panics');
    const pushing = { pace: 'manhandle', men: 3 };
    expect(refused(-6, pushing)).toBe('wrg:react.30');
    expect(said(-6, pushing, { 'wrg:R40': 2 })).toContain('it panics');
  });

  test('wrg:R139 by option 2 an exact score belongs to the next row down', () => {
    expect(refused(-5, {}, { 'wrg:R139': 2 })).toBe('wrg:react.30');
  });
});

describe('an AFV that moves is bound by its test', () => {
  const tank = { type: 'medium-tank', pace: 'move-and-fire' };
  const back = { type: 'medium-tank', pace: 'reverse' };

  test.each([
    ['wrg:afv.18', 10, 'it must advance'],
    ['wrg:afv.19', 9, 'the next fire position in cover'],
    ['wrg:afv.20', 4, 'it may not advance'],
    ['wrg:afv.21', -1, 'it must retire'],
    ['wrg:afv.22', -6, 'it must turn round and retire under smoke'],
  ])('(%s) after a score of %i it is told: %s', (_clause, score, text) => {
    expect(said(score, tank)).toContain(text);
    expect(said(score, { type: 'car', pace: 'dash' }, {}, { afv: true })).toContain(text);
  });

  test('wrg:afv.22 wrg:R47 one that must turn does not reverse, from less than 0 if so ruled', () => {
    expect(refused(-6, back)).toBe('wrg:afv.22');
    expect(said(-1, back)).toContain('must retire');
    expect(refused(-1, back, { 'wrg:R47': 2 })).toBe('wrg:afv.22');
  });

  test('wrg:afv.21 wrg:R55 one that retires may reverse or, if so ruled, only while it fires', () => {
    expect(refused(-1, back, { 'wrg:R55': 2 })).toBe('wrg:afv.21');
    expect(said(-1, { ...back, fire: true }, { 'wrg:R55': 2 })).toContain('must retire');
  });
});

describe('a group that fires is bound by its test', () => {
  const rifles = { name: 'Able', fire: ['rifle:6'], men: 8, targets: 4 };
  const heavy = { name: 'Able', fire: ['mg-tripod:1', 'helper:2'], men: 4, targets: 4 };
  const clause = (score: number, given: Given, rulings: Rulings = {}, more: Partial<Group> = {}) =>
    refusalOf(shoot, given, rulings, bound(score, more)).clause;
  const line = (score: number, given: Given, rulings: Rulings = {}, more: Partial<Group> = {}) =>
    withSeed(shoot, given, 'a', 0, rulings, bound(score, more)).steps.find(({ id }) => id === 'bound');

  test('wrg:react.29 wrg:R60 below 0 it does not fire beyond 25 metres', () => {
    expect(clause(-1, { ...rifles, range: 26 })).toBe('wrg:react.29');
    expect(clause(-5, { ...rifles, fire: ['smg:2@20', 'rifle:4@60'] })).toBe('wrg:react.29');
    expect(line(-1, { ...rifles, range: 25 })).toMatchObject({ clause: 'wrg:react.29', value: -1 });
    expect(clause(-1, { ...rifles, range: 25 }, { 'wrg:R60': 2 })).toBe('wrg:react.29');
    expect(line(0, { ...rifles, range: 90 })).toBeUndefined();
    expect(line(-1, { ...rifles, name: 'Baker', range: 90 })).toBeUndefined();
    expect(line(-6, { ...rifles, range: 90 }, {}, { afv: true })).toBeUndefined();
  });

  test('wrg:react.30 one that panics fires at nobody, near or far', () => {
    expect(clause(-6, { ...rifles, range: 20 })).toBe('wrg:react.30');
    expect(clause(-6, { ...rifles, range: 90 })).toBe('wrg:react.30');
  });

  test('wrg:react.29 wrg:R140 of a group that is in no game panic forbids it too or, if so ruled, has a row of its own', () => {
    const { name: _, ...strangers } = { ...rifles, range: 90, bound: -6 };
    expect(clause(0, strangers)).toBe('wrg:react.29');
    expect(line(0, strangers, { 'wrg:R140': 2 })).toBeUndefined();
  });

  test('(wrg:extra.1) weapons with crews go by their own score', () => {
    expect(clause(-1, { ...heavy, range: 200 })).toBe('wrg:react.29');
    expect(line(-1, { ...heavy, range: 200 }, {}, { crewsBound: 0 })?.value).toBe(-1);
    expect(clause(-1, { ...rifles, range: 90 }, {}, { crewsBound: 0 })).toBe('wrg:react.29');
    const gun = { name: 'Able', weapon: 'gun', range: 200 };
    expect(refusalOf(antiTank, gun, {}, bound(-1)).clause).toBe('wrg:react.29');
    expect(withSeed(antiTank, gun, 'a', 0, {}, bound(-1, { crewsBound: 0 })).result).toBeDefined();
  });

  proveAll(shoot, [['within 25 metres', { ...rifles, range: 20, fire: ['rifle:2'] }]], {
    past: bound(-1),
  });
});

describe('a panic that binds a group', () => {
  const game = new RosterGame('panic', 'wrg-1925');
  afterAll(() => game.clean());

  test('wrg:react.30 wrg:R141 is known to whatever it would do, whoever rolled the test and however long it binds', async () => {
    await game.open(ALL, '--sides Allies,Axis --ruling wrg:R141=2', 'period', 'period');
    await game.allowed('roster mark Reds bound=-6');
    await game.refused('shoot Reds Blues --range 20', 'wrg:react.30');
    await game.allowed('next --anyway');
    expect((await game.marks('Reds')).bound).toBe(-6);
    await game.refused('shoot Reds Blues --range 20', 'wrg:react.30');
    expect(await game.remarks('take-over Reds --what smg --dice 6 --no-log')).toContain('wrg:react.30');
    await game.allowed('move Reds');
    await game.allowed('roster mark Reds bound=4');
    expect(await game.remarks('take-over Reds --what smg --dice 6 --no-log')).not.toContain('wrg:react.30');
  });
});
