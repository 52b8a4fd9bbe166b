import type { Player } from '../../../../src/testing/games/player.js';
import { player as battleground } from './battleground.js';
import { player as fubar } from './fubar.js';
import { player as valorAndVictory } from './valor-and-victory.js';
import { player as wrg1925 } from './wrg-1925.js';

/** Who plays random games of a rule system, by its id. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};
