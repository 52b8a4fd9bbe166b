import { type DiceTerm, type RollGroup, sumText } from './dice.js';

/** Additions past which odds would keep players waiting: about half a second. */
const MOST = 3_000_000;

/** How far apart the least and the most are that dice can come to. */
const spread = ({ die: { faces }, times, keep }: DiceTerm): number =>
  (keep?.n ?? times) * (Math.max(...faces) - Math.min(...faces)) + 1;

/** About how many additions the exact odds of dice take. */
function workOf(of: DiceTerm): number {
  const { die, times, keep } = of;
  const faces = new Set(die.faces).size;
  return keep ? (faces * keep.n * keep.n * spread(of)) / 4 : (faces * times * spread(of)) / 2;
}

/** Why the odds of a roll cannot be had, if they cannot. */
export function beyondOdds(groups: readonly RollGroup[]): string | undefined {
  let [work, totals, hits] = [0, 1, 1];
  for (const { dice, target } of groups) {
    let width = 1;
    for (const of of dice) {
      work += target ? of.times ** 2 : workOf(of) + width * spread(of);
      width += spread(of) - 1;
    }
    const ways = target ? dice[0]!.times + 1 : width;
    work += totals * hits * ways;
    if (target) hits += ways - 1;
    else totals += ways - 1;
    if (work > MOST)
      return `${target ? 'so many dice' : sumText({ dice, plus: 0 })} can come out in too many ways`;
  }
  return undefined;
}
