import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooManyOutcomes } from '../../src/odds/walk/too-many-outcomes.js';
import { Machine } from '../support/state.js';

/** What happens where the exact odds are out of reach; finding that out takes long, so it is played here. */
vi.mock('../../src/odds/exact.js', async (original) => ({
  ...(await original<object>()),
  exactOdds: () => {
    throw new TooManyOutcomes('more than 20,000 branches');
  },
}));

let table: Machine;
beforeEach(() => {
  table = new Machine();
});
afterEach(() => table.clean());

interface Luck {
  readonly method: { readonly byRepeats: readonly number[]; readonly repeats: number };
  readonly rolls: readonly { expected: number; exact: boolean; atLeast: { fraction: string } }[];
}

test('odds out of reach are found by repeats, the same every time, and that is said', async () => {
  await table.told('shoot -g C -f 9 -c medium --dice "white=6,6,6,6,6 red=3,3"');
  const luck = await table.json<Luck>('luck');
  expect(luck.method).toMatchObject({ byRepeats: [1], repeats: 1000 });
  expect(luck.rolls[0]!.exact).toBe(false);
  // By the exact odds it is 0.917.
  expect(Math.abs(luck.rolls[0]!.expected - 0.917)).toBeLessThan(0.1);
  // What came out is one of the repeats, so that its chance is never nothing.
  const [n, all] = luck.rolls[0]!.atLeast.fraction.split('/').map(Number);
  expect(n! / all!).toBeGreaterThanOrEqual(1 / 1001);
  const text = await table.told('luck --explain');
  expect(text.replace(/\s+/g, ' ')).toContain('The odds of 1 were found by 1,000 repeats each, not exactly.');
  expect(await table.told('luck --explain')).toBe(text);
});
