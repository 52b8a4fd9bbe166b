import type { Rulings } from '../../src/dice/play.js';
import type { AnyAction } from '../../src/rules/action.js';
import { filledBy } from '../../src/rules/filled.js';
import type { Bearing, Moment } from '../../src/rules/permit.js';
import type { Input } from '../../src/rules/record.js';
import type { Unit } from '../../src/rules/roster.js';
import { Refusal } from '../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { against } from '../../src/table/against.js';
import { notes } from './met/notes.js';
import { conflictWith, type Given, refusalOf } from './play.js';

/** What forbids an action with these inputs, each as `clause word (ruling=option): why -> way`. */
export const forbidden = ({ permits = [] }: AnyAction, given: Given): string[] =>
  permits.flatMap(({ clause, word, when, says, way, under, physical }) => {
    const input = given as never;
    if (!when(input)) return [];
    // A permit is told as it is declared, past where the program is listened to.
    notes.add(clause);
    const told = (of: typeof says | undefined) => (typeof of === 'function' ? of(input) : of);
    return [
      `${clause} ${word ?? '-'}${under ? ` (${under.ruling}=${under.option})` : ''}${physical ? ' (physical)' : ''}: ${told(says)}${way ? ` -> ${told(way)}` : ''}`,
    ];
  });

/** What is wrong with inputs taken together, as `input message`. */
export function conflicting(action: AnyAction, given: Given): string | undefined {
  const conflict = conflictWith(action, given);
  return conflict && `${conflict.input} ${conflict.message}`;
}

const told = ({ clause, message, hint }: Refusal): string =>
  `${clause} ${message}${hint ? ` -> ${hint}` : ''}`;

/** Why an action is refused, which it must be, as `clause why -> way`. */
export const refusing = (action: AnyAction, given: Given, rulings: Rulings = {}): string =>
  told(refusalOf(action, given, rulings));

/** A unit as a table has it. */
export const unit = (kind: string, profile: Input = {}, marks: Input = {}, name = 'it'): Unit => ({
  ...{ name, kind, profile, began: profile, marks },
});

/** What units fill in, each in the role at its place; or why they cannot stand there, as `clause why -> way`. */
export const filled = (action: AnyAction, ...units: readonly Unit[]): Input | string =>
  filledAs(action, {}, ...units);

/** What they fill in, or why they cannot stand there, where this is typed besides. A place may be left out. */
export function filledAs(
  action: AnyAction,
  typed: Given,
  ...units: readonly (Unit | undefined)[]
): Input | string {
  try {
    return filledBy(
      action,
      (action.roles ?? []).map((_, i) => (units[i] ? [units[i]] : [])),
      typed as Input,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return told(error);
  }
}

/** Why units cannot stand in the roles at their places, where this is typed besides, as `clause why -> way`; if so. */
export function barred(
  action: AnyAction,
  typed: Given,
  ...units: readonly (Unit | undefined)[]
): string | undefined {
  const of = filledAs(action, typed, ...units);
  return typeof of === 'string' ? of : undefined;
}

/**
 * What the table tells besides. On it are those who stand in the roles at their places, and the units of `table`.
 */
export const known = (
  action: AnyAction,
  typed: Given,
  standing: readonly (Unit | undefined)[],
  { units: others = [], ...table }: Partial<State> = {},
): Input =>
  action.fromTable!(
    { ...EMPTY_TABLE, units: [...standing.filter((of) => of !== undefined), ...others], ...table },
    Object.fromEntries(
      (action.roles ?? []).flatMap(({ name }, i) => (standing[i] ? [[name, [standing[i]]]] : [])),
    ),
    typed as never,
  ) as Input;

/** What the turn and others speak against, each as `clause word (refuses): why -> way`. */
export const spokenAgainst = (bearings: readonly Bearing[], moment: Partial<Moment>): string[] =>
  against(
    { state: EMPTY_TABLE, action: '', input: {}, typed: [], named: {}, doers: [], ...moment },
    [],
    bearings,
  ).map(
    ({ clause, word, refuses, missing, says, way }) =>
      `${clause} ${word ?? '-'}${refuses ? ' (refuses)' : ''}${missing ? ' (missing)' : ''}: ${says}${way ? ` -> ${way}` : ''}`,
  );
