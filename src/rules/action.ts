import { eachOf, type Fields, type InputOf, requiredIn } from './field.js';
import type { Kinds } from './kind.js';
import type { Permit } from './permit.js';
import type { Input, Resolution, Result } from './record.js';
import type { AnyRole } from './role.js';
import type { Unit } from './roster.js';
import type { Rule, Step, Value } from './rule.js';
import { EMPTY_TABLE, type InRoles, type State } from './state.js';
import { toldAs } from './words.js';

/** A field of a result: what it is, and how its values sort. */
export interface ResultField {
  readonly help: string;
  /** What it is called in odds and tallies, where that is not its name in words. */
  readonly label?: string;
  /** The values in ascending order, where they are words. */
  readonly order?: readonly string[];
}

/** Inputs that belong together as the lines of one list, as the factors of a sum: switches, counts and choices. */
interface Checklist<I> {
  /** Their names in view of the other inputs, in the order of the list; for none, all there are. */
  readonly names: (input?: I) => readonly (keyof I & string)[];
  /** The id of the line of the answer that tells what they come to: it is shown below the list as it is filled in. */
  readonly line?: string;
}

/** Lines of an answer that are told as one, by the ids of their steps. */
export interface Fold {
  /** It begins with this one, as often as that comes. */
  readonly from: string;
  /** It ends with the last of these, and only they are told. */
  readonly tells: readonly string[];
  /** What it is, to be counted; otherwise it is called as its first line begins. */
  readonly as?: string;
}

/** Something wrong with the inputs taken together: a usage error, not a matter of the rules. */
export interface Conflict {
  /** The input to blame, by its name. */
  readonly input: string;
  /** Goes on from the name of its flag (`needs --men`), or stands behind a colon (`there are no leaders`). */
  readonly message: string;
  /** A rule that is played for the whole game binds these inputs too, and is not left out for their sake. */
  readonly binds?: true;
}

/**
 * Says that inputs may not be given here.
 * @returns a check: the conflict over the first of these inputs that was given, if one was
 */
export const barring =
  <I extends object>(input: I) =>
  (names: readonly (keyof I & string)[], message: string): Conflict | undefined => {
    const given = names.find((name) => input[name] && input[name] !== 'none');
    return given && { input: given, message };
  };

/** A clause to keep in mind, always or in view of the inputs. */
type Reminder<I, C extends string = string> = C | readonly [clause: C, when: (input: I) => boolean];

/** The clauses to keep in mind for an input; for none, all there are. */
export function remindersOf(action: AnyAction, input?: Input): string[] {
  const all: readonly Reminder<Input>[] = action.reminders ?? [];
  return all.flatMap((of) => {
    if (typeof of === 'string') return [of];
    return input === undefined || of[1](input) ? [of[0]] : [];
  });
}

/** What a fold over the log sees of a resolution. */
export type Past = Pick<Resolution, 'action' | 'input' | 'result' | 'rulings' | 'steps'> &
  Partial<Pick<Resolution, 'rng' | 'effects'>> & {
    /** Who stood in its roles. */
    readonly named?: InRoles;
  };

/** What actions remember from one call to the next: the state of the table, folded from the log of the game. */
export interface Memory {
  /** The table as it stands before anything was done. */
  readonly start: State;
  readonly kinds: Kinds;
  /** Whether this resolution forgets everything before it. */
  readonly anew: (event: Pick<Past, 'action' | 'input'>) => boolean;
  /** The command that begins anew: `'wg period --new'`. */
  readonly anewBy: string;
}

/** What odds and tallies tell of a result that can come in too many ways to be told as it is. */
export interface InOdds<R> {
  readonly fields: Readonly<Record<string, ResultField>>;
  readonly of: (result: R) => Result;
}

/** What luck is counted in: a number that can be read off a result, of which the side that acts wants more. */
export interface Gauge<R, M extends string = string> {
  /** What is counted, in the plural: hits, casualties, tests passed. Numbers of one name are added up. */
  readonly of: M;
  /** A whole number; undefined where this result tells nothing of it. */
  readonly read: (result: R) => number | undefined;
  /** The side that acts wants fewer: men lost to mines. */
  readonly fewer?: true;
}

