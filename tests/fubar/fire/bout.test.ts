import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import {
  type Given,
  nextTurn,
  refusalOf,
  remembered,
  stepOf,
  tableOf,
  told,
  withDice,
} from '../../support/games/fubar-battle.js';
import { blamedIn } from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const FIRE = { level: 'elite', fp: 3 };
const DOWN = { targetFigures: 3, targetLevel: 'veteran', targetSuppressed: 2, targetSuppressedNow: 2 };
const hit = (given: Given, rulings: Rulings = {}) =>
  withDice(shoot, { ...FIRE, ...given }, '6 6 6', rulings).result;

describe('all the fire of a turn as one bout', () => {
  test('fubar:R35 option 1: those whom other fire suppressed may fall; option 2: no more hits find them this turn', () => {
    expect(hit({ ...DOWN, take: 'casualties' })).toMatchObject({ casualties: 3 });
    expect(hit({ ...DOWN, take: 'casualties' }, { 'fubar:R35': 2 })).toMatchObject({ casualties: 1 });
    const played = withDice(shoot, { ...FIRE, ...DOWN }, '6 6 6', { 'fubar:R35': 2 });
    expect(stepOf(played, 'bout')).toMatchObject({ clause: 'fubar:fire.10', value: 2 });
    expect(played.result).toMatchObject({ casualties: 0, suppressed: 1 });
    expect(stepOf(played, 'lying').value).toBe(3);
  });

  test('fubar:R35 fubar:R33 with all fire one bout only a surplus turns the suppressed into casualties, or twice the hits take all', () => {
    const one = { ...DOWN, take: 'casualties' };
    expect(hit(one, { 'fubar:R35': 2, 'fubar:R33': 2 })).toMatchObject({ casualties: 3, suppressed: 0 });
    expect(hit(one, { 'fubar:R35': 2, 'fubar:R33': 3 })).toMatchObject({ casualties: 1 });
    const more = { ...one, fp: 4 };
    const all = withDice(shoot, { ...FIRE, ...more }, '6 6 6 6', { 'fubar:R35': 2, 'fubar:R33': 3 });
    expect(all.result).toMatchObject({ casualties: 3, suppressed: 0 });
    expect(stepOf(all, 'lying').value).toBe(0);
  });

  test('fubar:R35 the game remembers whom fire suppressed in this turn', () => {
    const who = { name: 'Blue 1', level: 'veteran', figures: 3 };
    const on = remembered(muster, tableOf({ turn: 1 }), who, withDice(muster, who, ''));
    const given = { ...FIRE, target: 'Blue 1', take: 2 };
    const first = withDice(shoot, given, '6 6 1', {}, on);
    const past = remembered(shoot, on, given, first);
    const again = { ...given, take: 'casualties' };
    const second = withDice(shoot, again, '6 6 6', { 'fubar:R35': 2 }, past);
    expect(second.result).toMatchObject({ casualties: 1, suppressed: 0 });
    const later = withDice(shoot, again, '6 6 6', { 'fubar:R35': 2 }, nextTurn(past));
    expect(later.result).toMatchObject({ casualties: 3 });
  });
});

describe('troops inside a vehicle', () => {
  test('fubar:R64 they are no targets; option 2: in open vehicles they are, with its save', () => {
    const given = { ...FIRE, aboard: 'technical' };
    expect(refusalOf(shoot, given)).toMatchObject({ clause: 'fubar:vehicle.7' });
    const played = withDice(shoot, given, 'fire=6,6,1 save=6,5', { 'fubar:R64': 2 });
    expect(played.result).toEqual({ hits: 2, unsaved: 1 });
    expect(stepOf(played, 'aboard')).toMatchObject({ clause: 'fubar:vehicle.7', ruling: 'fubar:R64' });
    expect(blamedIn(shoot, { ...given, behind: 'apc' })).toBe('aboard');
    expect(blamedIn(shoot, { ...given, at: 'apc' })).toBe('aboard');
  });
});

test('(fubar:turn.1) a new game forgets the units and the turns of the one before', () => {
  const unit = { name: 'Blue 1', casualties: 2 };
  const past = tableOf({ turn: 3, units: [unit] });
  const after = (given: Given) =>
    told(remembered(initiative, past, given, withDice(initiative, given, '6 1', {}, past)));
  expect(after({ new: true })).toMatchObject({ turn: 1, units: [] });
  expect(after({})).toMatchObject({ turn: 4, units: [unit] });
});

proveAll(shoot, [
  ['one bout in a turn', { ...FIRE, fp: 2, ...DOWN, take: 'casualties' }, { 'fubar:R35': 2 }],
  ['one bout, the surplus placed', { ...FIRE, ...DOWN }, { 'fubar:R35': 2, 'fubar:R33': 2 }],
  [
    'one bout, the limit first',
    { ...FIRE, ...DOWN, targetLevel: 'green' },
    { 'fubar:R35': 2, 'fubar:R34': 2 },
  ],
  ['in an open vehicle', { level: 'elite', fp: 2, aboard: 'truck', armour: 'light' }, { 'fubar:R64': 2 }],
]);
