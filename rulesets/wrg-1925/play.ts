import type { Play } from '../../src/rules/system.js';
import type { ActionName } from './index.js';

/** What is played. */
export const play = {
  actions: {
    shoot: async () => (await import('./fire/shoot.js')).shoot,
    'anti-tank': async () => (await import('./anti-tank/anti-tank.js')).antiTank,
    'air-landing': async () => (await import('./air-landing/air-landing.js')).airLanding,
    'bail-out': async () => (await import('./anti-tank/bail-out.js')).bailOut,
    demolish: async () => (await import('./buildings/demolish.js')).demolish,
    'take-over': async () => (await import('./casualties/take-over.js')).takeOver,
    artillery: async () => (await import('./artillery/artillery.js')).artillery,
    'reaction-test': async () => (await import('./reaction/reaction-test.js')).reactionTest,
    isolation: async () => (await import('./deployment/isolation.js')).isolation,
    prisoners: async () => (await import('./reaction/prisoners.js')).prisoners,
    move: async () => (await import('./movement/move.js')).move,
    spot: async () => (await import('./location/spot.js')).spot,
    listen: async () => (await import('./location/listen.js')).listen,
    orders: async () => (await import('./deployment/orders.js')).orders,
    mines: async () => (await import('./mines/mines.js')).mines,
    period: async () => (await import('./deployment/period.js')).period,
    smoke: async () => (await import('./smoke/smoke.js')).smoke,
    illuminate: async () => (await import('./smoke/illuminate.js')).illuminate,
    points: async () => (await import('./forces/points.js')).points,
    victory: async () => (await import('./victory/victory.js')).victory,
  },
  house: async () => (await import('./house.js')).house,
  game: async () => (await import('./game.js')).game,
} satisfies Play<ActionName>;
