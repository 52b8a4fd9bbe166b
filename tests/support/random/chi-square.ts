import { chiSquareTail } from '../../../src/odds/gamma.js';

/** Pearson's test of counts against the chances they should have. */

/** What was counted, and what was to be expected. */
export interface Counted {
  readonly expected: number;
  readonly observed: number;
}

/**
 * The p-value of counts against what was expected. Outcomes expected fewer than five times are thrown together, and
 * if that is still too few they join the rarest of the others.
 */
export function pValue(counts: readonly Counted[]): { p: number; freedom: number } {
  const common = counts.filter(({ expected }) => expected >= 5).sort((a, b) => a.expected - b.expected);
  const rare = counts.filter(({ expected }) => expected < 5);
  const together = (some: readonly Counted[]) => ({
    expected: some.reduce((sum, { expected }) => sum + expected, 0),
    observed: some.reduce((sum, { observed }) => sum + observed, 0),
  });
  const rest = together(rare);
  const cells =
    rare.length === 0
      ? common
      : rest.expected >= 5
        ? [rest, ...common]
        : [together([...rare, ...common.slice(0, 1)]), ...common.slice(1)];
  const chiSquare = cells.reduce(
    (sum, { expected, observed }) => sum + (observed - expected) ** 2 / expected,
    0,
  );
  const freedom = cells.length - 1;
  return { p: freedom === 0 ? 1 : chiSquareTail(chiSquare, freedom), freedom };
}
