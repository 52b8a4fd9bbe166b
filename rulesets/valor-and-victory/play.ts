import type { Play } from '../../src/rules/system.js';

/** What is played. */
export const play = {
  actions: {
    'close-assault': async () => (await import('./close-assault.js')).closeAssault,
    casualties: async () => (await import('./casualties.js')).casualties,
    shoot: async () => (await import('./shoot.js')).shoot,
    'anti-tank': async () => (await import('./anti-tank.js')).antiTank,
    mines: async () => (await import('./mines.js')).mines,
    turn: async () => (await import('./turn.js')).turn,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./turns.js')).game,
} satisfies Play;
