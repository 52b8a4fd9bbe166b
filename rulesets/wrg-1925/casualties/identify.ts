import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { dice, rounds } from '../../../src/rules/words.js';
import { ruling, step } from '../words.js';
import { FIGURE_RANKS, type FigureRank } from './figure.js';

/** Figures in their order of priority, of which some may fall. */
interface InOrder {
  readonly figures: number;
  /** By `potentialCasualties`. */
  readonly potential: number;
  /** What the figure in a place (from 0) is called; nothing where they are only counted. */
  readonly naming?: (place: number) => string;
  /** The first place of those that tie with this one: only how many of them fall makes a difference. All, if not given. */
  readonly tiedFrom?: (place: number) => number;
  /** How far the rolls went makes a difference: somebody has equipment that is rolled for with him, or more fire may come. */
  readonly watched?: boolean;
  /** Places, from the first, that were rolled for and spared in the same period: they are not again, nor does anybody fall on a 2. */
  readonly spared?: number | undefined;
}

/** Who was rolled for, and who falls, as places in the order of priority; of those who tie the first stand for all. */
export interface PriorityRolled {
  readonly falls: readonly number[];
  /** Places rolled for, from the first. */
  readonly rolled: number;
}

/** How many fall of a group that is counted, and which of its leaders are among them. */
interface Counted {
  readonly casualties: number;
  /** Places rolled for, from the first; only where that is watched. */
  readonly rolled: number;
  readonly leaders: readonly string[];
}

/**
 * The casualties of a group of which nothing is known but its size and its leaders: who the others are makes no difference
 * (identify.1, identify.2, identify.4). The higher rank is rolled for before the lower, and both before the men (identify.3).
 * @param figures in the group
 * @param potential casualties, by `potentialCasualties`
 */
export function* casualtiesAmong(
  figures: number,
  potential: number,
  leaders: readonly string[] = [],
  more: Pick<InOrder, 'watched' | 'spared'> = {},
): Rule<Counted> {
  const first = inOrderOfRank(leaders).slice(0, figures);
  const tiedFrom = (place: number) => Math.min(place, first.length);
  const { falls, rolled } = yield* identified({ figures, potential, tiedFrom, ...more });
  return { casualties: falls.length, rolled, leaders: first.filter((_, place) => falls.includes(place)) };
}

const inOrderOfRank = (leaders: readonly string[]): string[] =>
  [...leaders].sort((a, b) => FIGURE_RANKS.indexOf(a as FigureRank) - FIGURE_RANKS.indexOf(b as FigureRank));

const HAD_ROLL = 'each figure has had its roll';

/**
 * Figures are rolled for one after another in the order of priority until the casualties are found or each has had a
 * roll (identify.1, identify.2, identify.4).
 */
export function* identified(group: InOrder): Rule<PriorityRolled> {
  const { figures, potential, spared } = group;
  if (Math.min(figures, potential) === 0) return { falls: [], rolled: spared ?? 0 };
  // Only the very first figure falls on a 2 as well or, if so ruled, one for each potential casualty.
  const each = potential > 1 && (yield* ruling('wrg:R78')) === 2;
  const again = (yield* ruling('wrg:R77')) === 2;
  const from = again ? 0 : Math.min(spared ?? 0, figures);
  const order = Array.from({ length: figures - from }, (_, place) => from + place);
  const need = Math.min(order.length, potential);
  const eager = each ? need : spared === undefined ? 1 : 0;
  const found = again
    ? yield* roundAfterRound(order, need, eager, group)
    : yield* oneRound({ order, need, eager, from }, group);
  const n = found.falls.length;
  const end =
    n < need || (need < potential && from > 0) ? HAD_ROLL : need < potential ? 'nobody is left' : 'found';
  yield* step({
    id: 'identified',
    clause: 'wrg:identify.4',
    value: n,
    text: `${counted(n, 'casualty', 'casualties')} of ${potential} potential: ${end}`,
    ...((n < need || again) && { ruling: 'wrg:R77' as const }),
  });
  return found;
}

/** A round of rolls: who still stands, in order, how many are wanted, and how many of the first fall on a 2 as well. */
interface Round {
  readonly order: readonly number[];
  readonly need: number;
  readonly eager: number;
  /** Places before the first of them. */
  readonly from: number;
}

/** How far a round has come. */
interface Reached {
  readonly at: number;
  readonly falls: readonly number[];
  /** The first who was rolled for since the last line was said. */
  readonly since: number;
}

