import { API, ruleSystem } from '../../src/rules/system.js';

const ACTIONS = [
  'draw-card',
  'shoot',
  'charge',
  'melee',
  'vehicle-damage',
  'move',
  'unit-check',
  'combine',
  'heal',
  'bail-out',
  'overrun',
  'artillery',
  'artillery-card',
  'mines',
  'reaction-test',
  'rally',
  'smoke',
  'flare',
] as const;

/** The name of an action of this book. */
export type ActionName = (typeof ACTIONS)[number];

/** Battleground, WWII era small unit actions, by Steve Carroll. */
export const battleground = ruleSystem({
  meta: { id: 'battleground', api: API },
  short: 'bg',
  title: 'Battleground (Steve Carroll)',
  actions: ACTIONS,
  usual: ['shoot', 'move', 'charge', 'melee'],
  play: () => import('./play.js'),
  all: () => import('./all.js'),
  book: () => import('./book.js'),
  reworded: () => import('./reworded.js'),
  sheet: () => import('./sheet.js'),
  weights: () => import('./weights.js'),
});
