import { expect, test } from 'vitest';
import { actionSaid, countedLong, grouped, namesApart, spaced } from '../../src/rules/text/say.js';

test('a name is told in words, and what is short for something stays as it is', () => {
  expect(spaced('assaulterCP')).toBe('assaulter CP');
  expect(spaced('casualtyPoints')).toBe('casualty points');
  expect(spaced('closedDown')).toBe('closed down');
});

test('a number has a comma at every thousand, before its decimals and behind its sign', () => {
  expect([7, 999, 1_000, 299_997, 33_333, -1_234_567].map((n) => grouped(n))).toEqual([
    '7',
    '999',
    '1,000',
    '299,997',
    '33,333',
    '-1,234,567',
  ]);
  expect([grouped(49_999.5, 1), grouped(0.125, 2), grouped(1_234.5)]).toEqual([
    '49,999.5',
    '0.13',
    '1,234.5',
  ]);
});

test('what a long game has very many of is counted so', () => {
  expect([0, 1, 2, 200_000].map((n) => countedLong(n, 'event'))).toEqual([
    'no events',
    '1 event',
    '2 events',
    '200,000 events',
  ]);
});

test('names that were typed in one word are read one by one', () => {
  expect(namesApart('1 Squad,2 Squad')).toBe('1 Squad, 2 Squad');
  expect(namesApart('Smith, J.')).toBe('Smith, J.');
});
test('an action is said in words, and anti-tank is one', () => {
  expect(['reaction-test', 'anti-tank', 'shoot'].map(actionSaid)).toEqual([
    'reaction test',
    'anti-tank',
    'shoot',
  ]);
});
