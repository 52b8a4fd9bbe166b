import type { Current } from './typed.js';

/**
 * A candidate as bash is to put it in place of what it replaces. That is not always the whole word: bash also breaks words
 * at `:` and `=`, so `--cover=li` is replaced from `li` on. What was typed stays as it is, and what is added is quoted as the
 * word already is.
 */
export const bashReply = (value: string, { text, quote }: Current, replaced: string): string =>
  replaced + quotedIn(quote, value.slice(text.length));

function quotedIn(quote: Current['quote'], text: string): string {
  if (quote === '"') return text.replace(/["\\$`]/g, '\\$&');
  if (quote === "'") return text.replaceAll("'", "'\\''");
  return text.replace(/[^\p{L}\p{N}\p{M}_@%+=:,./-]/gu, '\\$&');
}
