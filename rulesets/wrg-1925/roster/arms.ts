import { list } from '../../../src/rules/field.js';
import { FIGURE_RANKS, type Figure, type FigureRank, figuresOf } from '../casualties/figure.js';
import { countOf, FIRE_WORDS, type Fire, fireFault, firesOf } from '../weapons/firing-group.js';
import { isGroundHeavy, isMine, isThrown } from '../weapons/kinds.js';
import { type Weapon, weaponCalled } from '../weapons/weapons.js';
import type { Troops } from './kinds.js';

/** The weapons of a unit, as `--fire` has them without a range. */
export const weaponsField = list('what it fires, each weapon with its number', {
  metavar: 'rifle:6',
  max: 20,
  between: /[\s,]+/,
  words: FIRE_WORDS,
  fault: (entry) => (entry.includes('@') ? { takes: 'weapons and their number: rifle:6' } : fireFault(entry)),
});

/** Weapons of one kind each, in the order in which they stand. */
export function armsIn(entries: readonly string[] = []): Fire[] {
  const arms: Fire[] = [];
  for (const { weapon, n } of firesOf(entries)) {
    const i = arms.findIndex((arm) => arm.weapon === weapon);
    if (i < 0) arms.push({ weapon, n });
    else arms[i] = { weapon, n: arms[i]!.n + n };
  }
  return arms;
}

/** Weapons as they stand in a roster. */
export const asEntries = (arms: readonly Fire[]): string[] =>
  arms.flatMap(({ weapon, n }) => (n > 0 ? [`${weapon}:${n}`] : []));

/** What men have who throw as a crew does: so many SMGs, and pistols (crew.1). */
export const leftWith = (smgs: number, men: number): string[] =>
  asEntries([
    { weapon: 'smg', n: smgs },
    { weapon: 'pistol', n: men - smgs },
  ]);

/** Fewer of a weapon; as they were, where there is none of it. */
const withoutArm = (arms: readonly Fire[], weapon: Weapon, off: number): Fire[] =>
  arms.map((arm) => (arm.weapon === weapon ? { ...arm, n: Math.max(0, arm.n - off) } : arm));

/** How many weapons of a kind there are. */
export const counting = (arms: readonly Fire[], is: (weapon: Weapon) => boolean): number =>
  countOf({ fire: arms }, is);

/** What is fired as a matter of course: no grenades or charges, which are thrown instead, and no mines. */
export const firing = (arms: readonly Fire[]): Fire[] =>
  arms.filter(({ weapon, n }) => n > 0 && !isThrown(weapon) && !isMine(weapon));

/**
 * What so many men fire, each of them one weapon (fire.4): where there are more weapons than men, it is those of which
 * there are most that nobody fires, the last in the list of equals.
 */
export function manned(arms: readonly Fire[], men: number): Fire[] {
  const left = arms.map((arm) => ({ ...arm }));
  for (let over = counting(left, () => true) - men; over > 0; over--) {
    const most = Math.max(...left.map(({ n }) => n));
    left.findLast(({ n }) => n === most)!.n--;
  }
  return left.filter(({ n }) => n > 0);
}

/** `6 rifles`, `a rifle` is `1 rifle`. */
export const armsSaid = (arms: readonly Fire[]): string[] =>
  arms.flatMap(({ weapon, n }) => (n > 0 ? [`${n} ${weaponCalled(weapon, n)}`] : []));

/** The leaders who are left of those with these ranks; the highest stay where there are more of them than men. */
export function leadersLeft(leaders: readonly string[], fallen: readonly string[], men: number): string[] {
  const left = [...leaders];
  for (const rank of fallen) {
    const i = left.indexOf(rank);
    if (i >= 0) left.splice(i, 1);
  }
  if (left.length <= men) return left;
  const rankOf = (name: string) => FIGURE_RANKS.indexOf(name as FigureRank);
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

/** A list of weapons with one more: first of all, where it had none such, since who takes a weapon up is to fire it. */
export function withArm(weapons: readonly string[], weapon: Weapon): string[] {
  const arms = armsIn(weapons);
  const has = arms.some((arm) => arm.weapon === weapon);
  return asEntries(
    has
      ? arms.map((arm) => (arm.weapon === weapon ? { ...arm, n: arm.n + 1 } : arm))
      : [{ weapon, n: 1 }, ...arms],
  );
}

/** The heavy weapons of a list that stand on the ground. */
export const heavyAmong = (weapons: readonly string[]): string[] =>
  asEntries(armsIn(weapons).filter(({ weapon }) => isGroundHeavy(weapon)));

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

/** The least calibre of what is an AFV gun; one of less is a light shell gun, whatever its list calls it (R17, R156). */
const AFV_GUN_FROM = 75;

/** Everything that it fires, with the heavy weapon of a crew. */
export function armsOf(of: Troops): string[] {
  if (of.kind === 'gun') return [...asEntries([{ weapon: of.weapon, n: of.pieces }]), ...(of.weapons ?? [])];
  const isLight = of.kind === 'vehicle' && of.calibre !== undefined && of.calibre < AFV_GUN_FROM;
  if (!isLight) return [...(of.weapons ?? [])];
  const arms = armsIn(of.weapons).map((arm) =>
    arm.weapon === 'afv-gun' ? { ...arm, weapon: 'light-gun' as const } : arm,
  );
  return asEntries(arms);
}
