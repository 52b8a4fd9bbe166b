import type { Play } from '../../src/rules/system.js';

/** What is played. */
export const play = {
  actions: {
    'draw-card': async () => (await import('./draw-card.js')).drawCard,
    shoot: async () => (await import('./shoot.js')).shoot,
    charge: async () => (await import('./charge.js')).charge,
    melee: async () => (await import('./melee.js')).melee,
    'vehicle-damage': async () => (await import('./vehicle-damage.js')).vehicleDamage,
    move: async () => (await import('./move.js')).move,
    'unit-check': async () => (await import('./unit-check.js')).unitCheck,
    combine: async () => (await import('./combine.js')).combine,
    heal: async () => (await import('./heal.js')).heal,
    'bail-out': async () => (await import('./bail-out.js')).bailOut,
    overrun: async () => (await import('./overrun.js')).overrun,
    artillery: async () => (await import('./artillery.js')).artillery,
    'artillery-card': async () => (await import('./artillery-card.js')).artilleryCard,
    mines: async () => (await import('./mines.js')).mines,
    'reaction-test': async () => (await import('./reaction-test.js')).reactionTest,
    rally: async () => (await import('./rally.js')).rally,
    smoke: async () => (await import('./smoke.js')).smoke,
    flare: async () => (await import('./flare.js')).flare,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./battlefield-said.js')).game,
} satisfies Play;
