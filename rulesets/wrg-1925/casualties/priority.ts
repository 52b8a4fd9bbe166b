import type { Rule } from '../../../src/rules/rule.js';
import { list } from '../../../src/rules/text/say.js';
import { ruling, step } from '../words.js';
import { FIGURE_RANKS, type Figure } from './figure.js';

/** What a strongpoint is attacked with, as far as it sets the order of priority. */
export interface Attack {
  /** Through the slit, or with anti-tank weapons, guns of 75mm or satchel charges. */
  readonly strong: boolean;
  /** With any grenade, flame or gun at all (R23). */
  readonly anyGun: boolean;
}

/** Figures that are equal in all nine comparisons, with how many of each. */
export type Tied = readonly Figure[];

/**
 * The order in which figures are rolled for: nine comparisons, each for those that tie in the ones before (identify.3).
 * @returns those who tie together, in the order in which they are rolled for
 */
export function* orderOfPriority(figures: readonly Figure[], attack: Attack): Rule<Tied[]> {
  const anyGun = (yield* ruling('wrg:R23')) === 2;
  const crews = (yield* ruling('wrg:R53')) === 1;
  const ownerChooses = (yield* ruling('wrg:R80')) === 2;
  const inAttackedBunker = anyGun ? attack.anyGun : attack.strong;
  const keyed = figures.map((figure) => ({ figure, key: comparisons(figure, inAttackedBunker, crews) }));
  keyed.sort((a, b) => compared(a.key, b.key));
  const tied: { key: readonly number[]; figures: Figure[] }[] = [];
  for (const { figure, key } of keyed) {
    const last = tied.at(-1);
    if (last && !ownerChooses && compared(last.key, key) === 0) last.figures.push(figure);
    else tied.push({ key, figures: [figure] });
  }
  return tied.map((of) => of.figures);
}

/** The order of priority, as a line says it. */
export function* orderSaid(order: readonly Tied[]): Rule<void> {
  const ownerChooses = (yield* ruling('wrg:R80')) === 2;
  const byLot = order.some(({ length }) => length > 1);
  yield* step({
    id: 'order',
    clause: 'wrg:identify.3',
    value: order.map((of) => of.map(({ name }) => name)),
    text: () => `order of priority: ${order.map(called).join(', ')}`,
    ruling: byLot || ownerChooses ? 'wrg:R80' : 'wrg:R79',
  });
}

/** Those who tie, as they are called: `Sgt`, `4 Rifleman`, `Cpl or 2 Pte`. */
const called = (tied: Tied): string =>
  tied.length === 1 ? several(tied[0]!) : `(${list(tied.map(several))} by lot)`;

/** One of those who tie, whoever it is: `Sgt`, `Rifleman`, `Cpl or Pte`. */
export function anyOf(tied: Tied): string {
  const names = tied.map(({ name }) => name);
  return names.length > 3 ? `${names[0]} or an equal` : names.join(' or ');
}

const several = ({ name, n }: Figure): string => (n === 1 ? name : `${n} ${name}`);

const compared = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** The nine comparisons of one figure, 5 to 7 as the one chain of cover they are; the lower number is rolled for first. */
function comparisons(figure: Figure, bunkersAttacked: boolean, crews: boolean): number[] {
  const first = (is: boolean) => (is ? 0 : 1);
  return [
    first(figure.collapsing || (figure.cover === 'bunker' && bunkersAttacked)),
    first(figure.erect || figure.rides !== undefined || (crews && (figure.grenading || figure.heavy))),
    first(figure.moving),
    first(figure.firing),
    { open: 0, soft: 1, shield: 2, trench: 2, building: 2, hatch: 2, bunker: 3 }[figure.cover],
    FIGURE_RANKS.indexOf(figure.rank),
    figure.near,
  ];
}
