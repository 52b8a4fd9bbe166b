import type { Play } from '../../src/rules/system.js';
import type { ActionName } from './index.js';

/** What is played. */
export const play = {
  actions: {
    'draw-card': async () => (await import('./cards/draw-card.js')).drawCard,
    shoot: async () => (await import('./shooting/shoot.js')).shoot,
    charge: async () => (await import('./charge/charge.js')).charge,
    melee: async () => (await import('./melee/melee.js')).melee,
    'vehicle-damage': async () => (await import('./vehicles/vehicle-damage.js')).vehicleDamage,
    move: async () => (await import('./movement/move.js')).move,
    'unit-check': async () => (await import('./units/unit-check.js')).unitCheck,
    combine: async () => (await import('./combining/combine.js')).combine,
    heal: async () => (await import('./medics/heal.js')).heal,
    'bail-out': async () => (await import('./passengers/bail-out.js')).bailOut,
    overrun: async () => (await import('./vehicle-melee/overrun.js')).overrun,
    artillery: async () => (await import('./artillery/artillery.js')).artillery,
    'artillery-card': async () => (await import('./artillery/artillery-card.js')).artilleryCard,
    mines: async () => (await import('./mines/mines.js')).mines,
    'reaction-test': async () => (await import('./optional/reaction-test.js')).reactionTest,
    rally: async () => (await import('./optional/rally.js')).rally,
    smoke: async () => (await import('./smoke/smoke.js')).smoke,
    flare: async () => (await import('./smoke/flare.js')).flare,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./game.js')).game,
} satisfies Play<ActionName>;
