/**
 * Inputs of an action, declared once: flags, help, prompts, validation and completion all come from here.
 */

/** Where a flag stands in help and prompts. */
export type Group = string;

interface Common<T> {
  /** What it is, in a few words; the unit in brackets where there is one. */
  readonly help: string;
  readonly short?: string;
  readonly group?: Group;
  readonly default?: T;
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
}
export type Field = CountField | MeasureField | ChoiceField | SwitchField | TextField;
export type Fields = Readonly<Record<string, Field>>;

type Raw<F> =
  F extends ChoiceField<infer V>
    ? F extends { or: readonly [number, number] }
      ? V | number
      : V
    : F extends CountField | MeasureField
      ? number
      : F extends SwitchField
        ? boolean
        : string;
type Given<F> = F extends { required: true } | { default: unknown } ? Raw<F> : Raw<F> | undefined;
/** The input a resolver receives for these fields. */
export type InputOf<F extends Fields> = { readonly [K in keyof F]: Given<F[K]> };

type Options<T> = Omit<Common<T>, 'help'>;

/** How many: a whole number. */
export const count = <const O extends Options<number> & { min?: number; max: number }>(
  help: string,
  options: O,
): { readonly kind: 'count'; readonly help: string; readonly min: number } & O => ({
  kind: 'count',
  help,
  min: 0,
  ...options,
});

/** How far, how much: a number that may have decimals. */
export const measure = <const O extends Options<number> & { min?: number; max: number; unit: string }>(
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
  const O extends Options<NoInfer<V> | number> & { or?: readonly [number, number] },
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
export const toggle = <const O extends Omit<Options<boolean>, 'default'>>(
  help: string,
  options: O,
): { readonly kind: 'switch'; readonly help: string; readonly default: false } & O => ({
  kind: 'switch',
  help,
  default: false,
  ...options,
});

/** Free text. */
export const text = <const O extends Options<string> & { metavar: string; max: number }>(
  help: string,
  options: O,
): { readonly kind: 'text'; readonly help: string } & O => ({ kind: 'text', help, ...options });
