import type { Deal, Draw, Pick as Figures, Keep, Throw } from '../../rules/draw.js';
import { type Fraction, reduced, textOf } from './chances.js';

/** There are more ways than somebody wants to wait for. */
export class TooManyWays extends Error {}

/** What a question may be answered with, with the chance of each. */
export type Answers = readonly { readonly value: unknown; readonly chance: Fraction }[];

/** The answers to a draw, each way by itself; or, where that makes no difference, once for all that are alike. */
export function answersTo(
  draw: Draw,
  { merged, most }: { readonly merged: boolean; readonly most: number },
): Answers {
  if (merged && draw.kind === 'throw') return sumsOf(draw);
  if (waysOf(draw) > most) throw new TooManyWays();
  const natural = naturalWays(draw);
  if (merged) return alikeOnce(natural.map((value) => ({ value, n: 1n })));
  const chance = { num: 1n, over: BigInt(natural.length) };
  return natural.map((value) => ({ value, chance }));
}

/** So many natural outcomes that give the same answer: of 21 dice and more they are beyond what a double counts. */
interface SameAnswer<T> {
  readonly value: T;
  n: bigint;
}

function alike<T>(values: readonly SameAnswer<T>[]): SameAnswer<T>[] {
  const counts = new Map<string, SameAnswer<T>>();
  for (const { value, n } of values) {
    const text = textOf(value);
    const entry = counts.get(text);
    if (entry) entry.n += n;
    else counts.set(text, { value, n });
  }
  return [...counts.values()];
}

/** Natural outcomes that give the same answer, once, with their chance. */
function alikeOnce(values: readonly SameAnswer<unknown>[]): Answers {
  const found = alike(values);
  const over = found.reduce((sum, { n }) => sum + n, 0n);
  return found.map(({ value, n }) => ({ value, chance: reduced(n, over) }));
}

/** The answers to a throw, die by die: sums so far that are alike go on as one. */
function sumsOf({ times: n, tally, ...draw }: Throw): Answers {
  const standing = readings(draw);
  let sums: SameAnswer<Record<string, number>>[] = [{ value: noneOf(tally), n: 1n }];
  for (let i = 0; i < n; i++) {
    sums = alike(
      sums.flatMap((so) => standing.map((reading) => ({ value: added(tally, so.value, reading), n: so.n }))),
    );
  }
  return alikeOnce(sums);
}

/** How many natural outcomes a draw has, or more: some may be thrown again. */
function waysOf(draw: Draw): number {
  switch (draw.kind) {
    case 'throw':
      return draw.faces.length ** (draw.dice.length * draw.times);
    case 'keep':
      return draw.faces.length ** draw.times;
    case 'pick':
      return Object.values(draw.from).reduce((sum, n) => sum + n, 0) ** draw.take;
    case 'deal':
      return draw.from.length;
  }
}

/** The answers to a draw, once for every natural outcome. */
function naturalWays(draw: Draw): readonly unknown[] {
  switch (draw.kind) {
    case 'throw':
      return throws(draw);
    case 'pick':
      return picks(draw);
    case 'deal':
      return cards(draw);
    case 'keep':
      return keeps(draw);
  }
}

/** The answers to dice of which some are kept, once for every sequence of faces. */
function keeps({ faces, times: n, keep, which }: Keep): number[] {
  let sequences: number[][] = [[]];
  for (let i = 0; i < n; i++) sequences = sequences.flatMap((so) => faces.map((face) => [...so, face]));
  return sequences.map((thrown) => {
    const sorted = [...thrown].sort((a, b) => a - b);
    const kept = which === 'highest' ? sorted.slice(n - keep) : sorted.slice(0, keep);
    return kept.reduce((sum, face) => sum + face, 0);
  });
}

type StateCounts = Readonly<Record<string, number | undefined>>;

/** What each fall of the dice of one throw is read as, of those that stand. */
function readings({ dice, faces, read }: Pick<Throw, 'dice' | 'faces' | 'read'>): StateCounts[] {
  const standing: StateCounts[] = [];
  const one = (thrown: readonly number[]) => {
    if (thrown.length < dice.length) {
      for (const face of faces) one([...thrown, face]);
      return;
    }
    const reading = read(...thrown);
    if (reading !== 'again') standing.push(reading);
  };
  one([]);
  return standing;
}

const noneOf = (tally: readonly string[]) => Object.fromEntries(tally.map((name) => [name, 0]));

const added = (tally: readonly string[], so: Record<string, number>, reading: StateCounts) =>
  Object.fromEntries(tally.map((name) => [name, so[name]! + (reading[name] ?? 0)]));

/** The answers to a throw, once for every sequence of faces that stands. */
function throws({ times: n, tally, ...draw }: Throw): Record<string, number>[] {
  const standing = readings(draw);
  let sequences: Record<string, number>[] = [noneOf(tally)];
  for (let i = 0; i < n; i++) {
    sequences = sequences.flatMap((so) => standing.map((reading) => added(tally, so, reading)));
  }
  return sequences;
}

/** The answers to a draw of figures, once for every order in which different figures can be drawn. */
function picks({ from, take }: Figures): Record<string, number>[] {
  const figures = Object.entries(from).flatMap(([kind, n]) => Array<string>(n).fill(kind));
  const hands: Record<string, number>[] = [];
  const next = (drawn: readonly number[]) => {
    if (drawn.length === take) {
      const hand: Record<string, number> = Object.fromEntries(Object.keys(from).map((kind) => [kind, 0]));
      for (const figure of drawn) hand[figures[figure]!]!++;
      hands.push(hand);
      return;
    }
    figures.forEach((_, figure) => {
      if (!drawn.includes(figure)) next([...drawn, figure]);
    });
  };
  next([]);
  return hands;
}

/** The answers to a card, once for every card of the pile. */
const cards = ({ from }: Deal): readonly string[] => from;
