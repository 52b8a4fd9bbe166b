import type { Input } from '../../../src/rules/record.js';
import type { Driven, Foot } from '../kinds.js';
import { isSmallArm } from '../weapons.js';
import { listed, unspent } from '../weapons-list.js';

/** What a unit fires where the players do not say so: what is left to it, and allowed. */

/** Grenades are thrown in place of other fire: only where they are asked for (R40). */
const carriedBy = ({ weapons = [] }: Pick<Foot, 'weapons'>) =>
  weapons.flatMap(listed).filter(({ weapon }) => weapon !== 'grenades');

const isTyped = ({ fp, weapon, fire: typed }: Input): boolean =>
  fp !== undefined || weapon !== undefined || typed !== undefined;

const asFlags = (all: ReturnType<typeof carriedBy>): string[] | undefined =>
  all.length === 0 ? undefined : all.map(({ weapon, n }) => `${weapon}:${n}`);

/** Those that fire elsewhere are told of all there are. */
const countsAll = ({ reaction, elsewhere }: Input): boolean =>
  reaction === true || Number(elsewhere ?? 0) > 0;

/** The same without those that have fired in this activation, which fire On Guard does not ask. */
const leftTo = (of: Pick<Foot, 'weapons' | 'spent'>, asked: Input) =>
  countsAll(asked) ? carriedBy(of) : unspent(carriedBy(of), (of.spent ?? []).flatMap(listed));

/** Whoever walks fires small arms, where it has any left (action.2). */
function allowedTo(of: Foot, asked: Input) {
  const all = leftTo(of, asked);
  const walks = asked.reaction !== true && of.acted && of.action === 'walk';
  const light = walks ? all.filter(({ weapon }) => isSmallArm(weapon)) : all;
  return light.length > 0 ? light : all;
}

/** The weapons on record that are left; of one kind no more than can fire, of several the players say who is left (fire.1). */
export function firedBy(of: Foot, asked: Input): string[] | undefined {
  if (isTyped(asked)) return undefined;
  const all = allowedTo(of, asked);
  const [first] = all;
  const men = (asked.men as number | undefined) ?? of.figures;
  const down = (asked.suppressed as number | undefined) ?? of.suppressed;
  const plain = first?.weapon !== 'heavy-machine-gun' && all.every(({ weapon }) => weapon === first?.weapon);
  if (!first || !plain || men === undefined) return asFlags(all);
  const n = all.reduce((sum, entry) => sum + entry.n, 0);
  const fired = countsAll(asked) ? 0 : of.firing;
  return asFlags([{ ...first, n: Math.max(Math.min(n, men - down - fired), 1) }]);
}

/** All weapons that are left to a vehicle; of those that have been destroyed, or after a move, the players say which. */
export function firedFrom(of: Driven, asked: Input): string[] | undefined {
  if (isTyped(asked)) return undefined;
  const all = leftTo(of, asked);
  const one = all.length === 1 && all[0]!.n === 1;
  return of.drove === 'one-weapon' && !one ? undefined : asFlags(all);
}
