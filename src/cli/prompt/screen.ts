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
