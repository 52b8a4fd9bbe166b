import { sha256 } from '../sha256.js';

/** What the first line of a log follows. */
export const NO_LINE = '';

/** A name, as a pattern: `17.` and 64 hexadecimal digits; nothing for {@link NO_LINE}. */
const NAME = '(?:\\d{1,15}\\.[0-9a-f]{64})?';

/** What stands before the name at the end of a line. */
export const PREV = ',"prev":"';

/** A line ends with the name of the one before it, so that a torn one is known by its end. */
const END = new RegExp(`,"prev":"(${NAME})"\\}$`);

/** The name of the line that a line follows; undefined where it is no line, or a torn one. */
export const prevIn = (line: string): string | undefined => END.exec(line.slice(-120))?.[1];

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
