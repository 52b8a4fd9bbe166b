import { expect, test } from 'vitest';
import { RepeatTally } from '../../../src/engine/repeat/tally.js';

test('a tally counts equal results once, in the order in which they came first', () => {
  const tally = new RepeatTally();
  for (const hits of [2, 0, 2, 1, 2]) tally.add(JSON.stringify({ hits }));
  tally.add('{"hits":0}', 5);
  expect(tally.counts()).toEqual([
    ['{"hits":2}', 3],
    ['{"hits":0}', 6],
    ['{"hits":1}', 1],
  ]);
  expect(tally.times).toBe(10);
  const { outcomes, total } = tally.asOdds();
  expect(outcomes.map(({ value, weight }) => [value, weight])).toEqual([
    [{ hits: 2 }, 3n],
    [{ hits: 0 }, 6n],
    [{ hits: 1 }, 1n],
  ]);
  expect(total).toBe(10n);
});

test('a tally of more different results than anybody reads is refused, and those it has are counted on', () => {
  const tally = new RepeatTally(2);
  for (const hits of [1, 2, 1]) tally.add(`{"hits":${hits}}`);
  expect(() => tally.add('{"hits":3}')).toThrow('more than 2 different results');
  tally.add('{"hits":2}');
  expect(tally.counts()).toEqual([
    ['{"hits":1}', 2],
    ['{"hits":2}', 2],
  ]);
});
