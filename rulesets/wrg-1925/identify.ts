import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { d6, rounds, settled } from '../../src/rules/words.js';
import { ruling, step } from './words.js';

/** Who was rolled for, and who falls, as places in the order of priority, from 0. */
export interface Rolled {
  readonly falls: readonly number[];
  /** Places rolled for, from the first. */
  readonly rolled: number;
}

/** How figures in the order of priority are called: `Sgt`, `figure 3`. */
export type Naming = (place: number) => string;
export const numbered: Naming = (place) => `figure ${place + 1}`;

/**
 * The casualties of a group of which nothing is known but its size: who they are makes no difference to their number
 * (identify.1, identify.2, identify.4).
 * @param figures in the group
 * @param potential casualties, by `potentialCasualties`
 */
export function* casualtiesAmong(figures: number, potential: number): Rule<number> {
  return yield* settled(`casualties among ${figures}, potential ${potential}`, function* () {
    const { falls } = yield* identified(figures, potential);
    return falls.length;
  });
}

/**
 * Figures are rolled for one after another in the order of priority until the casualties are found or each has had a
 * roll (identify.1, identify.2, identify.4).
 */
export function* identified(figures: number, potential: number, naming = numbered): Rule<Rolled> {
  const need = Math.min(figures, potential);
  if (need === 0) return { falls: [], rolled: 0 };
  // Only the very first figure falls on a 2 as well or, if so ruled, one for each potential casualty.
  const eager = potential > 1 && (yield* ruling('wrg:R78')) === 2 ? need : 1;
  const order = Array.from({ length: figures }, (_, place) => place);
  const again = (yield* ruling('wrg:R77')) === 2;
  const found = again
    ? yield* roundAfterRound(order, need, eager, naming)
    : yield* oneRound({ order, need, eager }, naming);
  const n = found.falls.length;
  const end = n === need ? 'found' : 'each figure has had its roll';
  const text = `${counted(n, 'casualty', 'casualties')} of ${potential} potential: ${end}`;
  const ruled = n < potential || again ? ('wrg:R77' as const) : undefined;
  const found4 = { id: 'identified', clause: 'wrg:identify.4', value: n, text } as const;
  yield* step({ ...found4, ...(ruled && { ruling: ruled }) });
  return found;
}

/** A round of rolls: who is still standing, in order, how many are wanted, and how many of the first fall on a 2. */
interface Round {
  readonly order: readonly number[];
  readonly need: number;
  readonly eager: number;
}

function* oneRound({ order, need, eager }: Round, naming: Naming): Rule<Rolled> {
  const falls: number[] = [];
  let at = 0;
  while (falls.length < need && at < order.length) {
    const next = yield* nextToFall(at, order.length, eager);
    const place = next < order.length ? order[next]! : undefined;
    const from = at;
    const n = Math.min(next + 1, order.length) - from;
    yield* step({
      id: 'rolled-for',
      clause: from < eager ? 'wrg:identify.2' : 'wrg:identify.1',
      value: place === undefined ? null : place + 1,
      text: () => said(order.slice(from, from + n).map(naming), from, eager, place !== undefined),
      ...(eager > 1 && { ruling: 'wrg:R78' as const }),
    });
    if (place !== undefined) falls.push(place);
    at = next + 1;
  }
  return { falls, rolled: Math.min(at, order.length) };
}

/** `Sgt on 1 or 2, Cpl and Pte on 1: Pte falls`. */
function said(names: readonly string[], from: number, eager: number, falls: boolean): string {
  const first = Math.max(0, Math.min(names.length, eager - from));
  const parts = [
    ...(first > 0 ? [`${spanned(names.slice(0, first))} on 1 or 2`] : []),
    ...(first < names.length ? [`${spanned(names.slice(first))} on 1`] : []),
  ];
  return `${parts.join(', ')}: ${falls ? `${names.at(-1)} falls` : 'nobody falls'}`;
}

const spanned = (names: readonly string[]): string =>
  names.length < 4 ? names.join(', ') : `${names[0]} to ${names.at(-1)}`;

/** The place among those standing of the next who falls, from `at` on; past the last where nobody does. */
function* nextToFall(at: number, standing: number, eager: number): Rule<number> {
  const name = `rolls of ${standing}, ${eager} first`;
  return yield* settled(`${name}, from ${at}`, function* () {
    const end = yield* rounds<{ at: number; fell: boolean }>({
      name,
      start: { at, fell: false },
      isOver: (state) => state.fell || state.at === standing,
      key: (state) => `${state.at}${state.fell ? ' falls' : ''}`,
      *round(state) {
        const fell = (yield* d6('identify')) <= (state.at < eager ? 2 : 1);
        return fell ? { at: state.at, fell } : { at: state.at + 1, fell };
      },
    });
    return end.at;
  });
}

/** If so ruled, those who still stand are rolled for again until the number is reached (R77). */
function* roundAfterRound(all: readonly number[], need: number, eager: number, naming: Naming): Rule<Rolled> {
  const end = yield* rounds<Rolled & { later: boolean }>({
    name: `round after round of ${all.length}, ${need} wanted, ${eager} first`,
    start: { falls: [], rolled: 0, later: false },
    isOver: ({ falls }) => falls.length === need,
    key: ({ falls, rolled, later }) => `${falls}/${rolled}/${later}`,
    *round({ falls, rolled, later }) {
      const order = all.filter((place) => !falls.includes(place));
      const round = { order, need: need - falls.length, eager: later ? 0 : eager };
      const found = yield* oneRound(round, naming);
      const all2 = [...falls, ...found.falls].sort((a, b) => a - b);
      return { falls: all2, rolled: later ? rolled : found.rolled, later: true };
    },
  });
  return { falls: end.falls, rolled: end.rolled };
}
