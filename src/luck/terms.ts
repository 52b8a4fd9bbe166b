import type { Trodden } from '../dice/paths/questions.js';
import type { Heard } from '../dice/recorded.js';
import type { AnyAction } from '../rules/action.js';
import { diceOf, type LuckTerms } from './again.js';
import type { InContext } from './context.js';

/**
 * Plays a resolution again with its own dice, to find by what it was played.
 * @param heard is told of every die
 * @param pathsOf the paths that its line takes, where they are known
 * @returns undefined where it does not come to the same
 */
export function luckTermsOf(
  one: InContext,
  action: AnyAction,
  heard: Heard = () => {},
  pathsOf: (terms: LuckTerms) => Trodden | undefined = () => undefined,
): LuckTerms | undefined {
  const { house } = one;
  const { record } = one.event;
  const own = { rulings: record.rulings, cells: record.house ?? {} };
  const agreed = house && {
    rulings: { ...house.rulings, ...own.rulings },
    cells: { ...house.cells, ...own.cells },
  };
  // A line may have been played without the house rules of its game.
  for (const terms of agreed ? [agreed, own] : [own]) {
    const dice = diceOf(one, action, terms, pathsOf(terms));
    if (!dice) continue;
    for (const die of dice) heard(...die);
    return terms;
  }
  return undefined;
}