function* oneRound({ order, need, eager, from }: Round, group: InOrder): Rule<PriorityRolled> {
  const isOver = ({ at, falls }: Reached) => falls.length === need || at === order.length;
  const end = yield* rounds<Reached>({
    name: `a round of ${order}, ${need} wanted, ${eager} first`,
    start: { at: 0, falls: [], since: 0 },
    isOver,
    gist: (state) => ({
      at: isOver(state) && !group.watched ? order.length : state.at,
      falls: likeTied(state.falls, group),
      since: 0,
    }),
    key: ({ at, falls }) => `${at}/${falls}`,
    *round({ at, falls, since }) {
      const upTo = at < eager ? 2 : 1;
      const { fell } = yield* dice({
        dice: ['identify'],
        times: 1,
        tally: ['fell'],
        read: (face) => ({ fell: face <= upTo ? 1 : 0 }),
        whose: () =>
          `${group.naming?.(order[at]!) ?? 'the next figure'}, lost on ${upTo === 1 ? 'a 1' : '1 or 2'}`,
      });
      const reached = { at: at + 1, falls: fell ? [...falls, order[at]!] : falls };
      if (!fell && reached.at < order.length) return { ...reached, since };
      const roll = order.slice(since, reached.at);
      yield* step({
        id: 'rolled-for',
        clause: since < eager ? 'wrg:identify.2' : 'wrg:identify.1',
        value: roll.length,
        text: () => said(roll, Math.max(0, eager - since), fell > 0, group),
        ...(eager > 1 && { ruling: 'wrg:R78' as const }),
      });
      return { ...reached, since: reached.at };
    },
  });
  return { falls: likeTied(end.falls, group), rolled: from + end.at };
}

/** Of those who tie the first stand for all. */
function likeTied(falls: readonly number[], { tiedFrom = () => 0 }: InOrder): readonly number[] {
  const taken: number[] = [];
  for (const fall of falls) {
    let place = tiedFrom(fall);
    while (taken.includes(place)) place++;
    taken.push(place);
  }
  return taken.sort((a, b) => a - b);
}

/** `Sgt on 1 or 2, Cpl and Pte on 1: Pte falls`. */
function said(roll: readonly number[], eager: number, fell: boolean, { naming }: InOrder): string {
  const first = roll.slice(0, eager);
  const rest = roll.slice(eager);
  const names = (places: readonly number[], others: string) =>
    naming ? spanned(places.map(naming)) : counted(places.length, others === '' ? 'figure' : 'other');
  const parts = [
    ...(first.length > 0 ? [`${names(first, '')} on 1 or 2`] : []),
    ...(rest.length > 0 ? [`${names(rest, first.length > 0 ? 'other' : '')} on 1`] : []),
  ];
  const who = naming ? naming(roll.at(-1)!) : roll.length === 1 ? 'it' : 'the last';
  return `${parts.join(', ')}: ${fell ? `${who} falls` : 'nobody falls'}`;
}

const spanned = (names: readonly string[]): string => {
  const runs: [string, number][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.[0] === name) last[1]++;
    else runs.push([name, 1]);
  }
  return runs.map(([name, n]) => (n === 1 ? name : `${n} ${name}`)).join(', ');
};

/** If so ruled, those who still stand are rolled for again until the number is reached (R77). */
function* roundAfterRound(
  all: readonly number[],
  need: number,
  eager: number,
  group: InOrder,
): Rule<PriorityRolled> {
  const end = yield* rounds<PriorityRolled & { later: boolean }>({
    name: `round after round of ${all.length}, ${need} wanted, ${eager} first`,
    start: { falls: [], rolled: 0, later: false },
    isOver: ({ falls }) => falls.length === need,
    gist: ({ falls, rolled, later }) => ({
      falls: likeTied(falls, group),
      rolled: group.watched ? rolled : 0,
      later,
    }),
    key: ({ falls, rolled, later }) => `${falls}/${rolled}/${later}`,
    *round({ falls, later }) {
      const order = all.filter((place) => !falls.includes(place));
      const round = { order, need: need - falls.length, eager: later ? 0 : eager, from: 0 };
      const found = yield* oneRound(round, group);
      return {
        falls: likeTied([...falls, ...found.falls], group),
        rolled: later ? all.length : found.rolled,
        later: true,
      };
    },
  });
  return { falls: end.falls, rolled: group.watched ? end.rolled : 0 };
}
