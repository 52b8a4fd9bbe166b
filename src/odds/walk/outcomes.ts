import { type Deal, type Draw, type Pick, size, type Tally, type Throw } from '../../rules/draw.js';
import type { Distribution, Weighted } from '../distribution.js';
import { sumOutcomes } from '../sums.js';
import { choose } from './choose.js';
import { keptOutcomes } from './kept.js';

/** Every outcome of one draw, with its exact weight. */
export function outcomesOf(draw: Draw): Distribution<unknown> {
  switch (draw.kind) {
    case 'throw':
      return throwOutcomes(draw);
    case 'pick':
      return pickOutcomes(draw);
    case 'deal':
      return dealOutcomes(draw);
    case 'keep':
      return keptOutcomes(draw);
  }
}

const known = new Map<string, Distribution<Tally>>();

/**
 * The tallies of n throws: one throw is read face by face, then added up throw by throw over counts, so that
 * twelve dice cost twelve small steps and not 6^12.
 */
function throwOutcomes(draw: Throw): Distribution<Tally> {
  const one = oneThrow(draw);
  const signature = `${draw.times}|${draw.tally}|${one.outcomes.map((o) => `${Object.values(o.value)}:${o.weight}`)}`;
  let found = known.get(signature);
  if (!found) {
    found = sumOutcomes(draw.tally, Array(draw.times).fill(one));
    known.set(signature, found);
  }
  return found;
}

/** What a single throw adds, with the number of faces (or pairs of faces) that add it. */
function oneThrow({ dice, faces, tally, read }: Throw): Distribution<Tally> {
  const found = new Map<string, { value: Tally; weight: bigint }>();
  const thrown: number[] = [];
  const nextDie = (die: number) => {
    for (const face of faces) {
      thrown[die] = face;
      if (die + 1 < dice.length) {
        nextDie(die + 1);
        continue;
      }
      const reading = read(...thrown);
      // A throw made again until it stands has the chances of those that stand, among themselves.
      if (reading === 'again') continue;
      let key = '';
      for (const k of tally) key += `${reading[k] ?? 0},`;
      const there = found.get(key);
      if (there) there.weight++;
      else found.set(key, { value: Object.fromEntries(tally.map((k) => [k, reading[k] ?? 0])), weight: 1n });
    }
  };
  nextDie(0);
  const outcomes = [...found.values()];
  return { outcomes, total: outcomes.reduce((sum, { weight }) => sum + weight, 0n) };
}

/** How many of each kind are taken: as many ways as there are hands with those numbers. */
function pickOutcomes({ from, take }: Pick): Distribution<Tally> {
  const kinds = Object.entries(from);
  const outcomes: Weighted<Tally>[] = [];
  const taken: Record<string, number> = {};
  const fill = (kind: number, left: number, after: number, ways: bigint) => {
    const [name, n] = kinds[kind]!;
    // What this kind cannot spare the others have to give: `after` are left of them.
    for (let k = Math.max(0, left - after); k <= Math.min(n, left); k++) {
      taken[name] = k;
      const all = ways * choose(n, k);
      if (kind + 1 === kinds.length) outcomes.push({ value: { ...taken }, weight: all });
      else fill(kind + 1, left - k, after - kinds[kind + 1]![1], all);
    }
  };
  const all = size(from);
  fill(0, take, all - kinds[0]![1], 1n);
  return { outcomes, total: choose(all, take) };
}

function dealOutcomes({ from, top }: Deal): Distribution<string> {
  if (top !== undefined) return { outcomes: [{ value: top, weight: 1n }], total: 1n };
  const weights = new Map<string, bigint>();
  for (const card of from) weights.set(card, (weights.get(card) ?? 0n) + 1n);
  return { outcomes: [...weights].map(([value, weight]) => ({ value, weight })), total: BigInt(from.length) };
}
