import fc from 'fast-check';
import { SYSTEMS } from '../../../rulesets/index.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { Ruling } from '../../../src/rules/book.js';
import type { Field } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { Chance } from '../../../src/testing/chance.js';
import { inputBy, valueFor } from '../../../src/testing/lines/random-input.js';
import { type Given, inputOf } from '../play.js';
import { ACTIONS } from '../systems.js';
import { STARTS } from './starts/index.js';

/** The starts of an action, by its rule system. */
export function startsOf(action: AnyAction): readonly Given[] {
  const id = ACTIONS.find((of) => of.action === action)?.id ?? '';
  return STARTS[id]?.[action.name] ?? [{}];
}

/** Chances of any kind: each game and each line of the kit is made by one. */
const chances: fc.Arbitrary<Chance> = fc.integer({ min: 1, max: 2 ** 30 }).map((seed) => new Chance(seed));

/** Values of one field. Counts of ordinary figures stay small, so that odds stay quick. */
export const valuesOf = (field: Field, most: number): fc.Arbitrary<unknown> =>
  chances.map((by) => valueFor(field, by, most));

/**
 * Inputs that the command line would let through: nothing missing, nothing in conflict.
 * The rules may still refuse them.
 * @param most how far a count of figures, hits or the like is above its least
 */
export function inputsOf(action: AnyAction, most: number): fc.Arbitrary<Given> {
  const from = startsOf(action).map((start) => inputOf(action, start) as Input);
  return chances.map((by) => inputBy(action, from, by, most)!).filter((input) => input !== undefined);
}

const registers = Object.fromEntries(
  await Promise.all(SYSTEMS.map(async ({ id, book }) => [id, (await book()).book.rulings] as const)),
);

/** Options for rulings of a rule system: a few that are not at their default. */
export function rulingsOf(system: string): fc.Arbitrary<Record<string, number>> {
  const options = Object.entries(registers[system]!).flatMap(([id, ruling]: [string, Ruling]) =>
    ruling.switch ? Object.keys(ruling.options).map((option) => [id, Number(option)] as const) : [],
  );
  return fc
    .subarray(options, { maxLength: Math.min(12, options.length) })
    .map((chosen) => Object.fromEntries(chosen));
}
