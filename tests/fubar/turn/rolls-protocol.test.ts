import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import type { Rulings } from '../../../src/dice/play.js';
import type { State } from '../../../src/rules/state.js';
import { inTurn, START, tableOf } from '../../support/games/fubar-battle.js';
import { type Given, playing } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

/** What a roll is told to have come to, and what a turn makes of it. */

const rolled = (given: Given, dice: string, rulings: Rulings = {}, past: State = START) =>
  protocolOf(activate, { level: 'seasoned', ...given }, dice, rulings, past);
/** The lines of the roll alone. */
const roll = (given: Given, dice: string, rulings: Rulings = {}) =>
  rolled(given, dice, rulings).filter((line) => / activation[-\w]* = /.test(line));

describe('fubar:activate.4 the roll', () => {
  test('is told with what is added to it', () => {
    expect(roll({ noEnemy: true }, '3')).toEqual([
      'fubar:unit.3 activation-level = 4: seasoned: activates on 4+',
      'fubar:activate.3 fubar:R13 activation-no-enemy = 1: +1: no visible enemy',
      'fubar:activate.4 activation-sum = 1: +1 on the die in all',
      'fubar:activate.1 activation = true: 3 + 1 = 4, needs 4+: passed [activation 3]',
    ]);
  });

  test.each([
    [{ level: 'elite', noEnemy: true }, '1', 'fubar:activate.1 fubar:R1 activation = true'],
    [{ level: 'elite' }, '1', 'fubar:activate.1 activation = false'],
    [{ level: 'green', outOfTouch: 2 }, '6', 'fubar:activate.1 fubar:R1 activation = false'],
    [{ level: 'green', outOfTouch: 1 }, '6', 'fubar:activate.1 activation = true'],
    [{ level: 'green', outOfTouch: 1, noEnemy: true }, '5', 'fubar:activate.1 activation = true'],
  ])('fubar:R1 names the ruling where a natural face could matter: %j', (given, die, said) => {
    const line = roll(given, die).at(-1)!;
    expect(line.startsWith(`${said}:`), line).toBe(true);
  });

  test('fubar:R1 or where one does', () => {
    expect(roll({}, '6', { 'fubar:R1': 2 }).at(-1)).toBe(
      'fubar:activate.1 fubar:R1 activation = true: 6, needs 4+: passed [activation 6]',
    );
  });

  test.each([
    [1, 'stunned twice is stunned once', -2],
    [2, 'two stuns add up', -4],
  ])('fubar:damage.2 fubar:R59 option %i: %s', (option, said, adds) => {
    const lines = rolled({ stunned: true, stunnedAgain: true, vehicle: true }, '6', { 'fubar:R59': option });
    expect(lines).toContain(`fubar:damage.2 fubar:R59 stuns = ${option}: ${said}`);
    expect(lines).toContain(`fubar:damage.2 activation-stunned = ${adds}: ${adds}: crew stunned`);
  });

  test('fubar:damage.2 one stun is told as it is', () => {
    expect(rolled({ stunned: true, vehicle: true }, '6')).toContain(
      'fubar:damage.2 activation-stunned = -2: -2: crew stunned',
    );
  });
});

