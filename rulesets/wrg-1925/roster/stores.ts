import type { FieldFault } from '../../../src/rules/field.js';
import { type GoodName, goodKind, ITEM_WORDS, isVehicle, nameIn } from '../forces/goods.js';
import type { Thing } from '../forces/items.js';
import { countTyped, mistakeIn, wrong } from '../forces/mistakes.js';

/** What can be bought besides men, their weapons, radios and grenades, which have fields of their own. */
const KINDS = ['carried', 'mounted', 'store'];
const APART: readonly string[] = ['grenade', 'radio', 'pistol'];
const named = (words: readonly GoodName[]) =>
  words.filter((word) => goodKind(word) === 'carried' && !APART.includes(word));

/** The words of `stores`. */
export const STORE_WORDS = {
  carried: named(ITEM_WORDS['with them'] as readonly GoodName[]),
  'on vehicles': ITEM_WORDS['on vehicles'],
  stores: ITEM_WORDS.stores,
};

/** Reads `2 x mine-detector`. @throws what `storeFault` tells */
export function storeIn(typed: string): Thing {
  const [n, rest] = countTyped(typed);
  const name = nameIn(rest);
  if (name === undefined || isVehicle(name) || !KINDS.includes(goodKind(name)) || APART.includes(name))
    return wrong(SUCH_AS, [rest.toLowerCase(), Object.values(STORE_WORDS).flat()]);
  return { name, n };
}

const SUCH_AS =
  'stores and what is carried or mounted, such as "2 x satchel-charge"; weapons, grenades and radios stand by themselves';

/** What is wrong with an entry, if anything is. */
export const storeFault = (entry: string): FieldFault | undefined => mistakeIn(entry, storeIn);
