import { type Address, type InRole, type Late, notLate } from './effect.js';
import type { Field, Fields, InputOf } from './field.js';
import type { AnyKind, FieldsOf } from './kind.js';
import type { Rule } from './rule.js';

/** Everything that can be done to units of a kind in a role. */
export interface Handle<K, C extends string = string, S extends string = string> {
  /** Figures fall. Nothing is done where nobody does. */
  readonly lose: (clause: C, parts: Late<Counts<K>>) => Rule<void>;
  /** Fields change; null is back to where nothing is said. Nothing is done where none is given. */
  readonly set: (clause: C, is: Late<Settable<K>>, at?: S) => Rule<void>;
  readonly add: (clause: C, by: Late<Counts<K>>) => Rule<void>;
  /** It comes into the game, if nobody knew it; of one that is there this is so from now on. */
  readonly meet: (clause: C, is: Late<Settable<K>>, side?: string) => Rule<void>;
  /**
   * A mark holds the name of whoever stands in another role.
   * @param through or the one that this mark of his holds
   */
  readonly bind: (clause: C, mark: BoundMarks<K>, as: InRole, through?: BoundMarks<K>) => Rule<void>;
}
/** The fields of a kind, or of some of several, that are of this sort. */
type NamesOf<F, S extends Field['kind']> = F extends unknown
  ? { [N in keyof F]: F[N] extends { readonly kind: S } ? N : never }[keyof F] & string
  : never;
type Counts<K> = { readonly [F in NamesOf<FieldsOf<K>, 'count' | 'measure'>]?: number };
/** Marks that hold a name. */
type BoundMarks<K> = NamesOf<FieldsOf<K>, 'text'>;
type SettableIn<K> = K extends unknown ? Settable<K> : never;
type Settable<K> = {
  readonly [F in keyof FieldsOf<K>]?: InputOf<FieldsOf<K> & Fields>[F & string] | null | undefined;
};

/** What can be done to whoever stands in a role, of whatever kind: to those kinds that know the fields. */
export interface AnyHandle<K, C extends string = string, S extends string = string> {
  readonly set: (clause: C, is: Late<Partial<AllOf<SettableIn<K>>>>, at?: S) => Rule<void>;
  readonly add: (clause: C, by: Late<Counts<K>>) => Rule<void>;
  readonly bind: (clause: C, mark: BoundMarks<K>, as: InRole, through?: BoundMarks<K>) => Rule<void>;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type At<T, N> = T extends unknown ? (N extends keyof T ? T[N] : never) : never;
/** The names of several, with what each of them has under it. */
export type AllOf<T> = { readonly [N in KeysOf<T>]: At<T, N> };
/** What can be done to whoever is addressed, of one kind or of any. */
export function handle(to: Address, kind?: string): Handle<AnyKind> {
  const whom = { to, ...(kind !== undefined && { of: kind }) };
  const asked = (of: () => object | undefined): Rule<void> => askFor(of as never);
  return {
    lose: (clause, parts) =>
      asked(() => {
        const fell = given(notLate(parts), (n) => Number(n) > 0);
        return fell && { do: 'lose', ...whom, parts: fell, clause };
      }),
    set: (clause, is, at) =>
      asked(() => {
        const fields = given(notLate(is), (value) => value !== undefined);
        return fields && { do: 'set', ...whom, is: fields, ...(at !== undefined && { at }), clause };
      }),
    add: (clause, by) =>
      asked(() => {
        const counts = given(notLate(by), (n) => Number(n) !== 0);
        return counts && { do: 'add', ...whom, by: counts, clause };
      }),
    meet: (clause, is, side) =>
      asked(() => {
        const of = given(notLate(is), (value) => value !== undefined) ?? {};
        return { do: 'meet', to, of: kind, is: of, ...(side !== undefined && { side }), clause };
      }),
    bind: (clause, mark, as, through) =>
      asked(() => ({ do: 'bind', ...whom, mark, as, ...(through !== undefined && { through }), clause })),
  };
}

function* askFor(effect: () => never): Rule<void> {
  yield { kind: 'effect', effect };
}

/** What there is of it, if anything is. */
function given(of: object, is: (value: unknown) => boolean): object | undefined {
  const found = Object.entries(of).filter(([, value]) => is(value));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
