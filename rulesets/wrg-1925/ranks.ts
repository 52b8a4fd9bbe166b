/** Those who lead a group, the senior first. */
export const RANKS = ['officer', 'sgt', 'cpl', 'lcpl'] as const;
export type Rank = (typeof RANKS)[number];
