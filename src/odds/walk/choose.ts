/** The rows of Pascal's triangle that were asked for so far. */
const pascal: bigint[][] = [[1n]];

/** In how many ways k of n can be chosen. */
export function choose(n: number, k: number): bigint {
  for (let row = pascal.length; row <= n; row++) {
    const above = pascal[row - 1]!;
    pascal.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0n) + (above[i] ?? 0n)));
  }
  return pascal[n]![k] ?? 0n;
}
