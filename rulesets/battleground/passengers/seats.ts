import { refuse } from '../words.js';

/** Whoever got on a vehicle that nobody named may be in any. */
export const UNNAMED = 'a carrier';

/** Figures that a truck or personnel carrier holds (pass.1). */
export const SEATS = 6;

/**
 * Refuses more figures than these trucks or carriers hold (pass.1).
 * @param way where so many are needed
 */
export function mustFit(
  figures: number,
  vehicles: number,
  way = (need: number): string => `Use --vehicles ${need}.`,
): void {
  if (figures <= SEATS * vehicles) return;
  const need = Math.ceil(figures / SEATS);
  refuse('bg:pass.1', `A truck or carrier holds ${SEATS} figures; ${figures} need ${need}.`, way(need));
}
