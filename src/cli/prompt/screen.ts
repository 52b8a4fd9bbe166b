import { hang } from '../../render/page.js';

/** The screen that questions stand on, as large as it is at the moment. */
export const columns = (): number => process.stderr.columns || 80;
export const rows = (): number => process.stderr.rows || 24;

/**
 * Text as it fits the screen, word by word: the prompts would cut it in the middle of a word.
 * @param behind what stands before its first line, in characters
 * @param indent of the lines after it
 */
export const fitted = (text: string, behind: number, indent = behind): string =>
  hang(' '.repeat(behind), text, columns() - 1, indent)
    .join('\n')
    .slice(behind);

/** Columns that an answer takes, as a rule: a number, or a handful of dice. */
const TYPED = 6;

/** A fitted question behind which something is typed: on a line of its own, where it would be broken over two. */
export const withRoom = (message: string): string =>
  endOf(message) + TYPED < columns() ? message : `${message}\n `;

/** An answer as it stands behind its fitted question: on lines of its own, where it would be broken over two. */
export function answeredBehind(message: string, answer: string): string {
  if (answer.startsWith('\n') || endOf(message) + 1 + answer.length < columns()) return answer;
  return `\n  ${fitted(answer, 2)}`;
}

/** The column where the last line of a question ends; the first has a sign before it. */
function endOf(message: string): number {
  const lines = message.split('\n');
  return lines.at(-1)!.length + (lines.length === 1 ? 2 : 0);
}
