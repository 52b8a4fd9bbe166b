import { describe, expect, test } from 'vitest';
import { lastIn } from '../../../rulesets/fubar/turn/active.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { isInPlay, isLastTry, isOver, untriedIn, wasTried } from '../../../rulesets/fubar/turn/last-try.js';
import { called, canPlay, mustHold, seatsOf, sideOf } from '../../../rulesets/fubar/turn/sides.js';
import type { Refusal } from '../../../src/rules/rule.js';
import { unit } from '../../support/forbids.js';
import { inTurn, type START, tableOf } from '../../support/games/fubar-battle.js';
import { protocolOf } from '../../support/protocol.js';

const RED = { name: 'Red 1', side: 'Red', level: 'green', figures: 6 };
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 6 };
const TANK = { name: 'Tank', side: 'Blue', level: 'elite', vehicle: 'light-tank' };
const TRIED = { tried: 'failed' };

describe('fubar:turn.2 who is still to be tried', () => {
  test('nobody who has no figures left, and no wreck', () => {
    expect(isInPlay(unit('infantry', { figures: 1 }))).toBe(true);
    expect(isInPlay(unit('infantry', { figures: 0 }))).toBe(false);
    expect(isInPlay(unit('infantry', {}))).toBe(true);
    expect(isInPlay(unit('vehicle', {}, { destroyed: true }))).toBe(false);
    expect(isInPlay(unit('vehicle'))).toBe(true);
  });

  test('(fubar:melee.10) nobody whom the close combat has activated', () => {
    expect(wasTried(unit('infantry', {}, { tried: 'failed' }))).toBe(true);
    expect(wasTried(unit('infantry', {}, { combat: true }))).toBe(true);
    expect(wasTried(unit('infantry', {}, { combat: false }))).toBe(false);
    expect(wasTried(unit('infantry'))).toBe(false);
  });

  const names = (table: typeof START) => untriedIn(table).map(({ name }) => name);
  test('all others of whom the training is known, as long as the turn goes on', () => {
    const met = { name: 'Somebody' };
    expect(names(inTurn(1, RED, { ...BLUE, ...TRIED }, TANK, met))).toEqual(['Red 1', 'Tank']);
    expect(names(inTurn(1, RED, { ...TANK, destroyed: true }))).toEqual(['Red 1']);
    expect(names(inTurn(0, RED, BLUE))).toEqual([]);
    expect(names(tableOf({ turn: 1, units: [RED], over: true }))).toEqual([]);
  });

  test('they are told as the next turn begins', () => {
    const untold = (given: object, table: typeof START) =>
      protocolOf(initiative, { sides: 'Red,Blue', ...given }, 'red=6 blue=1', {}, table)[0];
    expect(untold({}, inTurn(2, RED, { ...BLUE, ...TRIED }, TANK))).toBe(
      'fubar:turn.2 untried = 2: without a try in turn 2: Red 1 and Tank',
    );
    expect(untold({ new: true }, inTurn(2, RED))).toMatch(/^fubar:init.1 rolls/);
    expect(untold({}, inTurn(2, { ...RED, ...TRIED }))).toMatch(/^fubar:init.1 rolls/);
  });
});

