import type { Fire } from '../weapons/firing-group.js';
import type { Weapon } from '../weapons/weapons.js';
import { armsIn, asEntries } from './arms.js';
import { storeIn } from './stores.js';

/** Charges and mines that are used once (R124, victor.4): what lists call them, and the mark of those set up, by the mark that counts those used up. */
const ONCE = {
  satchels: { store: 'satchel-charge', weapon: 'satchel', set: undefined },
  bangalores: { store: 'bangalore', weapon: undefined, set: undefined },
  claymores: { store: 'claymore', weapon: 'claymore', set: 'claymoresSet' },
  fougasses: { store: undefined, weapon: 'fougasse', set: 'fougassesSet' },
} as const;
export type Once = keyof typeof ONCE;
const ALL = Object.keys(ONCE) as readonly Once[];

type Set = 'claymoresSet' | 'fougassesSet';

interface Has extends Readonly<Record<Once | Set, number>> {
  readonly weapons?: readonly string[] | undefined;
  readonly stores?: readonly string[] | undefined;
}

/** How many of them stand in its roster. */
export const listedOf = ({ weapons, stores = [] }: Has, once: Once): number => {
  const { store, weapon } = ONCE[once];
  const listed = [
    ...stores.map(storeIn).filter(({ name }) => name === store),
    ...armsIn(weapons).filter((arm) => arm.weapon === weapon),
  ];
  return listed.reduce((sum, { n }) => sum + n, 0);
};

/** How many of them it came with: those of its roster, and those that it has set up and are not there. */
export const hasOf = (of: Has, once: Once): number => {
  const { set } = ONCE[once];
  return listedOf(of, once) + (set === undefined ? 0 : of[set]);
};

/** What is left of its stores and weapons: of what is listed in both, stores are used up first. */
export function unspent(of: Has): {
  readonly weapons: readonly string[];
  readonly stores: readonly string[];
} {
  const used = Object.fromEntries(ALL.map((once) => [once, of[once]])) as Record<Once, number>;
  const fewer = (n: number, once: Once | undefined): number => {
    const off = once === undefined ? 0 : Math.min(n, used[once]);
    if (once !== undefined) used[once] -= off;
    return n - off;
  };
  const stores = (of.stores ?? []).flatMap((entry) => {
    const { name, n } = storeIn(entry);
    const left = fewer(
      n,
      ALL.find((once) => ONCE[once].store === name),
    );
    return left === n ? [entry] : left > 0 ? [`${left} x ${name}`] : [];
  });
  const left = ({ weapon, n }: Fire) =>
    fewer(
      n,
      ALL.find((once) => ONCE[once].weapon === weapon),
    );
  const arms = armsIn(of.weapons).map((arm) => ({ ...arm, n: left(arm) }));
  return { weapons: asEntries(arms), stores };
}

export const isUsedOnce = (weapon: Weapon): boolean => ALL.some((once) => ONCE[once].weapon === weapon);
