import { API, ruleSystem } from '../../src/rules/system.js';

const ACTIONS = [
  'muster',
  'initiative',
  'activate',
  'pass',
  'move',
  'shoot',
  'melee',
  'withdraw',
  'vehicle-damage',
  'overrun',
] as const;

/** The name of an action of this book. */
export type ActionName = (typeof ACTIONS)[number];

/** FUBAR: one page rules for modern and science fiction skirmishes. */
export const fubar = ruleSystem({
  meta: { id: 'fubar', api: API },
  short: 'fubar',
  title: 'FUBAR',
  actions: ACTIONS,
  usual: ['activate', 'shoot', 'move', 'pass'],
  play: () => import('./play.js'),
  all: () => import('./all.js'),
  book: () => import('./book.js'),
  reworded: () => import('./reworded.js'),
  sheet: () => import('./sheet.js'),
  weights: () => import('./weights.js'),
});
