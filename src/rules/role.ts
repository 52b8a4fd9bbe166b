import type { Those } from './effect.js';
import type { Field, Fields } from './field.js';
import { type AllOf, type AnyHandle, type Handle, handle } from './handle.js';
import type { AnyKind, FieldsOf, Of } from './kind.js';
import type { Input } from './record.js';
import type { Unit } from './roster.js';
import type { Value } from './rule.js';
import { taking } from './taking.js';

/**
 * Who takes part in an action: the shooter, the target. Flags and their prefixes, help, prompts, completion and what a named
 * unit fills in come from the role and the kind of unit that stands in it; so does what can be done to whoever stands there.
 */

/** The units of a line by their roles, the first of each: `named.charger?.kind`. */
export type NamedUnits = Readonly<Record<string, Unit | undefined>>;

/** An input that follows from a unit, and is no field of it. */
export interface Derived<U = never, F extends Field = Field> {
  readonly field: F;
  /** Undefined where it says nothing. */
  readonly value: (unit: U, asked: Input, named: NamedUnits) => Value | undefined;
}

/** Declares an input that follows from a unit; only gives it its types. */
export const derived = <U, const F extends Field>(
  field: F,
  value: (unit: U, asked: Input, named: NamedUnits) => Value | undefined,
): Derived<U, F> => ({ field, value });

/**
 * What is filled in, by the names of inputs.
 * @param asked what was typed, and the optional rules that are played
 */
export type Fills<U, R = Filled> = (of: U, asked: Input, named: NamedUnits) => R;
export type Filled = Readonly<Record<string, Value | undefined>>;

/** What is said of a unit: a text goes on from its name. */
export type SaidOfUnit<U> = string | ((unit: U) => string);

/** Why a unit cannot stand in a role by what it is, no weapon, no tank; or because there is nothing for it to do there. */
export interface Bar<U, C extends string> {
  readonly clause: C;
  readonly when: (unit: U, asked: Input, named: NamedUnits) => boolean;
  readonly says: SaidOfUnit<U>;
  readonly way?: string | ((unit: U) => string);
}

/** How a field of a kind differs as an input of a role. */
export interface Differs {
  readonly help?: string;
  readonly short?: string;
  readonly group?: string;
  readonly min?: number;
  readonly max?: number;
  /** It must be given: by the unit that is named, or in the line. */
  readonly required?: true;
  /** Nothing is said where nobody says it, though a mark that is not there says something. */
  readonly default?: undefined;
}

/** What a role takes from units of one kind. */
export interface Taking<K, P extends string, F extends string, N, D, C extends string, W> {
  readonly kind: K;
  /** Stands before the names of its fields: `target` makes `targetFigures` of `figures`. */
  readonly prefix?: P;
  readonly fields?: readonly F[];
  readonly group?: string;
  /** The names of those inputs that are not prefix and field. */
  readonly called?: N;
  /** How those fields differ as inputs of this role: their help, a bound, a short flag. */
  readonly as?: W;
  /** What counts of the unit, where that is not the field as it stands. */
  readonly value?: {
    readonly [A in F]?: (unit: Of<K>, asked: Input, named: NamedUnits) => Value | undefined;
  };
  readonly also?: D;
  /** Nothing is filled in where this is so: something else was said of whoever stands there. */
  readonly unless?: (unit: Of<K>, asked: Input) => boolean;
  /** The most figures that a unit has by the rules, where a roster takes more so as to say that they are too many. */
  readonly most?: { readonly is: number; readonly clause: C };
  readonly bars?: readonly Bar<Of<K>, C>[];
}

type Name<P extends string, F extends string, N> = F extends keyof N
  ? N[F] & string
  : P extends ''
    ? F
    : `${P}${Capitalize<F>}`;
/** What a unit must have may be left open in a line, unless the role says that it may not. */
type AsInput<F, D> = Omit<F, 'required'> &
  (D extends { readonly required: true } ? Pick<D, 'required'> : unknown);
type InputsTaken<K, P extends string, F extends string, N, D, W> = {
  readonly [A in F as Name<P, A, N>]: A extends keyof FieldsOf<K>
    ? AsInput<FieldsOf<K>[A], A extends keyof W ? W[A] : unknown>
    : never;
} & { readonly [A in keyof D]: D[A] extends { readonly field: infer T } ? T : never };

/** What a role takes from units of one kind, with the inputs that come of it. */
export interface Takes<I = unknown, K = AnyKind> {
  readonly kind: K;
  readonly inputs: I;
  /** @throws Refusal where such a unit cannot stand in the role */
  readonly bar: Fills<Unit, void>;
  /** What it fills in by itself: values that say nothing too. @throws Refusal where there are more than the rules have room for */
  readonly fill: Fills<Unit>;
}

export interface Role<
  T extends Readonly<Record<string, Takes>> = Readonly<Record<string, Takes>>,
  C extends string = string,
  S extends string = string,
