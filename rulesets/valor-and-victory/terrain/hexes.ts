import type { State } from '../../../src/rules/state.js';
import { likeness, named } from '../../../src/rules/text/likeness.js';
import type { KnownHex, Slots } from '../slots.js';

/** What the game knows of hexes by their names: it stays when everybody has left them. */

type Table = Pick<State, 'slots'>;
type Hexes = Slots['hexes'];

export const hexesOf = ({ slots }: Table): Hexes => (slots.hexes ?? {}) as Hexes;

/** What is known of a hex, however its name is written; nothing, where its name is not. */
export const hexAt = (name: string | undefined, table: Table): Partial<KnownHex> =>
  (name === undefined ? undefined : named(hexesOf(table), likeness(name))) ?? {};

/** The hexes of which something is known, by their names as they were first told. */
export const hexesWith = (what: 'mines' | 'wire', table: Table): readonly string[] =>
  Object.values(hexesOf(table)).flatMap((hex) => (hex[what] ? [hex.name] : []));

/** The hexes with something else known of one of them: undefined is nothing any more. */
export function withHex(hexes: Hexes, name: string, is: Partial<Record<keyof KnownHex, unknown>>): Hexes {
  const key = likeness(name);
  const was: Partial<KnownHex> = named(hexes, key) ?? {};
  const other = Object.entries(is).filter(([of, value]) => was[of as keyof KnownHex] !== value);
  if (other.length === 0) return hexes;
  const all = Object.entries({ name, ...was, ...Object.fromEntries(other) });
  return { ...hexes, [key]: Object.fromEntries(all.filter(([, value]) => value !== undefined)) as KnownHex };
}
