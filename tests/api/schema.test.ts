import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe as described, type JsonSchema, validate } from '../../src/api/engine.js';
import { wrongValues } from '../../src/engine/inputs/given-values.js';
import type { Field } from '../../src/rules/field.js';
import type { Value } from '../../src/rules/rule.js';
import { valuesOf } from '../support/random/random-inputs.js';
import { ACTIONS } from '../support/systems.js';

/** Whether a schema allows a value: what JSON Schema says of the few words that are used. */
function allows(schema: JsonSchema, value: unknown): boolean {
  const { type, anyOf, minimum, maximum, minLength = 0, maxLength = Infinity, maxItems, items } = schema;
  if (anyOf) return anyOf.some((one) => allows(one, value));
  switch (type) {
    case undefined:
      return true;
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (type === 'number' || Number.isInteger(value)) &&
        value >= minimum! &&
        value <= maximum!
      );
    case 'string': {
      if (typeof value !== 'string') return false;
      return schema.enum
        ? schema.enum.includes(value)
        : value.length >= minLength && value.length <= maxLength;
    }
    case 'array':
      return Array.isArray(value) && value.length <= maxItems! && value.every((each) => allows(items!, each));
    default:
      return typeof value === type;
  }
}

test('every input of every action stands in its schema, with what it is', async () => {
  for (const { id, name, action } of ACTIONS) {
    const { input, result, says } = await described({ system: id, action: name });
    expect(Object.keys(input.properties!), `${id} ${name}`).toEqual(Object.keys(action.inputs));
    for (const [field, schema] of Object.entries(input.properties!)) {
      expect(schema.description, `${name}.${field}`).toMatch(/\S/);
      if (schema.default !== undefined) expect(allows(schema, schema.default), `${name}.${field}`).toBe(true);
    }
    expect(Object.keys(result)).toEqual(Object.keys(action.result));
    expect(says).toBe(action.says);
  }
});

test('what an input takes its schema allows', async () => {
  let allowed = 0;
  for (const { id, name, action } of ACTIONS) {
    const { properties } = (await described({ system: id, action: name })).input;
    for (const [input, field] of Object.entries(action.inputs as Record<string, Field>)) {
      if (field.kind === 'file') continue;
      for (const value of fc.sample(valuesOf(field, 12), { numRuns: 5, seed: 1 })) {
        if (value === undefined || wrongValues(action, { [input]: value as Value }).length > 0) continue;
        expect(allows(properties![input]!, value), `${name}.${input}: ${value}`).toBe(true);
        allowed++;
      }
    }
  }
  expect(allowed).toBeGreaterThan(2000);
});

/** Values that nothing is: of each type one. */
const STRANGE = [-1e9, 0.5, 1e9, 'no such thing', '', null, true, ['?'], {}];

test('what a schema does not allow is refused, and told by the name of the input', async () => {
  let refused = 0;
  for (const { id, name } of ACTIONS) {
    const { input } = await described({ system: id, action: name });
    for (const [field, schema] of Object.entries(input.properties!))
      for (const value of STRANGE) {
        if (allows(schema, value)) continue;
        refused++;
        const found = await validate({ system: id, action: name, input: { [field]: value } });
        const told = found.valid
          ? []
          : found.faults.map(({ code, message }) => ({ code, says: message.includes(field) }));
        expect(told, `${name}.${field} ${JSON.stringify(value)}`).toEqual([
          { code: 'bad-value', says: true },
        ]);
      }
  }
  expect(refused).toBeGreaterThan(5000);
});
