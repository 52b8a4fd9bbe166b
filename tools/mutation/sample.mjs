/**
 * Which changes are tried where one in so many will do (`--one-in 5`): those that the lot falls on. As long as the code stays as
 * it is it falls on the same ones in every run.
 */
import { createHash } from 'node:crypto';

/** Stryker's own processes learn by their environment how many there are to one that is tried. */
const ONE_IN = 'WG_MUTATION_ONE_IN';

/** And by another in which file those are named that a test has noticed already. */
export const NOTICED = 'WG_MUTATION_NOTICED';

/** And by one which tests are near. */
export const NEAR = 'WG_MUTATION_NEAR';

export const drawOneIn = (n) => {
  process.env[ONE_IN] = String(n);
};

/** @param of a change: its number among all of the run */
export const isDrawn = ({ id }) =>
  createHash('sha256').update(id).digest().readUInt32BE() % Number(process.env[ONE_IN] ?? 1) === 0;
