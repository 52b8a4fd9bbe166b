import { describe, expect, test } from 'vitest';
import { gist, oddsText, twoDecimals, valueText } from '../../src/render/odds.js';
import { symbolsFor } from '../../src/render/page.js';
import { PLAIN } from '../../src/render/theme.js';
import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { line } from '../support/cli.js';

/** Odds as they are read at the table: whatever is shown says what it is of. */

const result = async (text: string) => {
  const { stdout } = await line(text);
  return stdout.replace(/\s+/g, ' ').match(/Result: (.*) $/)?.[1] ?? stdout.trimEnd();
};

describe('the odds in one line', () => {
  test('wrg:react.25 name the bands, in their order', async () => {
    expect(await result('wg odds reaction-test -r wrg --fired --points 34 --brief')).toMatch(
      /^band: no move on foot towards the enemy \(9\.3%\), no erect move closer to the enemy \(53\.2%\), /,
    );
  });

  test('wrg:antitank.13 say of what it is yes or no, in words', async () => {
    const shot = 'wg odds anti-tank -r wrg --weapon gun --range 90';
    expect(await result(`${shot} --brief`)).toMatch(/^knocked out [\d.]+%; on fire [\d.]+%$/);
    expect(await result(shot)).toMatch(/^knocked out [\d.]+%/);
    for (const text of [shot, 'wg anti-tank -r wrg --weapon gun --range 90 --repeat 9']) {
      const { stdout } = await line(text);
      expect(stdout).toContain('  knocked out  ');
      expect(stdout).not.toContain('knockedOut');
    }
  });

  test('vv:15.8e name the points of both sides as they are said', async () => {
    const assault = 'wg odds close-assault -r vv --attack 9 --defend 9 --assaulters 2 --defenders 1';
    expect(await result(`${assault} --brief`)).toBe(
      'defenders eliminated 41.7%; assaulter points 2.56 on average; defender points 1.17 on average, at least one 58.3%',
    );
    const { stdout } = await line(assault);
    expect(stdout).toContain('  assaulter points  at least  exactly');
    expect(stdout).not.toContain('cP');
  });

  test.each([
    [0, '0.00'],
    [1.478, '1.48'],
    [0.005, '0.01'],
    [0.004, '0.004'],
    [-0.0042, '-0.004'],
    [0.0000001, '<0.001'],
    [-0.0000001, '>-0.001'],
  ])('tell a mean of %d as %s: what is not nothing is not told as nothing', (mean, said) => {
    expect(twoDecimals(mean)).toBe(said);
  });

  test('show the likeliest in their order, where there are many', () => {
    const outcomes = ['a', 'b', 'c', 'd', 'e'].map((value, i) => ({ value, weight: BigInt(i + 1) }));
    expect(gist({ name: 'x', label: 'band', outcomes, total: 15n, mean: undefined })).toBe(
      'band: b (13.3%), c (20.0%), d (26.7%), e (33.3%), ...',
    );
  });

  test('say what is certain', () => {
    const certain = (value: boolean | number, mean?: number) =>
      gist({ name: 'turnOver', label: 'turn over', outcomes: [{ value, weight: 1n }], total: 1n, mean });
    expect(certain(false)).toBe('not turn over, for certain');
    expect(certain(3, 3)).toBe('turn over 3, for certain');
  });
});

test('lists and what there is none of are told in words', () => {
  expect(valueText(['Blue', 'Green', 'Red'])).toBe('Blue, Green, Red');
  expect(valueText([])).toBe('none');
  expect(valueText(null)).toBe('none');
  expect(valueText([true, 2])).toBe('yes, 2');
  expect(valueText('a\u001b[31m')).not.toContain('\u001b');
});

test('a field may be called otherwise than by its name in words', () => {
  const fields = { onGuard: { help: 'x' }, order: { help: 'x', label: 'who goes first' } };
  const say = action({
    name: 'x',
    says: 'x',
    inputs: {},
    examples: [],
    result: fields,
    *resolve(): Rule<{ onGuard: boolean; order: readonly string[] }> {
      return { onGuard: true, order: [] };
    },
    announce: () => '',
  });
  const outcomes = [
    { value: { onGuard: true, order: ['Red', 'Blue'] }, weight: 1n },
    { value: { onGuard: false, order: ['Blue', 'Red'] }, weight: 1n },
  ];
  const page = { width: 80, ascii: false, theme: PLAIN, symbols: symbolsFor(false) };
  const text = oddsText(
    { action: say, input: {}, odds: { outcomes, total: 2n, rulings: {}, house: {} } },
    { title: 'X', fractions: false },
    page,
  );
  expect(text).toContain('  on guard  exactly');
  expect(text).toContain('  who goes first  exactly');
  expect(text).toContain('       Red, Blue ');
  expect(text).toContain('Result: on guard 50.0%');
});
