import { sha256 } from '../sha256.js';

/** What the first line of a log follows. */
export const NO_LINE = '';

/** What stands before the name at the end of a line. */
export const PREV = ',"prev":"';

/** Digits of a hash, and of the place in the chain at most. */
const [HASH, PLACE] = [64, 15];
const [NO_DIGITS, NO_HASH] = [/\D/, /[^0-9a-f]/];

/**
 * Whether a text is the name of a line, `17.` and 64 hexadecimal digits, or {@link NO_LINE}. Every line of a log is asked: to look for
 * what does not belong there is quicker than to count what does.
 */
function isName(text: string): boolean {
  const dot = text.length - HASH - 1;
  return (
    text === NO_LINE ||
    (dot > 0 &&
      dot <= PLACE &&
      text[dot] === '.' &&
      !NO_DIGITS.test(text.slice(0, dot)) &&
      !NO_HASH.test(text.slice(dot + 1)))
  );
}

/**
 * The name of the line that a line follows; undefined where it is no line, or a torn one. A line ends with that name, so that a
 * torn one is known by its end.
 */
export function prevIn(line: string): string | undefined {
  const from = line.lastIndexOf(PREV);
  if (from < 0 || !line.endsWith('"}')) return undefined;
  const name = line.slice(from + PREV.length, -2);
  return isName(name) ? name : undefined;
}

/** The place in the chain of the line with this name, from 1; 0 for nothing. */
export const placeInChain = (name: string): number => (name === NO_LINE ? 0 : Number.parseInt(name, 10));

/**
 * The name of a line, which only this very line has: its place in the chain, and the SHA-256 of its text without the
 * line break. The line after it ends with it, so that no line can be changed, moved or left out unseen.
 */
export const nameOf = (line: string): string => nameWith(prevIn(line) ?? NO_LINE, hashOf(Buffer.from(line)));

/** The hash of the text of a line. */
export const hashOf = (text: Uint8Array): string => sha256(text).toString('hex');

/** The same, of a line of which it is known what it follows, and the hash of its text. */
export const nameWith = (prev: string, hash: string): string => `${placeInChain(prev) + 1}.${hash}`;

/** Digits of a name that tell it apart from all others of its log. */
export const ENOUGH = 12;

/** A name as it is read aloud: its place, and as many digits as tell it apart. */
export const shortName = (name: string): string => name.slice(0, name.indexOf('.') + 1 + ENOUGH);
