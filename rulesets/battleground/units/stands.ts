/** Figures that are mounted several to a stand (stand.1). */

/** So many figures on stands of this size, the last of them what is left over. */
export const wholeStands = (figures: number, size: number): string[] =>
  Array.from({ length: Math.ceil(figures / size) }, (_, i) => String(Math.min(size, figures - i * size)));

/** All figures on them. */
export const sumOf = (stands: readonly string[]): number =>
  stands.reduce((sum, figures) => sum + Number(figures), 0);
