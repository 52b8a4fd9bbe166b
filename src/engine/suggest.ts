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

/**
 * The word that was probably meant: the nearest one within a third of its length, or one that begins with what was
 * typed.
 * @returns undefined when nothing is near enough
 */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase().slice(0, 40);
  if (wanted.length < 2) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const edits = distance(wanted, word.toLowerCase());
    if (edits < least && edits <= Math.max(1, Math.floor(word.length / 3))) {
      best = word;
      least = edits;
    }
  }
  return best ?? words.find((word) => word.toLowerCase().startsWith(wanted));
}

/** `Did you mean X?`, or nothing. */
export function didYouMean(typed: string, words: readonly string[]): string | undefined {
  const word = nearest(typed, words);
  return word && word !== typed ? `Did you mean ${word}?` : undefined;
}
