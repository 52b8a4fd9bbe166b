import { API, ruleSystem } from '../../src/rules/system.js';

const ACTIONS = [
  'close-assault',
  'casualties',
  'shoot',
  'anti-tank',
  'artillery',
  'smoke',
  'overrun',
  'sniper',
  'valour-check',
  'rally',
  'move',
  'mines',
  'turn',
] as const;

/** The name of an action of this book. */
export type ActionName = (typeof ACTIONS)[number];

/** Valor & Victory. */
export const valorAndVictory = ruleSystem({
  meta: { id: 'valor-and-victory', api: API },
  short: 'vv',
  title: 'Valor & Victory',
  actions: ACTIONS,
  usual: ['shoot', 'casualties', 'move', 'close-assault', 'rally'],
  play: () => import('./play.js'),
  all: () => import('./all.js'),
  book: () => import('./book.js'),
  reworded: () => import('./reworded.js'),
  sheet: () => import('./sheet.js'),
  weights: () => import('./weights.js'),
});
