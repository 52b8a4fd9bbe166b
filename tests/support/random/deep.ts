/** How often something is tried: as often as it says, where WG_DEEP is set; a part of that in the daily check. */
export const times = (n: number, part = 10): number => (process.env.WG_DEEP ? n : Math.ceil(n / part));

/**
 * What is tried of all there is: all of it, where WG_DEEP is set; each so-manieth in the daily check.
 * @param from the first that is tried: two that look at the same things look at others, then
 */
export const someOf = <T>(all: readonly T[], part: number, from = 0): readonly T[] =>
  process.env.WG_DEEP ? all : all.filter((_, i) => i % part === from);
