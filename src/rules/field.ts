import { onceFor } from './once.js';
import type { Value } from './rule.js';

/**
 * Inputs of an action, declared once: flags, help, prompts, validation and completion all come from here.
 */

/** Where a flag stands in help and prompts. */
type Group = string;

interface Common<T> {
  /** What it is, in a few words; the unit in brackets where there is one. */
  readonly help: string;
  readonly short?: string;
  readonly group?: Group;
  readonly default?: T;
  /** What a game that has sides gives it, where nothing is typed: all of them with commas, or one of them. */
  readonly ofGame?: 'sides' | 'first side' | 'second side';
  /** Must be given. Where it depends on other inputs the action's `requires` says so instead. */
  readonly required?: true;
}

export interface CountField extends Common<number> {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
}
export interface MeasureField extends Common<number> {
  readonly kind: 'measure';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}
export interface ChoiceField<V extends string = string> extends Common<V | number> {
  readonly kind: 'choice';
  readonly choices: readonly V[];
  /** A whole number in these bounds may stand in place of a name. */
  readonly or?: readonly [min: number, max: number];
}
export interface SwitchField extends Common<boolean> {
  readonly kind: 'switch';
  readonly default: false;
}
export interface TextField extends Common<string> {
  readonly kind: 'text';
  readonly metavar: string;
  readonly max: number;
  /** It stands behind the action without a flag; words with spaces between them are one text. An action has one at most. */
  readonly bare?: true;
  /** What it says where a unit is only said to carry it: somebody whom nobody has named. */
  readonly alone?: string;
  /** What is wrong with it, where not any text will do. */
  readonly fault?: (typed: string) => FieldFault | undefined;
}
/** What is wrong with what was typed, for a field that reads more than a number or a word. */
export interface FieldFault {
  /** What is allowed, going on from "it takes". */
  readonly takes: string;
  /** A word in it that is none of those it could be. */
  readonly word?: readonly [typed: string, among: readonly string[]];
  /** The letter it is about, from 1. */
  readonly column?: number;
}
/** The words that may stand in what is typed, by what they are for. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;
/** Something that may be given several times: `--fire rifle:6@90 --fire lmg-belt:1`. */
export interface ListField extends Omit<Common<never>, 'default'> {
  readonly kind: 'list';
  readonly metavar: string;
  /** The most that can be given. */
  readonly max: number;
  /** What stands between several of them on one line, at a prompt; white space, if nothing is said. */
  readonly between?: RegExp;
  readonly words?: Vocabulary;
  /** One whole number in these bounds may stand in place of them all: a total that is known already. */
  readonly or?: readonly [min: number, max: number];
  /** An empty list says something: that there are none of them. */
  readonly orNone?: true;
  readonly default?: undefined;
  readonly fault: (entry: string) => FieldFault | undefined;
}
/** What is wrong in a file, and where: the names and numbers that lead to it. */
export interface FileFault {
  readonly at: readonly (string | number)[];
  /** The last name that leads to it is wrong itself, and not what stands under it. */
  readonly isName?: true;
  readonly message: string;
  readonly word?: readonly [typed: string, among: readonly string[]];
}
/** Data from a file, YAML or JSON. The input is what stands in it, not its name. */
export interface FileField extends Omit<Common<never>, 'default'> {
  readonly kind: 'file';
  /** What stands in it: `army list`. */
  readonly what: string;
  /** Inputs that stand in the file: they are none of the line's, and have no default beside it. */
  readonly holds?: readonly string[];
  readonly default?: undefined;
  readonly fault: (data: Value) => FileFault | undefined;
}
export type Field = CountField | MeasureField | ChoiceField | SwitchField | TextField | ListField | FileField;
/** Whether it stands behind the action without a flag. */
export const isBare = (field: Field): field is TextField & { readonly bare: true } =>
  field.kind === 'text' && field.bare === true;
export type Fields = Readonly<Record<string, Field>>;

