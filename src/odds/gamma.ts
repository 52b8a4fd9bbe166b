/** The logarithm of the gamma function for x > 0, by the approximation of Lanczos (g = 7, nine terms): 15 digits. */
export function logGamma(x: number): number {
  const terms = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  let sum = terms[0]!;
  for (let i = 1; i < terms.length; i++) sum += terms[i]! / (x - 1 + i);
  const t = x - 1 + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The upper regularised incomplete gamma function Q(a, x): by its series below a + 1, by its continued fraction above. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * 1e-16; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  // Lentz's way of evaluating the fraction from the front.
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return front * fraction;
}

/** The chance of a chi-square at least this large where the counts are due to luck alone. */
export const chiSquareTail = (chiSquare: number, freedom: number): number =>
  upperGamma(freedom / 2, chiSquare / 2);

/** The chance of less than `z` deviations above the mean, by the normal distribution. */
export function normalBelow(z: number): number {
  const tail = upperGamma(0.5, (z * z) / 2) / 2;
  return z < 0 ? tail : 1 - tail;
}
