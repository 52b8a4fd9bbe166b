/** Nothing that wg writes is a tenth as deep; whoever goes through what is deeper comes to the end of his stack. */
const DEEPEST = 1_000;

/** As a number may begin that is beyond all numbers: JSON has them, and wg writes none. */
const HUGE = /\de\+?\d{3}|\d{200}/i;

/** So much a text may open, wherever in a line it stands: in a record at most, and that in an event. */
const MOST = DEEPEST - 2;

/**
 * Whether it is worth a look at every part of what a text of JSON says.
 * @param text a line but for the name at its end, which is no part that could be so; or a part of one. What is opened in it is
 *   closed, or it is none.
 */
export const mayBeStrange = (text: string): boolean =>
  HUGE.test(text) || (text.length > 2 * MOST && opens(text, '{') + opens(text, '[') > MOST);

/** How often a bracket is opened in a text, as far as anybody needs to know. */
function opens(text: string, bracket: string): number {
  let n = 0;
  for (let at = text.indexOf(bracket); at >= 0 && n <= DEEPEST; at = text.indexOf(bracket, at + 1)) n++;
  return n;
}

/** Whether data is no deeper than that, and no number in it infinite. */
export const isPlain = (of: unknown, left = DEEPEST): boolean =>
  typeof of === 'object' && of !== null
    ? left > 0 && Object.values(of).every((each) => isPlain(each, left - 1))
    : typeof of !== 'number' || Number.isFinite(of);
