import { expect, test, vi } from 'vitest';
import { line } from '../../support/cli.js';

/** What happens where the exact odds are out of reach; that takes half a minute to find out, so it is played here. */
vi.mock('../../../src/odds/exact.js', async (original) => ({
  ...(await original<object>()),
  exactOdds: () => {
    throw Object.assign(new Error('more than 2,000,000 branches'), { name: 'TooManyOutcomes' });
  },
}));

test('odds out of reach are a failure that says what to type instead', async () => {
  const { code, stdout, stderr } = await line('wg odds melee --attackers 24 --defenders 24');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('2,000,000 branches');
  expect(stderr).toContain('--repeat');
});

test('what it says to type instead works: the tally comes without the exact odds', async () => {
  const { code, stdout, stderr } = await line('wg melee --attackers 24 --defenders 24 --repeat 10 --seed s');
  expect(stderr).not.toContain('wg itself');
  expect(code).toBe(0);
  expect(stdout).toContain('10 times');
  expect(stdout).not.toContain('exact');
  const brief = await line('wg melee --attackers 24 --defenders 24 --repeat 10 --seed s --brief');
  expect({ code: brief.code, lines: brief.stdout.split('\n').length }).toEqual({ code: 0, lines: 2 });
});

test('rows need no odds, and come in any case', async () => {
  const { code, stdout } = await line('wg melee --attackers 24 --defenders 24 --repeat 10 --seed s --json');
  expect({ code, rows: stdout.trimEnd().split('\n').length }).toEqual({ code: 0, rows: 10 });
});
