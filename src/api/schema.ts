import type { Field, Fields } from '../rules/field.js';
import type { Value } from '../rules/rule.js';

/** JSON Schema (2020-12), as far as inputs need it. */
export interface JsonSchema {
  readonly type?: 'object' | 'integer' | 'number' | 'string' | 'boolean' | 'array';
  readonly description?: string;
  readonly default?: Value;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly examples?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** Where it stands in help and forms: fields of one group belong together. */
  readonly 'x-group'?: string;
}

/**
 * The inputs of an action as a schema. What depends on other inputs (which are needed then, which do not go together), and
 * the notation of texts and lists, no schema tells: to validate does.
 */
export const schemaOf = (fields: Fields): JsonSchema => {
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaIn(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

const schemaIn = (field: Field): JsonSchema => ({
  ...valuesOf(field),
  description: field.help,
  ...(field.default !== undefined && { default: field.default }),
  ...(field.group !== undefined && { 'x-group': field.group }),
});

function valuesOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'count':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'measure':
      return { type: 'number', minimum: field.min, maximum: field.max };
    case 'choice':
      return orNumber({ type: 'string', enum: field.choices }, field.or);
    case 'switch':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.max, examples: [field.metavar] };
    case 'list': {
      const items = { type: 'string', examples: [field.metavar] } as const;
      return orNumber({ type: 'array', items, maxItems: field.max }, field.or);
    }
    case 'file':
      // What stands in it is looked at by the action.
      return {};
  }
}

/** A whole number may stand in place of the rest. */
const orNumber = (schema: JsonSchema, or: readonly [min: number, max: number] | undefined): JsonSchema =>
  or ? { anyOf: [schema, { type: 'integer', minimum: or[0], maximum: or[1] }] } : schema;
