/** How often something is tried: as often as it says, where WG_DEEP is set; a part of that in the daily check. */
export const times = (n: number, part = 10): number => (process.env.WG_DEEP ? n : Math.ceil(n / part));
