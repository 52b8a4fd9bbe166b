import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the first line of a log follows. */
export const NOTHING = '';

/**
 * The name of a line, which only this very line has: SHA-256 of its text, without the line break. The line after it
 * ends with it, so that no line can be changed, moved or left out unseen.
 */
export const nameOf = (line: string): string => bytesToHex(sha256(utf8ToBytes(line)));
