import type { Play } from '../../src/rules/system.js';

/** What is played. */
export const play = {
  actions: {
    muster: async () => (await import('./muster.js')).muster,
    initiative: async () => (await import('./initiative.js')).initiative,
    activate: async () => (await import('./activate.js')).activate,
    pass: async () => (await import('./pass.js')).pass,
    shoot: async () => (await import('./shoot.js')).shoot,
    'vehicle-damage': async () => (await import('./vehicle-damage.js')).vehicleDamage,
    melee: async () => (await import('./melee.js')).melee,
    withdraw: async () => (await import('./withdraw.js')).withdraw,
    overrun: async () => (await import('./overrun.js')).overrun,
    move: async () => (await import('./move.js')).move,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./game.js')).game,
} satisfies Play;
