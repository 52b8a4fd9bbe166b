import { alikeTo, saidIn } from './alike.js';

/** How much it tells that a question has a word of a text, and that it has only one that players use for it. */
const SAME = 2;
const ALIKE = 1;

/**
 * How much of a question stands in other texts.
 * @param besides what is said of all of them, and tells none from another
 * @returns asked of a text, how much it has of the question: 0 nothing
 */
export function sharedWith(question: string, besides = ''): (text: string) => number {
  const ofAll = wordsIn(besides);
  const asked = [...wordsIn(question).same].filter((word) => !ofAll.same.has(word));
  return (text) => {
    const { same, alike } = wordsIn(text);
    const tells = (word: string) =>
      same.has(word) ? SAME : alike.has(word) && !ofAll.alike.has(word) ? ALIKE : 0;
    return asked.reduce((all, word) => all + tells(word), 0);
  };
}

/** The words of a text, and what players use for them. */
function wordsIn(text: string) {
  const same = new Set(saidIn(text));
  return { same, alike: new Set([...same].flatMap(alikeTo)) };
}
