import type { Input } from '../../../src/rules/record.js';
import type { State } from '../../../src/rules/state.js';
import { likeness, sameName } from '../../../src/rules/text/likeness.js';
import { cardOf } from './due.js';
import { weaponOn } from './tables.js';

/** Whose the cards of the book's set are, where the sides of a game are those of its suits (randart.1, card.2). */
const OF_THE_BOOK: Readonly<Record<string, string>> = { german: 'Axis', us: 'Allies' };

/** A name as cards have it: `Red Army` is `red-army`. */
const asOnCards = (name: string): string =>
  likeness(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/**
 * The side whose artillery a card is, by how its name begins: `german-heavy` is of the Germans, `red-army-mortar` of the Red Army.
 * @returns undefined where it names none of them, or may be of several
 */
export function sideOfCard(card: string, sides: readonly string[]): string | undefined {
  const weapon = weaponOn(card);
  const nation = weapon === undefined ? card : card.slice(0, -weapon.length).replace(/-$/, '');
  if (nation === '') return undefined;
  const book = OF_THE_BOOK[nation];
  const meant = sides.filter((side) => {
    const name = asOnCards(side);
    return name.startsWith(nation) || card.startsWith(`${name}-`) || (book && sameName(side, book));
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** The side whose artillery a card has brought, whoever is under it: not the one whose playing card it came with (randart.2). */
export function whoseArtillery(
  table: State,
  sides: readonly string[],
  input: Input = {},
): string | undefined {
  const card = input.planned === undefined ? cardOf(table, input) : undefined;
  return card === undefined ? undefined : sideOfCard(card, sides);
}
