import type { Cell } from '../../rules/book/cell.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Book, Ruling } from '../../rules/book.js';
import type { Value } from '../../rules/rule.js';
import { isRow } from '../notes.js';

/** The option of a ruling that is played; one that there is not is none: a log may hold anything. */
export function optionOf(id: string, { options }: Ruling, house: HouseRules | undefined): number {
  const option = house?.rulings[id] ?? 1;
  return Object.hasOwn(options, option) ? option : 1;
}

/** The rulings that are played by another option than the first. */
export const otherwise = (book: Book, house: HouseRules | undefined): string[] =>
  Object.keys(house?.rulings ?? {}).filter((id) => {
    const ruling = book.rulings[id];
    return ruling && optionOf(id, ruling, house) !== 1;
  });

/** The players' own value of a cell. One of another kind is none: nobody can have played by it. */
export function ownIn({ id = '', value }: Cell<Value>, house: HouseRules | undefined): Value | undefined {
  const own = house && Object.hasOwn(house.cells, id) ? house.cells[id] : undefined;
  return own !== undefined && isLike(own, value) ? own : undefined;
}

const isLike = (own: Value | undefined, usual: Value): boolean =>
  isRow(usual)
    ? own !== undefined &&
      isRow(own) &&
      Object.entries(usual).every(([column, value]) => isLike(own[column], value))
    : typeof own === 'string' || Number.isFinite(own);

/** An optional rule that is played: what it says, or that it is. */
export function optionalIn(input: string, { optional }: HouseRules): string | undefined {
  const value = optional[input];
  if (value === true) return 'Played.';
  return value !== undefined && isLike(value, '') ? `${value}.` : undefined;
}
