// @ts-check
import { cover } from './tables.js';

/** What is played. */
export const play = {
  actions: {
    shoot: async () => (await import('./shoot.js')).shoot,
  },
  // What players may agree on for a whole game: numbers of their own in these tables, and optional rules.
  house: async () => ({ tables: [cover], optional: {} }),
  game: async () => (await import('./game.js')).game,
};
