import { onceForText } from '../../../src/rules/once.js';
import type { Figure } from './figure.js';
import type { Tied } from './priority.js';
import { lotOf } from './soft-loss.js';

type Names = readonly string[];

/** Several who go by one name, and whoever has lots of his own, are like nobody else. */
const isOfHisOwn = (figure: Figure): boolean => figure.n > 1 || lotOf(figure) === figure.name;

/** What each of those who tie is like, where any are alike: of these the same comes, but for their names. */
export function likeIn(tied: Tied): ((name: string) => string) | undefined {
  const lots = new Map(tied.map((of) => [of.name, isOfHisOwn(of) ? ` ${of.name}` : lotOf(of)]));
  return new Set(lots.values()).size < lots.size ? (name) => lots.get(name)! : undefined;
}

/** Those who tie and are alike, where there are several. */
function sortsOf(tied: Tied): readonly Names[] {
  const like = likeIn(tied);
  if (!like) return [];
  const names = tied.map(({ name }) => name);
  const sorts = new Set(names.map(like));
  return [...sorts]
    .map((sort) => names.filter((name) => like(name) === sort))
    .filter(({ length }) => length > 1);
}

/**
 * All who may have fallen where these did, if each of them stands for whoever ties with him and is like him; nothing, where nobody is.
 * @param order those who tie together, in the order in which they are rolled for
 */
export function everyoneLike(order: readonly Tied[]): ((fallen: Names) => readonly Names[]) | undefined {
  const sorts = order.flatMap(sortsOf);
  if (sorts.length === 0) return undefined;
  const places = new Map(order.flat().map(({ name }, place) => [name, place]));
  const inOrder = (names: Names) => [...names].sort((a, b) => places.get(a)! - places.get(b)!);
  const all = onceForText((text) => {
    let hands: readonly Names[] = [text.split(',')];
    for (const sort of sorts) {
      const isOther = (name: string) => !sort.includes(name);
      hands = hands.flatMap((names) => {
        const others = names.filter(isOther);
        return someOf(sort, names.length - others.length).map((some) => [...others, ...some]);
      });
    }
    return hands.map(inOrder);
  });
  return (fallen) => (fallen.length > 0 ? all(fallen.join()) : [fallen]);
}

/** Every way to take so many of them, those without the first before those with him. */
function someOf(names: Names, n: number): readonly Names[] {
  const [first, ...others] = names;
  if (n === 0 || first === undefined) return n === 0 ? [[]] : [];
  return [...someOf(others, n), ...someOf(others, n - 1).map((some) => [first, ...some])];
}
