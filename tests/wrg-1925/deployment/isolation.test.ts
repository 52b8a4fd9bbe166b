import { describe, expect, test } from 'vitest';
import { isolation } from '../../../rulesets/wrg-1925/deployment/isolation.js';
import { type Given, playing, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const settled = (given: Given, rulings = {}) => withDice(isolation, given, '', rulings).result;
const { said, blamed } = playing(isolation);

describe('a figure', () => {
  test.each([
    [30, false, false, false],
    [31, false, false, true],
    [30, true, false, false],
    [30, false, true, false],
    [10, true, true, false],
    [11, true, true, true],
  ])(
    'wrg:figure.5 %i metres from the next, prone %s and %s: isolated %s',
    (nearest, prone, otherProne, isolated) => {
      expect(settled({ nearest, prone, otherProne })).toEqual({ isolated });
    },
  );

  test('wrg:R60 by option 2 the limit itself is too far', () => {
    expect(settled({ nearest: 30 }, { 'wrg:R60': 2 })).toEqual({ isolated: true });
    expect(settled({ nearest: 29.5 }, { 'wrg:R60': 2 })).toEqual({ isolated: false });
  });

  test('wrg:figure.5 distances are also said as they are on the table', () => {
    const played = withDice(isolation, { nearest: 40, scale: '20mm' }, '');
    expect(stepOf(played, 'figure').text).toContain('40 metres (4 in)');
    expect(said({ nearest: 40 })).toBe('the figure is isolated');
  });
});

describe('a group', () => {
  test.each([
    [['30'], 0],
    [['31'], 8],
    [['10p'], 0],
    [['11p'], 8],
    [['90', '12'], 0],
    [undefined, 8],
  ])('wrg:figure.6 of eight, its men %j from a leader: %i are isolated', (leaderAt, fromLeaders) => {
    expect(settled({ men: 8, leaderAt })).toEqual({ fromLeaders });
  });

  test('wrg:R107 one man in reach clears all, or only himself', () => {
    const given = { men: 8, leaderAt: ['12', '14'] };
    expect(settled(given)).toEqual({ fromLeaders: 0 });
    expect(settled(given, { 'wrg:R107': 2 })).toEqual({ fromLeaders: 6 });
  });

  test('wrg:R108 a leader in the group is not near himself, and is not isolated from leaders', () => {
    expect(settled({ men: 8, leaders: 1 })).toEqual({ fromLeaders: 7 });
    expect(settled({ men: 8, leaders: 1 }, { 'wrg:R108': 2 })).toEqual({ fromLeaders: 0 });
    expect(settled({ men: 8, leaders: 1, leaderAt: ['5'] })).toEqual({ fromLeaders: 0 });
    expect(said({ men: 8, leaders: 1 })).toBe('7 of 8 figures isolated from leaders');
  });

  test('wrg:R60 by option 2 the limit itself is too far', () => {
    expect(settled({ men: 8, leaderAt: ['30'] }, { 'wrg:R60': 2 })).toEqual({ fromLeaders: 8 });
  });
});

test.each([
  [{}, 'nearest'],
  [{ prone: true, men: 3 }, 'prone'],
  [{ nearest: 3, leaders: 1 }, 'leaders'],
  [{ men: 2, leaders: 3 }, 'leaders'],
  [{ men: 2, leaders: 1, leaderAt: ['5', '6'] }, 'leaderAt'],
])('inputs that mean nothing together are refused: %j', (given, input) => {
  expect(blamed(given)).toBe(input);
});

test('a distance that is none is told', () => {
  expect(isolation.inputs.leaderAt.fault('8p')).toBeUndefined();
  expect(isolation.inputs.leaderAt.fault('near')?.takes).toContain('8p');
});

proveAll(isolation, [
  ['a figure', { nearest: 12, prone: true, otherProne: true }, { 'wrg:R60': 2 }],
  ['a group', { men: 8, leaders: 1, leaderAt: ['31'] }, { 'wrg:R107': 2, 'wrg:R108': 2 }],
  ['a leader in his group', { men: 8, leaders: 1 }, { 'wrg:R108': 2 }],
]);
