import { onceForText } from '../once.js';

/**
 * Names of units, sides, games and places are the same whatever their case, however their letters are put together, and
 * however many spaces stand in them.
 */
export const likeness: (name: string) => string = onceForText((name) =>
  // In capitals: of small letters some have two forms, as the last sigma of a word.
  name.trim().replace(/\s+/gu, ' ').toUpperCase().normalize('NFC'),
);

export const sameName = (a: string, b: string): boolean => a === b || likeness(a) === likeness(b);

/** The one of these names that is meant, as it is spelt there. */
export const nameAmong = (names: readonly string[], typed: string): string | undefined =>
  names.find((name) => name === typed) ?? names.find((name) => sameName(name, typed));

/** What stands under a name that a player typed; nothing under one that every object has, such as `constructor`. */
export const named = <V>(table: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
