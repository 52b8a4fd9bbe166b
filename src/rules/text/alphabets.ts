/**
 * Letters and digits of all alphabets. To put together which those are takes longer than all else that is done with the text of an
 * answer, so it is done for a text that has others than those of ASCII.
 */

/** Whether all of a text is ASCII. */
export const isInAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Daggers, dots and dashes, as answers have them: no letters are among them. */
const isPunctuation = (text: string): boolean => /^[\u2000-\u206f]/.test(text);

/** Whether the first character of a text is a letter. */
export const beginsWithLetter = (text: string): boolean =>
  isInAscii(text.charAt(0)) ? /^[a-z]/i.test(text) : !isPunctuation(text) && /^\p{L}/u.test(text);

/** The words of a text in small letters, with one space between them, and without whatever stands around them. */
export function bareWords(text: string): string {
  const small = text.toLowerCase();
  return small.replace(isInAscii(small) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ').trim();
}
