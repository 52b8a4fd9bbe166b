/** A distance: `4.5 in`. */
export const inches = (n: number): string => `${Number(n.toFixed(2))} in`;
