import { describe, expect, test } from 'vitest';
import { rally } from '../../../rulesets/battleground/optional/rally.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, type Given, inputOf, oddsOf, playing, refusalOf, stepOf } from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const { play: rallied } = playing(rally, { grade: 'C' });
const chance = (given: Given, rulings: Rulings = {}) =>
  fraction(...chanceOf(oddsOf(rally, given, rulings), (result) => result.rallied === true));

describe('rallying from rout', () => {
  test('bg:retreat.3 a hit rallies the unit, otherwise it routs on 2D6', () => {
    const back = rallied({}, 'rally-test=5');
    expect(back.result).toEqual({ rallied: true, inches: 0 });
    expect(stepOf(back, 'rally-test')).toMatchObject({ clause: 'bg:retreat.3', value: true });
    expect(stepOf(back, 'marker')).toMatchObject({ clause: 'bg:retreat.4', ruling: 'bg:R125' });
    const on = rallied({}, 'rally-test=4 rout=3,6');
    expect(on.result).toEqual({ rallied: false, inches: 9 });
    expect(stepOf(on, 'rout')).toMatchObject({ clause: 'bg:retreat.3', value: 9 });
  });

  test('bg:retreat.3 bg:R119 with a leader it rolls two dice, which the book leaves open', () => {
    const led = rallied({ leaders: 3 }, 'rally-test=2,5');
    expect(led.result.rallied).toBe(true);
    expect(stepOf(led, 'rally-test-dice')).toMatchObject({ value: 2, ruling: 'bg:R119' });
  });

  test('bg:retreat.4 a unit that routs on is marked and may not shoot', () => {
    const on = rallied({}, 'rally-test=1 rout=1,1');
    expect(stepOf(on, 'routing')).toMatchObject({ clause: 'bg:retreat.4', ruling: 'bg:R125' });
    expect(refusalOf(shoot, { grade: 'C', figures: 6, routing: true }).clause).toBe('bg:retreat.4');
  });

  test('bg:R124 it rolls when its movement card comes', () => {
    const played = rallied({}, 'rally-test=6');
    expect(stepOf(played, 'when')).toMatchObject({
      clause: 'bg:retreat.3',
      ruling: 'bg:R124',
      text: 'rolls when its movement card comes, or an ace picks it',
    });
    // That was its move under this card.
    expect(played.effects).toContainEqual(
      expect.objectContaining({ clause: 'bg:retreat.3', is: { hasMoved: true, stays: true } }),
    );
  });

  test.each([
    ['A', '2/3', '8/9'],
    ['B', '1/2', '3/4'],
    ['C', '1/3', '5/9'],
    ['D', '1/6', '11/36'],
  ])('bg:retreat.3 grade %s rallies with a chance of %s, with a leader of %s', (grade, alone, led) => {
    expect(chance({ grade })).toBe(alone);
    expect(chance({ grade, leaders: 1 })).toBe(led);
  });
});

describe('rulings', () => {
  test('bg:R119 option 2: a 1 takes a hit away', () => {
    const on = rallied({ leaders: 1 }, 'rally-test=6,1 rout=2,2', { 'bg:R119': 2 });
    expect(on.result).toEqual({ rallied: false, inches: 4 });
    expect(rallied({ leaders: 1 }, 'rally-test=6,1').result.rallied).toBe(true);
  });

  test('bg:R122 option 1: a run marker does not count; option 2: one grade lower, and D passes on no number', () => {
    const lower = { 'bg:R122': 2 };
    expect(rallied({ ran: true }, 'rally-test=5').result.rallied).toBe(true);
    expect(rallied({ ran: true }, 'rally-test=5 rout=1,2', lower).result).toEqual({
      rallied: false,
      inches: 3,
    });
    expect(rallied({ grade: 'D', ran: true }, 'rout=1,2', lower).result.rallied).toBe(false);
    expect(chance({ grade: 'D', ran: true }, lower)).toBe('0/1');
  });

  test('bg:R123 option 1: a unit that rallies stays where it is; option 2: it may move at once', () => {
    const stays = stepOf(rallied({}, 'rally-test=6'), 'rallied');
    expect(stays).toMatchObject({ clause: 'bg:retreat.3', value: false, ruling: 'bg:R123' });
    const moves = stepOf(rallied({}, 'rally-test=6', { 'bg:R123': 2 }), 'rallied');
    expect(moves).toMatchObject({ value: true, text: 'it may move at once: wg move' });
  });

  proveAll(rally, [
    ['without a leader', { grade: 'C' }],
    ['with one', { grade: 'B', leaders: 1 }],
    ['R119, ones cancel', { grade: 'B', leaders: 1 }, { 'bg:R119': 2 }],
    ['R122, after a run', { grade: 'A', leaders: 1, ran: true }, { 'bg:R122': 2 }],
    ['R122, grade D', { grade: 'D', ran: true }, { 'bg:R122': 2 }],
    ['R123, free to move', { grade: 'C' }, { 'bg:R123': 2 }],
    ['R1, another chart', { grade: 'A' }, { 'bg:R1': 2 }],
  ]);
});

test.each([
  ['rally-test=6', 'the unit rallies'],
  ['rally-test=1 rout=2,6', 'it routs on 8 in'],
])('bg:retreat.3 with %s: %s', (dice, says) => {
  const input = inputOf(rally, { grade: 'C' });
  expect(rally.announce(rallied({}, dice).result as never, input as never)).toBe(says);
});
