import type { Play } from '../../src/rules/system.js';
import type { ActionName } from './index.js';

/** What is played. */
export const play = {
  actions: {
    muster: async () => (await import('./turn/muster.js')).muster,
    initiative: async () => (await import('./turn/initiative.js')).initiative,
    activate: async () => (await import('./turn/activate.js')).activate,
    pass: async () => (await import('./turn/pass.js')).pass,
    shoot: async () => (await import('./fire/shoot.js')).shoot,
    'vehicle-damage': async () => (await import('./vehicles/vehicle-damage.js')).vehicleDamage,
    melee: async () => (await import('./melee/melee.js')).melee,
    withdraw: async () => (await import('./melee/withdraw.js')).withdraw,
    overrun: async () => (await import('./vehicles/overrun.js')).overrun,
    move: async () => (await import('./actions/move.js')).move,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./game.js')).game,
} satisfies Play<ActionName>;
