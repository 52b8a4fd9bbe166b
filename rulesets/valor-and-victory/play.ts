import type { Play } from '../../src/rules/system.js';

/** What is played. */
export const play = {
  actions: {
    'close-assault': async () => (await import('./close-assault.js')).closeAssault,
    casualties: async () => (await import('./casualties.js')).casualties,
    shoot: async () => (await import('./shoot.js')).shoot,
    'anti-tank': async () => (await import('./anti-tank.js')).antiTank,
    artillery: async () => (await import('./artillery.js')).artillery,
    smoke: async () => (await import('./smoke.js')).smoke,
    overrun: async () => (await import('./overrun.js')).overrun,
    sniper: async () => (await import('./sniper.js')).sniper,
    'valour-check': async () => (await import('./valour-check.js')).valourCheck,
    rally: async () => (await import('./rally.js')).rally,
    move: async () => (await import('./move.js')).move,
    mines: async () => (await import('./mines.js')).mines,
    turn: async () => (await import('./turn.js')).turn,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./turn-said.js')).game,
} satisfies Play;