/** Fields with their names, in the order in which they are declared: every line goes through those of its action several times. */
export const eachOf: (fields: Fields) => readonly (readonly [name: string, field: Field])[] = onceFor(
  Object.entries<Field>,
);

/** The names of fields that must be given, whatever else is. */
export const requiredIn: (fields: Fields) => readonly string[] = onceFor((fields) =>
  eachOf(fields).flatMap(([name, { required }]) => (required ? [name] : [])),
);

/** Whether a field can hold a value at all: it is of its sort. Bounds and words are for whoever reads what is typed. */
export function holds(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'count':
    case 'measure':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' || (field.or !== undefined && typeof value === 'number');
    case 'list':
      return Array.isArray(value) || (field.or !== undefined && typeof value === 'number');
    case 'text':
      return typeof value === 'string';
    case 'file':
      return true;
  }
}

/** A value within the bounds of its field: no count is more than that holds. */
export const bounded = (field: Field, value: Value): Value =>
  (field.kind === 'count' || field.kind === 'measure') && typeof value === 'number'
    ? Math.min(Math.max(value, field.min), field.max)
    : value;

type Raw<F> =
  F extends ChoiceField<infer V>
    ? F extends { or: readonly [number, number] }
      ? V | number
      : V
    : F extends CountField | MeasureField
      ? number
      : F extends SwitchField
        ? boolean
        : F extends ListField
          ? F extends { or: readonly [number, number] }
            ? readonly string[] | number
            : readonly string[]
          : F extends FileField
            ? Value
            : string;
type GivenValue<F> = F extends { required: true } | { default: unknown } ? Raw<F> : Raw<F> | undefined;
/** The input a resolver receives for these fields. */
export type InputOf<F extends Fields> = { readonly [K in keyof F]: GivenValue<F[K]> };

type FieldOptions<T> = Omit<Common<T>, 'help'>;

/** How many: a whole number. */
export const count = <const O extends FieldOptions<number> & { min?: number; max: number }>(
  help: string,
  options: O,
): { readonly kind: 'count'; readonly help: string; readonly min: number } & O => ({
  kind: 'count',
  help,
  min: 0,
  ...options,
});

/** How far, how much: a number that may have decimals. */
export const measure = <const O extends FieldOptions<number> & { min?: number; max: number; unit: string }>(
  help: string,
  options: O,
): { readonly kind: 'measure'; readonly help: string; readonly min: number } & O => ({
  kind: 'measure',
  help,
  min: 0,
  ...options,
});

/** One of a list of names, upper or lower case. */
export const choice = <
  const V extends string,
  const O extends FieldOptions<NoInfer<V> | number> & { or?: readonly [number, number] },
>(
  choices: readonly V[],
  help: string,
  options: O,
): { readonly kind: 'choice'; readonly choices: readonly V[]; readonly help: string } & O => ({
  kind: 'choice',
  choices,
  help,
  ...options,
});

/** On or off; off unless given. */
export const toggle = <const O extends Omit<FieldOptions<boolean>, 'default'>>(
  help: string,
  options: O,
): { readonly kind: 'switch'; readonly help: string; readonly default: false } & O => ({
  kind: 'switch',
  help,
  default: false,
  ...options,
});

/** Free text. */
export const text = <
  const O extends FieldOptions<string> & Pick<TextField, 'metavar' | 'max' | 'bare' | 'alone' | 'fault'>,
>(
  help: string,
  options: O,
): { readonly kind: 'text'; readonly help: string } & O => ({ kind: 'text', help, ...options });

/** Anything that may be given several times. */
export const list = <const O extends Omit<ListField, 'kind' | 'help'>>(
  help: string,
  options: O,
): { readonly kind: 'list'; readonly help: string } & O => ({ kind: 'list', help, ...options });

/** Data from a file. */
export const file = <const O extends Omit<FileField, 'kind' | 'help'>>(
  help: string,
  options: O,
): { readonly kind: 'file'; readonly help: string } & O => ({ kind: 'file', help, ...options });
