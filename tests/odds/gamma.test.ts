import { expect, test } from 'vitest';
import { chiSquareTail, logGamma, normalBelow, upperGamma } from '../../src/odds/gamma.js';

test('it gives the tails of the printed tables', () => {
  const printed: [number, number, number][] = [
    [3.841458821, 1, 0.05],
    [6.634896601, 1, 0.01],
    [10.82756617, 1, 0.001],
    [0.00393214, 1, 0.95],
    [11.07049769, 5, 0.05],
    [20.51500565, 5, 0.001],
    [1.145476226, 5, 0.95],
    [18.30703805, 10, 0.05],
    [124.3421134, 100, 0.05],
    [149.4492528, 100, 0.001],
    [77.92946517, 100, 0.95],
  ];
  for (const [chiSquare, freedom, p] of printed) {
    expect(chiSquareTail(chiSquare, freedom) / p).toBeCloseTo(1, 6);
  }
});

test('it gives the tails that can be written down', () => {
  for (const x of [0.01, 0.5, 1, 2, 5, 10, 40]) {
    expect(upperGamma(1, x) / Math.exp(-x)).toBeCloseTo(1, 10);
    expect(upperGamma(3, x) / (Math.exp(-x) * (1 + x + x ** 2 / 2))).toBeCloseTo(1, 10);
  }
  expect(upperGamma(2.5, 0)).toBe(1);
});

test('the gamma function is that of factorials and of a half', () => {
  for (const [x, value] of [
    [1, 1],
    [2, 1],
    [5, 24],
    [11, 3628800],
    [0.5, Math.sqrt(Math.PI)],
  ] as const) {
    expect(Math.exp(logGamma(x)) / value).toBeCloseTo(1, 12);
  }
});

test('the normal distribution is that of the printed tables, on both sides alike', () => {
  for (const [z, below] of [
    [0, 0.5],
    [1, 0.841344746068543],
    [1.959963984540054, 0.975],
    [-1.2815515655446004, 0.1],
    [3.090232306167813, 0.999],
  ] as const) {
    expect(normalBelow(z)).toBeCloseTo(below, 9);
  }
});
