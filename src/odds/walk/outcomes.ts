import { type Deal, type Draw, type Pick, size, type Tally, type Throw } from '../../rules/draw.js';
import type { Distribution, Weighted } from '../distribution.js';
import { inOnePiece } from '../one-piece.js';
import { decoder, sumOutcomes } from '../sums.js';
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
  const adds = everyReading(draw);
  const { tally, times } = draw;
  const widths = tally.map((_, digit) => {
    let most = 0;
    for (let i = digit; i < adds.length; i += tally.length) most = Math.max(most, adds[i]!);
    return most + 1;
  });
  const one = new Map<number, number>();
  for (let i = 0; i < adds.length; i += tally.length) {
    let code = 0;
    for (let digit = tally.length - 1; digit >= 0; digit--) code = code * widths[digit]! + adds[i + digit]!;
    one.set(code, (one.get(code) ?? 0) + 1);
  }
  let signature = `${times}|${tally}|${widths}`;
  for (const [code, ways] of one) signature += `|${code}:${ways}`;
  let found = known.get(signature);
  if (!found) {
    found = sumOutcomes(tally, Array(times).fill(ofOneThrow(one, tally, widths)));
    known.set(inOnePiece(signature), found);
  }
  return found;
}

/** What a single throw adds by each way in which its dice may fall, name by name, one way behind the other. */
function everyReading({ dice, faces, tally, read }: Throw): number[] {
  const adds: number[] = [];
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
      for (const k of tally) adds.push(reading[k] ?? 0);
    }
  };
  nextDie(0);
  return adds;
}

function ofOneThrow(
  one: ReadonlyMap<number, number>,
  tally: readonly string[],
  widths: readonly number[],
): Distribution<Tally> {
  const decode = decoder(tally, widths);
  const outcomes: Weighted<Tally>[] = [];
  let total = 0n;
  for (const [code, ways] of one) {
    outcomes.push({ value: decode(code), weight: BigInt(ways) });
    total += BigInt(ways);
  }
  return { outcomes, total };
}

/** How many of each kind are taken: as many ways as there are hands with those numbers. */
function pickOutcomes({ from, take }: Pick): Distribution<Tally> {
  const kinds = Object.entries(from);
  const outcomes: Weighted<Tally>[] = [];
  const taken: Record<string, number> = { ...from };
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

/**
 * The same, where the first of those who are alike stand for all of them.
 * @param toldApart whether they are at the end of a part around: wherever it is kept that holds
 */
export function alikeOutcomes({ from, alike, ...pick }: Pick, toldApart: boolean): Distribution<Tally> {
  if (!toldApart) throw new Error(`nothing tells those apart who are alike in a pick of ${pick.name}`);
  const sorts = new Map<string, string[]>();
  for (const kind in from) {
    const sort = alike!(kind);
    sorts.set(sort, [...(sorts.get(sort) ?? []), kind]);
  }
  const all = [...sorts].map(([sort, kinds]) => [sort, kinds.reduce((n, kind) => n + from[kind]!, 0)]);
  const { outcomes, total } = pickOutcomes({ ...pick, from: Object.fromEntries(all) });
  const first = (some: Tally): Tally => {
    const taken: Record<string, number> = { ...from };
    for (const [sort, kinds] of sorts) {
      let left = some[sort]!;
      for (const kind of kinds) {
        taken[kind] = Math.min(from[kind]!, left);
        left -= taken[kind];
      }
    }
    return taken;
  };
  return { outcomes: outcomes.map(({ value, weight }) => ({ value: first(value), weight })), total };
}

function dealOutcomes({ from, top }: Deal): Distribution<string> {
  if (top !== undefined) return { outcomes: [{ value: top, weight: 1n }], total: 1n };
  const weights = new Map<string, number>();
  for (const card of from) weights.set(card, (weights.get(card) ?? 0) + 1);
  const outcomes = [...weights].map(([value, n]) => ({ value, weight: BigInt(n) }));
  return { outcomes, total: BigInt(from.length) };
}
