import type { EngineError, InputError } from '../engine/errors.js';
import { shown } from '../engine/shown.js';
import type { LogError } from '../log/file.js';
import { flagOf } from '../rules/flag.js';
import type { Refusal } from '../rules/rule.js';
import { capital } from '../rules/text/say.js';
import { CliError, EXIT, type FailureCode } from './errors.js';

/** A failure as it is told. */
export interface FailureTold {
  readonly code: FailureCode;
  readonly exit: number;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly clause?: string | undefined;
}

/** What is wrong with the answer to a question: nobody has typed a flag there, nor perhaps anything. */
export function faultAsked(error: unknown, typed: string): string {
  const { name, problem, hint, takes } = (error ?? {}) as InputError;
  if (name !== 'InputError') return failureOf(error).message;
  if (typed.trim() === '' && takes !== undefined) return `To be typed: ${takes}.`;
  // A mark under a letter has no line of its own here, and what else might be typed is no flag.
  const isSaid = hint !== undefined && !/\n|--/.test(hint);
  return `This${problem}${isSaid ? ` ${hint}` : ''}`;
}

/**
 * What any error means for the user. Errors are told apart by name: those from another bundle are of another class.
 */
export function failureOf(error: unknown): FailureTold {
  // The code of another package may throw anything.
  const { name, message } = (error ?? {}) as Error;
  const as = (code: FailureCode, hint?: string, clause?: string, text = message): FailureTold => ({
    code,
    exit: EXIT[code],
    message: text,
    hint,
    clause,
  });
  switch (name) {
    case 'CliError':
    case 'EngineError':
    case 'MissingInputs': {
      const { code, hint, clause } = error as CliError | EngineError;
      return as(code, hint, clause);
    }
    case 'InputError': {
      const { code, hint, input, bare, problem } = error as InputError;
      const typed = bare === undefined ? flagOf(input) : `<${bare}>`;
      return as(code, hint, undefined, `${typed}${problem}`);
    }
    case 'Refusal': {
      const { hint, clause, mayBeAgreedOn } = error as Refusal;
      return as('not-allowed', mayBeAgreedOn ? orAnyway(hint) : hint, clause);
    }
    case 'DiceError':
      return as('bad-dice', undefined, undefined, `--dice does not fit: ${shown(message, 500)}.`);
    case 'TooManyOutcomes':
      return as(
        'too-many-outcomes',
        'Try it with fewer figures, or roll it with --repeat.',
        undefined,
        `No odds for this: ${message}.`,
      );
    case 'TooManyResults':
      return as(
        'too-many-outcomes',
        '--json --brief gives them row by row.',
        undefined,
        `No tally of this: ${message}.`,
      );
    case 'LogError':
      return as(
        (error as LogError).doing === 'read' ? 'log-unreadable' : 'log-unwritable',
        (error as LogError).hint,
        undefined,
        `${capital(message)}.`,
      );
    case 'GameOver': {
      const { game, instead } = error as { game: string; instead?: string } & Error;
      return as(
        'game-over',
        `wg game start <name> begins another, wg game use <name> takes one up${instead ? `; ${instead}` : ''}.`,
        undefined,
        `The game ${shown(game, 64)} has ended: nothing more can happen in it.`,
      );
    }
    default:
      return as(
        'internal',
        'WG_DEBUG=1 shows what and where. Please report it with the command line.',
        undefined,
        'Something is wrong in wg itself.',
      );
  }
}

/** What would allow it; and that players may agree on it, wherever they may and nowhere else. */
const orAnyway = (way: string | undefined): string =>
  `${way === undefined ? 'If' : `${way.replace(/\.$/, '')}; if`} you agree on it: --anyway.`;

/**
 * What is wrong with one line of several, with its number, from 1.
 * @throws the error itself, where wg is at fault
 */
export function inLine(number: number, error: unknown): CliError {
  const { code, message, hint, clause } = failureOf(error);
  if (code === 'internal') throw error;
  return new CliError(code, `Line ${number}: ${message}`, hint, clause);
}
