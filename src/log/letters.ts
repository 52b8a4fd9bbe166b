/** None of them is easily mistaken for another when read aloud. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Bytes as letters that can be read aloud, 5 bits of each. */
export const inLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
