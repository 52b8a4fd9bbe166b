import type { Conflict } from './action.js';
import type { Fields, InputOf } from './field.js';
import { onceFor } from './once.js';
import type { Input } from './record.js';
import { type Change, type Muster, type Unit, withDefaults } from './roster.js';
import type { Value } from './rule.js';
import type { State } from './state.js';
import { said } from './text/say.js';

/** How the figures of a unit are counted: what the fold needs to take them off, add them up and part them. */
export interface Strength<F extends string = string> {
  /** Counts all of them. */
  readonly total: F;
  /**
   * Those among them that fall by their own name, the most valued first; each is counted in one field, or in several, of
   * which the first gives first.
   */
  readonly parts: Readonly<Partial<Record<F, readonly F[]>>>;
  /** Counts that are not among the total, and fall by their own name. */
  readonly apart?: readonly F[];
  /** The mark in which units hold the name of whoever has counted them apart: what befalls those befalls them, and his end too. */
  readonly kept?: F;
  /** The count of those among the total who keep them: nobody of a unit that is kept itself. */
  readonly keepers?: F;
  /**
   * Others among the total, who fall with whoever they are: never more than there are figures. Of a list each is among those
   * of the one before it.
   */
  readonly among?: readonly (F | readonly F[])[];
  /** Those among them who are ordinary figures, and fall last of these. */
  readonly plain?: readonly F[];
  /**
   * Lists of those of the total who are told one by one, or several in an entry that begins with their number: no more of them
   * than there are figures, and the last go first.
   */
  readonly lists?: readonly F[];
  /** Marks that go up by one for each figure that falls. */
  readonly tolls?: readonly F[];
  /** Marks that add up where two units become one. */
  readonly sums?: readonly F[];
  /** What is true of all where it is true of some, when two units become one, or some go over to another. */
  readonly spreads?: readonly F[];
  /** Marks of somebody among them: they stay with the unit where some of it part. */
  readonly stays?: readonly F[];
  /** The mark that holds the name of the unit it has become part of. */
  readonly partOf?: F;
}

/**
 * How long a mark lasts: to the end of a span of the clock. In a game that does not know the span, since its cards or turns
 * are not told, the mark is over at once, unless it can stand without one.
 */
export type Lasts<M extends string = string, S extends string = string> =
  | S
  | {
      readonly until: S;
      /** It can stand in a game that does not know the span; or it is at once what it becomes. */
      readonly unclocked?: true | 'becomes';
      /** What it said goes over into this mark, when it is over. */
      readonly becomes?: M;
      /** It ends with that other mark, where the unit had that. */
      readonly with?: M;
      /** A count of such spans, this one among them: one fewer when it is over, and none is no mark. */
      readonly runsDown?: true;
    }
  /** As long as that other mark. */
  | { readonly with: M }
  /** As long as the unit is in the game whose name it holds: a vehicle that it rides in. */
  | { readonly holds: 'who is there' }
  /** As long as two of the sides share it: it holds the name of the unit that all of them are bound to, its own for that one. */
  | {
      readonly shared: 'by enemies';
      /** The mark that names those of them it is with, where it is not with all who are there. */
      readonly told?: M;
    };

/** Marks that all last as long. */
export const until = <M extends object, const S>(span: S, marks: M): { readonly [F in keyof M]: S } =>
  Object.fromEntries(Object.keys(marks).map((mark) => [mark, span])) as never;

/**
 * A kind of unit, declared once: rosters, flags, help, prompts, the fold and what may be done are read from it. `S` are the spans
 * that its marks last for.
 */
