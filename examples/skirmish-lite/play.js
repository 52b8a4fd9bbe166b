// @ts-check
import { cover, limits, nerve } from './tables.js';

/** What is played. */
export const play = {
  actions: {
    turn: async () => (await import('./turn.js')).turn,
    shoot: async () => (await import('./shoot.js')).shoot,
    melee: async () => (await import('./melee.js')).melee,
    morale: async () => (await import('./morale.js')).morale,
  },
  house: async () => ({ tables: [cover, limits, nerve], optional: {} }),
  game: async () => (await import('./game.js')).game,
};
