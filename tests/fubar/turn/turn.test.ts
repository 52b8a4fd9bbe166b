import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
  type Given,
  oddsOf,
  refusalOf,
  remembered,
  START,
  standing,
  stepOf,
  told,
  withDice,
} from '../../support/games/fubar-battle.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const order = (given: Given, dice: string, rulings: Rulings = {}) =>
  withDice(initiative, given, dice, rulings).result.order;
const three = { sides: 'Red,Blue,Green' };
/** A turn in which Red is before Blue, and both before Green. */
const turn = (sides = 'Red,Blue,Green', dice = 'red=6 blue=5 green=4') =>
  remembered(initiative, START, { sides }, withDice(initiative, { sides }, dice));

describe('initiative', () => {
  test('fubar:init.1 fubar:init.3 everybody rolls a die, the highest tries the first unit', () => {
    const played = withDice(initiative, { sides: 'Red,Blue' }, 'red=2 blue=5');
    expect(played.result).toEqual({ order: ['Blue', 'Red'] });
    expect(stepOf(played, 'first')).toMatchObject({ clause: 'fubar:init.3', value: 'Blue' });
  });

  test('fubar:init.2 ties are rolled again', () => {
    const played = withDice(initiative, { sides: 'Red,Blue' }, 'red=3,6 blue=3,1');
    expect(played.result.order).toEqual(['Red', 'Blue']);
    expect(stepOf(played, 'tie').clause).toBe('fubar:init.2');
  });

  test('fubar:turn.2 the turn lasts until all units have been tried', () => {
    const played = withDice(initiative, {}, '5 1');
    expect(stepOf(played, 'until')).toMatchObject({
      clause: 'fubar:turn.2',
      text: 'the initiative goes back and forth until all units have been tried',
    });
    expect(played.effects).toContainEqual({ do: 'end', of: ['turn'], clause: 'fubar:turn.2' });
    expect(played.effects).toContainEqual({ do: 'put', slot: 'over', is: null, clause: 'fubar:turn.2' });
  });

  test('every order of three is as likely as any other', () => {
    const odds = oddsOf(initiative, three);
    expect(odds.outcomes).toHaveLength(6);
    expect(fraction(...chanceOf(odds, (result) => (result.order as string[])[0] === 'Red'))).toBe('1/3');
  });

  test('fubar:R2 option 1 lets the bare dice decide, option 2 adds what the scenario gives', () => {
    const given = { sides: 'Red,Blue', modifiers: '2,0' };
    expect(order(given, 'red=3 blue=4')).toEqual(['Blue', 'Red']);
    expect(order(given, 'red=3 blue=4', { 'fubar:R2': 2 })).toEqual(['Red', 'Blue']);
  });

  test('fubar:R5 option 1: those who tied roll again among themselves; option 2: everyone', () => {
    expect(order(three, 'blue=6,1 green=2 red=6,3')).toEqual(['Red', 'Blue', 'Green']);
    expect(order(three, 'blue=6,1 green=2,4 red=6,3', { 'fubar:R5': 2 })).toEqual(['Green', 'Red', 'Blue']);
  });
});