describe('fubar:activate.2 a leader', () => {
  test.each([
    [1, 'seasoned'],
    [1, 'green'],
    [2, 'seasoned'],
    [2, 'elite'],
  ])('fubar:R9 option %i: %s is no higher', (option, leaderLevel) => {
    expect(roll({ leaderLevel, suppressed: 1 }, '6', { 'fubar:R9': option })).toEqual([
      'fubar:unit.3 activation-level = 4: seasoned: activates on 4+',
      `fubar:activate.2 fubar:R9 activation-leader = 4: ${leaderLevel} leader: no higher`,
      'fubar:suppress.2 activation-suppressed = -1: -1: 1 suppressed figure',
      'fubar:activate.4 activation-sum = -1: -1 on the die in all',
      'fubar:activate.1 activation = true: 6 - 1 = 5, needs 4+: passed [activation 6]',
    ]);
  });

  test('fubar:R12 who is down leads all the same, unless so ruled', () => {
    const down = { leaderLevel: 'elite', leaderDown: true, suppressed: 1 };
    expect(roll(down, '6').slice(1, 4)).toEqual([
      'fubar:activate.2 fubar:R12 activation-leader-down = true: the leader is down or out of touch: he leads all the same',
      'fubar:activate.2 fubar:R9 activation-leader = 2: elite leader: 2+ instead',
      'fubar:activate.2 fubar:R11 activation-penalties = false: the penalties of the unit apply in full',
    ]);
    expect(roll(down, '6', { 'fubar:R12': 2 }).slice(1, 3)).toEqual([
      'fubar:activate.2 fubar:R12 activation-leader-down = false: the leader is down or out of touch: he lends nothing',
      'fubar:suppress.2 activation-suppressed = -1: -1: 1 suppressed figure',
    ]);
  });

  test('fubar:R11 whose unit bears no penalties needs no ruling on them', () => {
    const asked = (given: Given) =>
      Object.keys(playing(activate, { level: 'green', leaderLevel: 'elite' }).play(given, '6').rulings);
    expect(asked({})).not.toContain('fubar:R11');
    expect(asked({ outOfTouch: 1 })).toContain('fubar:R11');
  });
});

describe('fubar:activate.7 losses', () => {
  const asked = (given: Given) =>
    Object.keys(playing(activate, { level: 'seasoned' }).play(given, '1').rulings);

  test('fubar:R15 ask for a ruling on those that lie only where some do', () => {
    expect(asked({ figures: 8, casualties: 3 })).not.toContain('fubar:R15');
    expect(asked({ figures: 8, casualties: 3, suppressed: 1 })).toContain('fubar:R15');
  });

  test('nobody lost is nothing to say, and no reason to withdraw', () => {
    const lines = rolled({ name: 'Red 1', figures: 8 }, '1');
    expect(lines.filter((line) => /losses|withdraws/.test(line))).toEqual([]);
    expect(lines).toContain('fubar:activate.6 on-guard = true: it is On Guard');
  });
});

describe('fubar:turn.2 the last unit to be tried', () => {
  const two = (of: object = {}) =>
    inTurn(
      1,
      { name: 'Red 1', side: 'Red', level: 'seasoned', figures: 6 },
      { name: 'Blue 1', side: 'Blue', level: 'seasoned', figures: 6, tried: 'failed', ...of },
    );
  const RED = { name: 'Red 1', side: 'Red' };

  test('ends the turn as it fails', () => {
    const lines = rolled(RED, '1', {}, two());
    expect(lines).toContain('fubar:turn.2 turn-over = true: all units have been tried: the turn is over');
    expect(lines).toContain('fubar:turn.2 > put {"slot":"over","is":true}');
    expect(lines.filter((line) => line.includes(' holder = '))).toEqual([]);
  });

  test('or when it has acted', () => {
    expect(rolled(RED, '6', {}, two())).toContain(
      'fubar:turn.2 turn-over = true: all units have been tried: the turn is over when it has acted',
    );
  });

  test('fubar:R8 but not where those that failed are tried again', () => {
    expect(rolled(RED, '1', { 'fubar:R8': 2 }, two())).toContain(
      'fubar:init.5 holder = "Blue": the initiative passes to Blue',
    );
  });

  test('fubar:unit.1 a unit that nobody had met is of the side that tries it', () => {
    const lines = rolled({ name: 'Red 2', leaderLevel: 'elite' }, '6', {}, two());
    expect(lines).toContain(
      'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"seasoned","leaderLevel":"elite"},"side":"Red"}',
    );
    expect(rolled({ name: 'Blue 2', side: 'Blue' }, '6', {}, two())).toContain(
      'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"seasoned"},"side":"Blue"}',
    );
    expect(rolled({ name: 'Red 1' }, '6', {}, two()).filter((line) => line.includes('> meet'))).toEqual([]);
  });

  test('fubar:init.5 whoever fails hands over, by the side that is told or has the initiative', () => {
    const fresh = two({ tried: undefined });
    expect(rolled({ level: 'green' }, '1', {}, fresh)).toContain(
      'fubar:init.5 holder = "Blue": the initiative passes to Blue',
    );
    expect(rolled({ level: 'green', side: 'Blue' }, '1', {}, fresh)).toContain(
      'fubar:init.5 holder = "Red": the initiative passes to Red',
    );
  });
});

