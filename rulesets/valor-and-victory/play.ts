import type { Play } from '../../src/rules/system.js';
import type { ActionName } from './index.js';

/** What is played. */
export const play = {
  actions: {
    'close-assault': async () => (await import('./assault/close-assault.js')).closeAssault,
    casualties: async () => (await import('./casualties/casualties.js')).casualties,
    shoot: async () => (await import('./fire/shoot.js')).shoot,
    'anti-tank': async () => (await import('./armour/anti-tank.js')).antiTank,
    artillery: async () => (await import('./support/artillery.js')).artillery,
    smoke: async () => (await import('./support/smoke.js')).smoke,
    overrun: async () => (await import('./armour/overrun.js')).overrun,
    sniper: async () => (await import('./support/sniper.js')).sniper,
    'valour-check': async () => (await import('./valour/valour-check.js')).valourCheck,
    rally: async () => (await import('./casualties/rally.js')).rally,
    move: async () => (await import('./movement/move.js')).move,
    mines: async () => (await import('./positions/mines.js')).mines,
    turn: async () => (await import('./turn/turn.js')).turn,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./game.js')).game,
} satisfies Play<ActionName>;
