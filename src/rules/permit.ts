import { onceFor, onceForText } from './once.js';
import type { Input } from './record.js';
import type { Unit } from './roster.js';
import { Refusal, type Rule } from './rule.js';
import type { State } from './state.js';

/**
 * What may be done now is declared beside the actions. Conditions are checks over data: they ask nobody, draw nothing and
 * never throw. What is not known forbids nothing.
 */

/** The option numbers of rulings, by their ids. */
type OptionNumbers<R extends string> = Readonly<Record<R, number>>;

/** An option of one of these rulings; `O` has the option numbers of each. */
type Option<R extends string, O extends OptionNumbers<R>> = {
  readonly [K in R]: { readonly ruling: K; readonly option: O[K] };
}[R];

/** What the state of a unit forbids, whether that was typed or is known of it: so that a record proves it. */
export interface Permit<
  I = never,
  C extends string = string,
  R extends string = string,
  O extends OptionNumbers<R> = OptionNumbers<R>,
> {
  readonly clause: C;
  /** Whether it forbids this; of a single unit it is asked with nothing but what that unit fills in. */
  readonly when: (input: Partial<I>) => unknown;
  readonly says: string | ((input: Partial<I>) => string);
  /** Why not, in a word: `melee`, `shot`. */
  readonly word?: string;
  /** What would allow it; `<unit>` in it is whoever acts. */
  readonly way?: string | ((input: Partial<I>) => string);
  /** It forbids only by this option of a ruling; by others it is allowed, with this line. */
  readonly under?: Option<R, O> & { readonly otherwise?: { readonly id: string; readonly says: string } };
  /** Nobody can do it, whatever the players agree on: there is no weapon, nobody is left. */
  readonly physical?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of permits holds conditions over many inputs.
export type AnyPermit = Permit<any>;

/**
 * What speaks against a deed: the clause, why, and what would allow it. All that is declared has these words, as clauses have
 * theirs; thrown, it is a {@link Refusal}, which has those of every error.
 */
export interface Objection {
  readonly clause: string;
  readonly says: string;
  readonly word?: string;
  readonly way?: string;
  /** Not to be played, whatever is agreed on. */
  readonly physical?: true;
}

/** An objection, thrown: nothing is played. */
export const refusalOf = ({ clause, says, way, physical }: Objection): Refusal =>
  new Refusal(clause, says, way, !physical);

/** What a refusal objects to. */
export const objectionOf = ({ clause, message, hint, mayBeAgreedOn }: Refusal): Objection => ({
  clause,
  says: message,
  ...(hint !== undefined && { way: hint }),
  ...(!mayBeAgreedOn && { physical: true as const }),
});

/** What a line of a game is about, for those who look at the turn and at others. */
export interface Moment<A extends string = string> {
  /** The table as it stands. It cannot be changed. */
  readonly state: State;
  readonly action: A;
  readonly input: Input;
  /** The inputs that were typed: the others follow from units, or are as by default. */
  readonly typed: readonly string[];
  /** Who stands in the roles of the action. */
  readonly named: Readonly<Record<string, readonly Unit[]>>;
  /** Whoever takes his turn with this, if he was named. */
  readonly doers: readonly Unit[];
  /** The side that acts, where it is known. */
  readonly by?: string;
}

/** What the turn, the clock or other units speak against: a remark, since players draw cards by hand and agree on much. */
export interface Bearing<
  C extends string = string,
  R extends string = string,
  A extends string = string,
  O extends OptionNumbers<R> = OptionNumbers<R>,
> {
  readonly clause: C;
  /** The actions it is about. */
  readonly actions: readonly A[];
  readonly when: (moment: Moment<A>) => unknown;
  readonly says: (moment: Moment<A>) => string;
  /** Why not, in a word: `card`, `phase`. */
  readonly word?: string;
  /** What would allow it; `<unit>` in it is whoever acts. */
  readonly way?: string | ((moment: Moment<A>) => string);
  /** It is refused in every game, and not only in a strict one. */
  readonly refuses?: true;
  /** It is told in a strict game alone: in others players may do as much by hand. */
  readonly strict?: true;
  /** A fact that no log can know is missing: it is told, and never refused. */
  readonly missing?: true;
  /** It speaks only by this option of a ruling. */
  readonly under?: Option<R, O>;
  /** Actions that bring about what is missing: a plan passes over the line behind one of them that did not, as over what is not due. */
  readonly broughtBy?: readonly A[];
}

/** Declares bearings of one book: by its clauses, its rulings with their options, and its actions. */
export const bearingsOf =
  <C extends string, R extends string, A extends string, O extends OptionNumbers<R> = OptionNumbers<R>>() =>
  // Each is asked of its own actions alone.
  (...of: readonly Bearing<C, R, A, O>[]): readonly Bearing[] =>
    of as never;

/** By what a game is played, of those things that bearings depend on. */
interface InForce {
  readonly strict?: boolean | undefined;
  /** The options of rulings in force; of the others the first. */
  readonly rulings: Readonly<Record<string, number>>;
}

/** Whether something is so by the option of a ruling on which it depends. */
const isRuled = (under: Bearing['under'], rulings: InForce['rulings']): boolean =>
  !under || (rulings[under.ruling] ?? 1) === under.option;

/** The bearings of a game by its rulings: what is told in strict ones alone, in those. */
export const bearingsIn = (
  of: { readonly bearings?: readonly Bearing[] } | undefined,
  { strict, rulings }: InForce,
): readonly Bearing[] =>
  (of?.bearings ?? []).filter((bearing) => (strict || !bearing.strict) && isRuled(bearing.under, rulings));

/** Bearings by the action they are about: of each line of an evening most are about others. */
const byAction = onceFor((bearings: readonly Bearing[]) =>
  onceForText((action) => bearings.filter(({ actions }) => actions.includes(action))),
);

/** Those of a game that are about an action. */
export const bearingsOn = (
  action: string,
  { bearings = [] }: { readonly bearings?: readonly Bearing[] },
): readonly Bearing[] => byAction(bearings)(action);

const inWords = <I>(
  words: string | ((input: Partial<I>) => string) | undefined,
  input: I,
): string | undefined => (typeof words === 'function' ? words(input) : words);

const objection = ({ clause, says, word, way, physical }: AnyPermit, input: object): Objection => ({
  clause,
  says: inWords(says, input)!,
  ...(word !== undefined && { word }),
  ...(way !== undefined && { way: inWords(way, input)! }),
  ...(physical && { physical }),
});

/**
 * Refuses by the first condition that forbids it; what is played anyway is said, with the clause it goes against.
 * @throws Refusal
 */
export function* permitted(permits: readonly AnyPermit[], input: object): Rule<void> {
  for (const permit of permits) {
    if (!permit.when(input)) continue;
    const { clause, under } = permit;
    const ruling = under?.ruling;
    if (under) {
      const option: number = yield { kind: 'ruling', id: under.ruling };
      if (option !== under.option) {
        const { otherwise } = under;
        if (otherwise) yield { kind: 'step', step: stepOf({ ...otherwise, clause, value: true, ruling }) };
        continue;
      }
    }
    const against = objection(permit, input);
    const plays: boolean = against.physical ? false : yield { kind: 'permit', clause };
    if (!plays) throw refusalOf(against);
    yield { kind: 'step', step: stepOf({ id: 'anyway', clause, value: false, says: against.says, ruling }) };
  }
}

interface Said {
  readonly id: string;
  readonly clause: string;
  readonly value: boolean;
  readonly says: string;
  readonly ruling?: string | undefined;
}

const stepOf = ({ id, clause, value, says, ruling }: Said) => ({
  id,
  clause,
  value,
  text: id === 'anyway' ? `played anyway: ${says}` : says,
  ...(ruling !== undefined && { ruling }),
});

/** All that forbids an action to somebody of whom this much is known, by the rulings that are played. */
export const forbidding = (
  permits: readonly AnyPermit[],
  input: object,
  rulings: Readonly<Record<string, number>>,
): Objection[] =>
  permits
    .filter(({ when, under }) => when(input) && isRuled(under, rulings))
    .map((permit) => objection(permit, input));
