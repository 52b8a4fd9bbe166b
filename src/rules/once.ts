/** What is worked out when it is first asked for, and not again. */
export function once<T>(work: () => T): () => T {
  let known: { readonly is: T } | undefined;
  return () => {
    known ??= { is: work() };
    return known.is;
  };
}

/** What follows from an object that stays as it is, such as what is declared: worked out once for each, as long as it is there. */
export function onceFor<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly is: V }>();
  return (of) => {
    const found = known.get(of);
    if (found) return found.is;
    const is = work(of);
    known.set(of, { is });
    return is;
  };
}

/** So many texts are kept: the names of a game, and what is typed of them in a line. */
const MOST_KEPT = 4000;

/**
 * What follows from a text: worked out once for each, and anew where so many others have been asked for since.
 * @param most how many are kept
 */
export function onceForText<V>(work: (of: string) => V, most = MOST_KEPT): (of: string) => V {
  const known = new Map<string, V>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const is = work(of);
    known.set(of, is);
    return is;
  };
}
