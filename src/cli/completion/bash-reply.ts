import { isInAscii } from '../../rules/text/alphabets.js';
import { type Current, wordsTyped } from './typed.js';

/**
 * A candidate as bash is to put it in place of what it replaces. That is not always the whole word: bash also breaks words
 * at `:` and `=`, so `--cover=li` is replaced from `li` on. What was typed stays as it is, unless it was typed in another case,
 * and what is added is quoted as the word already is.
 */
export function bashReply(value: string, { text, quote }: Current, replaced: string): string {
  if (value.startsWith(text)) return replaced + quotedIn(quote, value.slice(text.length));
  const opening = quote !== '' && replaced.startsWith(quote) ? quote : '';
  const typed = wordsTyped(quote + replaced.slice(opening.length)).at(-1)!.text;
  return opening + quotedIn(quote, value.slice(text.length - typed.length));
}

/** Text as it is typed within such a quote, or within none. */
export function quotedIn(quote: Current['quote'], text: string): string {
  if (quote === '"') return text.replace(/["\\$`]/g, '\\$&');
  if (quote === "'") return text.replaceAll("'", "'\\''");
  // To put together what letters all alphabets have takes longer than all else that is done with a candidate.
  const others = isInAscii(text) ? /[^\w@%+=:,./-]/g : /[^\p{L}\p{N}\p{M}_@%+=:,./-]/gu;
  return text.replace(others, '\\$&');
}