describe('passing', () => {
  test('fubar:init.6 a player who passes hands the initiative over', () => {
    const played = withDice(pass, { side: 'Red' }, '', {}, turn());
    expect(stepOf(played, 'holder')).toMatchObject({ clause: 'fubar:init.6', value: 'Blue' });
    expect(played.result).toEqual({ turnOver: false });
  });

  test('fubar:turn.2 when everybody has passed in a row the turn is over', () => {
    let past = turn('Red,Blue', 'red=5 blue=2');
    past = remembered(pass, past, {}, withDice(pass, {}, '', {}, past));
    expect(told(past).holder).toBe('Blue');
    const last = withDice(pass, {}, '', {}, past);
    expect(last.result).toEqual({ turnOver: true });
    const again = { level: 'green', side: 'Blue' };
    past = remembered(activate, past, again, withDice(activate, again, '6', {}, past));
    expect(withDice(pass, {}, '', {}, past).result.turnOver).toBe(false);
  });

  test('fubar:R6 option 1: down the order of the scores; option 2: clockwise round the table', () => {
    const past = turn('Red,Blue,Green', 'red=6 blue=4 green=5');
    const next = (rulings: Rulings) =>
      stepOf(withDice(pass, { side: 'Red' }, '', rulings, past), 'holder').value;
    expect(next({})).toBe('Green');
    expect(next({ 'fubar:R6': 2 })).toBe('Blue');
  });

  test('fubar:R7 option 1 costs nothing, option 2 ends the turn of that player, option 3 the try of a unit', () => {
    let past = turn();
    const done = { 'fubar:R7': 2 };
    const passed = withDice(pass, { side: 'Red' }, '', done, past);
    expect(stepOf(passed, 'done').text).toBe('Red is done for the turn');
    past = remembered(pass, past, { side: 'Red' }, passed);
    expect(told(past).done).toEqual(['Red']);
    past = remembered(pass, past, { side: 'Blue' }, withDice(pass, { side: 'Blue' }, '', done, past));
    expect(told(past).holder).toBe('Green');
    expect(withDice(pass, { side: 'Green' }, '', done, past).result.turnOver).toBe(true);
    const third = { 'fubar:R7': 3 };
    const given = { side: 'Red', name: 'Red 1' };
    const used = remembered(pass, turn(), given, withDice(pass, given, '', third, turn()));
    expect(told(used).units[0]).toMatchObject({ name: 'Red 1', tried: 'failed', action: 'on-guard' });
    expect(refusalOf(pass, given, third, used).clause).toBe('fubar:turn.1');
  });
});

describe('the game', () => {
  test('fubar:unit.1 fubar:unit.3 a unit goes on record with its numbers', () => {
    const record = {
      name: 'Red 1',
      level: 'seasoned',
      figures: 8,
      weapons: ['infantry-rifle:7'],
      armour: 'light',
    };
    const played = withDice(muster, record, '');
    expect(played.result).toEqual({ activation: 4, expertise: 5, suppress: 2 });
    expect(stepOf(played, 'record').text).toBe(
      'Red 1: 8 figures, seasoned, light armour and 7 infantry rifles',
    );
    const after = remembered(muster, START, record, played);
    expect(standing(after)).toEqual([
      'before the first turn: wg initiative',
      'Red 1: seasoned; 8 figures; light armour; infantry rifles',
    ]);
  });

  test('fubar:init.5 a failed try hands the initiative to the other side, and a new turn makes all units fresh', () => {
    let past = turn('Red,Blue', 'red=5 blue=2');
    const given = { name: 'Red 1', level: 'green', side: 'Red', suppressed: 1 };
    past = remembered(activate, past, given, withDice(activate, given, '1', {}, past));
    expect(told(past)).toMatchObject({
      holder: 'Blue',
      turn: 1,
      units: [{ tried: 'failed', action: 'on-guard', suppressed: 0 }],
    });
    expect(standing(past)[0]).toBe('turn 1, Blue to try a unit');
    past = remembered(
      initiative,
      past,
      { sides: 'Red,Blue' },
      withDice(initiative, { sides: 'Red,Blue' }, '6 1', {}, past),
    );
    expect(told(past)).toMatchObject({ turn: 2, holder: 'Red' });
    expect(told(past).units[0]!.tried).toBeUndefined();
  });
});

proveAll(
  initiative,
  [
    ['the bare dice of two, with a modifier', { sides: 'Red,Blue', modifiers: '1,0' }],
    ['with the modifiers of a scenario', { sides: 'Red,Blue', modifiers: '2,-1' }, { 'fubar:R2': 2 }],
    ['three players', three],
    ['three, all rolling again', three, { 'fubar:R5': 2 }],
  ],
  { merged: true },
);