export interface Kind<P extends Fields = Fields, M extends Fields = Fields, S extends string = string> {
  readonly name: string;
  /** What it is, in a few words. */
  readonly says: string;
  /** What is said of it in a roster file, each checked as a flag of that field would be. */
  readonly profile: P;
  /** The marks that the game keeps on it. Their `help` says what they mean. */
  readonly marks: M;
  /**
   * The first thing wrong with what is said of it taken together.
   * @param table where it is, if it is in a game already
   * @param who it is, if it is there
   */
  readonly conflict?: (unit: Input, table?: State, who?: Pick<Unit, 'name' | 'side'>) => Conflict | undefined;
  /** The first thing wrong with it among all others as they stand: it rides in what is no vehicle. */
  readonly amiss?: (unit: Unit, units: readonly Unit[]) => Conflict | undefined;
  /**
   * The unit with what follows from what was said of it: as it came in, or as it was changed by hand.
   * @param units all others as they stood, with those who come in
   */
  readonly follows?: (unit: Unit, by: Change | undefined, units: readonly Unit[]) => Unit;
  /**
   * The table with what follows for others, and for what is no unit, from what became of units of this kind: what one of them
   * tells of a place is so of all who are there, and stays when they have left.
   * @param before the table as it stood
   * @param by what players have told, where it was no rule that did it
   */
  readonly settles?: (table: State, before: State, by?: Muster | Change) => State;
  readonly strength?: Strength<keyof (P & M) & string>;
  /** The marks that do not last for good. */
  readonly lasts?: Readonly<Partial<Record<keyof M, Lasts<keyof M & string, S>>>>;
  /**
   * Marks that lines of these actions look up, of units that they name, and nothing else does: neither other lines, nor whoever tells
   * how a unit stands. A plan leaves them out behind the last such line.
   */
  readonly lookedUp?: Readonly<Partial<Record<keyof M, readonly string[]>>>;
  /** Marks that hold the least of what was ever said of them: how near the nearest was who fired. */
  readonly least?: readonly (keyof M & string)[];
  /** Why a unit is out of the game, if it is. */
  readonly gone: (unit: Known<P, M>) => string | undefined;
  /** What it is by now, and the marks it carries. */
  readonly stands: (unit: Known<P, M>) => readonly string[];
}

/** A unit with its profile and its marks in one, as they are by default where nothing is said. */
export type Known<P extends Fields = Fields, M extends Fields = Fields> = InputOf<P> &
  InputOf<M> & { readonly name: string; readonly kind: string; readonly began: Input };

/** What is known of a unit of this kind. */
export type Of<K> = K extends Kind<infer P, infer M> ? Known<P, M> : never;

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds kinds of many fields.
export type AnyKind<S extends string = string> = Kind<any, any, S>;
/** The kinds of a rule system; `S` are the spans of its clock. */
export type Kinds<S extends string = string> = Readonly<Record<string, AnyKind<S>>>;

/** Declares a kind; only gives it its types. */
export const kind = <
  const P extends Fields,
  const M extends Fields,
  const L extends Kind<P, M>['lasts'] = undefined,
>(
  of: Kind<P, M> & { readonly lasts?: L },
): Kind<P, M, SpansOf<L>> => of as never;

type SpansOf<L> = {
  [N in keyof L]: L[N] extends string ? L[N] : L[N] extends { readonly until: infer S } ? S & string : never;
}[keyof L];

/** All fields of a kind. */
export type FieldsOf<K> = K extends Kind<infer P, infer M> ? P & M : never;

/** What is known of units of a kind, worked out once for each as it stands: who looks at a table asks the same many times over. */
const knownOf = onceFor((kind: AnyKind) => {
  const blank = { ...withDefaults(kind.profile, {}), ...withDefaults(kind.marks, {}) };
  return onceFor(({ profile, marks, name, kind, began }: Unit) => ({
    ...blank,
    ...profile,
    ...marks,
    name,
    kind,
    began,
  }));
});

/** One field of what is known of a unit, for whoever asks for no more of a unit that is soon another. */
export const knownField = ({ profile, marks }: AnyKind, unit: Unit, name: string): Value | undefined =>
  unit.marks[name] ?? marks[name]?.default ?? unit.profile[name] ?? profile[name]?.default;

/** What is known of a unit by its kind. */
export const known = <K extends AnyKind>(kind: K, unit: Unit): Of<K> => knownOf(kind)(unit) as Of<K>;

/** What a unit is by now, in words: `4 of 6 figures left, suppressed`. */
export const standsAs = (unit: Unit, kinds: Kinds): string =>
  ofKind(unit, kinds, (kind, is) => said(kind.stands(is).join(', '), unit));

/** Why a unit is out of the game, if it is. */
export const goneAs = (unit: Unit, kinds: Kinds): string | undefined =>
  ofKind(unit, kinds, (kind, is) => kind.gone(is));

const ofKind = <T>(unit: Unit, kinds: Kinds, tell: (kind: AnyKind, is: never) => T): T => {
  const kind = kinds[unit.kind]!;
  return tell(kind, known(kind, unit) as never);
};
