import { describe, expect, test } from 'vitest';
import { EngineError } from '../../src/engine/errors.js';
import { readInputs } from '../../src/engine/inputs/inputs.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Field } from '../../src/rules/field.js';
import { ACTIONS } from '../support/systems.js';
import { battleground } from './bounds/battleground.js';
import { fubar } from './bounds/fubar.js';
import { valorAndVictory } from './bounds/valor-and-victory.js';
import { wrg1925 } from './bounds/wrg-1925.js';

/**
 * By rule system and action: `least..most`, with the unit of what is measured, or `or` where a number may stand in place of
 * a name; and the inputs that take it.
 */
const BOUNDS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  battleground,
  fubar,
  'valor-and-victory': valorAndVictory,
  'wrg-1925': wrg1925,
};

interface Bound {
  readonly id: string;
  readonly name: string;
  readonly input: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
}

const TABLE: readonly Bound[] = Object.entries(BOUNDS).flatMap(([id, actions]) =>
  Object.entries(actions).flatMap(([name, bounds]) =>
    Object.entries(bounds).flatMap(([bound, inputs]) => {
      const [range, unit] = bound.split(' ');
      const [least, most] = range!.split('..').map(Number);
      const read = { id, name, least: least!, most: most!, unit };
      return inputs
        .trim()
        .split(/\s+/)
        .map((input): Bound => ({ ...read, input }));
    }),
  ),
);

/** Whether a number is taken, and stands as it was typed. */
function takes(action: AnyAction, input: string, n: number): boolean {
  try {
    return readInputs(action, { [input]: String(n) })[input] === n;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'bad-value') return false;
    throw error;
  }
}

const isNumber = (field: Field): boolean =>
  field.kind === 'count' || field.kind === 'measure' || ('or' in field && field.or !== undefined);

describe.each(ACTIONS)('$id $name', ({ id, name, action }) => {
  const rows = TABLE.filter((bound) => bound.id === id && bound.name === name);

  test('has bounds for every number it takes', () => {
    const numbers = Object.entries(action.inputs as Record<string, Field>).flatMap(([input, field]) =>
      isNumber(field) ? [input] : [],
    );
    expect(rows.map(({ input }) => input).sort()).toEqual(numbers.sort());
  });

  for (const { input, least, most, unit } of rows) {
    test(`${input} is ${least} to ${most}${unit ? ` ${unit}` : ''}, and nothing beyond`, () => {
      const fine = unit !== undefined && unit !== 'or';
      const beyond = fine ? 0.01 : 1;
      const tried = [least - beyond, least, most, most + beyond, most - 0.5];
      expect(tried.filter((n) => takes(action, input, n))).toEqual(
        fine ? [least, most, most - 0.5] : [least, most],
      );
      if (fine) expect((action.inputs as Record<string, Field>)[input]).toMatchObject({ unit });
    });
  }
});

test('no bound is of an action that is not there', () => {
  const known = new Set(ACTIONS.map(({ id, name }) => `${id} ${name}`));
  expect(TABLE.filter(({ id, name }) => !known.has(`${id} ${name}`))).toEqual([]);
});
