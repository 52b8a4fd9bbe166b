import type { Keep } from '../../rules/draw.js';
import type { Distribution } from '../distribution.js';
import { choose } from './choose.js';

/** Ways to a total of the dice that are kept so far. */
type Ways = Map<number, bigint>;

/**
 * The total of the dice that are kept, with its exact weight. The faces are gone through from the best down: of the dice
 * that show none of those before, so many show this one. What is followed is how many dice are left and what the kept ones
 * add up to, never which die shows what.
 */
export function keptOutcomes({ times, faces, keep, which }: Keep): Distribution<number> {
  const best = [...new Set(faces)].sort((a, b) => (which === 'highest' ? b - a : a - b));
  const ends: Ways = new Map();
  let open: (Ways | undefined)[] = [];
  open[times] = new Map([[0, 1n]]);
  let below = BigInt(faces.length);
  for (const face of best) {
    const alike = BigInt(faces.filter((f) => f === face).length);
    below -= alike;
    const next: (Ways | undefined)[] = [];
    open.forEach((totals, left) => {
      if (!totals) return;
      const room = keep - (times - left);
      const filled = showing(left, room, alike, below);
      for (const [total, ways] of totals) {
        put(ends, total + room * face, ways * filled);
        for (let n = 0; n < room; n++) {
          next[left - n] ??= new Map();
          put(next[left - n]!, total + n * face, ways * choose(left, n) * alike ** BigInt(n));
        }
      }
    });
    open = next;
  }
  const outcomes = [...ends].flatMap(([value, weight]) => (weight > 0n ? [{ value, weight }] : []));
  return { outcomes, total: BigInt(faces.length) ** BigInt(times) };
}

/** The ways in which at least so many of the dice that are left show a face, and the others one below it. */
function showing(left: number, atLeast: number, alike: bigint, below: bigint): bigint {
  let ways = 0n;
  for (let n = atLeast; n <= left; n++)
    ways += choose(left, n) * alike ** BigInt(n) * below ** BigInt(left - n);
  return ways;
}

const put = (ways: Ways, total: number, more: bigint) => ways.set(total, (ways.get(total) ?? 0n) + more);
