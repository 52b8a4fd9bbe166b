import type { Play } from '../../src/rules/system.js';

/** What is played. */
export const play = {
  actions: {
    shoot: async () => (await import('./shoot.js')).shoot,
    'anti-tank': async () => (await import('./anti-tank.js')).antiTank,
    'air-landing': async () => (await import('./air-landing.js')).airLanding,
    'bail-out': async () => (await import('./bail-out.js')).bailOut,
    demolish: async () => (await import('./demolish.js')).demolish,
    'take-over': async () => (await import('./take-over.js')).takeOver,
    artillery: async () => (await import('./artillery.js')).artillery,
    'reaction-test': async () => (await import('./reaction-test.js')).reactionTest,
    isolation: async () => (await import('./isolation.js')).isolation,
    prisoners: async () => (await import('./prisoners.js')).prisoners,
    move: async () => (await import('./move.js')).move,
    spot: async () => (await import('./spot.js')).spot,
    listen: async () => (await import('./listen.js')).listen,
    orders: async () => (await import('./orders.js')).orders,
    mines: async () => (await import('./mines.js')).mines,
    period: async () => (await import('./period.js')).period,
    smoke: async () => (await import('./smoke.js')).smoke,
    illuminate: async () => (await import('./illuminate.js')).illuminate,
    points: async () => (await import('./points.js')).points,
    victory: async () => (await import('./victory.js')).victory,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./battle.js')).game,
} satisfies Play;