describe('fubar:init.6 a pass', () => {
  const sides = (of: object = {}) =>
    tableOf({
      turn: 1,
      order: ['Red', 'Blue', 'Green'],
      seats: ['Red', 'Green', 'Blue'],
      holder: 'Red',
      ...of,
    });
  const passed = (given: Given, option = 1, past: State = START) =>
    protocolOf(pass, given, '', { 'fubar:R7': option }, past);

  test.each([
    [1, 'cost = false: passing costs nothing but the initiative'],
    [2, 'done = true: the player is done for the turn'],
    [3, 'cost = true: it uses up the try of one unit, which is On Guard'],
  ])('fubar:R7 option %i is told though nobody says who passes', (option, said) => {
    expect(passed({}, option)[0]).toBe(`fubar:init.6 fubar:R7 ${said}`);
  });

  test('fubar:R7 option 2: a unit that is named is done with the rest', () => {
    expect(passed({ name: 'Red 1', side: 'Red' }, 2)[0]).toBe(
      'fubar:init.6 fubar:R7 done = true: Red is done for the turn, and Red 1 with the rest',
    );
  });

  test('fubar:R7 option 2: nobody is noted as done of whom nothing is known', () => {
    expect(passed({}, 2)).toContain('fubar:init.6 > put {"slot":"done","is":[]}');
    expect(passed({}, 2, sides())).toContain('fubar:init.6 > put {"slot":"done","is":["Red"]}');
  });

  test('fubar:R6 among several the ruling on their order is named', () => {
    expect(passed({}, 1, sides())).toContain(
      'fubar:init.6 fubar:R6 holder = "Blue": the initiative passes to Blue',
    );
    const clockwise = protocolOf(pass, { side: ' red ' }, '', { 'fubar:R6': 2 }, sides());
    expect(clockwise).toContain('fubar:init.6 fubar:R6 holder = "Green": the initiative passes to Green');
  });

  test('fubar:R7 option 1: those who are done are passed over by option 2 alone', () => {
    expect(passed({}, 2, sides({ done: ['Blue'] }))).toContain(
      'fubar:init.6 fubar:R6 holder = "Green": the initiative passes to Green',
    );
    expect(passed({ side: 'White' }, 1, sides())).toContain(
      'fubar:init.6 fubar:R6 holder = "opponent": the initiative passes to the opponent',
    );
  });

  test.each([
    [1, { passed: 2 }],
    [2, { done: ['Blue', 'Green'] }],
    [3, { passed: 2 }],
  ])('fubar:turn.2 fubar:R7 option %i: with the last of them the turn is over', (option, of) => {
    const over = passed({ side: 'Red' }, option, sides(of));
    expect(over).toContain('fubar:turn.2 fubar:R7 turn-over = true: everybody has passed: the turn is over');
    expect(over).toContain('fubar:turn.2 > put {"slot":"over","is":true}');
    expect(over.filter((line) => line.includes(' holder = '))).toEqual([]);
    expect(over.at(-1)).toBe('= the turn is over');
  });

  test('fubar:R7 option 2: who passes in a row is not yet done', () => {
    expect(passed({ side: 'Red' }, 2, sides({ passed: 2 })).at(-1)).toBe('= the initiative passes to Blue');
    expect(pass.announce({ turnOver: false }, {} as never)).toBe('the initiative passes');
  });
});
