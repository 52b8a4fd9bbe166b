/** What is worked out when it is first asked for, and not again. */
export function once<T>(work: () => T): () => T {
  let known: { readonly is: T } | undefined;
  return () => {
    known ??= { is: work() };
    return known.is;
  };
}