/** A deed that a game waits for. */
export interface Waiting {
  /** The names of those who take part in it, by the roles of the action. */
  readonly units: readonly (readonly string[])[];
  /** The same in words: `1 Section and 2 Section against 1 Gruppe`. */
  readonly says: string;
  /** What the line says besides, as it would be typed, unless something else is. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** What a rule may return: a field that is not there says nothing, whether it is left out or undefined. */
type Results = Readonly<Record<string, Value | undefined>>;

/**
 * An action of a rule system, declared once. Flags, help, prompts, validation, the input echo of `--json` and the
 * order of `--odds` all come from this declaration.
 */
export interface Action<
  F extends Fields = Fields,
  R extends Results = Results,
  C extends string = string,
  A extends string = string,
  M extends string = string,
> {
  readonly name: A;
  /** What it settles, in one line. */
  readonly says: string;
  readonly inputs: F;
  /** Names of inputs that must be given, besides the required ones, in view of the others. */
  readonly requires?: (input: Partial<InputOf<F>>) => readonly string[];
  /** The first thing wrong with the inputs taken together. */
  readonly conflict?: (input: InputOf<F>) => Conflict | undefined;
  /** Command lines that work as they stand, with what they show. */
  readonly examples: readonly (readonly [line: string, shows: string])[];
  readonly result: { readonly [K in keyof R]-?: ResultField };
  /** Choices that somebody has before dice fall: a terminal is asked for them with what a line lacks, where more than one is allowed. */
  readonly choices?: readonly (string & keyof F)[];
  /** What a terminal is asked for together, on one screen, when none of it was typed. */
  readonly checklist?: Checklist<InputOf<F>>;
  /** Clauses a player should keep in mind here that need no dice; shown with `--explain` and in help. */
  readonly reminders?: readonly Reminder<InputOf<F>, C>[];
  readonly memory?: Memory;
  /** What to sum odds up by in text, where the fields of the result tell a player too little. */
  readonly views?: Readonly<Record<string, (result: R, input: InputOf<F>) => Value | undefined>>;
  /** What its odds are of, where that is not the result itself. */
  readonly inOdds?: (input: InputOf<F>, table: State) => InOdds<R> | undefined;
  /** Lines that are one at a glance: a round of a fight, with how it stands after it. */
  readonly folds?: readonly Fold[];
  /** Lines that sum up those before them: where not all are told at a glance, these are. */
  readonly sums?: readonly string[];
  /** What luck is counted in, where one side or the other can be lucky. */
  readonly luck?: (input: InputOf<F>) => Gauge<R, M> | undefined;
  /** It only tells what may be done: nothing of it stands in the log. */
  readonly onlyTells?: (input: InputOf<F>) => boolean;
  /** Of what it only tells, the ways that may be chosen, each as an input that is a list, in the order they are told in. */
  readonly offers?: {
    readonly by: string & keyof F;
    /** The word for the first of them, whichever it is. */
    readonly first?: string;
    /** By which somebody chooses. */
    readonly clause: C;
    /** The id of the line that tells the first of them. */
    readonly line: string;
    readonly ways: (result: R) => readonly (readonly string[])[];
  };
  /** Why the outcomes of this input cannot be listed one by one, if they cannot. */
  readonly beyondOdds?: (input: InputOf<F>) => string | undefined;
  /** Who takes part, where its rules say what they do to the table: who acts, then whom it is done to. */
  readonly roles?: readonly AnyRole[];
  /** What is known of the table and of others fills in, besides the units themselves. */
  readonly fromTable?: (
    table: State,
    named: Readonly<Record<string, readonly Unit[]>>,
    asked: Input,
  ) => Input;
  /** Whether the table is of any use to a line that names no unit; it is, where nothing is said. Not to look saves its reading. */
  readonly asksTable?: (asked: Input) => boolean;
  /** Which of it a game waits for: a line that names nobody, or some of those who take part in one, is that. */
  readonly waits?: (table: State) => readonly Waiting[];
  /** Units that its inputs speak of by name: of several deeds that a game waits for, a line is the one in which all of them take part. */
  readonly speaksOf?: (asked: Input) => readonly string[];
  /** Of one that needs no input, whether a line that names nobody tells too little to be anything else than what the game waits for. */
  readonly lacksWhom?: (asked: Input) => boolean;
  /**
   * How else it is done, where a line that names the unit alone is not, or in which way a unit takes its turn with what is nobody's
   * (`acts`): `wg now` asks for that too.
   */
  readonly ways?: readonly { readonly says: string; readonly input: Input }[];
  /** What the state of those who take part forbids. */
  readonly permits?: readonly Permit<InputOf<F>>[];
  readonly resolve: (input: InputOf<F>, table: State) => Rule<R>;
  /** The result as an umpire would say it: short, without a full stop; with what the steps add to it. */
  readonly announce: (result: R, input: InputOf<F>, steps?: readonly Step[]) => string;
}

/** Declares an action; only gives it its types. */
export const action = <const F extends Fields, R extends Results>(of: Action<F, R>): Action<F, R> => of;

/** Declares an action of one book: `C` are its clauses, `A` the names of its actions, `M` what luck is counted in there. */
export const actionIn =
  <C extends string, A extends string = string, M extends string = string>() =>
  <const F extends Fields, R extends Results>(of: Action<F, R, C, A, M>): Action<F, R> =>
    of;

// biome-ignore lint/suspicious/noExplicitAny: a list of actions holds actions of many inputs.
export type AnyAction = Action<any, any>;

/** What is told of an action before anybody uses it: it is data. */
export type ToldAction = Pick<AnyAction, 'name' | 'says' | 'examples'>;

/** An action as its odds and tallies tell of it: itself, but where it says otherwise (see `inOdds`). */
export function asInOdds(action: AnyAction, input: Input, table: State = EMPTY_TABLE): AnyAction {
  const told: InOdds<Result> | undefined = action.inOdds?.(input, table);
  if (!told) return action;
  const { views, inOdds, resolve, ...rest } = action;
  return {
    ...rest,
    result: told.fields,
    resolve: (of, on) => toldAs(resolve(of, on), told.of),
  };
}

/** The first thing wrong with inputs taken together; nothing is said of them as long as one that is always needed is missing. */
export const conflictIn = ({ inputs, conflict }: AnyAction, input: Input): Conflict | undefined =>
  requiredIn(inputs).some((name) => input[name] === undefined) ? undefined : conflict?.(input);

/** The inputs that must be given and are not, in the order in which they are declared. */
export function missingInputs({ inputs, requires }: AnyAction, input: Input): string[] {
  const needed = [...requiredIn(inputs), ...(requires?.(input) ?? [])];
  const missing = needed.filter((name) => input[name] === undefined);
  if (missing.length === 0) return [];
  return eachOf(inputs as Fields).flatMap(([name]) => (missing.includes(name) ? [name] : []));
}
