import { grouped } from '../../rules/text/say.js';
import { CliError } from '../errors.js';
import { failureOf } from '../failure.js';
import { LONGEST_LINE } from '../io.js';
import { tellFailure } from '../tell-failure.js';
import type { Evening } from './evening.js';

/** How a script goes on. */
interface ScriptManner {
  /** The words of `wg play`, which say how failures are told. */
  readonly argv: readonly string[];
  readonly keepGoing: boolean;
  /** Says what was held back of the lines so far. */
  readonly release: () => void;
}

/**
 * Runs the lines of an evening that was typed beforehand.
 * @param lines as many at once as are there: what they say may be held back, and said together
 * @throws CliError with the number of the first line that fails; where it goes on all the same, `script-failed` at its end
 */
export async function runScript(
  lines: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  evening: Evening,
  { argv, keepGoing, release }: ScriptManner,
): Promise<void> {
  let number = 0;
  let played = 0;
  const failed: number[] = [];
  /** Whether the script goes on behind a line. */
  const goesOn = async (text: string): Promise<boolean> => {
    try {
      return await evening.run(text.replace(/\r$/, ''));
    } catch (error) {
      const { code, message, hint, clause } = failureOf(error);
      const told = new CliError(code, `Line ${number}: ${message}`, hint, clause);
      if (!keepGoing) throw told;
      await tellFailure(failureOf(told), argv, evening.io);
      failed.push(number);
      return true;
    }
  };
  for await (const there of lines) {
    for (const text of there) {
      number++;
      if (text.length > LONGEST_LINE) {
        const most = grouped(LONGEST_LINE);
        throw new CliError(
          'usage',
          `Line ${number} is too long: no line takes more than ${most} characters.`,
        );
      }
      if (!/^\s*(#|$)/.test(text)) played++;
      if (!(await goesOn(text))) return tellFailed(failed, played);
      await evening.io.stdout.drained?.();
      if (evening.io.stdout.closed) return;
    }
    release();
  }
  tellFailed(failed, played);
}

/** @throws CliError `script-failed` where lines have failed */
function tellFailed(failed: readonly number[], played: number): void {
  if (failed.length === 0) return;
  const which = failed.length === 1 ? `Line ${failed[0]}` : `${failed.length} of ${played} lines`;
  throw new CliError('script-failed', `${which} failed.`);
}
