import type { State } from '../../../src/rules/state.js';
import { bareWords } from '../../../src/rules/text/alphabets.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import type { RoundSlots } from '../slots.js';
import { roundOf } from '../state.js';
import { type ClauseId, refuse } from '../words.js';

/** The most players at one table. */
export const MOST_SIDES = 4;

/** The names in a list with commas. */
export const sidesTyped = (typed: string): string[] => typed.split(',').map((part) => part.trim());

/** What a side's die is called. */
export const called = (side: string): string => bareWords(side.normalize('NFC')).replaceAll(' ', '-');

/** Whether so many can play, each with a die of its own name. */
export function canPlay(sides: readonly string[]): boolean {
  const each = new Set(sides.map(called));
  return sides.length >= 2 && sides.length <= MOST_SIDES && each.size === sides.length && !each.has('');
}

/** A side as the game spells it; as it was typed, where the game does not have it. */
export const sideOf = <const S extends string | undefined>(
  { order }: Pick<RoundSlots, 'order'>,
  typed: S,
): S | string =>
  typed === undefined ? typed : (order.find((side) => sameName(side, typed)) ?? typed.trim());

/** The players as they were typed, or sat in the turn before, or of the units on record; else attacker and defender. */
export function seatsOf(
  table: Pick<State, 'units' | 'slots'>,
  sides: string | undefined,
  isNew: boolean,
): readonly string[] {
  if (sides !== undefined) return sidesTyped(sides);
  const { seats } = roundOf(table);
  if (seats.length > 0 && !isNew) return seats;
  const mustered = table.units.flatMap(({ side }) => side ?? []);
  const different = mustered.filter((side, i) => mustered.findIndex((other) => sameName(other, side)) === i);
  return !isNew && canPlay(different) ? different : ['Attacker', 'Defender'];
}

/** Refuses a try to a side that has not the initiative, where a ruling makes a try of it. */
export function mustHold(
  round: Pick<RoundSlots, 'order'>,
  holder: string | undefined,
  typed: string | undefined,
  clause: ClauseId,
): void {
  const side = sideOf(round, typed);
  const { order } = round;
  if (side === undefined || holder === undefined || !order.includes(side) || side === holder) return;
  refuse(clause, `${holder} has the initiative, not ${side}.`, `pass --side ${holder} hands it over.`);
}
