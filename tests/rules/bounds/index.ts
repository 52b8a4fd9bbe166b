import type { Bounds } from '../../../src/testing/index.js';
import { battleground } from './battleground.js';
import { fubar } from './fubar.js';
import { valorAndVictory } from './valor-and-victory.js';
import { wrg1925 } from './wrg-1925.js';

/** The bounds of every number that an action takes, by rule system. */
export const BOUNDS: Readonly<Record<string, Bounds>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};
