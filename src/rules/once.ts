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
