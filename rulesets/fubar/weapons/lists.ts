import type { Conflict } from '../../../src/rules/action.js';
import { type FieldFault, list } from '../../../src/rules/field.js';
import { are, numbered } from '../../../src/rules/text/say.js';
import { MOST } from '../inputs.js';
import { WEAPONS, type Weapon } from './tables.js';

/** Figures with one weapon, and how far from their target they are, where that is said. */
export interface Armed {
  readonly weapon: Weapon;
  readonly n: number;
  readonly range?: number;
}

const ENTRY = /^([a-z-]+):(\d+)(?:@(\d+(?:\.\d+)?))?$/i;

/** `infantry-rifle:6`, `infantry-rifle:6@20`. */
export function listed(entry: string): Armed[] {
  const [, word, n, range] = ENTRY.exec(entry) ?? [];
  const weapon = WEAPONS.find((name) => name === word?.toLowerCase());
  if (!weapon) return [];
  return [{ weapon, n: Number(n), ...(range !== undefined && { range: Number(range) }) }];
}

/** What is wrong with such an entry. */
export function weaponsFault(entry: string, range = false): FieldFault | undefined {
  const takes = `a weapon and how many figures, 1 to ${MOST}: infantry-rifle:6${range ? ', infantry-rifle:6@20' : ''}`;
  const [, word] = ENTRY.exec(entry) ?? [];
  if (word === undefined) return { takes };
  const [armed] = listed(entry);
  if (!armed) return { takes, word: [word, WEAPONS] };
  const far = armed.range !== undefined && (!range || armed.range > 200);
  return armed.n < 1 || armed.n > MOST || far ? { takes } : undefined;
}

/** The weapons of a unit on record. */
export const weaponsField = list('weapons of its figures, each kind with its number: infantry-rifle:6', {
  metavar: 'weapon:n',
  max: 8,
  between: /[\s,]+/,
  words: { weapons: WEAPONS },
  fault: (entry) => weaponsFault(entry),
});

/** Whether these are more weapons than there are figures to carry them. */
export function armsTooMany(weapons: readonly string[] = [], figures: number): Conflict | undefined {
  // Grenades are thrown in place of other fire: whoever carries them has a weapon besides (R40).
  const carried = weapons.flatMap(listed).filter(({ weapon }) => weapon !== 'grenades');
  const n = carried.reduce((sum, entry) => sum + entry.n, 0);
  return n > figures
    ? {
        input: 'weapons',
        message: `arms ${numbered(n, 'figure')}: there ${are(figures)} only ${figures}`,
      }
    : undefined;
}

/** The weapons that were typed, in their order. */
export function weaponsOf({
  weapon,
  figures,
  range,
  fire = [],
}: {
  readonly weapon?: Weapon | undefined;
  readonly figures?: number | undefined;
  readonly range?: number | undefined;
  readonly fire?: readonly string[] | undefined;
}): Armed[] {
  const all: Armed[] = [...(weapon && figures ? [{ weapon, n: figures }] : []), ...fire.flatMap(listed)];
  return all.map((entry) => ({ ...(range !== undefined && { range }), ...entry }));
}

/** Weapons of a list by their kinds, each once. */
export function byKind(weapons: readonly Armed[]): ReadonlyMap<Weapon, number> {
  const all = new Map<Weapon, number>();
  for (const { weapon, n } of weapons) all.set(weapon, (all.get(weapon) ?? 0) + n);
  return all;
}

/** Weapons as entries of a list. */
export const asEntries = (weapons: ReadonlyMap<Weapon, number>): string[] =>
  [...weapons].flatMap(([weapon, n]) => (n > 0 ? [`${weapon}:${n}`] : []));

/** Without those that have fired. */
export function unspent(all: readonly Armed[], spent: readonly Armed[]): Armed[] {
  const gone = byKind(spent);
  return [...byKind(all)]
    .map(([weapon, n]): Armed => ({ weapon, n: n - (gone.get(weapon) ?? 0) }))
    .filter(({ n }) => n > 0);
}

const isGun = ({ weapon }: Armed): boolean => weapon === 'heavy-machine-gun';
const figuresIn = (weapons: readonly Armed[]): number => weapons.reduce((sum, { n }) => sum + n, 0);

/**
 * What so many figures of a unit on foot fire, where the others have fallen or lie and nobody has told who: its rarer weapons, and
 * fewer of those of which it has most. No lone crewman serves a heavy machine gun (weapon.4).
 */
export function manned(weapons: readonly Armed[], figures: number): Armed[] {
  const all = [...byKind(weapons)].map(([weapon, n]): Armed => ({ weapon, n }));
  const crews = Math.min(figuresIn(all.filter(isGun)), figures - (figures % 2));
  const left = all.map(({ weapon, n }) => ({ weapon, n: isGun({ weapon, n }) ? crews : n }));
  for (let over = figuresIn(left) - figures; over > 0; over--) {
    const others = left.filter((entry) => !isGun(entry));
    const most = Math.max(...others.map(({ n }) => n));
    others.findLast(({ n }) => n === most)!.n--;
  }
  return left.filter(({ n }) => n > 0);
}
