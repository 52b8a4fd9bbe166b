import { describe, expect, test } from 'vitest';
import { listen } from '../../../rulesets/wrg-1925/location/listen.js';
import { remindersOf } from '../../../src/rules/action.js';
import { type Given, inputOf, playing, refusalOf, stepOf } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { settled: play, blamed: conflictOf } = playing(listen);
const heard = (given: Given) => play(given).result.heard;

describe('how far noises carry', () => {
  test.each([
    ['brush', 100],
    ['speech', 10],
    ['shout', 50],
    ['tracked', 250],
    ['wheeled', 100],
    ['engine', 50],
  ])('wrg:noise.2 %s is heard at %d metres and no farther', (noise, metres) => {
    expect(play({ noise }).result).toEqual({ metres });
    expect(stepOf(play({ noise }), 'metres')).toMatchObject({ clause: 'wrg:noise.2', value: metres });
    expect(heard({ noise, range: metres })).toBe(true);
    expect(heard({ noise, range: metres + 1 })).toBe(false);
  });

  test.each(['firing', 'explosion', 'high-explosive'])(
    'wrg:noise.2 %s is heard at 500 metres and more',
    (noise) => {
      expect(play({ noise }).result).toEqual({ metres: '500+' });
      expect(heard({ noise, range: 2000 })).toBe(true);
    },
  );

  test('wrg:noise.1 a trail crossed is a thing to keep in mind', () => {
    expect(remindersOf(listen, inputOf(listen, { noise: 'shout' }))).toContain('wrg:noise.1');
  });

  test('(wrg:scale.1) distances on the table stand beside the metres', () => {
    expect(stepOf(play({ noise: 'shout', scale: '20mm' }), 'metres').text).toContain('50 metres (5 in)');
  });
});

describe('what drowns them', () => {
  test('wrg:noise.3 nearer firing drowns a noise, firing as far or farther does not', () => {
    const lorry = { noise: 'wheeled', range: 80 };
    expect(heard({ ...lorry, firing: 60 })).toBe(false);
    expect(heard({ ...lorry, firing: 80 })).toBe(true);
    expect(heard({ ...lorry, firing: 120 })).toBe(true);
    expect(heard({ ...lorry, bursts: 60 })).toBe(false);
    expect(stepOf(play({ ...lorry, firing: 60 }), 'firing')).toMatchObject({
      clause: 'wrg:noise.3',
      value: true,
    });
    expect(heard({ noise: 'firing', range: 300, firing: 200 })).toBe(false);
  });

  test('wrg:noise.4 an explosion is heard above firing, but not above nearer high explosive', () => {
    const bang = { noise: 'explosion', range: 300 };
    expect(heard({ ...bang, firing: 20 })).toBe(true);
    expect(heard({ ...bang, firing: 20, bursts: 100 })).toBe(false);
    expect(heard({ ...bang, bursts: 300 })).toBe(true);
    expect(stepOf(play({ ...bang, bursts: 100 }), 'bursts')).toMatchObject({
      clause: 'wrg:noise.4',
      value: true,
    });
    expect(heard({ noise: 'high-explosive', range: 300, firing: 20 })).toBe(true);
    expect(heard({ noise: 'high-explosive', range: 300, bursts: 20 })).toBe(false);
  });
});

describe('words', () => {
  test('wrg:orders.9 the enemy hears a shout beyond 10 metres and does not understand it', () => {
    const understood = (given: Given) => stepOf(play(given), 'understood');
    expect(understood({ noise: 'shout', range: 40 })).toMatchObject({ clause: 'wrg:orders.9', value: false });
    expect(understood({ noise: 'shout', range: 10 }).value).toBe(true);
    expect(understood({ noise: 'speech', range: 10 }).value).toBe(true);
    expect(understood({ noise: 'shout', range: 40, friend: true }).value).toBe(true);
    expect(play({ noise: 'shout', range: 60 }).steps.map(({ id }) => id)).not.toContain('understood');
  });
});

test('wrg:R54 where the sheet alone is played nothing is heard', () => {
  expect(refusalOf(listen, { noise: 'shout' }, { 'wrg:R54': 2 }).clause).toBe('wrg:noise.2');
});

test('inputs that mean nothing together', () => {
  expect(conflictOf({ noise: 'engine', range: 4, friend: true })).toBe('friend');
  expect(conflictOf({ noise: 'shout', friend: true })).toBe('friend');
  expect(listen.requires?.({ firing: 0 })).toEqual(['range']);
  expect(listen.requires?.({ bursts: 0 })).toEqual(['range']);
  expect(listen.requires?.({})).toEqual([]);
});

proveAll(listen, [
  ['a shout', { noise: 'shout', range: 30 }],
  ['drowned', { noise: 'tracked', range: 200, firing: 100 }],
]);
