import type { Cells, Rulings } from '../../dice/play.js';
import type { Rule } from '../../rules/rule.js';
import { grouped } from '../../rules/text/say.js';
import type { Distribution } from '../distribution.js';
import type { Deeds } from './did.js';
import type { KeptRounds, Met, Parts } from './parts.js';
import { proof } from './proved.js';
import { TooManyOutcomes } from './too-many-outcomes.js';

/** Past this many branches the walk is given up: some two seconds. The heaviest input of all has 190,000. */
export const MOST_BRANCHES = 200_000;

/** Whoever gathers what a rule comes to. */
export interface Gathers {
  /** It comes to this with the chance `weight / total`. */
  add(value: unknown, weight: bigint, total: bigint): void;
  /**
   * It comes to what is made of one of these with the chance `weight / total`.
   * @param each whether that is something else for each of them
   */
  addAll(
    odds: Distribution<unknown>,
    as: (value: unknown) => unknown,
    weight: bigint,
    total: bigint,
    each: boolean,
  ): void;
}

/** Goes through all branches of a rule, or of a part of one. */
type Explore = <R extends Gathers>(rule: () => Rule<unknown>, walk: Walk, results: R) => R;

/** What is known while the odds of a rule are worked out. */
export interface Walk {
  readonly rulings: Rulings;
  readonly cells: Cells;
  /** What was met on any branch so far, of the part that is worked out. */
  met: Met;
  /** The odds of parts that are worked out already, by function and arguments. */
  readonly parts: Parts;
  /** The rounds of processes by their names, where they may depend on more than their states. */
  readonly rounds: Map<string, KeptRounds>;
  branches: number;
  /** How much rules have asked for, lines that they say among it: a branch of a long one asks for as much as hundreds of a short one. */
  asks: number;
  readonly most: number;
  /** What is played although a clause forbids it. */
  readonly anyway: boolean;
  /** What is done to the table, where that is told apart as well. */
  readonly deeds: Deeds | undefined;
  /** Whether what is worked out is within a part that tells those apart at its end whom picks take for one another. */
  tellsApart: boolean;
  readonly explore: Explore;
}

/** What two who go through the same rule may have different. */
export type WalkedBy = Pick<Walk, 'rulings' | 'cells' | 'most' | 'anyway' | 'parts'> & {
  readonly deeds?: Deeds;
};

export const newWalk = (explore: Explore, { most, ...by }: WalkedBy): Walk => ({
  met: { rulings: {}, house: {} },
  rounds: new Map(),
  branches: 0,
  asks: 0,
  // What is worked out twice is counted twice.
  most: proof.ofParts ? 2 * most : most,
  deeds: undefined,
  tellsApart: false,
  explore,
  ...by,
});

/** Counts the work, and gives up where it is too much. */
export function worksOn(walk: Walk): void {
  walk.branches++;
  if (walk.branches > walk.most) {
    throw new TooManyOutcomes(`more than ${grouped(walk.most)} branches`);
  }
}

/** Works something out, and notes what was met in it by itself. */
export function noting<T>(walk: Walk, work: () => T): { readonly found: T; readonly met: Met } {
  const around = walk.met;
  const met = { rulings: {}, house: {} };
  walk.met = met;
  const found = work();
  walk.met = around;
  addMet(around, met);
  return { found, met };
}

export function addMet(met: Met, more: Met): void {
  for (const id in more.rulings) met.rulings[id] = more.rulings[id]!;
  for (const id in more.house) met.house[id] = more.house[id]!;
}
