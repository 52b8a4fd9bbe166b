import { describe, expect, test } from 'vitest';
import { period } from '../../../rulesets/wrg-1925/deployment/period.js';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import type { State } from '../../../src/rules/state.js';
import { type Given, idsOf, inputOf, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { battleOf } from '../battle.js';
import { playing, proveAll, refusalOf, remembered, START, tableOf, withDice } from '../in-battle.js';

const play = (given: Given, rulings: Rulings = {}, past?: State) => withDice(move, given, '', rulings, past);
const far = (given: Given, rulings: Rulings = {}) =>
  (play(given, rulings).result as { metres: number }).metres;
const { refused, blamed: conflictOf } = playing(move);
const ids = (given: Given, rulings: Rulings = {}) => idsOf(play(given, rulings));

describe('paces on foot', () => {
  test.each([
    ['walk', 50],
    ['dash', 30],
    ['crawl', 20],
    ['wade', 20],
    ['climb', 20],
    ['double', 75],
  ])('wrg:foot.1 at the pace %s a man covers %d metres', (pace, metres) => {
    expect(stepOf(play({ pace }), 'pace')).toMatchObject({ clause: 'wrg:foot.1', value: metres });
    expect(far({ pace })).toBe(metres);
  });

  test('wrg:foot.1 a man walks unless something else is said, and the last line is the distance', () => {
    expect(play({}).steps.at(-1)).toMatchObject({ id: 'metres', value: 50, clause: 'wrg:foot.1' });
  });

  test('wrg:foot.2 only a man who walks may fire as well', () => {
    expect(stepOf(play({ fire: true }), 'firing')).toMatchObject({ clause: 'wrg:foot.2', value: true });
    for (const pace of ['dash', 'crawl', 'wade', 'climb']) {
      expect(stepOf(play({ pace }), 'firing')).toMatchObject({ clause: 'wrg:foot.2', value: false });
      expect(refused({ pace, fire: true })).toBe('wrg:foot.2');
    }
    expect(refused({ pace: 'manhandle', men: 3, fire: true })).toBe('wrg:foot.2');
  });

  test('wrg:fire.6 grenades may be thrown at any pace but doubling', () => {
    for (const pace of ['walk', 'dash', 'crawl', 'wade', 'climb']) {
      const played = play({ pace, grenade: true });
      expect(stepOf(played, 'grenades')).toMatchObject({ clause: 'wrg:fire.6', value: true });
      expect(played.result).toEqual(play({ pace }).result);
    }
    expect(refused({ pace: 'double', grenade: true })).toBe('wrg:foot.7');
    expect(ids({ pace: 'crawl' })).not.toContain('grenades');
  });

  test('wrg:foot.3 wrg:R7 three men or more push a gun 15 metres; if so ruled exactly three', () => {
    expect(far({ pace: 'manhandle', men: 3 })).toBe(15);
    expect(far({ pace: 'manhandle', men: 5 })).toBe(15);
    expect(refused({ pace: 'manhandle', men: 2 })).toBe('wrg:foot.3');
    expect(far({ pace: 'manhandle', men: 3 }, { 'wrg:R7': 2 })).toBe(15);
    expect(refused({ pace: 'manhandle', men: 4 }, { 'wrg:R7': 2 })).toBe('wrg:foot.3');
    expect(refused({ pace: 'manhandle', men: 2 }, { 'wrg:R7': 2 })).toBe('wrg:foot.3');
    expect(move.requires?.({ pace: 'manhandle' })).toEqual(['men']);
  });

  test('wrg:foot.1 wrg:R152 those who crawl are prone, all others erect; only a dash is dashing unless so ruled', () => {
    for (const pace of ['walk', 'dash', 'wade', 'climb', 'double']) {
      expect(stepOf(play({ pace }), 'posture')).toMatchObject({ value: 'erect', ruling: 'wrg:R152' });
    }
    expect(stepOf(play({ pace: 'crawl' }), 'posture').value).toBe('prone');
    const posture = (pace: string, rulings: Rulings = {}) => stepOf(play({ pace }, rulings), 'posture').text;
    expect(posture('dash')).toBe('counts as erect and dashing');
    expect(posture('double')).toBe('counts as erect');
    expect(posture('double', { 'wrg:R152': 2 })).toBe('counts as erect and dashing');
  });
});

test('wrg:heavy.5 the crew of a heavy weapon walks or fires, and does not do both', () => {
  expect(refused({ heavyCrew: true, fire: true })).toBe('wrg:heavy.5');
  expect(refusalOf(move, { name: 'MG', heavyCrew: true, fire: true }).message).toBe(
    'MG serves a heavy weapon: only weapons on vehicles fire and move in one period.',
  );
  expect(far({ heavyCrew: true })).toBe(50);
  expect(stepOf(play({ heavyCrew: true }), 'firing')).toMatchObject({ clause: 'wrg:heavy.5', value: false });
  expect(refused({ heavyCrew: true, grenade: true })).toBe('wrg:fire.4');
});

test('wrg:tactical.2 who crawls and throws grenades, gets in or out is erect all the same', () => {
  for (const given of [{ grenade: true }, { boarding: 1 }]) {
    expect(stepOf(play({ pace: 'crawl', ...given }), 'posture')).toMatchObject({
      clause: 'wrg:tactical.2',
      value: 'erect',
    });
  }
  const erect = (given: Given) => play({ pace: 'crawl', name: 'Reds', ...given }).effects;
  expect(JSON.stringify(erect({ boarding: 1 }))).toContain('"erect":true');
  expect(JSON.stringify(erect({}))).toContain('"erect":false');
});

describe('deductions on foot', () => {
  test.each([
    ['steep-slope', { steepSlope: true }],
    ['woods', { woods: true }],
    ['obstacles', { obstacles: 1 }],
    ['indoors', { indoors: true }],
    ['limbering', { limbering: 1 }],
    ['preparing', { preparing: 1 }],
    ['boarding', { boarding: 1 }],
    ['brush', { brush: true }],
  ])('wrg:foot.4 %s takes 10 metres off', (id, given) => {
    expect(stepOf(play(given), id)).toMatchObject({ clause: 'wrg:foot.4', value: -10 });
    expect(far(given)).toBe(40);
  });

  test('(wrg:foot.4) what is not done is not spoken of', () => {
    expect(ids({})).toEqual(['firing', 'pace', 'posture', 'metres']);
  });

  test('wrg:foot.5 wrg:R2 a half or a third of a heavy weapon takes 10 metres off; by the sheet a half or three quarters', () => {
    for (const share of ['half', 'third']) {
      expect(stepOf(play({ share }), 'share')).toMatchObject({
        clause: 'wrg:foot.5',
        value: -10,
        ruling: 'wrg:R2',
      });
      expect(far({ share })).toBe(40);
    }
    expect(far({ share: 'none' })).toBe(50);
    expect(refused({ share: 'three-quarters' })).toBe('wrg:foot.5');
    const sheet = { 'wrg:R2': 2 };
    expect(far({ share: 'half' }, sheet)).toBe(40);
    expect(far({ share: 'three-quarters' }, sheet)).toBe(40);
    expect(far({ share: 'third' }, sheet)).toBe(50);
    expect(stepOf(play({ share: 'third' }, sheet), 'share').text).toContain('costs nothing');
  });

  test('wrg:foot.4 wrg:R112 each thing done is paid for; if so ruled 10 metres once a period in all', () => {
    const given = { obstacles: 2, woods: true };
    expect(far(given)).toBe(20);
    expect(stepOf(play(given), 'obstacles')).toMatchObject({ value: -20, ruling: 'wrg:R112' });
    const once = play(given, { 'wrg:R112': 2 });
    expect(once.result).toEqual({ metres: 40 });
    expect(stepOf(once, 'once')).toMatchObject({ value: -10, ruling: 'wrg:R112', clause: 'wrg:foot.4' });
    expect(far({ woods: true }, { 'wrg:R112': 2 })).toBe(40);
    expect(far({ share: 'half', woods: true }, { 'wrg:R112': 2 })).toBe(40);
  });

  test('wrg:foot.4 wrg:R6 obstacles and machine guns that are not named cost nothing; if so ruled 10 metres', () => {
    const given = { otherObstacles: 1, preparingLight: 1 };
    expect(far(given)).toBe(50);
    expect(stepOf(play(given), 'preparing-light')).toMatchObject({ value: 0, ruling: 'wrg:R6' });
    expect(far(given, { 'wrg:R6': 2 })).toBe(30);
    expect(far({ otherObstacles: 1 }, { 'wrg:R6': 2 })).toBe(40);
    expect(far({ preparingLight: 2 }, { 'wrg:R6': 2 })).toBe(30);
  });

  test('wrg:foot.1 wrg:foot.4 wrg:R5 a steep slope costs 10 metres; if so ruled any climb is at 20 metres', () => {
    const climb = { 'wrg:R5': 2 };
    expect(far({ steepSlope: true })).toBe(40);
    expect(far({ steepSlope: true }, climb)).toBe(20);
    expect(stepOf(play({ steepSlope: true }, climb), 'steep-slope')).toMatchObject({
      clause: 'wrg:foot.1',
      value: 20,
      ruling: 'wrg:R5',
    });
    expect(far({ steepSlope: true, pace: 'climb' })).toBe(10);
    expect(far({ steepSlope: true, pace: 'climb' }, climb)).toBe(20);
    expect(far({ steepSlope: true, pace: 'manhandle', men: 3 }, climb)).toBe(15);
  });

  test('wrg:foot.4 wrg:R117 the allowance stops at nothing, and what is short is said', () => {
    const played = play({ pace: 'crawl', obstacles: 3 });
    expect(stepOf(played, 'short')).toMatchObject({ value: 10, ruling: 'wrg:R117', clause: 'wrg:foot.4' });
    expect(played.result).toEqual({ metres: 0 });
    expect(move.announce({ metres: 0 }, inputOf(move, {}) as never)).toBe('no move this period');
    expect(ids({ pace: 'crawl', obstacles: 2 })).not.toContain('short');
  });

  test('wrg:foot.4 wrg:R117 if so ruled an inch is moved in any case, half of it in silence', () => {
    const least = { 'wrg:R117': 2 };
    const played = play({ pace: 'crawl', obstacles: 3 }, least);
    expect(stepOf(played, 'least')).toMatchObject({ value: 10, ruling: 'wrg:R117', house: true });
    expect(played.result).toEqual({ metres: 10 });
    expect(far({ pace: 'crawl', obstacles: 2 }, least)).toBe(10);
    expect(far({ pace: 'manhandle', men: 3, obstacles: 1 })).toBe(5);
    expect(far({ pace: 'manhandle', men: 3, obstacles: 1 }, least)).toBe(10);
    expect(far({ pace: 'crawl', obstacles: 1 }, least)).toBe(10);
    expect(far({ pace: 'crawl', obstacles: 3, silent: true }, least)).toBe(5);
  });
});

describe('silence', () => {
  test('wrg:foot.6 wrg:foot.4 wrg:R113 half of what is left: (50 - 10) / 2 = 20; if so ruled 25 - 10 = 15', () => {
    expect(far({ silent: true })).toBe(25);
    expect(far({ silent: true, woods: true })).toBe(20);
    expect(far({ silent: true, woods: true }, { 'wrg:R113': 2 })).toBe(15);
    expect(stepOf(play({ silent: true }), 'silent')).toMatchObject({ clause: 'wrg:foot.6', value: 25 });
    expect(far({ silent: true, pace: 'crawl', obstacles: 3 })).toBe(0);
  });

  test('wrg:foot.6 silence bars firing, dashing, speech and hacking through brush', () => {
    for (const given of [{ fire: true }, { pace: 'dash' }, { speak: true }, { brush: true }]) {
      expect(refused({ silent: true, ...given })).toBe('wrg:foot.6');
    }
    expect(stepOf(play({ silent: true }), 'silence')).toMatchObject({ clause: 'wrg:foot.6' });
    expect(ids({ silent: true })).not.toContain('firing');
  });

  test('wrg:foot.6 wrg:foot.7 wrg:R3 silence bars doubling as well; if so ruled a man doubles silently at 37.5 metres', () => {
    expect(refused({ silent: true, pace: 'double' })).toBe('wrg:foot.6');
    expect(far({ silent: true, pace: 'double' }, { 'wrg:R3': 2 })).toBe(37.5);
  });
});

describe('doubling', () => {
  test('wrg:foot.7 wrg:R4 only men with small arms or a radio double, and neither fire nor throw grenades', () => {
    for (const given of [{ laden: true }, { share: 'half' }, { fire: true }, { grenade: true }]) {
      expect(refused({ pace: 'double', ...given })).toBe('wrg:foot.7');
    }
    const sheet = { 'wrg:R4': 2 };
    expect(far({ pace: 'double', laden: true }, sheet)).toBe(75);
    expect(far({ pace: 'double', grenade: true }, sheet)).toBe(75);
    expect(far({ pace: 'double', share: 'half' }, sheet)).toBe(65);
    expect(far({ pace: 'double', doubledAgo: 1 }, sheet)).toBe(75);
  });

  test('wrg:foot.2 wrg:R4 where only the distance of doubling applies, men who double may fire as well', () => {
    const sheet = { 'wrg:R4': 2 };
    expect(far({ pace: 'double', fire: true }, sheet)).toBe(75);
    expect(stepOf(play({ pace: 'double' }, sheet), 'firing')).toMatchObject({
      value: true,
      text: 'may fire as well',
      ruling: 'wrg:R4',
    });
    expect(stepOf(play({ pace: 'double' }), 'firing').value).toBe(false);
    expect(refused({ pace: 'crawl', fire: true }, sheet)).toBe('wrg:foot.2');
  });

  test('wrg:foot.8 wrg:R114 two periods without doubling follow each', () => {
    expect(refused({ pace: 'double', doubledAgo: 1 })).toBe('wrg:foot.8');
    expect(refused({ pace: 'double', doubledAgo: 2 })).toBe('wrg:foot.8');
    const played = play({ pace: 'double', doubledAgo: 3 });
    expect(stepOf(played, 'one-in-three')).toMatchObject({ clause: 'wrg:foot.8', ruling: 'wrg:R114' });
  });

  test('wrg:foot.8 wrg:R114 if so ruled one in each block of periods 1 to 3, 4 to 6', () => {
    const blocks = { 'wrg:R114': 2 };
    expect(far({ pace: 'double', doubledAgo: 1, period: 4 }, blocks)).toBe(75);
    expect(refused({ pace: 'double', doubledAgo: 1, period: 5 }, blocks)).toBe('wrg:foot.8');
    expect(refused({ pace: 'double', doubledAgo: 2, period: 6 }, blocks)).toBe('wrg:foot.8');
    expect(far({ pace: 'double', doubledAgo: 2, period: 4 }, blocks)).toBe(75);
  });

  test('wrg:foot.8 the game remembers when a group doubled', () => {
    const given = { pace: 'double', name: 'Red' };
    const first = play(given, {}, START);
    let battle = remembered(move, START, given, first);
    const next = () => {
      battle = remembered(period, battle, {}, withDice(period, {}, '', {}, battle));
    };
    next();
    expect(refusalOf(move, given, {}, battle).clause).toBe('wrg:foot.8');
    expect(play({ pace: 'double', name: 'Blue' }, {}, battle).result).toEqual({ metres: 75 });
    next();
    expect(refusalOf(move, given, {}, battle).message).toContain('2 periods ago');
    next();
    expect(play(given, {}, battle).result).toEqual({ metres: 75 });
    expect(play(given, { 'wrg:R114': 2 }, battle).result).toEqual({ metres: 75 });
    const walked = remembered(move, battle, { name: 'Red' }, play({ name: 'Red' }, {}, battle));
    expect(battleOf(walked)).toEqual(battleOf(battle));
  });
});

describe('orders and scale', () => {
  test('wrg:orders.4 a reaction test goes before the order of the group', () => {
    const battle = tableOf({
      period: 2,
      groups: [
        {
          name: 'Red',
          lostInBattle: 0,
          lostInPeriod: 0,
          points: 0,
          tens: 0,
          antiTankPoints: 0,
          machineGuns: 0,
          underFire: false,
          fired: false,
          bound: 7,
        },
      ],
    });
    const line = stepOf(play({ name: 'Red' }, {}, battle), 'orders');
    expect(line).toMatchObject({ clause: 'wrg:orders.4', value: 7 });
    expect(play({ name: 'Blue' }, {}, battle).steps[0]!.id).not.toBe('orders');
  });

  test('wrg:scale.1 with 20mm figures 40 metres are 4 inches', () => {
    const last = play({ woods: true, scale: '20mm' }).steps.at(-1)!;
    expect(last).toMatchObject({ clause: 'wrg:scale.1', value: 40 });
    expect(last.text).toBe('moves up to 40 metres (4 in)');
  });

  test('wrg:scale.2 with 54mm figures 40 metres are 40 cm', () => {
    const last = play({ woods: true, scale: '54mm' }).steps.at(-1)!;
    expect(last).toMatchObject({ clause: 'wrg:scale.2', value: 40 });
    expect(last.text).toBe('moves up to 40 metres (40 cm)');
  });
});

describe('inputs that mean nothing on foot', () => {
  test.each([
    ['closedDown', { closedDown: true }],
    ['turns', { turns: 1 }],
    ['light', { light: 'dark' }],
    ['men', { men: 3 }],
    ['doubledAgo', { doubledAgo: 1 }],
    ['period', { period: 4 }],
    ['period', { pace: 'double', period: 4 }],
    ['laden', { laden: true }],
    ['speak', { speak: true }],
    ['pace', { pace: 'reverse' }],
  ])('%s', (input, given) => {
    expect(conflictOf(given)).toBe(input);
  });
});

proveAll(move, [
  ['a walk', {}],
  ['a walk over everything', { obstacles: 2, woods: true, steepSlope: true, share: 'half' }],
  ['the same under other rulings', { obstacles: 2, steepSlope: true }, { 'wrg:R112': 2, 'wrg:R5': 2 }],
  ['silence', { silent: true, woods: true }, { 'wrg:R113': 2 }],
  ['doubling', { pace: 'double', doubledAgo: 4 }],
  ['a tank closed down', { type: 'light-tank', pace: 'dash', closedDown: true, turns: 1 }, { 'wrg:R116': 2 }],
]);
