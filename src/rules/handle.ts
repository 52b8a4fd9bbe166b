import { type Address, effect, type InRole, type Late, notLate } from './effect.js';
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
   * A mark holds the name of whoever stands in another role; one of several holds it besides.
   * @param through or the one that this mark of his holds
   */
  readonly bind: (clause: C, mark: BoundMarks<K>, as: InRole, through?: BoundMarks<K>) => Rule<void>;
}
/** The fields of a kind, or of some of several, that are of this sort. */
type NamesOf<F, S extends Field['kind']> = F extends unknown
  ? { [N in keyof F]: F[N] extends { readonly kind: S } ? N : never }[keyof F] & string
  : never;
type Counts<K> = { readonly [F in NamesOf<FieldsOf<K>, 'count' | 'measure'>]?: number };
/** Marks that hold a name, or several. */
type BoundMarks<K> = NamesOf<FieldsOf<K>, 'text' | 'list'>;
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
export const handle = (to: Address, kind?: string): Handle<AnyKind> => new Addressed(to, kind);

/**
 * A class, since odds address units by the ten thousand and do hardly any of it: what can be done is made as it is asked for, and may be
 * taken apart from whoever it is done to.
 */
class Addressed implements Handle<AnyKind> {
  constructor(
    private readonly to: Address,
    private readonly kind: string | undefined,
  ) {}

  private get whom(): { readonly to: Address; readonly of?: string } {
    return { to: this.to, ...(this.kind !== undefined && { of: this.kind }) };
  }

  get lose() {
    return (clause: string, parts: Late<object>): Rule<void> =>
      askFor(() => {
        const fell = given(notLate(parts), (n) => Number(n) > 0);
        return fell && { do: 'lose', ...this.whom, parts: fell, clause };
      });
  }

  get set() {
    return (clause: string, is: Late<object>, at?: string): Rule<void> =>
      askFor(() => {
        const fields = given(notLate(is), (value) => value !== undefined);
        return fields && { do: 'set', ...this.whom, is: fields, ...(at !== undefined && { at }), clause };
      });
  }

  get add() {
    return (clause: string, by: Late<object>): Rule<void> =>
      askFor(() => {
        const counts = given(notLate(by), (n) => Number(n) !== 0);
        return counts && { do: 'add', ...this.whom, by: counts, clause };
      });
  }

  get meet() {
    return (clause: string, is: Late<object>, side?: string): Rule<void> =>
      askFor(() => {
        const of = given(notLate(is), (value) => value !== undefined) ?? {};
        return {
          do: 'meet',
          to: this.to,
          of: this.kind,
          is: of,
          ...(side !== undefined && { side }),
          clause,
        };
      });
  }

  get bind() {
    return (clause: string, mark: string, as: InRole, through?: string): Rule<void> =>
      askFor(() => ({
        do: 'bind',
        ...this.whom,
        mark,
        as,
        ...(through !== undefined && { through }),
        clause,
      }));
  }
}

const askFor = (of: () => object | undefined): Rule<void> => effect(of as never);

/** What there is of it, if anything is. */
function given(of: object, is: (value: unknown) => boolean): object | undefined {
  const found = Object.entries(of).filter(([, value]) => is(value));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