describe('(fubar:turn.2) the end of a turn', () => {
  const turn = { turn: 1, order: ['Red', 'Blue'], seats: ['Red', 'Blue'], passed: 0, done: [] };
  test.each([
    [{}, false],
    [{ passed: 1 }, false],
    [{ passed: 2 }, true],
    [{ passed: 3 }, true],
    [{ done: ['Red'] }, false],
    [{ done: ['Red', 'Blue'] }, true],
    [{ over: true }, true],
    [{ over: false }, false],
    [{ order: [] }, false],
    [{ turn: 0, passed: 2 }, false],
    [{ turn: 0, over: true }, false],
  ])('with %j it is over: %j', (of, is) => {
    expect(isOver(tableOf({ ...turn, ...of }))).toBe(is);
  });

  const last = (...units: Parameters<typeof inTurn>[1][]) => isLastTry(inTurn(1, ...units), 'red 1');
  test('comes with the last try, where every side has its units on record', () => {
    expect(last(RED, { ...BLUE, ...TRIED })).toBe(true);
    expect(last(RED, BLUE)).toBe(false);
    expect(last({ ...RED, ...TRIED }, { ...BLUE, ...TRIED })).toBe(true);
    expect(last(RED)).toBe(false);
    expect(last(RED, { ...BLUE, ...TRIED }, { ...TANK, destroyed: true })).toBe(true);
    expect(last(RED, { ...TANK, destroyed: true })).toBe(true);
    expect(last(RED, { ...BLUE, ...TRIED }, { name: 'Car', vehicle: 'car', ...TRIED })).toBe(false);
    expect(last({ ...BLUE, ...TRIED })).toBe(false);
  });

  test('does not come before there are turns, or with somebody nobody knows', () => {
    expect(isLastTry(tableOf({ units: [RED, { ...BLUE, ...TRIED }] }), 'Red 1')).toBe(false);
    expect(isLastTry(inTurn(1, { ...RED, ...TRIED }, { ...BLUE, ...TRIED }), 'Red 9')).toBe(false);
    expect(isLastTry(inTurn(1, { ...RED, ...TRIED }, { ...BLUE, ...TRIED }), undefined)).toBe(false);
  });

  test('leaves the last one its action', () => {
    const over = (of: object, round: object = {}) =>
      lastIn(tableOf({ ...turn, over: true, active: 'Red 1', units: [{ ...RED, ...of }], ...round }))?.name;
    expect(over({ tried: 'passed' })).toBe('Red 1');
    expect(over({ tried: 'failed' })).toBeUndefined();
    expect(over({})).toBeUndefined();
    expect(over({ tried: 'passed' }, { over: undefined })).toBeUndefined();
    expect(over({ tried: 'passed' }, { active: '' })).toBeUndefined();
    expect(over({ tried: 'passed' }, { active: 'Red 9' })).toBeUndefined();
    const wreck = { ...TANK, tried: 'passed', destroyed: true };
    expect(lastIn(tableOf({ ...turn, over: true, active: 'Tank', units: [wreck] }))).toBeUndefined();
  });
});

describe('the players', () => {
  test.each([
    ['Red', 'red'],
    [' Red Army ', 'red-army'],
    ['(Red & Blue)', 'red-blue'],
    ['1. Zug', '1-zug'],
    ['Größe', 'größe'],
    ['?', ''],
  ])('the die of %j is %j', (side, die) => {
    expect(called(side)).toBe(die);
  });

  test('are two to four, each with a die of its own name', () => {
    expect(canPlay(['A'])).toBe(false);
    expect(canPlay(['A', 'B'])).toBe(true);
    expect(canPlay(['A', 'B', 'C', 'D'])).toBe(true);
    expect(canPlay(['A', 'B', 'C', 'D', 'E'])).toBe(false);
    expect(canPlay(['A', '(a)'])).toBe(false);
    expect(canPlay(['A', '?'])).toBe(false);
  });

  test('are spelt as the game has them', () => {
    const order = ['Red', 'Blue'];
    expect([sideOf({ order }, ' red'), sideOf({ order }, ' White '), sideOf({ order }, undefined)]).toEqual([
      'Red',
      'White',
      undefined,
    ]);
  });

  test('(fubar:init.1) sit as is typed, as before, as their units are on record, or are two', () => {
    const units = [RED, { ...RED, name: 'Red 2', side: ' red' }, { name: 'Nobody', level: 'green' }, BLUE];
    const seated = { seats: ['Blue', 'Red'], units };
    expect(seatsOf(tableOf(seated), 'A, B', false)).toEqual(['A', 'B']);
    expect(seatsOf(tableOf(seated), undefined, false)).toEqual(['Blue', 'Red']);
    expect(seatsOf(tableOf(seated), undefined, true)).toEqual(['Attacker', 'Defender']);
    expect(seatsOf(tableOf({ units }), undefined, false)).toEqual(['Red', 'Blue']);
    expect(seatsOf(tableOf({ units }), undefined, true)).toEqual(['Attacker', 'Defender']);
    expect(seatsOf(tableOf({ units: [RED] }), undefined, false)).toEqual(['Attacker', 'Defender']);
  });

  test('fubar:init.4 only the one who has the initiative tries a unit', () => {
    const why = (side: string | undefined, { holder = 'Red' as string | null } = {}) => {
      try {
        mustHold({ order: ['Red', 'Blue'] }, holder ?? undefined, side, 'fubar:init.4');
        return undefined;
      } catch (error) {
        const { clause, message, hint } = error as Refusal;
        return `${clause} ${message} -> ${hint}`;
      }
    };
    expect(why(' blue')).toBe(
      'fubar:init.4 Red has the initiative, not Blue. -> pass --side Red hands it over.',
    );
    expect([why('red'), why(undefined), why('White')]).toEqual([undefined, undefined, undefined]);
    expect(why('Blue', { holder: null })).toBeUndefined();
  });
});
