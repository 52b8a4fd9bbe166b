import { type Figure, figuresOf } from '../figure.js';
import { RANKS, type Rank } from '../reaction-inputs.js';
import { isGroundHeavy } from '../weapon-kinds.js';
import type { Weapon } from '../weapons.js';
import { armsIn, asEntries, withoutArm } from './arms.js';

/** What is left of the lists of a unit when somebody or something of it is lost. */

/** The leaders who are left of those with these ranks; the highest stay where there are more of them than men. */
export function leadersLeft(leaders: readonly string[], fallen: readonly string[], men: number): string[] {
  const left = [...leaders];
  for (const rank of fallen) {
    const i = left.indexOf(rank);
    if (i >= 0) left.splice(i, 1);
  }
  if (left.length <= men) return left;
  const rankOf = (name: string) => RANKS.indexOf(name as Rank);
  return left.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, Math.max(0, men));
}

/** The entries of `--figure` for those who are left. */
export function rosterLeft(entries: readonly string[], fallen: readonly Figure[]): string[] {
  return entries.flatMap((entry) => {
    const [{ name, n }] = figuresOf([entry]) as [Figure];
    const left = n - fallen.filter((figure) => figure.name === name).length;
    if (left === n) return [entry];
    const rest = entry.replace(/^[^:]*/, '');
    return left > 0 ? [`${left} ${name}${rest}`] : [];
  });
}

/** A list of weapons without one that is of no more use. */
export const withoutWeapon = (weapons: readonly string[], weapon: Weapon): string[] =>
  asEntries(withoutArm(armsIn(weapons), weapon, 1));

/** A list of weapons without heavy ones that are lost with what carried them, the last in the list first. */
export function withoutHeavy(weapons: readonly string[], n: number): string[] {
  let off = n;
  const left = armsIn(weapons)
    .toReversed()
    .map((arm) => {
      const fewer = isGroundHeavy(arm.weapon) ? Math.min(off, arm.n) : 0;
      off -= fewer;
      return { ...arm, n: arm.n - fewer };
    });
  return asEntries(left.toReversed());
}
