import fc from 'fast-check';
import { SYSTEMS } from '../../rulesets/index.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Ruling } from '../../src/rules/book.js';
import type { Field } from '../../src/rules/field.js';
import { type Given, inputOf } from './play.js';
import { battleground } from './starts/battleground.js';
import { fubar } from './starts/fubar.js';
import { valorAndVictory } from './starts/valor-and-victory.js';
import { wrg1925 } from './starts/wrg-1925.js';
import { ACTIONS } from './systems.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
const starts: Readonly<Record<string, Readonly<Record<string, readonly Given[]>>>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};

/** The starts of an action, by its rule system. */
export function startsOf(action: AnyAction): readonly Given[] {
  const id = ACTIONS.find((of) => of.action === action)?.id ?? '';
  return starts[id]?.[action.name] ?? [{}];
}

/** The largest count that is tried: a year starts far above the counts of figures. */
const mostOf = (min: number, most: number): number => (min > most ? min + most : min > 0 ? most : 2);

/** Values of one field. Counts of ordinary figures stay small, so that odds stay quick. */
export function valuesOf(field: Field, most: number): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: field.min, max: Math.min(field.max, mostOf(field.min, most)) });
    case 'measure':
      return field.unit === 'degrees'
        ? fc.constantFrom(0, 30, 45, 60, 90, 135, 180, 270).filter((n) => n <= field.max)
        : fc.integer({ min: field.min * 4, max: 4 * 13 }).map((quarters) => quarters / 4);
    case 'choice':
      return field.or
        ? fc.oneof(fc.constantFrom(...field.choices), fc.integer({ min: field.or[0], max: 3 }))
        : fc.constantFrom(...field.choices);
    case 'switch':
      return fc.constant(true);
    case 'text':
      return fc.constantFrom('Axis,Allies', 'Reds, Blues');
    // What is read by rules of its own stands in the starts.
    case 'list':
    case 'file':
      return fc.constant(undefined);
  }
}

/**
 * Inputs that the command line would let through: nothing missing, nothing in conflict.
 * The rules may still refuse them.
 * @param most the largest count of figures, hits or the like
 */
export function inputsOf(action: AnyAction, most: number): fc.Arbitrary<Given> {
  const fields = Object.entries(action.inputs as Record<string, Field>);
  const must = fields.filter(([, field]) => field.required).map(([name]) => name);
  const may = fields.filter(([, field]) => !field.required).map(([name]) => name);
  const values = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, most)])));
  return fc
    .record({
      start: fc.constantFrom(...startsOf(action)),
      values,
      used: fc.subarray(may, { maxLength: Math.min(may.length, 12) }),
    })
    .map(({ start, values, used }) => {
      const given: Record<string, unknown> = { ...start };
      const take = (names: readonly string[]) => {
        for (const name of names) given[name] ??= values[name];
      };
      take([...must, ...used]);
      take(missing(action, given));
      // What does not go with the rest is left out again, as a player would.
      const optional = new Set(used.filter((name) => !(name in start)));
      let wrong = conflictOf(action, given);
      while (wrong !== undefined && optional.delete(wrong)) {
        delete given[wrong];
        wrong = conflictOf(action, given);
      }
      return given;
    })
    .filter((given) => missing(action, given).length === 0 && !conflictOf(action, given));
}

/** The input to blame, if the inputs do not go together. */
const conflictOf = (action: AnyAction, given: Given) =>
  action.conflict?.(inputOf(action, given) as never)?.input;

const missing = (action: AnyAction, given: Given) =>
  (action.requires?.(inputOf(action, given) as never) ?? []).filter((name) => given[name] === undefined);

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
