import { either } from '../rules/text/say.js';

/** Edits between two words: letters added, left out, changed or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}

/** As many words are offered, where they are as near. */
const MOST = 3;

/**
 * The words that were probably meant: those nearest, within a third of their length, or those that begin with what was
 * typed; no more than are read at a glance.
 * @returns none when nothing is near enough
 */
export function nearest(typed: string, words: readonly string[]): readonly string[] {
  const wanted = typed.toLowerCase().slice(0, 40);
  if (wanted.length < 2) return [];
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const word of new Set(words)) {
    const edits = distance(wanted, word.toLowerCase());
    if (edits > least || edits > Math.max(1, Math.floor(word.length / 3))) continue;
    best = edits < least ? [word] : [...best, word];
    least = edits;
  }
  const found = best.length > 0 ? best : words.filter((word) => word.toLowerCase().startsWith(wanted));
  return [...new Set(found)].slice(0, MOST);
}

/** `Did you mean X?`, `Did you mean X or Y?` where both are as near; or nothing. */
export function didYouMean(typed: string, words: readonly string[]): string | undefined {
  const found = nearest(typed, words);
  return found.length > 0 && found[0] !== typed ? `Did you mean ${either(found)}?` : undefined;
}
