import { sameName } from '../../rules/text/likeness.js';
import { distance, nearest } from '../suggest.js';

/** Words that are nobody's name, with those that were probably meant: several, where they are as near. */
interface Stray {
  readonly typed: string;
  readonly meant: readonly string[];
}

/**
 * The names among words that nobody bears: each of as many words as make it most like the name of somebody.
 * @param isShort whether words are the beginnings of somebody's name
 */
export function straysIn(
  words: readonly string[],
  names: readonly string[],
  isShort: (typed: string) => boolean,
): Stray[] {
  const strays: Stray[] = [];
  let unlike: string[] = [];
  for (let i = 0; i < words.length; ) {
    const next = likeliest(words.slice(i), names, isShort);
    if (!next) unlike.push(words[i]!);
    if (unlike.length > 0 && (next || i === words.length - 1)) {
      strays.push({ typed: unlike.join(' '), meant: [] });
      unlike = [];
    }
    if (next && !next.isKnown) strays.push({ typed: next.typed, meant: next.meant });
    i += next?.taken ?? 1;
  }
  return strays;
}

/** Beginnings of names say less than a whole name that is misspelt. */
const SHORT = 4;

/** The beginning of these words that is a name, or most like one. */
function likeliest(words: readonly string[], names: readonly string[], isShort: (typed: string) => boolean) {
  const beginnings = words.map((_, n) => words.slice(0, n + 1).join(' '));
  const found = beginnings.flatMap((typed, n) => {
    const isName = names.some((name) => sameName(name, typed));
    const meant = isName ? [typed] : nearest(typed, names);
    const [one] = meant;
    const edits = one === undefined ? SHORT : distance(typed.toLowerCase(), one.toLowerCase());
    const isKnown = isName || (edits >= SHORT && isShort(typed));
    if (one === undefined && !isKnown) return [];
    return [{ typed, meant, isKnown, edits: isKnown ? Math.min(edits, SHORT) : edits, taken: n + 1 }];
  });
  return found.sort((a, b) => a.edits - b.edits || b.taken - a.taken)[0];
}
