import type { Input } from '../../../src/rules/record.js';

type Said = Readonly<Record<string, Input[string] | undefined>>;

/** Leaves out what says nothing, so that only what matters is filled in. */
export const said = (input: Said): Input =>
  Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, Input[string]] =>
        entry[1] !== undefined && entry[1] !== false && entry[1] !== 0,
    ),
  );

/** Whether one of these was typed. */
export const isTyped = (asked: Input, names: readonly string[]): boolean =>
  names.some((name) => asked[name] !== undefined && asked[name] !== false);
