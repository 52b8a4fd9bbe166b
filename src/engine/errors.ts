import type { Conflict, Waiting } from '../rules/action.js';
import { type Field, isBare } from '../rules/field.js';
import { actionSaid } from '../rules/text/say.js';

/** Whatever can be wrong with what is asked of the engine, by its stable code. */
export const FAULTS = [
  'unknown-action',
  'unknown-ruleset',
  'unknown-ruling',
  'fixed-ruling',
  'unknown-unit',
  'bad-value',
  'bad-dice',
  'bad-house',
  'bad-roster',
  'bad-system',
  'bad-rows',
  'conflict',
  'usage',
  'would-ask',
  'not-allowed',
  'too-many-outcomes',
  'nothing-found',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What is asked cannot be done: why, and what can be done instead. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';
  constructor(
    readonly code: Fault,
    message: string,
    readonly hint?: string,
    readonly clause?: string,
  ) {
    super(message);
  }
}

/** How an input is typed, where it is told of one. */
interface TypedInstead {
  /** What stands for it where it is typed without its name. */
  readonly bare?: string;
  /** What may be typed instead, in words. */
  readonly takes?: string;
}

/** One input is wrong. Whoever shows it says how that input is typed: `--range`, `range:`, a field of a form. */
export class InputError extends EngineError {
  override readonly name: string = 'InputError';
  readonly bare: TypedInstead['bare'] | undefined;
  readonly takes: TypedInstead['takes'] | undefined;
  /** @param problem goes on from the name of the input, with the blank or colon between them */
  constructor(
    code: Fault,
    readonly input: string,
    readonly problem: string,
    hint?: string,
    of: TypedInstead = {},
  ) {
    super(code, `${input}${problem}`, hint);
    this.bare = of.bare;
    this.takes = of.takes;
  }

  static of(name: string, field: Field, problem: string, hint?: string, takes?: string): InputError {
    return new InputError('bad-value', name, problem, hint, {
      ...(isBare(field) && { bare: field.metavar }),
      ...(takes !== undefined && { takes }),
    });
  }
}

/** `No melee is due.`; `No casualties are due.` */
export const noneDue = (action: string): string =>
  `No ${actionSaid(action)} ${action.endsWith('s') ? 'are' : 'is'} due.`;

/** Inputs that an action cannot do without. */
export class MissingInputs extends EngineError {
  override readonly name: string = 'MissingInputs';
  constructor(
    readonly action: string,
    readonly inputs: readonly string[],
    /** What of the action a game waits for, where the line may have meant that: none of it, or several. */
    readonly waiting?: readonly Waiting[],
  ) {
    super('would-ask', waiting?.length === 0 ? noneDue(action) : `${action} needs ${inputs.join(', ')}.`);
  }
}

/** Words with which a message goes on from the name of an input: a verb of the third person, or one of these. */
const GOES_ON = /^([a-z]+s|and|of|with|are|do|cannot|must) /;

/** A conflict as it goes on from the name of its input, or stands by itself behind a colon. */
export const conflictError = ({ input, message }: Conflict, hint?: string): InputError =>
  new InputError('conflict', input, `${GOES_ON.test(message) ? ' ' : ': '}${message}.`, hint);
