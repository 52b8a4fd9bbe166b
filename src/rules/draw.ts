import type { Rule } from './rule.js';

/**
 * Draws: what a rule asks of chance. A draw names the least the rule needs to know (how many dice hit, how many
 * cancel) and never how it is answered, so the same draw can be thrown from a seed, typed in from the table, or
 * walked through outcome by outcome with exact weights.
 */

/** The faces of an ordinary die. */
export const D6: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What a throw adds up to, by name: `{ hits: 2, cancels: 1 }`. */
export type Tally<K extends string = string> = Readonly<Record<K, number>>;

/** What one throw adds to the tally, or `'again'` when it does not stand and is thrown anew. */
export type ThrowReading<K extends string> = { readonly [P in K]?: number } | 'again';

/** Dice thrown together and read one by one (or pair by pair) into a tally. */
export interface Throw<K extends string = string> {
  readonly kind: 'throw';
  /** The dice of one throw, as they are called at the table: one name, or two for a dice-off. */
  readonly dice: readonly string[];
  /** How many throws. */
  readonly times: number;
  readonly faces: readonly number[];
  readonly tally: readonly K[];
  /** Reads the faces of one throw, in the order of `dice`. */
  readonly read: (...faces: number[]) => ThrowReading<K>;
  /** Whose so many of one name are, as players who throw by hand are asked: `the attacking leader`; as they are called, where nothing is said. */
  readonly whose?: string | ((name: string, n: number) => string);
  /**
   * Where each throw is somebody's: what is done to the one, by number from 1, whose throw counts so. To whoever follows
   * effects such a throw is a sum of single ones.
   */
  readonly each?: { readonly [P in K]?: (number: number) => Rule<void> };
}

/** Some of a population, drawn at random without putting back: which figures are hit. */
export interface Pick<K extends string = string> {
  readonly kind: 'pick';
  readonly name: string;
  /** The population by kind. Its members are numbered from 1 in this order. */
  readonly from: Tally<K>;
  readonly take: number;
  /** How players who draw are asked: `Who is hit?` */
  readonly asks?: string;
  /**
   * The same for kinds of which one member is as good as another, whatever the rule makes of them: the part around tells them apart at
   * its end (see `alike` of `Part`). Who draws tells them apart all along.
   */
  readonly alike?: ((kind: K) => string) | undefined;
}

/** One card from a pile, every card as likely as any other. */
export interface Deal {
  readonly kind: 'deal';
  readonly name: string;
  readonly from: readonly string[];
  /** Keeps the random streams of successive deals apart: two deals with different marks are independent. */
  readonly mark: string;
  /**
   * The card of the pile that is known to lie on top: chance has no part in it. Players who turn up their own cards may
   * still turn up any of the pile.
   */
  readonly top?: string;
}

/** Dice thrown together of which some are kept, the highest or the lowest of them: what those add up to. */
export interface Keep {
  readonly kind: 'keep';
  readonly name: string;
  readonly times: number;
  readonly faces: readonly number[];
  /** How many are kept, from 1 to all of them. */
  readonly keep: number;
  readonly which: 'highest' | 'lowest';
}

export type Draw = Throw | Pick | Deal | Keep;

/** Which of these faces are kept, face by face; of equal ones those that were thrown first. */
export function keptOf({ keep, which }: Keep, faces: readonly number[]): boolean[] {
  const order = faces.map((face, i) => [which === 'highest' ? -face : face, i] as const);
  const kept = order.sort(([a, i], [b, j]) => a - b || i - j).slice(0, keep);
  const places = new Set(kept.map(([, i]) => i));
  return faces.map((_, i) => places.has(i));
}

/** The natural dice of one draw, for the record: what lay on the table. */
export interface Thrown {
  readonly name: string;
  readonly faces: readonly (number | string)[];
  /** What each face counted as (`'hits'`, `'cancels'`, …), where the draw reads single dice. */
  readonly counted?: readonly string[];
}

/** How a population is numbered for players who draw figures by hand: `1 the leader, 2-3 medics, 4-9 others`. */
export function numbering(from: Tally): string {
  const parts: string[] = [];
  let first = 1;
  for (const [kind, n] of Object.entries(from)) {
    if (n > 0) parts.push(`${n === 1 ? first : `${first}-${first + n - 1}`} ${those(kind, n, first > 1)}`);
    first += n;
  }
  return parts.join(', ');
}

/** Members of a population: `the leader`, `medics`; whoever is called by a name or a number keeps it. */
function those(kind: string, n: number, areOthers: boolean): string {
  const called = kind.replaceAll('-', ' ');
  if (/[^a-z ]/.test(called)) return called;
  if (kind === 'figure' && areOthers) return n === 1 ? 'the other' : 'others';
  return n === 1 ? `the ${called}` : `${called}s`;
}

/** The kind of the member with this number (from 1) in a population. */
export function memberKind(from: Tally, number: number): string {
  let last = 0;
  for (const [kind, n] of Object.entries(from)) {
    last += n;
    if (number <= last) return kind;
  }
  throw new RangeError(`no member ${number} in a population of ${last}`);
}

/** The size of a population. */
export function size(from: Tally): number {
  let all = 0;
  for (const kind in from) all += from[kind]!;
  return all;
}
