import { API, ruleSystem } from '../../src/rules/system.js';

const ACTIONS = [
  'shoot',
  'artillery',
  'take-over',
  'anti-tank',
  'bail-out',
  'demolish',
  'reaction-test',
  'isolation',
  'prisoners',
  'orders',
  'move',
  'spot',
  'listen',
  'mines',
  'air-landing',
  'smoke',
  'illuminate',
  'period',
  'points',
  'victory',
] as const;

/** The name of an action of this book. */
export type ActionName = (typeof ACTIONS)[number];

/** Wargames Research Group, Infantry Action 1925-1975, second edition of June 1972. */
export const wrg1925 = ruleSystem({
  meta: { id: 'wrg-1925', api: API },
  short: 'wrg',
  title: 'Infantry Action 1925-1975 (Wargames Research Group)',
  actions: ACTIONS,
  usual: ['shoot', 'move', 'reaction-test'],
  play: () => import('./play.js'),
  all: () => import('./all.js'),
  book: () => import('./book.js'),
  reworded: () => import('./reworded.js'),
  sheet: () => import('./sheet.js'),
  weights: () => import('./weights.js'),
});
