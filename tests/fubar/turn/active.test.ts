import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { idleIn, lastIn } from '../../../rulesets/fubar/turn/active.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import type { Input } from '../../../src/rules/record.js';
import { inTurn, refusalOf, tableOf, withDice } from '../../support/games/fubar-battle.js';

/** The unit whose activation goes on: what it has left to do. */

const RED = { name: 'Red 1', side: 'Red', level: 'veteran', figures: 4, tried: 'passed' } as const;
const TANK = {
  ...{ name: 'Tank', side: 'Red', level: 'green', vehicle: 'light-tank', tried: 'passed' },
  weapons: ['light-cannon:1', 'heavy-machine-gun:2'],
} as const;
const round = { turn: 1, order: ['Red', 'Blue'], seats: ['Red', 'Blue'], holder: 'Red' };
const tableFor = (unit: typeof RED | typeof TANK, marks: Input, over: boolean) =>
  tableOf({ ...round, over, active: unit.name, units: [{ ...unit, ...marks }] });

type Case = readonly [what: string, marks: Input, isLeft: boolean];

describe('(fubar:turn.2) the last unit of a turn has its action, on foot', () => {
  const acted = (action: string, marks: Input = {}): Input => ({ action, acted: true, ...marks });
  test.each<Case>([
    ['it has done nothing yet', {}, true],
    ['it has fired all, and may move by an action still', { fired: true, firing: 4 }, true],
    ['its action of the turn before is none', { action: 'run', moved: true }, true],
    ['it has run', acted('run', { moved: true }), false],
    ['it has run a part of its way', acted('run', { moved: true, gone: 6 }), true],
    ['it is to run yet', acted('run'), true],
    ['it has gone to ground', acted('gone-to-ground', { moved: true }), false],
    ['it walks, and may fire', acted('walk', { moved: true }), true],
    ['it has walked, and all have fired', acted('walk', { moved: true, firing: 4 }), false],
    [
      'it has walked, and all who can have fired',
      acted('walk', { moved: true, firing: 3, suppressed: 1 }),
      false,
    ],
    ['it has walked, and one is left to fire', acted('walk', { moved: true, firing: 3 }), true],
    ['it has fired, and gone on', acted('walk', { moved: true, firing: 1, wentOn: true }), false],
    ['it has fired, and is to walk yet', acted('walk', { firing: 4 }), true],
    ['it has aimed, and fired all', acted('aimed-fire', { firing: 4 }), false],
    ['it has aimed, and one is left', acted('aimed-fire', { firing: 3 }), true],
    ['it is On Guard', acted('on-guard'), false],
    ['it assaults, and is to fight yet', acted('assault', { moved: true }), true],
    ['it has assaulted, and fought', acted('assault', { moved: true, fought: true }), false],
  ])('%s', (_, marks, isLeft) => {
    expect(lastIn(tableFor(RED, marks, true))?.name).toBe(isLeft ? 'Red 1' : undefined);
  });
});

describe('(fubar:vehicle.3) (fubar:vehicle.5) and a vehicle its drive and its fire', () => {
  test.each<Case>([
    ['it has done nothing yet', {}, true],
    ['it is On Guard', { action: 'on-guard', acted: true }, false],
    ['its stand On Guard is of the turn before', { action: 'on-guard', earlier: true }, true],
    ['it has driven, and may fire one weapon', { drove: 'one-weapon' }, true],
    ['it has driven, and fired', { drove: 'one-weapon', fired: true }, false],
    ['it has driven a part of its way, and fired', { drove: 'one-weapon', fired: true, driven: 6 }, true],
    ['it has driven through cover', { drove: 'none' }, false],
    ['it has driven, and has no weapon left', { drove: 'one-weapon', lostWeapons: 3 }, false],
    ['it has driven, and has one left', { drove: 'one-weapon', lostWeapons: 2 }, true],
    ['it has fired all it has', { fired: true, firing: 3 }, false],
    ['it has fired two of three', { fired: true, firing: 2 }, true],
    ['it has fired all that are left', { fired: true, firing: 2, lostWeapons: 1 }, false],
    ['it has fired the one it has, and may drive', { fired: true, firing: 1, lostWeapons: 2 }, true],
    [
      'it has fired it, and is immobilised',
      { fired: true, firing: 1, lostWeapons: 2, immobilised: true },
      false,
    ],
    ['it has nothing to fire, and is immobilised', { lostWeapons: 3, immobilised: true }, false],
    ['it has a weapon to fire, and is immobilised', { lostWeapons: 2, immobilised: true }, true],
    [
      'it is immobilised, and nobody knows what it has',
      { weapons: undefined as never, immobilised: true },
      true,
    ],
    ['nobody knows what it has', { weapons: undefined as never, fired: true, firing: 4 }, true],
  ])('%s', (_, marks, isLeft) => {
    expect(lastIn(tableFor(TANK, marks, true))?.name).toBe(isLeft ? 'Tank' : undefined);
  });
});

describe('(fubar:activate.5) a unit that is activated, and has done nothing yet', () => {
  test.each<Case>([
    ['is told of', {}, true],
    ['not where it took its action', { action: 'walk', acted: true }, false],
    ['not where it has moved', { moved: true }, false],
    ['not where it has fired', { fired: true }, false],
    ['not where it failed its try', { tried: 'failed' }, false],
    ['not where its close combat was its activation', { combat: true }, false],
    ['not where nobody of it is left', { casualties: 4 }, false],
  ])('%s', (_, marks, isIdle) => {
    expect(idleIn(tableFor(RED, marks, false))?.name).toBe(isIdle ? 'Red 1' : undefined);
  });

  test('nor a vehicle that has driven', () => {
    expect(idleIn(tableFor(TANK, {}, false))?.name).toBe('Tank');
    expect(idleIn(tableFor(TANK, { drove: 'none' }, false))).toBeUndefined();
  });

  test('(fubar:damage.3) (fubar:damage.4) nor one that neither moves nor fires any more', () => {
    expect(idleIn(tableFor(TANK, { immobilised: true }, false))?.name).toBe('Tank');
    expect(idleIn(tableFor(TANK, { immobilised: true, lostWeapons: 3 }, false))).toBeUndefined();
  });
});

describe('who may be tried again, and whose try a pass costs', () => {
  const { tried: _, ...FRESH } = RED;
  const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 4, tried: 'failed' } as const;

  test('fubar:R8 so ruled, the turn goes on with those who have failed', () => {
    const table = inTurn(1, FRESH, BLUE);
    const retries = { do: 'put', slot: 'retries', is: true, clause: 'fubar:turn.1' };
    expect(withDice(activate, { name: 'Red 1' }, '1', { 'fubar:R8': 2 }, table).effects).toContainEqual(
      retries,
    );
    expect(withDice(activate, { name: 'Red 1' }, '1', {}, table).effects).not.toContainEqual(retries);
  });

  test('fubar:init.6 fubar:R7 so ruled, a pass costs the try of a unit of whoever passes', () => {
    const stray = { name: 'Stray', level: 'green', figures: 2 };
    const table = inTurn(1, FRESH, { ...FRESH, name: 'Red 2' }, { ...BLUE, tried: undefined }, stray);
    const { message, hint } = refusalOf(pass, { side: 'Red' }, { 'fubar:R7': 3 }, table);
    expect(message).toBe('A pass uses up the try of one unit: which?');
    expect(hint).toBe('Name one of Red 1 and Red 2.');
  });
});
