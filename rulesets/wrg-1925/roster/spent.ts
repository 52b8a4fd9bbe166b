import type { Fire } from '../weapons/firing-group.js';
import type { Weapon } from '../weapons/weapons.js';
import { armsIn, asEntries } from './arms.js';
import { storeIn } from './stores.js';

/** Charges and mines that are used once (R124, victor.4): what lists call them, by the mark that counts those used up. */
const ONCE = {
  satchels: { store: 'satchel-charge', weapon: 'satchel' },
  bangalores: { store: 'bangalore', weapon: undefined },
  claymores: { store: 'claymore', weapon: 'claymore' },
  fougasses: { store: undefined, weapon: 'fougasse' },
} as const;
export type Once = keyof typeof ONCE;
const ALL = Object.keys(ONCE) as readonly Once[];

interface Has extends Readonly<Record<Once, number>> {
  readonly weapons?: readonly string[] | undefined;
  readonly stores?: readonly string[] | undefined;
}

/** How many of them stand in its roster. */
export const hasOf = ({ weapons, stores = [] }: Has, once: Once): number => {
  const { store, weapon } = ONCE[once];
  const listed = [
    ...stores.map(storeIn).filter(({ name }) => name === store),
    ...armsIn(weapons).filter((arm) => arm.weapon === weapon),
  ];
  return listed.reduce((sum, { n }) => sum + n, 0);
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
