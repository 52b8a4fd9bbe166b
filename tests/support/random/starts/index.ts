import type { Input } from '../../../../src/rules/record.js';
import { battleground } from './battleground.js';
import { fubar } from './fubar.js';
import { valorAndVictory } from './valor-and-victory.js';
import { wrg1925 } from './wrg-1925.js';

/**
 * Where random inputs start from, so that inputs that go together meet more often than by luck; by rule system and action.
 */
export const STARTS = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
} as Readonly<Record<string, Readonly<Record<string, readonly Input[]>>>>;