> {
  readonly name: string;
  /** In a line of help: `who shoots`. */
  readonly says: string;
  /** Whoever stands in it acts: he takes his turn with this. */
  readonly acts?: true;
  /** Whoever stands in it, as the first who is named, suffers what the other side rolled for: always, or by what is said besides. */
  readonly suffers?: true | ((asked: Input) => boolean);
  /** Whose side he is of, compared with whoever acts; either, where nothing is said. */
  readonly side?: { readonly is: 'own' | 'enemy'; readonly clause: C };
  /** Several may stand in it together. */
  readonly several?: true;
  /** What they fill in together, be they one or several, besides what the first of them takes with him. */
  readonly fills?: Fills<readonly Unit[]>;
  /** It is a place: one who is named stands for everybody there. */
  readonly place?: true;
  /** Passengers of whoever stands in it take part only where they are named too. */
  readonly alone?: true;
  /** Whether a unit takes part where its place was named. */
  readonly joins?: (unit: Unit) => boolean;
  /** The input by which somebody may be named for it as well, whether he stands in a roster or not. */
  readonly by?: string;
  /** Who stands in it though nobody was named for it, by how others stand: those who ride in what is fired at. */
  readonly comes?: (unit: Unit, named: NamedUnits, typed: Readonly<Record<string, unknown>>) => boolean;
  /** Only such a unit is named for it: any other stands in the next, as does one where nobody is named for that. */
  readonly only?: (unit: Unit) => boolean;
  /** Those who are out of the game may stand in it too, the dead, a wreck; or some of them. */
  readonly goneToo?: true | ((unit: Unit) => boolean);
  /** Whoever stands in that role stands in this one too, where nobody was named for it. */
  readonly otherwise?: string;
  readonly takes: T;
  /** Why units of other kinds cannot stand in it; without it they are not looked at further. */
  readonly others?: { readonly clause: C; readonly says: SaidOfUnit<Unit> };
  /** What can be done to units of one kind that stand in it. */
  readonly as: { readonly [N in keyof T]: Handle<T[N]['kind'], C, S> };
  readonly on: AnyHandle<T[keyof T]['kind'], C, S>;
}

export type AnyRole = Pick<
  Role,
  | 'name'
  | 'by'
  | 'comes'
  | 'only'
  | 'says'
  | 'acts'
  | 'suffers'
  | 'side'
  | 'several'
  | 'fills'
  | 'place'
  | 'alone'
  | 'joins'
  | 'goneToo'
  | 'otherwise'
  | 'takes'
  | 'others'
>;

/** The words roles are written in, bound to the clauses of one book and the spans of its clock. */
export function rolesOf<C extends string, S extends string = string>() {
  return {
    takes: <
      K extends AnyKind,
      const P extends string = '',
      const F extends string & keyof FieldsOf<K> = never,
      const N extends { readonly [A in F]?: string } = Record<never, never>,
      const D extends Readonly<Record<string, Derived<never>>> = Record<never, never>,
      const W extends { readonly [A in F]?: Differs } = Record<never, never>,
    >(
      of: Taking<K, P, F, N, D, C, W>,
    ): Takes<InputsTaken<K, P, F, N, D, W>, K> => taking(of as never) as never,

    role: <const T extends Readonly<Record<string, Takes>>>(
      name: string,
      of: Omit<Role<T, C, S>, 'name' | 'as' | 'on'>,
    ): Role<T, C, S> => ({
      name,
      ...of,
      as: Object.fromEntries(Object.keys(of.takes).map((kind) => [kind, handle(name, kind)])) as never,
      on: handle(name) as never,
    }),

    /** One of several who stand in a role, by number from 1. */
    nth: <K>(role: string, number: number, kind: string): Handle<K, C, S> =>
      handle([role, number], kind) as never,

    /** All of whom something is so, of one kind. */
    those: <K extends AnyKind>(who: Those<keyof FieldsOf<K> & string>, { name }: K): Handle<K, C, S> =>
      handle(who, name) as never,
  };
}

type TakenBy<R> = R extends { readonly takes: infer T } ? T[keyof T] : never;
type InputsIn<R> = TakenBy<R> extends infer T ? (T extends { readonly inputs: infer I } ? I : never) : never;

/**
 * The inputs of roles. Alike-named ones of several kinds are one: what some of them leave open is open, and its default is
 * only what all of them agree on.
 * @throws Error when it is built, where alike-named ones are of different sorts
 */
export function inputsOf<const R extends readonly AnyRole[]>(...roles: R): AllOf<InputsIn<R[number]>> {
  const all: Record<string, Field> = {};
  for (const { takes } of roles) {
    for (const { inputs } of Object.values(takes)) {
      for (const [name, field] of Object.entries(inputs as Fields)) {
        const there = all[name];
        if (there && there.kind !== field.kind)
          throw new Error(`the input ${name} is a ${there.kind} and a ${field.kind}`);
        all[name] = there ? agreed(there, field) : field;
      }
    }
  }
  return all as never;
}

/** An input of two kinds: it must be given, and stands for something where it is not, only where both say so. */
function agreed(one: Field, other: Field): Field {
  if (one.default === other.default && one.required === other.required) return one;
  const { default: stands, required, ...field } = one;
  return {
    ...field,
    ...(stands === other.default && { default: stands }),
    ...(required && other.required && { required }),
  } as Field;
}
