import { expect, test } from 'vitest';
import type { Fairness } from '../../src/luck/fairness.js';
import { bothWays, luckier, oneIn, over } from '../../src/render/chances.js';
import { diceLines, meaningOf, testSaid } from '../../src/render/fairness.js';
import { thinned } from '../../src/render/luck-chart.js';
import { type Page, symbolsFor } from '../../src/render/page.js';
import { diceSection } from '../../src/render/report/luck.js';
import { PLAIN } from '../../src/render/theme.js';

test('chances are told as 1 in so many, and common ones in tenths', () => {
  for (const [p, says] of [
    [1 / 43, '1 in 43'],
    [1 / 3, '1 in 3'],
    [0.21, '1 in 5'],
    [0.4, '4 in 10'],
    [0.999, '9 in 10'],
    [1 / 12_345, '1 in 12,345'],
    [1e-12, 'fewer than 1 in 1,000,000,000'],
  ] as const) {
    expect(oneIn(p)).toBe(says);
  }
});

test('no side is luckier than all, and none than nobody', () => {
  for (const [percentile, says] of [
    [71, 'luckier than 71 of 100 such games'],
    [50, 'luckier than 50 of 100 such games'],
    [29, 'unluckier than 71 of 100 such games'],
    [99, 'luckier than 99 of 100 such games'],
    [99.6, 'luckier than 996 of 1,000 such games'],
    [0.03, 'unluckier than 9,997 of 10,000 such games'],
    [100, 'luckier than 999,999 of 1,000,000 such games'],
    [0, 'unluckier than 999,999 of 1,000,000 such games'],
  ] as const) {
    expect(luckier(percentile)).toBe(says);
  }
});

test('numbers have their sign, and next to nothing has none', () => {
  expect([1.25, -0.44, 0.04, -0.04, 0].map(over)).toEqual(['+1.3', '-0.4', '0.0', '0.0', '0.0']);
});

test('bars go to the right for what is above, to the left for what is below', () => {
  const page = { width: 80, theme: PLAIN, symbols: symbolsFor(true), ascii: true };
  expect([1, 0.5, 0, -0.5, -1].map((share) => bothWays(share, 4, page))).toEqual([
    '    |####',
    '    |##',
    '    |',
    '  ##|',
    '####|',
  ]);
});

test('of a long game every so many turns are shown, the last one always', () => {
  const turns = Array.from({ length: 50 }, (_, i) => i + 1);
  const { every, shown } = thinned(turns, 24);
  expect({ every, first: shown[0], last: shown.at(-1), rows: shown.length }).toEqual({
    every: 3,
    first: 2,
    last: 50,
    rows: 17,
  });
  expect(thinned([1, 2, 3], 24)).toEqual({ every: 1, shown: [1, 2, 3] });
});

const dice = (p: number): Fairness => ({
  kind: 'd6',
  thrower: 'program',
  dice: 60,
  faces: [],
  needed: 30,
  test: { chiSquare: 5.678, freedom: 5, p },
});

test('what the test of dice means is told in plain words', () => {
  for (const [p, says] of [
    [0.34, 'as fair dice fall; 1 game in 3 looks at least as uneven'],
    [0.9, 'as fair dice fall; 9 games in 10 look at least as uneven'],
    [0.02, 'somewhat uneven, but fair dice do that too; 1 game in 50 looks at least as uneven'],
    [0.002, 'uneven; of games with fair dice 1 game in 500 looks at least as uneven'],
    [1e-5, 'hardly what fair dice do; 1 game in 100,000 looks at least as uneven'],
    [0.998, 'very even, as only 1 game in 500 is with fair dice'],
  ] as const) {
    expect(meaningOf(dice(p))).toBe(says);
  }
  expect(testSaid(dice(0.345))).toBe('chi-square 5.68, 5 degrees of freedom, p = 0.34');
  expect(testSaid(dice(1e-9))).toBe('chi-square 5.68, 5 degrees of freedom, p < 0.0001');
});

test('counts of very many dice are written one way, in luck as in the report', () => {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ face, came: 49_990 + face, expected: 49_995.5 }));
  const many = { ...dice(0.9), dice: 299_973, faces };
  const page = { theme: PLAIN, width: 200, symbols: symbolsFor(true), ascii: true } satisfies Page;
  const said = diceLines([many], page).join('\n');
  const report = diceSection([many]).text;
  for (const text of [said, report]) {
    expect(text).toContain('299,973 d6 thrown by wg');
    expect(text).toContain('49,991');
    expect(text).toContain('49,995.5');
    expect(text).not.toMatch(/\d{4}/);
  }
});
