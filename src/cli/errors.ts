import { FAULTS } from '../engine/errors.js';
import { fileAdvice, fileTrouble } from '../log/file.js';

/** Every way a run can fail, by its stable code. A test provokes each of them. */
const CODES = [
  ...FAULTS,
  'unknown-flag',
  'unknown-game',
  'game-taken',
  'game-over',
  'log-unreadable',
  'log-unwritable',
  'not-proved',
  'output-failed',
  'script-failed',
  'interrupted',
  'internal',
] as const;
export type FailureCode = (typeof CODES)[number];

/** What each failure means for a script. */
export const EXIT: Readonly<Record<FailureCode, number>> = {
  'unknown-action': 2,
  'unknown-flag': 2,
  'unknown-ruleset': 2,
  'unknown-ruling': 2,
  'fixed-ruling': 2,
  'bad-value': 2,
  'bad-dice': 2,
  'bad-house': 2,
  'bad-roster': 2,
  'bad-rows': 1,
  'bad-system': 1,
  'unknown-unit': 2,
  conflict: 2,
  usage: 2,
  'not-allowed': 3,
  'would-ask': 4,
  'unknown-game': 2,
  'game-taken': 2,
  'game-over': 1,
  'nothing-found': 1,
  'too-many-outcomes': 1,
  'log-unreadable': 1,
  'log-unwritable': 1,
  'not-proved': 1,
  'output-failed': 1,
  'script-failed': 1,
  interrupted: 130,
  internal: 1,
};

/** A failure of a command line, told as those of the engine are: what was wrong, and what to type instead. */
export class CliError extends Error {
  override readonly name = 'CliError';
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly hint?: string,
    readonly clause?: string,
  ) {
    super(message);
  }
}

/**
 * What is said of a file or folder that cannot be read.
 * @param named as it can be shown
 * @param otherwise what can be done where the system's own word tells nothing
 */
export function unreadable(fault: FailureCode, named: string, error: unknown, otherwise?: string): CliError {
  const { code } = error as NodeJS.ErrnoException;
  return new CliError(
    fault,
    `${named} cannot be read (${fileTrouble(code)}).`,
    fileAdvice(code) ?? otherwise,
  );
}
